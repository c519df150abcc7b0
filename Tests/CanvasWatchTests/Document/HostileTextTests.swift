import TestSupport
import Testing

@testable import canvas_watch

/// Whatever the bytes are, reading ends with a value or a diagnostic, and each place can be shown.
struct HostileTextTests {
    private static let rich = """
        \u{FEFF}// a spec with everything in it
        { layout: { kind: 'clustered', inner: "ring", groups: { "a b": { inner: { kind: 'grid', columns: 0x3, } } } },
          $schema: null, description: ["\\u00e9\\x41\\
        next", 'it\\'s \\uD83D\\uDE00', -.5e-3, +Infinity, NaN, 5., true, false, ],
          /* block ** */ contentMargins: { top: 1, leading: 2.25, bottom: 1e22, trailing: 123456789012345678901 },
          ünï\\u0061: {}, items: [
            { id: "note-1", size: [147, 77], group: "todo", label: "Erste \\n日本語", data: { x: [1, { y: {} }], "z": '' } },
            { id: 2, width: 90.5, height: 60, colour: "red" }, { 'id': +3, size: { width: 1, height: 2 } },
            { "id": 0x10, group: '', date: 1, },
          ],
        }
        """

    /// Checks what holds for any bytes; the number of diagnostics.
    @discardableResult
    private func check(_ bytes: [UInt8], _ comment: @autoclosure () -> String) -> Int {
        let file = ParsedFile(SourceFile(name: "hostile", bytes: bytes))
        let found = file.log.diagnostics()
        if !file.isComplete || file.root == .other { #expect(file.log.hasErrors, "\(comment())") }
        if case .table(let table) = file.items?.content {
            #expect(table.sizes.count == table.count, "\(comment())")
            #expect(table.groups.isEmpty || table.groups.count == table.count, "\(comment())")
            #expect(table.labels.count == 0 || table.labels.count == table.count, "\(comment())")
            #expect(table.groups.allSatisfy { $0 < table.groupNames.count }, "\(comment())")
        }
        var last = (0, 0)
        for diagnostic in found {
            guard let place = diagnostic.place else { continue }
            #expect((place.line, place.column) >= last, "\(comment())")
            last = (place.line, place.column)
            #expect(place.length >= 1 && place.column >= place.excerptColumn, "\(comment())")
            // No line is shown of a file that is no text.
            if place.excerpt.isEmpty { continue }
            #expect(place.column <= place.excerptColumn + place.excerpt.unicodeScalars.count, "\(comment())")
        }
        var buffer = ByteBuffer()
        DiagnosticPrinter().print(found, into: &buffer)
        Diagnostic.appendJSON(found, to: &buffer)
        let isHarmless = buffer.bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A || $0 == 0x09 }
        #expect(isHarmless, "\(comment())")
        return found.count
    }

    @Test("The whole text is right")
    func whole() {
        let file = ParsedFile(SourceFile(name: "rich", bytes: Array(Self.rich.utf8)))
        #expect(
            file.log.diagnostics().map(\.message) == [
                "nothing reads the key `colour` of an item", "nothing reads the key `date` of an item",
            ])
        guard case .table(let table) = file.items?.content else {
            Issue.record("no items")
            return
        }
        #expect((0..<table.count).map { table.ids[$0] } == ["note-1", "2", "3", "16"])
    }

    @Test("Every beginning of the text is answered with an error")
    func beginnings() {
        let bytes = Array(Self.rich.utf8)
        for count in 0..<bytes.count {
            #expect(check(Array(bytes[..<count]), "the first \(count) bytes") > 0)
        }
    }

    @Test("The text with any one byte removed, doubled or replaced is read to an end", arguments: 0..<4)
    func slips(quarter: Int) {
        let bytes = Array(Self.rich.utf8)
        for index in bytes.indices where index % 4 == quarter {
            var removed = bytes
            removed.remove(at: index)
            check(removed, "byte \(index) removed")
            check(Array(bytes[...index]) + Array(bytes[index...]), "byte \(index) doubled")
            for byte in [0x22, 0x7B, 0x5D, 0x3A, 0x2C, 0x0A, 0xFF, 0x5C] as [UInt8] {
                var replaced = bytes
                replaced[index] = byte
                check(replaced, "byte \(index) is now \(byte)")
            }
        }
    }

    @Test("The text with bytes at random is read to an end", arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
    func mutations(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let bytes = Array(Self.rich.utf8)
        let alphabet = Array("{}[]:,\"'\\/*#0x1e.+-uNaI\n\r\t ;=\u{0}".utf8) + [0x80, 0xC3, 0xE2, 0xF0, 0xFF]
        for round in 0..<1500 {
            var mutant = bytes
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                let start = Int.random(in: 0..<mutant.count, using: &random)
                let end = min(mutant.count, start + Int.random(in: 0...6, using: &random))
                let insert = (0..<Int.random(in: 0...4, using: &random)).map { _ in
                    alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
                }
                mutant.replaceSubrange(start..<end, with: insert)
            }
            check(mutant, "seed \(seed), round \(round)")
        }
    }

    @Test("Bytes without sense are read to an end", arguments: [1, 2, 3] as [UInt64])
    func noise(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let alphabet = Array("{}[]:,\"'\\/*#0x1e.+-uNaI\n\r\t ;=id".utf8) + [0xC3, 0xA9, 0xE2, 0x80, 0xA8]
        for round in 0..<3000 {
            let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
                alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
            }
            check(bytes, "seed \(seed), round \(round)")
        }
    }
}
