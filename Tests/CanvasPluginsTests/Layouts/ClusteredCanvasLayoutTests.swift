import CanvasEngine
import CanvasPlugins
import Testing

struct ClusteredCanvasLayoutTests {
    private let square = CGSize(width: 10, height: 10)

    /// A layout with one column inside the groups and one row of groups, 100 points apart.
    private func rowOfColumns(
        _ groups: [Int32], _ names: [String], padding: CGFloat = 0,
        order: ClusteredCanvasLayout.GroupOrder = .manifest
    ) -> ClusteredCanvasLayout {
        .clustered(
            groups: groups, groupNames: names, inner: .grid(columns: 1, verticalSpacing: 5),
            outer: .grid(columns: 99, horizontalSpacing: 100, alignment: .topLeading), groupPadding: padding,
            groupOrder: order)
    }

    private func boxes(_ probe: LayoutProbe) -> [CanvasDerivedValue.Box] {
        for case .boxes(let boxes) in probe.derived.filter({ $0.name == "groups" }).map(\.content) { return boxes }
        return []
    }

    @Test("Each group is laid out by itself in a padded box, and the boxes are laid out like items")
    func boxesAndFrames() {
        let probe = LayoutProbe(
            rowOfColumns([0, 1, 0], ["a", "b"], padding: 3), sizes: [square, CGSize(width: 20, height: 40), square])
        #expect(
            probe.frames == [
                CGRect(x: 3, y: 3, width: 10, height: 10), CGRect(x: 119, y: 3, width: 20, height: 40),
                CGRect(x: 3, y: 18, width: 10, height: 10),
            ])
        #expect(
            boxes(probe) == [
                CanvasDerivedValue.Box(name: "a", frame: CGRect(x: 0, y: 0, width: 16, height: 31)),
                CanvasDerivedValue.Box(name: "b", frame: CGRect(x: 116, y: 0, width: 26, height: 46)),
            ])
        #expect(probe.number("outer.rows") == 1)
    }

    @Test("Two spellings of a letter are two groups")
    func spellings() {
        let probe = LayoutProbe(rowOfColumns([0, 1, 0], ["\u{212B}", "A\u{30A}"]), sizes: [square, square, square])
        #expect(boxes(probe).map { Array($0.name.unicodeScalars) } == [["\u{212B}"], ["A", "\u{30A}"]])
        #expect(probe.frames.map(\.minX) == [0, 110, 0])
    }

    @Test(
        "Groups come in the order asked for",
        arguments: [
            (ClusteredCanvasLayout.GroupOrder.manifest, ["b", "", "é", "z", "a"]),
            // By code point, so that é stands behind z.
            (.name, ["", "a", "b", "z", "é"]), (.size, ["é", "b", "z", "", "a"]),
        ])
    func order(order: ClusteredCanvasLayout.GroupOrder, expected: [String]) {
        let names = ["a", "b", "é", "z"]
        let groups: [Int32] = [1, -1, 2, 3, 2, 1, 2, 0, 3]
        let probe = LayoutProbe(
            rowOfColumns(groups, names, order: order), sizes: [CGSize](repeating: square, count: groups.count))
        #expect(boxes(probe).map(\.name) == expected)
        #expect(boxes(probe).map(\.frame.minX) == [0, 110, 220, 330, 440])
        for (frame, group) in zip(probe.frames, groups) {
            let name = group < 0 ? "" : names[Int(group)]
            let box = boxes(probe).first { $0.name == name }?.frame
            #expect(box?.contains(frame) == true)
        }
    }

    @Test("An item without a known group, and one of the group without a name, are in the unnamed group")
    func unnamed() {
        let probe = LayoutProbe(
            rowOfColumns([7, -3, 0, 1], ["", "a"]), sizes: [CGSize](repeating: square, count: 6))
        #expect(boxes(probe).map(\.name) == ["", "a"])
        #expect(probe.frames.map(\.minX) == [0, 0, 0, 110, 0, 0])
    }

    @Test("A group may have a layout of its own, the unnamed one too")
    func groupLayouts() {
        let probe = LayoutProbe(
            .clustered(
                groups: [0, 0, -1, -1, 1, 1], groupNames: ["a", "b"], inner: .grid(columns: 1, verticalSpacing: 0),
                groupLayouts: [
                    "a": AnyCanvasLayout(.grid(columns: 2, horizontalSpacing: 0)),
                    "": AnyCanvasLayout(.ring(radius: 50, sweep: 180)),
                ],
                outer: .grid(columns: 1, verticalSpacing: 0, alignment: .topLeading)),
            sizes: [CGSize](repeating: square, count: 6))
        #expect(
            boxes(probe).map(\.frame) == [
                CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 0, y: 10, width: 110, height: 10),
                CGRect(x: 0, y: 20, width: 10, height: 20),
            ])
    }

    @Test("The inner layouts get no proposal, the outer one that of the canvas")
    func proposals() {
        let groups: [Int32] = [0, 0, 0, 1]
        let probe = LayoutProbe(
            .clustered(groups: groups, groupNames: ["a", "b"], inner: .flow(horizontalSpacing: 0, verticalSpacing: 0)),
            sizes: [CGSize](repeating: square, count: 4), in: CanvasProposal(width: 30, height: nil))
        // Three squares of 10 make about a square of 17: one a row. Boxes of 10 and 10 with 24 between exceed 30.
        #expect(probe.frames.map(\.minY) == [0, 10, 20, 54])
        #expect(probe.number("outer.wrapWidth") == 30)
    }

    @Test("No items, no groups")
    func empty() {
        let probe = LayoutProbe(rowOfColumns([], ["a"]), sizes: [])
        #expect(probe.frames.isEmpty && boxes(probe).isEmpty)
    }

    @Test("A padding that is no length counts as 0", arguments: [-5, CGFloat.nan, .infinity])
    func hostilePadding(padding: CGFloat) {
        let sizes = [CGSize](repeating: square, count: 3)
        let plain = LayoutProbe(rowOfColumns([0, 1, 0], ["a", "b"]), sizes: sizes)
        #expect(
            LayoutProbe(rowOfColumns([0, 1, 0], ["a", "b"], padding: padding), sizes: sizes).frames == plain.frames)
    }
}
