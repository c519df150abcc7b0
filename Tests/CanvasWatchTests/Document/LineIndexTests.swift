import TestSupport
import Testing

@testable import canvas_watch

struct LineIndexTests {
    /// Line and column by the definition, character after character.
    private func position(of offset: Int, in text: String) -> (line: Int, column: Int) {
        var (line, column, at) = (1, 1, 0)
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() where at < offset {
            at += UTF8.width(scalar)
            let isPair = scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
            if scalar == "\n" || (scalar == "\r" && !isPair) {
                (line, column) = (line + 1, 1)
            } else if !(index == 0 && scalar == "\u{FEFF}") {
                column += 1
            }
        }
        return (line, column)
    }

    @Test("Lines and columns are those of a walk from the start", arguments: [1, 2, 3] as [UInt64])
    func walk(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let pieces = ["a", "é", "日", "😀", "\n", "\r", "\r\n", "\t", String(repeating: "x", count: 300), "\u{2028}"]
        var text = Bool.random(using: &random) ? "\u{FEFF}" : ""
        for _ in 0..<300 { text += pieces[Int.random(in: 0..<pieces.count, using: &random)] }
        let index = LineIndex(Array(text.utf8))
        var offset = 0
        for scalar in text.unicodeScalars {
            // Every offset near the notes of the index, and some of the others.
            let isNearNote = offset % 4096 < 20 || offset % 4096 > 4076
            if isNearNote ? scalar != "\u{FEFF}" : offset % 37 == 0 {
                let expected = position(of: offset, in: text)
                let found = index.position(of: offset)
                #expect(
                    found.line == expected.line && found.column == expected.column, "seed \(seed), offset \(offset)")
            }
            offset += UTF8.width(scalar)
        }
    }

    @Test("A stray continuation byte is a column of its own, a cut sequence is one")
    func brokenBytes() {
        let index = LineIndex([0x61, 0x93, 0x94, 0x62, 0xE2, 0x82, 0x63, 0xF0, 0x9F])
        #expect((0...9).map { index.position(of: $0).column } == [1, 2, 3, 4, 5, 6, 6, 7, 8, 8])
    }

    @Test("Offsets outside of the file are its ends")
    func outside() {
        let index = LineIndex(Array("ab\nc".utf8))
        #expect(index.position(of: -5) == LineIndex.Position(line: 1, column: 1, lineStart: 0))
        #expect(index.position(of: 99) == LineIndex.Position(line: 2, column: 2, lineStart: 3))
        #expect(LineIndex([]).position(of: 3) == LineIndex.Position(line: 1, column: 1, lineStart: 0))
    }
}
