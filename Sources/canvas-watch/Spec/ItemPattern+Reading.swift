import CanvasEngine

/// Reading items that repeat a pattern.
extension ItemPattern {
    /// The text of the items.
    private struct Text {
        let base: UnsafePointer<UInt8>
        /// Up to here 32 bytes can be read at any offset: as many as are looked at at once.
        let limit: Int
        /// What reads the rarer numbers.
        let plain: PlainItemReader
    }

    /// Takes the items from an offset on that repeat the pattern, until the batch is full; where the last one ends, or nil
    /// where there is none.
    ///
    /// An item counts when all up to the first value of its neighbour is as expected.
    func read(
        from start: Int, _ plain: PlainItemReader, into batch: ItemBatch, _ groups: inout GroupNumbers
    ) -> Int? {
        let text = Text(base: plain.cursor.base, limit: plain.cursor.end - 32, plain: plain)
        var (offset, end): (Int, Int?) = (start, nil)
        var (count, idEnd) = (batch.count, batch.idByteCount)
        guard let steps = steps.baseAddress, Self.skip(head, &offset, text) else { return nil }
        let (turn, idEnds) = (steps[0].bytes, batch.idEnds)
        while count < ItemBatch.itemLimit,
            readValues(at: &offset, of: count, steps, text, into: batch, &idEnd, &groups)
        {
            let itemEnd = offset &+ tail
            guard Self.skip(turn, &offset, text) else { break }
            end = itemEnd
            idEnds[count] = UInt32(truncatingIfNeeded: idEnd)
            batch.idByteCount = idEnd
            count &+= 1
        }
        batch.count = count
        return end
    }

    /// Moves over expected bytes; false where others stand.
    @inline(__always)
    private static func skip(_ bytes: FixedBytes, _ offset: inout Int, _ text: Text) -> Bool {
        guard offset &+ bytes.count <= text.limit, bytes.match(text.base, at: offset) else { return false }
        offset &+= bytes.count
        return true
    }

    /// Takes the values of an item, of which the first stands at an offset; false where something else does.
    @inline(__always)
    private func readValues(
        at offset: inout Int, of item: Int, _ steps: UnsafeMutablePointer<Step>, _ text: Text, into batch: ItemBatch,
        _ idEnd: inout Int, _ groups: inout GroupNumbers
    ) -> Bool {
        batch.groups[item] = -1
        var index = 0
        let count = self.steps.count
        while true {
            switch steps[index].key {
            case .width:
                guard Self.readNumber(&offset, text, into: &batch.sizes[item].width) else { return false }
            case .height:
                guard Self.readNumber(&offset, text, into: &batch.sizes[item].height) else { return false }
            case .id:
                batch.idOffsets[item] = UInt32(truncatingIfNeeded: offset &- 1)
                guard let end = Self.textEnd(text, from: offset, steps + index), end > offset,
                    Self.copy(text, offset..<end, to: batch.idBytes, &idEnd)
                else { return false }
                offset = end
            case .group:
                guard let end = Self.textEnd(text, from: offset, steps + index) else { return false }
                batch.groups[item] = groups.number(of: text.base + offset, count: end &- offset)
                offset = end
            case .label:
                guard let end = Self.textEnd(text, from: offset, steps + index) else { return false }
                batch.setLabel(offset..<end, of: item)
                offset = end
            case .size, .data: return false
            }
            index &+= 1
            if index == count { return true }
            guard Self.skip(steps[index].bytes, &offset, text) else { return false }
        }
    }

    /// Where the text ends that stands at an offset; nil where it is not plain.
    ///
    /// Most texts are as long as the one in the item before. Where that is so, the processor need not wait for the search to
    /// go on with what follows.
    @inline(__always)
    private static func textEnd(_ text: Text, from start: Int, _ step: UnsafeMutablePointer<Step>) -> Int? {
        let raw = UnsafeRawPointer(text.base)
        let quotes = JSON5Cursor.repeated(step.pointee.quote)
        let first = JSON5Cursor.marks(raw.loadUnaligned(fromByteOffset: start, as: UInt64.self), quotes)
        let second = JSON5Cursor.marks(raw.loadUnaligned(fromByteOffset: start &+ 8, as: UInt64.self), quotes)
        let end = start &+ step.pointee.length
        if first & step.pointee.mask[0] | second & step.pointee.mask[1] == 0, text.base[end] == step.pointee.quote {
            return end
        }
        return searchedTextEnd(text, from: start, step)
    }

