import CanvasEngine

extension LayoutKind {
    /// The flow as a spec names it.
    static let flow = LayoutKind(
        name: "flow", summary: "rows from left to right, wrapped like words",
        parameters: [
            .length("horizontalSpacing", .number(8), "gap between neighbours of a row"),
            .length("verticalSpacing", .number(8), "gap between rows"),
            .word(
                "alignment", VerticalAlignment.allCases.map(\.rawValue), "center",
                "where an item sits in the height of its row"),
            .length("maxWidth", .none, "where rows wrap; without it the proposed width, or about a square"),
        ],
        derived: ["wrapWidth", "rows"],
        examples: [
            LayoutExample(
                """
                {
                  layout: { kind: "flow", maxWidth: 600 },
                  items: { count: 12, size: [120, 80] },
                }
                """)
        ]
    ) { values, _ in
        AnyCanvasLayout(
            FlowCanvasLayout(
                horizontalSpacing: values.length("horizontalSpacing"),
                verticalSpacing: values.length("verticalSpacing"),
                alignment: VerticalAlignment(rawValue: values.word("alignment")) ?? .center,
                maxWidth: values.number("maxWidth")))
    }

    /// The grid as a spec names it.
    static let grid = LayoutKind(
        name: "grid", summary: "columns as wide as their widest item, rows as tall as their tallest",
        parameters: [
            LayoutParameter("columns", .wholeNumber, .required, "number of columns; below 1 counts as 1"),
            .length("horizontalSpacing", .number(8), "gap between columns"),
            .length("verticalSpacing", .number(8), "gap between rows"),
            .word("alignment", Alignment.named.map(\.name), "center", "where an item sits in its cell"),
        ],
        derived: ["rows"],
        examples: [
            LayoutExample(
                """
                {
                  layout: { kind: "grid", columns: 4, alignment: "topLeading" },
                  items: { count: 12, size: [120, 80] },
                }
                """)
        ]
    ) { values, _ in
        AnyCanvasLayout(
            GridCanvasLayout(
                columns: values.wholeNumber("columns"), horizontalSpacing: values.length("horizontalSpacing"),
                verticalSpacing: values.length("verticalSpacing"),
                alignment: Alignment.named.first { $0.name == values.word("alignment") }?.value ?? .center))
    }
}

extension Alignment {
    /// The nine alignments by the names they have in a spec.
    fileprivate static let named: [(name: String, value: Alignment)] = [
        ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing), ("leading", .leading),
        ("center", .center), ("trailing", .trailing), ("bottomLeading", .bottomLeading), ("bottom", .bottom),
        ("bottomTrailing", .bottomTrailing),
    ]
}
