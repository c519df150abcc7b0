@testable import canvas_watch

/// A text in which «…» marks each place that a diagnostic has to point at, ⟨1B⟩ stands for the byte 1B, and
/// ⟨512×5B⟩ for 512 of them.
///
/// The marks are not part of the text. An empty mark stands for a single character, such as the end of the file.
struct MarkedText {
    /// The text without its marks; it need not be UTF-8.
    let bytes: [UInt8]
    /// Where the marked parts stand, as offsets into the bytes, in order.
    let marks: [Range<Int>]

    init(_ marked: String) {
        var (bytes, marks, open) = ([UInt8](), [Range<Int>](), [Int]())
        var number: [UInt8]?
        for scalar in marked.unicodeScalars {
            switch scalar {
            case "«": open.append(bytes.count)
            case "»": marks.append((open.popLast() ?? 0)..<bytes.count)
            case "⟨": number = []
            case "⟩":
                bytes += Self.bytes(ofHexadecimal: number ?? [])
                number = nil
            default:
                if number == nil { bytes += String(scalar).utf8 } else { number? += String(scalar).utf8 }
            }
        }
        self.bytes = bytes
        self.marks = marks.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    }

    /// Line, column and length of each mark, as a place of a diagnostic has them.
    var places: [String] {
        let index = LineIndex(bytes)
        return marks.map { mark in
            let position = index.position(of: mark.lowerBound)
            let line = bytes[mark].prefix { $0 != 0x0A && $0 != 0x0D }
            let length = max(1, String(decoding: line, as: UTF8.self).unicodeScalars.count)
            return "\(position.line):\(position.column)+\(length)"
        }
    }

    private static func bytes(ofHexadecimal digits: [UInt8]) -> [UInt8] {
        let parts = String(decoding: digits, as: UTF8.self).split(separator: "×")
        let bytes = (parts.last ?? "").split(separator: " ").compactMap { UInt8($0, radix: 16) }
        let count = parts.count > 1 ? Int(parts[0]) ?? 0 : 1
        return (0..<count).flatMap { _ in bytes }
    }
}