    @inline(never)
    private static func searchedTextEnd(
        _ text: Text, from start: Int, _ step: UnsafeMutablePointer<Step>
    ) -> Int? {
        let end = text.plain.cursor.plainEnd(from: start, quote: step.pointee.quote)
        guard end <= text.limit, text.base[end] == step.pointee.quote else { return nil }
        step.pointee.note(length: end - start)
        return end
    }

    /// Copies a text behind the ids so far; false where it has no room.
    @inline(__always)
    private static func copy(
        _ text: Text, _ range: Range<Int>, to ids: UnsafeMutablePointer<UInt8>, _ idEnd: inout Int
    ) -> Bool {
        let (from, to) = (UnsafeRawPointer(text.base + range.lowerBound), UnsafeMutableRawPointer(ids + idEnd))
        idEnd &+= range.count
        guard idEnd <= ItemBatch.byteLimit else { return false }
        // Sixteen bytes at a time, also where fewer are left: the rest is written over.
        var place = 0
        repeat {
            to.storeBytes(
                of: from.loadUnaligned(fromByteOffset: place, as: SIMD2<UInt64>.self), toByteOffset: place,
                as: SIMD2<UInt64>.self)
            place &+= 16
        } while place < range.count
        return true
    }

    /// Takes the number at an offset with eight bytes behind it, and moves behind it; false where it is not plain.
    ///
    /// Up to seven bytes, digits with a point, are taken at once, without a branch on how many there are: numbers of
    /// changing lengths would make the processor guess wrong.
    @inline(__always)
    private static func readNumber(_ offset: inout Int, _ text: Text, into number: inout Double) -> Bool {
        let word = UInt64(
            littleEndian: UnsafeRawPointer(text.base).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        // Digits become 0 to 9; any other byte gets its top bit set in the marks.
        let digits = word ^ 0x3030_3030_3030_3030
        let marks = ((digits & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7676_7676_7676_7676 | digits) & 0x8080_8080_8080_8080
        let wholeBits = UInt64(truncatingIfNeeded: marks.trailingZeroBitCount) & 0x38
        let point: UInt64 = (word >> wholeBits) & 0xFF == UInt64(UInt8(ascii: ".")) ? 8 : 0
        // The mark of a point, which is the lowest one, does not end the number.
        let ends = marks & (marks &- point >> 3)
        let hasZero = digits & 0xFF == 0 && wholeBits > 8
        guard ends != 0, wholeBits > 0, !hasZero else { return readRarerNumber(&offset, text, into: &number) }
        let endBits = UInt64(truncatingIfNeeded: ends.trailingZeroBitCount) & 0x38
        let mask = (1 as UInt64) << wholeBits &- 1
        let packed = digits & mask | digits >> point & ~mask
        let value = Double(Int(truncatingIfNeeded: value(packed << ((64 &- endBits &+ point) & 0x38))))
        number = value / powers[Int(truncatingIfNeeded: (endBits &- wholeBits &- point) >> 3 & 7)]
        offset &+= Int(truncatingIfNeeded: endBits >> 3)
        return true
    }

    @inline(never)
    private static func readRarerNumber(_ offset: inout Int, _ text: Text, into number: inout Double) -> Bool {
        guard let plain = text.plain.length(at: offset) else { return false }
        (number, offset) = (plain.value, plain.end)
        return true
    }

    /// The powers of ten by which fractions are divided.
    private static let powers: InlineArray<8, Double> = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7]

    /// The number of eight digits, the first one in the lowest byte: pairs, then fours, then all (D. Lemire, "Quickly
    /// parsing eight digits", 2018).
    @inline(__always)
    private static func value(_ digits: UInt64) -> UInt64 {
        let pairs = digits &* 10 &+ digits >> 8
        let low = (pairs & 0x0000_00FF_0000_00FF) &* 0x000F_4240_0000_0064
        let high = (pairs >> 16 & 0x0000_00FF_0000_00FF) &* 0x0000_2710_0000_0001
        return (low &+ high) >> 32
    }
}
