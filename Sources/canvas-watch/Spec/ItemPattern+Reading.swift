import CanvasEngine

/// Reading items that repeat a pattern.
extension ItemPattern {
    /// The values of the item that is being read.
    private struct Values {
        var width = 0.0
        var height = 0.0
        var group: Int32 = -1
        var idOffset = 0
        var label = 0..<0
    }

    /// Takes the items from an offset on that repeat the pattern, until the batch is full; where the last one ends, or nil
    /// where there is none.
    ///
    /// An item counts when all up to the first value of its neighbour is as expected.
    func read(
        from start: Int, _ plain: PlainItemReader, into batch: ItemBatch, idsEndAt idBase: Int,
        _ groups: inout GroupNumbers
    ) -> Int? {
        let base = plain.cursor.base
        // Behind each stretch of expected bytes the text has at least as many bytes as are looked at there at once.
        let limit = plain.cursor.end - 32
        batch.count = 0
        batch.idByteCount = 0
        guard start + head.count <= limit, head.match(base, at: start) else { return nil }
        var (offset, end): (Int, Int?) = (start + head.count, nil)
        var (count, idEnd) = (0, 0)
        let idBytes = batch.idBytes
        guard let steps = steps.baseAddress else { return nil }
        let stepCount = self.steps.count
        reading: while count < ItemBatch.itemLimit {
            var values = Values()
            var index = 0
            while true {
                let step = steps[index]
                switch step.key {
                case .width, .height:
                    guard let number = Self.number(base, at: offset, plain) else { break reading }
                    if step.key == .width { values.width = number.value } else { values.height = number.value }
                    offset = number.end
                case .id:
                    values.idOffset = offset
                    guard let textEnd = Self.copyText(base, at: offset, quote: step.quote, limit, to: idBytes, &idEnd),
                        textEnd > offset
                    else { break reading }
                    offset = textEnd
                default:
                    guard let textEnd = Self.textEnd(base, from: offset, quote: step.quote, limit) else {
                        break reading
                    }
                    if step.key == .group {
                        values.group = groups.number(of: base + offset, count: textEnd - offset)
                    } else {
                        values.label = Range(uncheckedBounds: (offset, textEnd))
                    }
                    offset = textEnd
                }
                index += 1
                if index == stepCount { break }
                let bytes = steps[index].bytes
                guard offset + bytes.count <= limit, bytes.match(base, at: offset) else { break reading }
                offset += bytes.count
            }
            let turn = steps[0].bytes
            guard offset + turn.count <= limit, turn.match(base, at: offset) else { break reading }
            end = offset + tail
            offset += turn.count
            batch.idEnds[count] = UInt32(truncatingIfNeeded: idBase + idEnd)
            batch.idOffsets[count] = UInt32(truncatingIfNeeded: values.idOffset - 1)
            batch.sizes[count] = CGSize(width: values.width, height: values.height)
            batch.groups[count] = values.group
            batch.labels[count] = (
                UInt32(truncatingIfNeeded: values.label.lowerBound), UInt32(truncatingIfNeeded: values.label.upperBound)
            )
            batch.idByteCount = idEnd
            count += 1
        }
        batch.count = count
        return end
    }

    /// Marks of the bytes of a word that need a look in a string, in their top bits; only the lowest mark is sure.
    @inline(__always)
    private static func marks(_ word: UInt64, _ quotes: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let toQuote = word ^ quotes
        let toBackslash = word ^ (0x5C &* ones)
        return ((toQuote &- ones) & ~toQuote | (toBackslash &- ones) & ~toBackslash | (word &- (0x20 &* ones)) & ~word)
            & (0x80 &* ones)
    }

