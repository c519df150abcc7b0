import CanvasEngine

extension LayoutKind {
    /// The formula layout as a spec names it.
    public static let formula = LayoutKind(
        name: "formula", summary: "each item where expressions of yours put it",
        parameters: [
            LayoutParameter(
                "let", .bindings, .none, "values with names of your own, in the order in which they use each other"),
            LayoutParameter("x", .expression, .required, "horizontal place of an item"),
            LayoutParameter("y", .expression, .required, "vertical place of an item, growing downward"),
            .word("at", UnitPoint.named.map(\.name), "center", "the point of the item that x and y place"),
            LayoutParameter("width", .expression, .none, "width of an item; without it its own"),
            LayoutParameter("height", .expression, .none, "height of an item; without it its own"),
        ],
        derived: [], authorsDerived: "the values of let that are the same for all items",
        examples: [
            LayoutExample(
                """
                {
                  layout: { kind: "formula", x: "200 * cos(index)", y: "90 * index" },
                  items: { count: 12, size: [120, 80] },
                }
                """)
        ], glossary: FormulaGlossary.entries
    ) { values, context in
        let source = FormulaSource(values)
        guard let layout = try? FormulaCanvasLayout(source, groups: context.groups, groupNames: context.groupNames)
        else {
            // Whoever made the description has told what is wrong with it.
            return AnyCanvasLayout(FlowCanvasLayout())
        }
        return AnyCanvasLayout(layout)
    }
}

extension FormulaSource {
    /// What a description of a formula layout says.
    package init(_ description: LayoutDescription) {
        self.init(LayoutValues(kind: .formula, values: description.values))
    }

    fileprivate init(_ values: LayoutValues) {
        self.init(
            bindings: values.bindings("let"), x: values.expression("x") ?? 0, y: values.expression("y") ?? 0,
            at: UnitPoint.named.first { $0.name == values.word("at") }?.value ?? .center,
            width: values.expression("width"), height: values.expression("height"))
    }
}

extension UnitPoint {
    /// The nine places by the names they have in a spec.
    fileprivate static let named: [(name: String, value: UnitPoint)] = [
        ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing), ("leading", .leading),
        ("center", .center), ("trailing", .trailing), ("bottomLeading", .bottomLeading), ("bottom", .bottom),
        ("bottomTrailing", .bottomTrailing),
    ]
}
