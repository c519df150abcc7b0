/// Every way in which reports write numbers.
///
/// People get at most two decimals, JSON gets the shortest text that reads back as the same double. Neither ever shows
/// a negative zero.
enum NumberText {
    /// The most bytes that any number takes.
    static let longest = 32

    /// A number for people, as `ByteBuffer.append(number:)` writes it.
    static func text(_ value: Double) -> String {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest) { room in
            guard let start = room.baseAddress else { preconditionFailure("BUG: a room of 32 bytes has no address") }
            let count = write(value, to: start)
            return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
        }
    }

    /// Writes a number with at most two decimals and without trailing zeros; returns the number of bytes.
    ///
    /// The exact value is rounded, halves away from zero. From 1e13 on numbers are rounded
    /// to whole ones, as JSON has them.
    static func write(_ value: Double, to target: UnsafeMutablePointer<UInt8>) -> Int {
        let magnitude = value.magnitude
        guard magnitude < 1e13 else {
            if magnitude.isFinite { return writeJSON(value.rounded(), to: target) }
            return write(value.isNaN ? "nan" : value < 0 ? "-inf" : "inf", to: target)
        }
        let product = magnitude * 100
        let error = (-product).addingProduct(magnitude, 100)
        var hundredths = UInt64(product)
        if product - Double(hundredths) - 0.5 >= -error { hundredths += 1 }
        guard hundredths != 0 else { return writeDigits(0, to: target) }
        guard value < 0 else { return writeHundredths(hundredths, to: target) }
        target[0] = UInt8(ascii: "-")
        return 1 + writeHundredths(hundredths, to: target + 1)
    }

    /// Writes the shortest JSON number that reads back as the same double; returns the number of bytes.
    ///
    /// Whole numbers below 2^53 have no exponent; larger ones do, so that no reader takes them for exact integers.
    /// JSON has no word for what is not a number, which becomes `null`, nor for an infinity, which becomes the largest
    /// double.
    static func writeJSON(_ value: Double, to target: UnsafeMutablePointer<UInt8>) -> Int {
        guard value < 0 else { return writeJSON(magnitude: value, to: target) }
        target[0] = UInt8(ascii: "-")
        return 1 + writeJSON(magnitude: -value, to: target + 1)
    }

    /// Writes a whole number; returns the number of bytes.
    static func write(_ value: Int, to target: UnsafeMutablePointer<UInt8>) -> Int {
        guard value < 0 else { return writeDigits(UInt64(value), to: target) }
        target[0] = UInt8(ascii: "-")
        return 1 + writeDigits(UInt64(value.magnitude), to: target + 1)
    }

    @inline(__always)
    private static func writeJSON(magnitude: Double, to target: UnsafeMutablePointer<UInt8>) -> Int {
        if magnitude < 1e13 {
            // A decimal of 15 digits at most that reads back as the same double is the shortest one.
            let hundredths = Int64(magnitude * 100 + 0.5)
            if Double(hundredths) / 100 == magnitude {
                return writeHundredths(UInt64(truncatingIfNeeded: hundredths), to: target)
            }
        } else if magnitude < ShortestDecimal.range.upperBound, let whole = UInt64(exactly: magnitude) {
            return writeDigits(whole, to: target)
        }
        if ShortestDecimal.range.contains(magnitude) { return write(ShortestDecimal(magnitude), to: target) }
        return writeOutlier(magnitude, to: target)
    }

    /// Writes a number that is so small or so large that it needs an exponent, or none at all.
    private static func writeOutlier(_ magnitude: Double, to target: UnsafeMutablePointer<UInt8>) -> Int {
        guard !magnitude.isNaN else { return write("null", to: target) }
        let finite = min(magnitude, .greatestFiniteMagnitude)
        let text = finite.description
        guard !text.contains("e") else { return write(text, to: target) }
        // The standard library leaves whole numbers from 2^53 to 2^54 without an exponent: 16 or 17 digits and ".0".
        let digits = text.prefix { $0 != "." }
        var tail = digits.dropFirst()
        while tail.last == "0" { tail.removeLast() }
        let exponent = "e+\(digits.utf8.count - 1)"
        return write("\(digits.prefix(1))\(tail.isEmpty ? "" : ".")\(tail)\(exponent)", to: target)
    }

    private static func write(_ text: String, to target: UnsafeMutablePointer<UInt8>) -> Int {
        var count = 0
        for byte in text.utf8.prefix(longest) {
            target[count] = byte
            count += 1
        }
        return count
    }

    /// Writes a decimal that is not a whole number.
    @inline(__always)
    private static func write(_ decimal: ShortestDecimal, to target: UnsafeMutablePointer<UInt8>) -> Int {
        let count = digitCount(decimal.digits)
        let wholeCount = count + decimal.exponent
        guard wholeCount > 0 else {
            (target + 0).update(repeating: UInt8(ascii: "0"), count: 2 - wholeCount)
            target[1] = UInt8(ascii: ".")
            return 2 - wholeCount + writeDigits(decimal.digits, count: count, to: target + 2 - wholeCount)
        }
        _ = writeDigits(decimal.digits, count: count, to: target + 1)
        for index in 0..<wholeCount { target[index] = target[index + 1] }
        target[wholeCount] = UInt8(ascii: ".")
        return count + 1
    }

    @inline(__always)
    private static func writeHundredths(_ hundredths: UInt64, to target: UnsafeMutablePointer<UInt8>) -> Int {
        let (whole, fraction) = hundredths.quotientAndRemainder(dividingBy: 100)
        let count = writeDigits(whole, to: target)
        guard fraction != 0 else { return count }
        let (tens, ones) = UInt8(truncatingIfNeeded: fraction).quotientAndRemainder(dividingBy: 10)
        target[count] = UInt8(ascii: ".")
        target[count + 1] = UInt8(ascii: "0") + tens
        guard ones != 0 else { return count + 2 }
        target[count + 2] = UInt8(ascii: "0") + ones
        return count + 3
    }

    @inline(__always)
    private static func writeDigits(_ value: UInt64, to target: UnsafeMutablePointer<UInt8>) -> Int {
        writeDigits(value, count: digitCount(value), to: target)
    }

    @inline(__always)
    private static func writeDigits(
        _ value: UInt64, count: Int, to target: UnsafeMutablePointer<UInt8>
    ) -> Int {
        var (rest, place) = (value, count)
        while place > 8 {
            let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: 100_000_000)
            let text = eightDigits(remainder).littleEndian
            UnsafeMutableRawPointer(target + place - 8).storeBytes(of: text, as: UInt64.self)
            (rest, place) = (quotient, place - 8)
        }
        while place >= 2 {
            let (quotient, pair) = rest.quotientAndRemainder(dividingBy: 100)
            let (tens, ones) = UInt8(truncatingIfNeeded: pair).quotientAndRemainder(dividingBy: 10)
            target[place - 1] = UInt8(ascii: "0") + ones
            target[place - 2] = UInt8(ascii: "0") + tens
            (rest, place) = (quotient, place - 2)
        }
        if place == 1 { target[0] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest) }
        return count
    }

    /// The text of a number below 10^8, zeros in front, first digit in the lowest byte.
    ///
    /// Halves, quarters and eighths are split in one word; the factors are reciprocals in fixed point, exact for the
    /// range of each step.
    @inline(__always)
    private static func eightDigits(_ value: UInt64) -> UInt64 {
        let (high, low) = value.quotientAndRemainder(dividingBy: 10_000)
        let fours = high | low << 32
        let hundreds = ((fours &* 10_486) >> 20) & 0x0000_007f_0000_007f
        let pairs = (fours &- hundreds &* 100) << 16 | hundreds
        let tens = ((pairs &* 103) >> 10) & 0x000f_000f_000f_000f
        return ((pairs &- tens &* 10) << 8 | tens) | 0x3030_3030_3030_3030
    }

    /// The number of decimal digits; 1 for 0.
    @inline(__always)
    private static func digitCount(_ value: UInt64) -> Int {
        // 1233 / 4096 is a little more than log10(2).
        let estimate = ((64 - (value | 1).leadingZeroBitCount) * 1233) >> 12
        return value < powersOfTen[estimate] ? max(estimate, 1) : estimate + 1
    }

    /// 10^0 to 10^19.
    private static let powersOfTen: [UInt64] = [
        1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000,
        100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000, 1_000_000_000_000_000,
        10_000_000_000_000_000, 100_000_000_000_000_000, 1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
    ]
}

extension ByteBuffer {
    /// Adds a number for people: at most two decimals, no trailing zeros, never a negative zero.
    mutating func append(number value: Double) {
        append(upTo: NumberText.longest) { NumberText.write(value, to: $0) }
    }

    /// Adds the shortest JSON number that reads back as the same double.
    mutating func append(json value: Double) {
        append(upTo: NumberText.longest) { NumberText.writeJSON(value, to: $0) }
    }

    /// Adds a whole number.
    mutating func append(number value: Int) {
        append(upTo: NumberText.longest) { NumberText.write(value, to: $0) }
    }
}
