import CanvasEngine
import Glibc
import Testing

@testable import canvas_watch

struct CanvasDiffTests {
    private static let size = CGSize(width: 40, height: 20)

    /// Frames of one size around centres, moved so that none lies at negative coordinates.
    private static func rendering(
        _ centres: [(CGFloat, CGFloat)], ids: [String]? = nil, margin: CGFloat = 0, kind: String = "ring",
        direction: LayoutDirection = .leftToRight
    ) -> Rendering {
        let left = (centres.map(\.0).min() ?? 0) - size.width / 2 - margin
        let top = (centres.map(\.1).min() ?? 0) - size.height / 2 - margin
        let frames = centres.map {
            CGRect(
                x: $0.0 - size.width / 2 - left, y: $0.1 - size.height / 2 - top, width: size.width, height: size.height
            )
        }
        let right = (frames.map(\.maxX).max() ?? 0) + margin
        let bottom = (frames.map(\.maxY).max() ?? 0) + margin
        return .fixture(
            frames, ids: ids, contentSize: CGSize(width: right, height: bottom), margins: EdgeInsets(all: margin),
            kind: kind, direction: direction)
    }

    private static let points: [(CGFloat, CGFloat)] = [(0, 0), (300, 10), (120, 200), (500, 340), (80, 410)]

    private static func lines(_ old: Rendering, _ new: Rendering, causes: [KeyChange] = []) -> [String] {
        CanvasDiff(from: old, to: new, causes: causes).map { DiffText(diff: $0).lines() } ?? []
    }

    @Test("Equal renderings have no diff, and differences below the epsilon are none")
    func nothing() {
        let rendering = Self.rendering(Self.points)
        #expect(CanvasDiff(from: rendering, to: rendering) == nil)
        var moved = Self.points
        moved[2].0 += 0.004
        #expect(CanvasDiff(from: rendering, to: Self.rendering(moved)) == nil)
        moved[2].0 += 0.004
        #expect(CanvasDiff(from: rendering, to: Self.rendering(moved)) != nil)
        var buffer = ByteBuffer()
        DiffText.writeNothing(causes: [], to: &buffer)
        DiffText.writeNothing(causes: [KeyChange(key: "overscan", old: nil, new: "64")], to: &buffer)
        #expect(buffer.text == "nothing changed\nnothing changed by overscan not set -> 64\n")
    }

