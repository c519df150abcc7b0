import TestSupport
import Testing

@testable import canvas_watch

struct TextTableTests {
    /// Short texts out of few letters, so that many are equal and many nearly so.
    private func texts(_ count: Int, seed: UInt64, longest: Int) -> [String] {
        var random = SplitMix64(seed: seed)
        return (0..<count).map { _ in
            (0..<Int.random(in: 0...longest, using: &random)).reduce(into: "") { text, _ in
                text += ["a", "b", "é"][Int.random(in: 0..<3, using: &random)]
            }
        }
    }

    @Test("Each different text has one number", arguments: [1, 2, 3] as [UInt64])
    func numbers(seed: UInt64) {
        var table = TextTable()
        var known: [String: Int] = [:]
        for text in texts(3000, seed: seed, longest: 9) {
            let expected = known[text, default: known.count]
            known[text] = expected
            let index = Array(text.utf8).withUnsafeBufferPointer { table.index(of: $0) }
            #expect(index == expected, "seed \(seed): \(text)")
            #expect(table.texts[index] == text, "seed \(seed)")
        }
        #expect(table.texts.count == known.count)
    }

    @Test("Equal texts are found as a dictionary finds them", arguments: [1, 2, 3, 4] as [UInt64])
    func equalTexts(seed: UInt64) {
        for (count, longest) in [(0, 3), (1, 3), (2, 1), (40, 2), (500, 8), (3000, 30)] {
            var column = TextColumn()
            var (first, expected) = ([String: Int](), [EqualTexts]())
            for (index, text) in texts(count, seed: seed, longest: longest).enumerated() {
                column.append(text.utf8)
                if let earlier = first[text] {
                    expected.append(EqualTexts(first: earlier, second: index))
                } else {
                    first[text] = index
                }
            }
            #expect(EqualTexts.all(in: column) == expected, "seed \(seed), \(count) texts")
        }
    }

    @Test("A column in order has no equal texts, and one text out of order is found")
    func ascending() {
        var column = TextColumn()
        for index in 0..<2000 { column.append("item-\(index)".utf8) }
        #expect(EqualTexts.all(in: column).isEmpty)
        column.append("item-7".utf8)
        #expect(EqualTexts.all(in: column) == [EqualTexts(first: 7, second: 2000)])
        var empty = TextColumn()
        empty.fill(to: 3)
        #expect(EqualTexts.all(in: empty) == [EqualTexts(first: 0, second: 1), EqualTexts(first: 0, second: 2)])
    }
}
