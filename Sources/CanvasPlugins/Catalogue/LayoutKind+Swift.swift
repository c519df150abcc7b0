import CanvasEngine

extension LayoutKind {
    /// The layout of a Swift file as a spec names it; whoever reads the spec makes it ready.
    public static let swift = LayoutKind(
        name: "swift",
        summary: "a CanvasLayout of your own in a Swift file, compiled when it changes",
        parameters: [
            LayoutParameter("file", .name, .required, "the Swift file, relative to the spec"),
            LayoutParameter("type", .name, .none, "the type to take; without it the only CanvasLayout of the file"),
            LayoutParameter(
                "parameters", .arguments, .none, "numbers, booleans and texts for the properties of the type"),
            LayoutParameter("timeLimit", .seconds, .number(2), "how long it may take to place the items, in seconds"),
        ],
        derived: [], authorsDerived: "the derived values of its result",
        examples: [
            LayoutExample(
                """
                { layout: { kind: "swift", file: "RingCanvasLayout.swift",
                            parameters: { radius: 300 } },
                  items: { count: 12, size: [120, 80] },
                }
                """)
        ],
        runsCode: true
    ) { _, _ in
        // Whoever left it unready has told why.
        AnyCanvasLayout(FlowCanvasLayout())
    }
}
