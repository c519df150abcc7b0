import CanvasEngine

extension LayoutKind {
    /// The clustered layout as a spec names it.
    static let clustered = LayoutKind(
        name: "clustered", summary: "items stay with their group; one layout inside the groups, one for the groups",
        parameters: [
            LayoutParameter("inner", .layout, .layout("flow"), "places the items of each group"),
            LayoutParameter(
                "outer", .layout, .layout("flow"), "places the groups; without it a flow with groupSpacing"),
            .length("groupSpacing", .number(24), "both spacings of the flow of groups").unless("outer"),
            .length("groupPadding", .number(0), "what stays free around the items of a group"),
            .word(
                "groupOrder", ClusteredCanvasLayout.GroupOrder.allCases.map(\.rawValue), "manifest",
                "manifest is first appearance, size is most items first"),
            LayoutParameter("groups", .groupLayouts, .none, "for some groups, by name, an inner layout of their own"),
        ],
        derived: ["groups"],
        examples: [
            LayoutExample(
                """
                { layout: { kind: "clustered", inner: "ring" }, itemSize: [120, 80],
                  items: [{ id: "a1", group: "a" }, { id: "a2", group: "a" },
                          { id: "a3", group: "a" }, { id: "b1", group: "b" },
                          { id: "b2", group: "b" }, { id: "c1", group: "c" }] }
                """)
        ],
        holdsLayouts: true
    ) { values, context in
        let spacing = values.length("groupSpacing")
        func layout(_ description: LayoutDescription?, or standard: FlowCanvasLayout) -> AnyCanvasLayout {
            description.map { LayoutCatalogue.layout($0, for: LayoutContext()) } ?? AnyCanvasLayout(standard)
        }
        return AnyCanvasLayout(
            ClusteredCanvasLayout(
                groups: context.groups, groupNames: context.groupNames,
                inner: layout(values.layout("inner"), or: FlowCanvasLayout()),
                groupLayouts: values.groupLayouts("groups").mapValues { layout($0, or: FlowCanvasLayout()) },
                outer: layout(
                    values.layout("outer"),
                    or: FlowCanvasLayout(horizontalSpacing: spacing, verticalSpacing: spacing)),
                groupPadding: values.length("groupPadding"),
                groupOrder: ClusteredCanvasLayout.GroupOrder(rawValue: values.word("groupOrder")) ?? .manifest))
    }
}
