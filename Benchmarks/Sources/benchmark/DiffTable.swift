import CanvasEngine
import CanvasPlugins
import RandomCanvas

@testable import canvas_watch

/// Matching the items of two results and comparing their frames; `diff_ref` does the same, in step and by an open table.
struct DiffTable {
    let place: Workplace

    /// Measures two results in the same order and in another one.
    func run(_ count: Int) {
        place.output.heading("diff of two results of \(count) items: 1 % moved, 0.1 % new, 0.1 % gone")
        var random = SplitMix64(seed: 8)
        let old = (1...count).map { number in
            (number, CGRect(x: random.quarters(0...400_000), y: random.quarters(0...400_000), width: 20, height: 20))
        }
        var new: [(Int, CGRect)] = []
        for (number, frame) in old {
            let dice = Int.random(in: 0..<1000, using: &random)
            if dice == 0 { continue }
            new.append((number, 1...10 ~= dice ? frame.offsetBy(dx: 1, dy: 0) : frame))
            if dice == 11 { new.append((count + new.count, frame)) }
        }
        measure("diff, same order", old, new, "same order", "lockstep")
        measure("diff, shuffled", old, new.shuffled(using: &random), "shuffled", "open table")
    }

    private func measure(
        _ name: String, _ old: [(Int, CGRect)], _ new: [(Int, CGRect)], _ order: String, _ method: String
    ) {
        let (before, now) = (Rendering.placed(old), Rendering.placed(new))
        let time = Timing.median(of: Timing.runs(for: old.count)) {
            let matching = ItemMatching(from: before.spec.items.ids, to: now.spec.items.ids)
            _ = ItemChange.changes(from: before, to: now, matching: matching)
        }
        let reference = place.reference("diff_ref", ["\(old.count)"], "ms", where: [order, method])
        place.output.row(name, old.count, time, "ms", reference: reference)
    }
}

extension Rendering {
    /// A result with these frames, whatever put them there.
    fileprivate static func placed(_ frames: [(Int, CGRect)]) -> Rendering {
        var items = ItemTable()
        items.ids = TextColumn(numbered: frames.map(\.0))
        items.sizes = frames.map(\.1.size)
        let bounds = CanvasLayoutResult(frames: frames.map(\.1)).bounds
        let resolution = CanvasResolution(frames: frames.map(\.1), contentSize: bounds.size, contentBounds: bounds)
        let kind = JSON5Node(kind: .object([]), range: 0..<0)
        let spec = Spec(layout: LayoutDescription(kind: "grid"), writtenLayout: kind, items: items)
        return Rendering(name: "benchmark", spec: spec, sizes: items.sizes, resolution: resolution, viewport: nil)
    }
}
