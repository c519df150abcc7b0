/// Reads plain items.
///
/// No byte is asked for that lies behind the last closing brace of the text. It is neither blank, digit, quote nor part of a
/// known key, so that every step stops there at the latest; only the end of a string has to be held against it.
struct PlainItemReader {
    private let base: UnsafePointer<UInt8>
    /// The text, for what may look further.
    let cursor: JSON5Cursor
    /// The offset of the last closing brace; -1 where there is none.
    private let fence: Int

    init(_ cursor: JSON5Cursor) {
        self.cursor = cursor
        base = cursor.base
        var fence = cursor.end - 1
        while fence >= 0, cursor.byte(at: fence) != UInt8(ascii: "}") { fence -= 1 }
        self.fence = fence
    }

    /// The item at an offset; nil where there is none, or none that is plain.
    @inline(__always)
    func item(at start: Int) -> PlainItem? {
        guard start < fence, byte(at: start) == UInt8(ascii: "{") else { return nil }
        var item = PlainItem()
        var offset = blankEnd(from: start &+ 1)
        while byte(at: offset) != UInt8(ascii: "}") {
            guard let end = readMember(at: offset, into: &item) else { return nil }
            offset = blankEnd(from: end)
            if byte(at: offset) == UInt8(ascii: ",") {
                offset = blankEnd(from: offset &+ 1)
            } else if byte(at: offset) != UInt8(ascii: "}") {
                return nil
            }
        }
        item.end = offset &+ 1
        return item.isWhole ? item : nil
    }

    /// The offset of the next item behind the one that ends at an offset; nil where anything but a comma follows.
    @inline(__always)
    func next(behind end: Int) -> Int? {
        guard end < fence, byte(at: end) == UInt8(ascii: ",") else { return nil }
        let start = blankEnd(from: end &+ 1)
        return byte(at: start) == UInt8(ascii: "{") ? start : nil
    }

    /// Takes the member at an offset into the item; where its value ends, or nil where it is not plain.
    @inline(__always)
    private func readMember(at start: Int, into item: inout PlainItem) -> Int? {
        let quote = byte(at: start)
        let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
        let first = isQuoted ? start &+ 1 : start
        let closing = isQuoted ? quote : 0
        switch byte(at: first) {
        case UInt8(ascii: "i"):
            guard let text = text(of: .id, at: first, closing, into: &item) else { return nil }
            item.id = text
            return text.upperBound &+ 1
        case UInt8(ascii: "g"):
            guard let text = text(of: .group, at: first, closing, into: &item) else { return nil }
            item.group = text
            return text.upperBound &+ 1
        case UInt8(ascii: "l"):
            guard let text = text(of: .label, at: first, closing, into: &item) else { return nil }
            item.label = text
            return text.upperBound &+ 1
        case UInt8(ascii: "w"):
            guard let length = length(of: .width, at: first, closing, into: &item) else { return nil }
            (item.width, item.widthRange) = length
            return length.range.upperBound
        case UInt8(ascii: "h"):
            guard let length = length(of: .height, at: first, closing, into: &item) else { return nil }
            (item.height, item.heightRange) = length
            return length.range.upperBound
        case UInt8(ascii: "s"):
            guard let value = value(behind: .size, at: first, closing, into: &item) else { return nil }
            return size(at: value, into: &item)
        default: return nil
        }
    }

    /// Where the text of a key stands, quotes excluded; nil where it is not plain.
    @inline(__always)
    private func text(of key: ItemKey, at start: Int, _ closing: UInt8, into item: inout PlainItem) -> Range<Int>? {
        value(behind: key, at: start, closing, into: &item).flatMap(text(at:))
    }

    /// The number of a key and where it stands; nil where it is not plain.
    @inline(__always)
    private func length(
        of key: ItemKey, at start: Int, _ closing: UInt8, into item: inout PlainItem
    ) -> (value: Double, range: Range<Int>)? {
        var length = 0.0
        guard let value = value(behind: key, at: start, closing, into: &item),
            let end = self.length(at: value, into: &length)
        else { return nil }
        return (length, Range(uncheckedBounds: (value, end)))
    }

