import Testing

@testable import canvas_watch

/// A text in which «…» marks each place that a diagnostic has to point at; the marks are not part of it.
struct MarkedText {
    /// The text without its marks.
    let text: String
    /// Where the marked parts stand, as offsets into the text's bytes, in order.
    let marks: [Range<Int>]

    init(_ marked: String) {
        var (text, marks, open) = ("", [Range<Int>](), [Int]())
        for scalar in marked.unicodeScalars {
            switch scalar {
            case "«": open.append(text.utf8.count)
            case "»": marks.append((open.popLast() ?? 0)..<text.utf8.count)
            default: text.unicodeScalars.append(scalar)
            }
        }
        self.text = text
        self.marks = marks.sorted { $0.lowerBound < $1.lowerBound }
    }

    /// What the marks say and what was found, for comparison: code, line, column and length of each.
    ///
    /// An empty mark stands for a single character, such as the end of the file.
    func expected(_ codes: [String]) -> [String] {
        let index = LineIndex(Array(text.utf8))
        let bytes = Array(text.utf8)
        return marks.enumerated().map { number, mark in
            let position = index.position(of: mark.lowerBound)
            let line = bytes[mark].prefix { $0 != 0x0A && $0 != 0x0D }
            let length = max(1, String(decoding: line, as: UTF8.self).unicodeScalars.count)
            return "\(number < codes.count ? codes[number] : "?") \(position.line):\(position.column)+\(length)"
        }
    }

    /// Expects exactly the marked diagnostics, with these codes in order.
    func expect(_ codes: [String], in found: [Diagnostic], sourceLocation: SourceLocation = #_sourceLocation) {
        let descriptions = found.map { diagnostic in
            "\(diagnostic.code) " + (diagnostic.place.map { "\($0.line):\($0.column)+\($0.length)" } ?? "nowhere")
        }
        #expect(descriptions == expected(codes), sourceLocation: sourceLocation)
        #expect(marks.count == codes.count, "as many marks as codes", sourceLocation: sourceLocation)
    }
}
