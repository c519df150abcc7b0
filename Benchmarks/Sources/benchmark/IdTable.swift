import RandomCanvas

@testable import canvas_watch

/// Looking for ids that stand twice; `diff_ref` puts the same ids into an open table.
struct IdTable {
    let place: Workplace

    /// Measures numbered ids, in order and shuffled.
    func run(_ count: Int) {
        place.output.heading("looking for a second time of \(count) ids")
        var random = SplitMix64(seed: 6)
        let numbers = Array(1...count)
        measure("duplicate ids, in order", numbers, "same order")
        measure("duplicate ids, shuffled", numbers.shuffled(using: &random), "shuffled")
    }

    private func measure(_ name: String, _ numbers: [Int], _ order: String) {
        let ids = TextColumn(numbered: numbers)
        let time = Timing.median(of: Timing.runs(for: ids.count)) { _ = EqualTexts.all(in: ids) }
        let reference = place.reference("diff_ref", ["\(ids.count)"], "ms", where: [order, "open table"])
        place.output.row(name, ids.count, time, "ms", reference: reference)
    }
}

extension TextColumn {
    /// The ids of some numbers, seven digits each.
    init(numbered numbers: [Int]) {
        self.init()
        reserve(texts: numbers.count, bytes: numbers.count * 12)
        for number in numbers { append("item-\("\(10_000_000 + number)".dropFirst())".utf8) }
    }
}