    /// Where the text ends that stands at an offset with 16 bytes behind it; nil where it is not plain.
    @inline(__always)
    private static func textEnd(_ base: UnsafePointer<UInt8>, from start: Int, quote: UInt8, _ limit: Int) -> Int? {
        let raw = UnsafeRawPointer(base)
        let quotes = UInt64(quote) &* 0x0101_0101_0101_0101
        var offset = start
        repeat {
            let found = marks(raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self), quotes)
            if found != 0 {
                offset += found.trailingZeroBitCount >> 3
                return base[offset] == quote ? offset : nil
            }
            offset += 8
        } while offset <= limit
        return nil
    }

    /// Copies the text at an offset behind the ids so far; where it ends, or nil where it is not plain or has no room.
    @inline(__always)
    private static func copyText(
        _ base: UnsafePointer<UInt8>, at start: Int, quote: UInt8, _ limit: Int, to ids: UnsafeMutablePointer<UInt8>,
        _ idEnd: inout Int
    ) -> Int? {
        let raw = UnsafeRawPointer(base)
        let room = UnsafeMutableRawPointer(ids)
        let quotes = UInt64(quote) &* 0x0101_0101_0101_0101
        var (offset, end) = (start, idEnd)
        while end <= ItemBatch.byteLimit, offset <= limit {
            let first = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            let second = raw.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self)
            room.storeBytes(of: first, toByteOffset: end, as: UInt64.self)
            room.storeBytes(of: second, toByteOffset: end &+ 8, as: UInt64.self)
            let (low, high) = (marks(first, quotes), marks(second, quotes))
            if low | high != 0 {
                let length = (low != 0 ? low.trailingZeroBitCount : 64 &+ high.trailingZeroBitCount) >> 3
                idEnd = end &+ length
                return base[offset &+ length] == quote ? offset &+ length : nil
            }
            offset += 16
            end += 16
        }
        return nil
    }

    /// The number at an offset with eight bytes behind it, and where it ends; nil where it is not plain.
    ///
    /// Up to seven bytes, digits with a point, are taken at once, without a branch on how many there are: numbers of
    /// changing lengths would make the processor guess wrong.
    @inline(__always)
    private static func number(
        _ base: UnsafePointer<UInt8>, at start: Int, _ plain: PlainItemReader
    ) -> (value: Double, end: Int)? {
        let word = UInt64(
            littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: start, as: UInt64.self))
        // Digits become 0 to 9; any other byte gets its top bit set in the marks.
        let digits = word ^ 0x3030_3030_3030_3030
        let marks = ((digits & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7676_7676_7676_7676 | digits) & 0x8080_8080_8080_8080
        let whole = marks.trailingZeroBitCount >> 3
        let point: UInt64 = (word >> UInt64(8 &* whole & 63)) & 0xFF == UInt64(UInt8(ascii: ".")) ? 1 : 0
        let ends = point != 0 ? marks & (marks &- 1) : marks
        let end = ends.trailingZeroBitCount >> 3
        let hasZero = digits & 0xFF == 0 && whole > 1
        guard ends != 0, whole > 0, !hasZero else { return plain.length(at: start) }
        let mask = (1 as UInt64) << UInt64(8 &* whole & 63) &- 1
        let packed = digits & mask | (digits >> (8 &* point)) & ~mask
        let count = end &- Int(truncatingIfNeeded: point)
        let value = Double(Int(truncatingIfNeeded: Self.value(packed << UInt64(8 &* (8 &- count) & 63))))
        return (value / Self.powers[(end &- whole &- Int(truncatingIfNeeded: point)) & 7], start &+ end)
    }

    /// The powers of ten by which fractions are divided.
    private static let powers: InlineArray<8, Double> = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7]

    /// The number of eight digits, the first one in the lowest byte: pairs, then fours, then all.
    @inline(__always)
    private static func value(_ digits: UInt64) -> UInt64 {
        let pairs = digits &* 10 &+ digits >> 8
        let low = (pairs & 0x0000_00FF_0000_00FF) &* 0x000F_4240_0000_0064
        let high = (pairs >> 16 & 0x0000_00FF_0000_00FF) &* 0x0000_2710_0000_0001
        return (low &+ high) >> 32
    }
}