    @Test("Keys that changed, appeared and vanished")
    func keys() {
        let changes = KeyChange.changes(
            from: [("layout.kind", "ring"), ("layout.radius", "600"), ("overscan", "64")],
            to: [("layout.kind", "ring"), ("layout.radius", "auto"), ("layout.spacing", "4")])
        #expect(
            changes == [
                KeyChange(key: "layout.radius", old: "600", new: "auto"),
                KeyChange(key: "layout.spacing", old: nil, new: "4"), KeyChange(key: "overscan", old: "64", new: nil),
            ])
    }

    @Test("A canvas that only got margins moves no item")
    func margins() {
        // The cluster is 540 x 430.
        let lines = Self.lines(Self.rendering(Self.points), Self.rendering(Self.points, margin: 24))
        #expect(lines == ["canvas 540 x 430 -> 588 x 478: margins 0 x 0 -> 48 x 48 together", "origin 0, 0 -> 24, 24"])
    }

    @Test("Few changes are all listed, with their causes")
    func few() {
        var points = Self.points
        points[1].0 += 12
        points[2].1 -= 3.5
        let cause = KeyChange(key: "layout.radius", old: "600", new: "612")
        // b and c are closest: 200 - 10 - 20 high before, and 3.5 less now.
        #expect(
            Self.lines(Self.rendering(Self.points), Self.rendering(points), causes: [cause])
                == [
                    "layout.radius 600 -> 612", "b moved by 12, 0", "c moved by 0, -3.5",
                    "smallest gap 170 -> 166.5",
                ])
    }

    @Test("A scale of the centres is one motion")
    func scale() {
        let lines = Self.lines(
            Self.rendering(Self.points), Self.rendering(Self.points.map { ($0.0 * 1.5, $0.1 * 1.5) }))
        // a stays at the corner.
        #expect(lines.contains("4 moved: distances scaled by 1.5"))
        // The cluster grows from 500 + 40 by 410 + 20 to 750 + 40 by 615 + 20.
        #expect(lines.first == "canvas 540 x 430 -> 790 x 635: cluster 540 x 430 -> 790 x 635")
    }

    /// Forty points on a circle of that radius, turned by so many degrees.
    private static func ring(_ radius: CGFloat, turnedBy degrees: CGFloat = 0, clockwise: Bool = true) -> [(
        CGFloat, CGFloat
    )] {
        (0..<40).map { index in
            let angle = (CGFloat(index) * (clockwise ? 9 : -9) + degrees) * .pi / 180
            return (radius * cos(angle), radius * sin(angle))
        }
    }

    @Test("Forty items need one line for one motion")
    func ringMotions() {
        let ring = Self.rendering(Self.ring(600))
        let turned = Self.lines(ring, Self.rendering(Self.ring(600, turnedBy: 15)))
        #expect(turned.count(where: { $0.contains("moved") }) == 1)
        #expect(turned.contains { $0.contains(" moved: rotated by 15 degrees clockwise") })
        let back = Self.lines(ring, Self.rendering(Self.ring(600, turnedBy: -15)))
        #expect(back.contains { $0.contains(" moved: rotated by 15 degrees counterclockwise") })
        let both = Self.lines(ring, Self.rendering(Self.ring(1200, turnedBy: 30)))
        #expect(both.contains { $0.contains("rotated by 30 degrees clockwise, distances scaled by 2") })
        let slightly = Self.lines(ring, Self.rendering(Self.ring(600.3)))
        #expect(slightly.contains { $0.contains("distances scaled by 1 + 0.05 %") })
        let other = Self.lines(ring, Self.rendering(Self.ring(600, clockwise: false)))
        #expect(other == ["38 moved: mirrored top to bottom"])
    }

    @Test("Right-to-left mirrors left to right")
    func mirror() {
        let mirrored = Self.rendering(Self.points.map { (-$0.0, $0.1) }, direction: .rightToLeft)
        let lines = Self.lines(Self.rendering(Self.points), mirrored)
        #expect(lines[0] == "direction leftToRight -> rightToLeft")
        #expect(lines[1] == "5 moved: mirrored left to right")
    }

    @Test("A mirror about a slanted axis is found with its angle")
    func reflection() {
        // Exchanging x and y is a reflection about the axis at 45 degrees.
        let lines = Self.lines(Self.rendering(Self.points), Self.rendering(Self.points.map { ($0.1, $0.0) }))
        #expect(lines.contains("4 moved: mirrored about an axis at 45 degrees"))
    }

    @Test("Two items that fit any turn and scale are not explained by one")
    func twoItems() {
        let lines = Self.lines(Self.rendering([(0, 0), (100, 0)]), Self.rendering([(0, 0), (90, 70)]))
        #expect(!lines.contains { $0.contains("rotated") || $0.contains("scaled") })
        #expect(lines.contains("b moved by -10, 70"))
    }

    @Test("Equal vectors make groups, and the largest of the other moves are listed")
    func groups() {
        let grid = (0..<60).map { (CGFloat($0 % 10) * 100, CGFloat($0 / 10) * 100) }
        let moved = grid.enumerated().map { index, point in
            switch index {
            case 11..<18: (point.0 + 5, point.1)
            case 21..<25: (point.0, point.1 + 7.25)
            case 31..<39: (point.0 + CGFloat(index), point.1)
            default: point
            }
        }
        let lines = Self.lines(Self.rendering(grid), Self.rendering(moved))
        #expect(
            lines == [
                "7 moved by 5, 0: item-11, item-12, item-13, item-14, item-15, item-16, item-17",
                "4 moved by 0, 7.25: item-21, item-22, item-23, item-24",
                "item-38 moved by 38, 0", "item-37 moved by 37, 0", "item-36 moved by 36, 0", "item-35 moved by 35, 0",
                "item-34 moved by 34, 0",
                // 19 moves: seven of 5, four of 7.25, then 31 to 38; the tenth is a 7.25.
                "3 more moved; median 7.25, at most 38",
                // Items lie 100 apart and are 40 wide; item-38 moved by 38 towards item-39.
                "smallest gap 60 -> 22",
            ])
    }

    @Test("A flow says which item went to another row")
    func rewrap() {
        // Rows of four become rows of three: d goes to row 2, and all but a, b and c move.
        func flow(_ columns: Int) -> Rendering {
            Self.rendering((0..<16).map { (CGFloat($0 % columns) * 50, CGFloat($0 / columns) * 30) }, kind: "flow")
        }
        let lines = Self.lines(flow(4), flow(3))
        #expect(lines.contains("row 1: d moved to row 2, 12 followers"))
        #expect(lines.count(where: { $0.contains("moved") }) == 1)
    }

    @Test("Items that came, went, changed places and groups")
    func items() {
        let frames = (0..<4).map { CGRect(x: CGFloat($0) * 50, y: 0, width: 40, height: 20) }
        let old = Rendering.fixture(
            frames, ids: ["a", "b", "c", "d"], labels: ["", "", "", "D"], groups: ["x", "", "y", "y"])
        let new = Rendering.fixture(
            frames, ids: ["b", "a", "e", "d"], labels: ["", "", "", "E"], groups: ["z", "x", "", "y"])
        #expect(
            Self.lines(old, new) == [
                "1 added: e", "1 removed: c", "1 reordered: b", "1 in another group: b; 1 with another label: d",
                "b moved by -50, 0", "a moved by 50, 0",
            ])
    }

    @Test("Sizes, alone and with a move")
    func sizes() {
        let old = Rendering.fixture([
            CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 50, y: 0, width: 40, height: 20),
        ])
        let new = Rendering.fixture([
            CGRect(x: 0, y: 0, width: 60, height: 20), CGRect(x: 70, y: 0, width: 30.5, height: 20),
        ])
        #expect(
            Self.lines(old, new) == [
                "canvas 90 x 20 -> 100.5 x 20: cluster 90 x 20 -> 100.5 x 20", "a resized 40 x 20 -> 60 x 20",
                "b resized 40 x 20 -> 30.5 x 20, moved by 15.25, 0",
            ])
        let grown = (0..<12).map { CGRect(x: CGFloat($0) * 50, y: 0, width: 40, height: 20) }
        let smaller = grown.map { CGRect(x: $0.minX, y: 0, width: 30, height: 20) }
        #expect(
            Self.lines(.fixture(grown, contentSize: .zero), .fixture(smaller, contentSize: .zero)) == [
                "12 resized 40 x 20 -> 30 x 20: a, b, c, d, e, f, g, h and 4 more", "smallest gap 10 -> 20",
            ])
    }

    @Test("An item that is listed for its move is not listed again for its size")
    func listedOnce() {
        let frames = (0..<12).map { CGRect(x: CGFloat($0) * 100, y: 0, width: 40, height: 20) }
        var moved = frames.enumerated().map { $1.offsetBy(dx: CGFloat($0), dy: 0) }
        moved[11].size.height = 30
        let lines = Self.lines(.fixture(frames, contentSize: .zero), .fixture(moved, contentSize: .zero))
        #expect(lines.first == "l resized 40 x 20 -> 40 x 30, moved by 11, 5")
        #expect(lines[1...4] == ["k moved by 10, 0", "j moved by 9, 0", "i moved by 8, 0", "h moved by 7, 0"])
        // b to g moved by 1 to 6. Of all eleven moves, that of g is the middle one.
        #expect(lines[5] == "6 more moved; median 6, at most 12.08")
        #expect(!lines.contains { $0.hasPrefix("1 resized") })
    }

    @Test("Overlaps that appeared and vanished, by id")
    func overlaps() {
        func row(_ places: [CGFloat], _ ids: [String]) -> Rendering {
            .fixture(places.map { CGRect(x: $0, y: 0, width: 40, height: 20) }, ids: ids)
        }
        // a-b overlap before; b-c and, though they changed places, d-a afterwards.
        let lines = Self.lines(
            row([0, 30, 100, 200], ["a", "b", "c", "d"]), row([220, 70, 100, 200], ["a", "b", "c", "d"]))
        #expect(lines.contains("overlaps 1 -> 2: new a with d, b with c; gone a with b"))
    }

    @Test("What came into view and went out of it")
    func visibility() {
        let frames = (0..<4).map { CGRect(x: CGFloat($0) * 50, y: 0, width: 40, height: 20) }
        let size = CGSize(width: 200, height: 20)
        func scrolled(_ x: CGFloat?) -> Rendering {
            .fixture(frames, contentSize: size, viewport: x.map { CGRect(x: $0, y: 0, width: 60, height: 20) })
        }
        #expect(Self.lines(scrolled(0), scrolled(100)) == ["visible 2 -> 2 of 4: in view c, d; out of view a, b"])
        #expect(Self.lines(scrolled(nil), scrolled(0)) == ["a viewport, 2 of 4 visible"])
        #expect(Self.lines(scrolled(0), scrolled(nil)) == ["the viewport is gone"])
    }

    @Test("The rule for the canvas is named when it decides")
    func rule() {
        let frames = [CGRect(x: 0, y: 0, width: 40, height: 20)]
        let old = Rendering.fixture(frames)
        let new = Rendering.fixture(
            frames, contentSize: CGSize(width: 400, height: 300), canvas: .fixed(width: 400, height: 300))
        #expect(Self.lines(old, new) == ["canvas 40 x 20 -> 400 x 300: contentSize automatic -> fixed 400 x 300"])
    }
}
