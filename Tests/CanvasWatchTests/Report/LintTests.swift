import CanvasEngine
import CanvasPlugins
import TestSupport
import Testing

@testable import canvas_watch

struct LintTests {
    private static func warnings(
        _ frames: [CGRect], canvas: CGSize? = nil, change: (inout Spec, inout CanvasResolution) -> Void = { _, _ in }
    ) -> [Warning] {
        let bounds = CanvasLayoutResult(frames: frames).bounds
        var spec = Spec.fixture(.fixture(frames: frames), kind: "flow")
        var resolution = CanvasResolution(
            frames: frames, contentSize: canvas ?? CGSize(width: bounds.maxX, height: bounds.maxY),
            contentBounds: bounds)
        change(&spec, &resolution)
        let overlaps = OverlapPairs(of: resolution.frames) { SpatialIndex(frames: resolution.frames) }
        return Lint(spec: spec, sizes: spec.items.sizes, resolution: resolution, overlaps: overlaps).warnings()
    }

    private static let row = (0..<3).map { CGRect(x: CGFloat($0) * 50, y: 0, width: 40, height: 20) }

    @Test("A canvas without faults has no warnings")
    func fine() {
        #expect(Self.warnings(Self.row).isEmpty)
    }

    @Test("Frames overlap from 0.005 points on, on both axes")
    func overlapTolerance() {
        func pair(_ x: CGFloat, _ y: CGFloat) -> [String] {
            Self.warnings([CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: x, y: y, width: 10, height: 10)]).map(
                \.code)
        }
        #expect(pair(10, 0).isEmpty && pair(9.996, 0).isEmpty && pair(0, 9.996).isEmpty)
        #expect(pair(9.994, 0) == ["overlap"] && pair(9.994, 9.994) == ["overlap"] && pair(9.994, 9.996).isEmpty)
    }

    @Test("The worst pair is the one that is furthest from being parted, and the items of all pairs are named")
    func worst() throws {
        // a and b share 10 x 20, b and c 5 x 20; d lies apart.
        let frames = [0.0, 30, 65, 200].map { CGRect(x: $0, y: 0, width: 40, height: 20) }
        let warning = try #require(Self.warnings(frames).first)
        #expect(warning.code == "overlap" && warning.count == 2 && warning.items == [0, 1, 2])
        #expect(warning.message == "2 overlaps, the worst of a and b by 10 pt")
        #expect(warning.verdict == "2 overlaps")
    }

    @Test("The cure of a ring is the radius at which the last pair parts")
    func cure() throws {
        // Two items of 40 x 20 at radius 15: 30 apart on x, 40 needed, so the radius must be 20.
        let frames = [CGRect(x: 30, y: 0, width: 40, height: 20), CGRect(x: 0, y: 0, width: 40, height: 20)]
        let warning = try #require(
            Self.warnings(frames) { spec, resolution in
                spec.layout = LayoutDescription(kind: "ring", values: ["radius": .number(15)])
                resolution.derived = [CanvasDerivedValue("radius", 15)]
            }.first)
        #expect(warning.cure == "radius 20 clears it")
        #expect(warning.verdict == "1 overlap: radius 20 clears it")
    }

    @Test("What reaches beyond the canvas is named, with the size that would hold all")
    func offCanvas() throws {
        // The cluster is 140 x 20; with margins of 8 it needs 156 x 36.
        let shifted = Self.row.map { $0.offsetBy(dx: 8, dy: 8) }
        let warnings = Self.warnings(shifted, canvas: CGSize(width: 100, height: 60)) { spec, _ in
            spec.contentMargins = EdgeInsets(all: 8)
            spec.contentSize = .fixed(width: 100, height: 60)
        }
        let warning = try #require(warnings.first)
        #expect(warnings.count == 1 && warning.code == "off-canvas" && warning.items == [2])
        #expect(warning.message == "1 item of 3 reach beyond the canvas, where no panning leads")
        #expect(warning.cure == "contentSize 156 x 60 holds all")
    }

    @Test("In right-to-left the first item that is lost is named")
    func rightToLeft() throws {
        let mirrored = [100.0, 50, 0].map { CGRect(x: $0, y: 0, width: 40, height: 20) }
        let warnings = Self.warnings(mirrored, canvas: CGSize(width: 80, height: 20)) { spec, _ in
            spec.layoutDirection = .rightToLeft
            spec.contentSize = .fixed(width: 80, height: 20)
        }
        let message = try #require(warnings.first?.message)
        #expect(message.hasSuffix(", a first, as in right-to-left the start of the content is lost"))
    }

    @Test("An anchor outside of 0 to 1 is to blame where the canvas is large enough")
    func anchor() {
        let far = Self.row.map { $0.offsetBy(dx: 500, dy: 0) }
        let warnings = Self.warnings(far, canvas: CGSize(width: 200, height: 20)) { spec, _ in
            spec.contentSize = .fixed(width: 200, height: 20)
        }
        #expect(warnings.map(\.cure) == ["a contentAnchor from 0 to 1 holds all"])
    }

    @Test("Frames that a layout got wrong, items without an area or a size")
    func items() {
        let frames = Self.row + [CGRect(x: 0, y: 0, width: 0, height: 0)]
        let warnings = Self.warnings(frames) { spec, resolution in
            spec.items.unsized = [1]
            resolution.problems = [.missing(items: 3..<4), .surplus(count: 2)]
        }
        #expect(warnings.map(\.code) == ["placement", "zero-size", "estimated"])
        #expect(warnings.map(\.items) == [[3], [3], [1]])
        #expect(
            warnings[0].message == "1 item got no usable frame from the layout; 2 frames too many came from the layout")
        #expect(warnings[2].message == "1 item without a size, taken as 120 x 120")
    }

    @Test("Margins that leave no canvas")
    func margins() {
        let warnings = Self.warnings([], canvas: CGSize(width: 50, height: 90)) { spec, _ in
            spec.contentMargins = EdgeInsets(top: 10, leading: 30, bottom: 20, trailing: 40)
            spec.contentSize = .fixed(width: 50, height: 90)
        }
        #expect(warnings.map(\.code) == ["margins-exceed-canvas", "empty"])
        #expect(warnings[0].message == "the margins alone take 70 x 30, and the canvas has 50 x 90")
        #expect(warnings[0].cure == "contentSize 70 x 90 has room for them")
    }

    @Test("Items on one centre are named; where every radius puts them there, there is no cure")
    func coincident() {
        // Two items a whole turn apart lie on one point, whatever the radius.
        let frames = [CGRect(x: 10, y: 10, width: 40, height: 20), CGRect(x: 20, y: 5, width: 20, height: 30)]
        let warnings = Self.warnings(frames) { spec, resolution in
            spec.layout = LayoutDescription(kind: "ring", values: ["radius": .number(15), "sweep": .number(720)])
            resolution.derived = [CanvasDerivedValue("radius", 15)]
        }
        #expect(warnings.map(\.code) == ["overlap", "coincident"])
        #expect(warnings[0].cure == nil && warnings[1].cure == nil && warnings[1].items == [0, 1])
        #expect(warnings[1].message == "2 items share their centre with another")
    }

    @Test("The cure of a ring without a radius parts the items on its centre")
    func ringOfNoRadius() {
        // Two items face each other at 0 and 180 degrees: 2 * radius * 1 pt apart, and the widths are 40 and 20.
        let frames = [CGRect(x: 0, y: 5, width: 40, height: 20), CGRect(x: 10, y: 0, width: 20, height: 30)]
        let warnings = Self.warnings(frames) { spec, resolution in
            spec.layout = LayoutDescription(kind: "ring", values: ["radius": .number(0)])
            resolution.derived = [CanvasDerivedValue("radius", 0)]
        }
        #expect(warnings.map(\.code) == ["overlap", "coincident"])
        #expect(warnings.map(\.cure) == ["radius 15 clears it", "radius 15 parts them"])
    }

    @Test("Layouts for groups that no item has")
    func unusedGroups() {
        let warnings = Self.warnings(Self.row) { spec, _ in
            spec.layout = LayoutDescription(
                kind: "clustered", values: ["groups": .groupLayouts(["x": LayoutDescription(kind: "flow")])])
        }
        #expect(warnings.map(\.code) == ["unused-group"])
        #expect(warnings.first?.message == "no item has the group `x`")
    }

    @Test("The pairs are those of all frames compared", arguments: 0..<40 as Range<UInt64>)
    func bruteForce(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let frames = (0..<Int.random(in: 0...90, using: &random)).map { _ in
            CGRect(
                x: .random(in: 0...600, using: &random), y: .random(in: 0...600, using: &random),
                width: .random(in: 0...90, using: &random), height: .random(in: 0...90, using: &random))
        }
        let found = OverlapPairs(of: frames) { SpatialIndex(frames: frames) }
        let expected = OverlapPairs.bruteForce(frames)
        #expect(found.pairs == expected.pairs && found.isComplete, "seed \(seed)")
        #expect(found.penetration == expected.penetration && found.worst == expected.worst, "seed \(seed)")
    }

    @Test("Counting stops at a million pairs")
    func atLeast() throws {
        // Of n items at one place, n (n - 1) / 2 pairs overlap: 1 000 405 for 1415.
        let frames = [CGRect](repeating: CGRect(x: 0, y: 0, width: 9, height: 9), count: 1415)
        let overlaps = OverlapPairs(of: frames) { SpatialIndex(frames: frames) }
        #expect(overlaps.pairs.count == 1_000_000 && !overlaps.isComplete)
        let warning = try #require(Self.warnings(frames).first)
        #expect(warning.verdict == "at least 1000000 overlaps" && warning.cure == nil && warning.items.count == 20)
    }
}