    /// Where the value starts behind a known key, which the item does not have yet; nil where another key stands there.
    @inline(__always)
    private func value(behind key: ItemKey, at start: Int, _ closing: UInt8, into item: inout PlainItem) -> Int? {
        let count = key.length
        guard cursor.packed(at: start, count: count) == key.packed, !item.has(key) else { return nil }
        item.keys |= 1 << UInt8(truncatingIfNeeded: key.rawValue)
        var offset = start &+ count
        if closing != 0 {
            guard byte(at: offset) == closing else { return nil }
            offset = offset &+ 1
        }
        offset = blankEnd(from: offset)
        return byte(at: offset) == UInt8(ascii: ":") ? blankEnd(from: offset &+ 1) : nil
    }

    /// Where the text of a string without escapes stands, quotes excluded.
    @inline(__always)
    private func text(at start: Int) -> Range<Int>? {
        let quote = byte(at: start)
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
        let end = cursor.plainEnd(from: start &+ 1, quote: quote)
        return end < fence && byte(at: end) == quote ? Range(uncheckedBounds: (start &+ 1, end)) : nil
    }

    @inline(__always)
    private func size(at start: Int, into item: inout PlainItem) -> Int? {
        guard byte(at: start) == UInt8(ascii: "[") else { return nil }
        let width = blankEnd(from: start &+ 1)
        guard let widthEnd = length(at: width, into: &item.width) else { return nil }
        let comma = blankEnd(from: widthEnd)
        guard byte(at: comma) == UInt8(ascii: ",") else { return nil }
        let height = blankEnd(from: comma &+ 1)
        guard let heightEnd = length(at: height, into: &item.height) else { return nil }
        item.widthRange = Range(uncheckedBounds: (width, widthEnd))
        item.heightRange = Range(uncheckedBounds: (height, heightEnd))
        let end = blankEnd(from: heightEnd)
        return byte(at: end) == UInt8(ascii: "]") ? end &+ 1 : nil
    }

    /// The number of up to 15 digits at an offset, and where it ends; nil where there is none.
    @inline(never)
    func length(at start: Int) -> (value: Double, end: Int)? {
        var value = 0.0
        guard start < fence, let end = length(at: start, into: &value) else { return nil }
        return (value, end)
    }

    /// Takes a number of up to 15 digits, which a single division makes exact; where it ends.
    @inline(__always)
    private func length(at start: Int, into length: inout Double) -> Int? {
        var (digits, offset): (Int, Int) = (0, start)
        while JSON5Cursor.isDigit(byte(at: offset)) {
            digits = digits &* 10 &+ Int(byte(at: offset) &- UInt8(ascii: "0"))
            offset &+= 1
        }
        let whole = offset &- start
        guard whole > 0, whole == 1 || byte(at: start) != UInt8(ascii: "0") else { return nil }
        var fraction = 0
        if byte(at: offset) == UInt8(ascii: ".") {
            offset &+= 1
            while JSON5Cursor.isDigit(byte(at: offset)) {
                digits = digits &* 10 &+ Int(byte(at: offset) &- UInt8(ascii: "0"))
                offset &+= 1
                fraction &+= 1
            }
        }
        let next = byte(at: offset)
        guard next == UInt8(ascii: ",") || next == UInt8(ascii: "}") || next == UInt8(ascii: "]") || Self.isBlank(next),
            whole &+ fraction <= 15
        else { return nil }
        length = fraction == 0 ? Double(digits) : Double(digits) / Self.powerOfTen(fraction)
        return length <= 1e12 ? offset : nil
    }

    /// A power of ten up to 15, each of which is a double.
    @inline(__always)
    private static func powerOfTen(_ exponent: Int) -> Double {
        switch exponent {
        case 1: 1e1
        case 2: 1e2
        case 3: 1e3
        default: (0..<exponent).reduce(1) { power, _ in power * 10 }
        }
    }

    @inline(__always)
    private static func isBlank(_ byte: UInt8) -> Bool {
        byte <= 0x20
            && (byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
                || byte == UInt8(ascii: "\t"))
    }

    /// The byte at an offset up to the fence.
    @inline(__always)
    private func byte(at offset: Int) -> UInt8 { base[offset] }

    @inline(__always)
    private func blankEnd(from start: Int) -> Int {
        var offset = start
        while Self.isBlank(byte(at: offset)) { offset &+= 1 }
        return offset
    }
}
