import CanvasEngine
import TestSupport
import Testing

@testable import canvas_watch

struct CanvasDiffPropertyTests {
    @Test("The earlier canvas with a diff applied is the later one", arguments: 0..<100 as Range<UInt64>)
    func apply(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let (old, new) = Self.pair(from: &random)
        guard let diff = CanvasDiff(from: old, to: new) else {
            #expect(old.spec.items.ids == new.spec.items.ids, "seed \(seed)")
            return
        }
        let applied = Self.apply(diff, to: old)
        #expect(applied.ids == (0..<new.spec.items.count).map { new.spec.items.ids[$0] }, "seed \(seed)")
        #expect(Self.isNear(applied.size.width, new.resolution.contentSize.width), "seed \(seed)")
        for (frame, expected) in zip(applied.frames, new.resolution.frames) {
            let isEqual =
                Self.isNear(frame.minX, expected.minX) && Self.isNear(frame.minY, expected.minY)
                && Self.isNear(frame.width, expected.width) && Self.isNear(frame.height, expected.height)
            #expect(isEqual, "seed \(seed): \(frame) is not \(expected)")
        }
    }

    @Test("A canvas does not differ from itself", arguments: 0..<20 as Range<UInt64>)
    func reflexive(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let (old, _) = Self.pair(from: &random)
        #expect(CanvasDiff(from: old, to: old) == nil, "seed \(seed)")
    }

    @Test("At most 25 lines for ten thousand items, and every one on request", arguments: [1, 2, 3] as [UInt64])
    func length(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        func frames() -> [CGRect] {
            (0..<10_000).map { _ in
                CGRect(
                    x: .random(in: 0...1e5, using: &random), y: .random(in: 0...1e5, using: &random), width: 9,
                    height: 9)
            }
        }
        var overlaps = OverlapPairs()
        overlaps.pairs = (0..<100).map { OverlapPairs.Pair(first: $0, second: $0 + 1) }
        let old = Rendering.fixture(
            frames(), groups: (0..<10_000).map { "\($0 % 3)" }, viewport: CGRect(x: 0, y: 0, width: 9e4, height: 9e4),
            overlaps: overlaps)
        let new = Rendering.fixture(
            frames().shuffled(using: &random), ids: (0..<10_000).map { "item-\(9_900 - $0)" },
            groups: (0..<10_000).map { "\($0 % 5)" }, contentSize: CGSize(width: 5, height: 5),
            margins: EdgeInsets(all: 7), viewport: CGRect(x: 0, y: 0, width: 5e4, height: 5e4),
            direction: .rightToLeft, canvas: .atLeast(width: 3, height: 3), overlaps: OverlapPairs())
        let causes = (0..<50).map { KeyChange(key: "key\($0)", old: "1", new: "2") }
        let diff = try #require(CanvasDiff(from: old, to: new, causes: causes))
        #expect(DiffText(diff: diff).lines().count <= 25)
        #expect(DiffText(diff: diff, isFull: true).lines().count > 9_000)
    }

    private static func isNear(_ first: CGFloat, _ second: CGFloat) -> Bool {
        (first - second).magnitude <= 2 * ItemChange.epsilon + 1e-9
    }

    /// What a diff says about the later canvas: it may ask the later rendering only about items that the diff names.
    private static func apply(_ diff: CanvasDiff, to old: Rendering) -> (ids: [String], frames: [CGRect], size: CGSize)
    {
        let origin = old.resolution.contentBounds.origin
        let target = diff.canvas?.origin?.new ?? origin
        let changes = Dictionary(diff.changes.map { ($0.new, $0) }, uniquingKeysWith: { $1 })
        let added = Set(diff.matching.added)
        var (ids, frames): ([String], [CGRect]) = ([], [])
        for item in 0..<(diff.matching.matchedCount + added.count) {
            guard !added.contains(item), let source = diff.matching.source(of: item) else {
                ids.append(diff.new.spec.items.ids[item])
                frames.append(diff.new.resolution.frames[item])
                continue
            }
            ids.append(old.spec.items.ids[source])
            var frame = old.resolution.frames[source].offsetBy(dx: target.x - origin.x, dy: target.y - origin.y)
            if let change = changes[Int32(item)] {
                let size = change.isResized ? diff.new.resolution.frames[item].size : frame.size
                frame = CGRect(
                    x: frame.midX + change.vector.width - size.width / 2,
                    y: frame.midY + change.vector.height - size.height / 2, width: size.width, height: size.height)
            }
            frames.append(frame)
        }
        return (ids, frames, diff.canvas?.size?.new ?? old.resolution.contentSize)
    }

    /// A canvas, and the same after some random changes.
    private static func pair(from random: inout SplitMix64) -> (Rendering, Rendering) {
        var items = (0..<Int.random(in: 0...40, using: &random)).map { index in
            (
                "item-\(index)",
                CGRect(
                    x: .random(in: -500...500, using: &random), y: .random(in: -500...500, using: &random),
                    width: .random(in: 0...90, using: &random), height: .random(in: 0...90, using: &random))
            )
        }
        let old = Rendering.fixture(items.map(\.1), ids: items.map(\.0))
        for _ in 0..<Int.random(in: 0...12, using: &random) where !items.isEmpty {
            let place = Int.random(in: 0..<items.count, using: &random)
            switch random.next() % 6 {
            case 0: items.remove(at: place)
            case 1: items.insert(("new-\(random.next())", CGRect(x: 5, y: 5, width: 50, height: 20)), at: place)
            case 2: items.swapAt(place, 0)
            case 3: items[place].1.size.width += .random(in: 0...20, using: &random)
            case 4: for index in items.indices { items[index].1.origin.x += 17.5 }
            default: items[place].1.origin.y += [0.001, 3, -100].randomElement(using: &random) ?? 1
            }
        }
        return (old, .fixture(items.map(\.1), ids: items.map(\.0)))
    }
}
