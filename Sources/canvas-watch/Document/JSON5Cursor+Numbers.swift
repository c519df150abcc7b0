/// A number as it stands in a JSON5 text.
struct JSON5Number {
    /// What keeps it from being one.
    enum Problem {
        case missingDigits, leadingZero, suffix
    }

    /// The nearest double; ties to even. May be infinite or not a number.
    var value: Double
    /// Where it stands.
    var range: Range<Int>
    /// Whether it is nothing but a sign and decimal digits.
    var isInteger = false
    /// What is wrong; with `.suffix` the range ends where the suffix starts.
    var problem: Problem?
}

extension JSON5Cursor {
    /// The number that starts at an offset, with a sign, a digit or a point.
    func number(at start: Int) -> JSON5Number {
        var offset = start
        let isNegative = byte(at: offset) == UInt8(ascii: "-")
        if isNegative || byte(at: offset) == UInt8(ascii: "+") { offset += 1 }
        var number: JSON5Number
        switch byte(at: offset) {
        case UInt8(ascii: "I") where isWord("Infinity", at: offset):
            number = JSON5Number(value: .infinity, range: start..<(offset + 8))
        case UInt8(ascii: "N") where isWord("NaN", at: offset):
            number = JSON5Number(value: .nan, range: start..<(offset + 3))
        case UInt8(ascii: "0") where byte(at: offset + 1) | 0x20 == UInt8(ascii: "x"):
            number = hexadecimalNumber(from: start, digits: offset + 2)
        default:
            number = decimalNumber(from: start, digits: offset)
        }
        if isNegative { number.value = -number.value }
        if number.problem == nil, goesOn(at: number.range.upperBound) { number.problem = .suffix }
        return number
    }

    private func hexadecimalNumber(from start: Int, digits first: Int) -> JSON5Number {
        var (offset, value, isLong): (Int, UInt64, Bool) = (first, 0, false)
        while let digit = Self.hexadecimalValue(byte(at: offset)) {
            if value >> 60 != 0 { isLong = true }
            value = value << 4 | UInt64(digit)
            offset += 1
        }
        var number = JSON5Number(value: Double(value), range: start..<offset)
        if offset == first { number.problem = .missingDigits }
        if isLong { number.value = Double(Substring("0x" + text(first..<offset))) ?? .infinity }
        return number
    }

    private func decimalNumber(from start: Int, digits first: Int) -> JSON5Number {
        var decimal = Decimal()
        let whole = addDigits(from: first, to: &decimal)
        var (offset, fraction) = (whole, whole)
        if byte(at: offset) == UInt8(ascii: ".") {
            fraction = addDigits(from: offset + 1, to: &decimal)
            decimal.exponent = whole + 1 - fraction
            offset = fraction
            if offset - first == 1 {
                return JSON5Number(value: 0, range: start..<offset, problem: .missingDigits)
            }
        }
        var number = JSON5Number(value: 0, range: start..<offset, isInteger: offset == whole)
        if offset == first { number.problem = .missingDigits }
        if whole - first > 1, byte(at: first) == UInt8(ascii: "0") { number.problem = .leadingZero }
        if offset > first, byte(at: offset) | 0x20 == UInt8(ascii: "e") {
            let sign = byte(at: offset + 1)
            let isSigned = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
            let digits = offset + (isSigned ? 2 : 1)
            offset = addExponent(from: digits, isNegative: sign == UInt8(ascii: "-"), to: &decimal)
            number.isInteger = false
            number.range = start..<offset
            if offset == digits { number.problem = .missingDigits }
        }
        number.value = decimal.value ?? Double(Substring(text(first..<offset))) ?? 0
        return number
    }

    @inline(__always)
    private func addDigits(from first: Int, to decimal: inout Decimal) -> Int {
        var offset = first
        while true {
            let digit = byte(at: offset) &- UInt8(ascii: "0")
            guard digit < 10 else { return offset }
            decimal.digits = decimal.digits &* 10 &+ UInt64(digit)
            // Zeros in front do not count: they leave the digits at zero.
            if decimal.digits != 0 { decimal.count += 1 }
            offset += 1
        }
    }

    private func addExponent(from first: Int, isNegative: Bool, to decimal: inout Decimal) -> Int {
        var (offset, exponent) = (first, 0)
        while Self.isDigit(byte(at: offset)) {
            // Beyond this nothing changes any more: the number is not exact in any case.
            exponent = min(exponent * 10 + Int(base[offset] &- UInt8(ascii: "0")), 1_000_000)
            offset += 1
        }
        decimal.exponent += isNegative ? -exponent : exponent
        return offset
    }

    private func goesOn(at offset: Int) -> Bool {
        let next = byte(at: offset)
        return Self.continuesWord(next) || next == UInt8(ascii: ".") || next == UInt8(ascii: "%")
            || (next >= 0x80 && word(at: offset).end > offset)
    }

    /// A decimal number as digits and a power of ten.
    private struct Decimal {
        var digits: UInt64 = 0
        /// The number of digits without zeros in front.
        var count = 0
        var exponent = 0

        /// The double, where it takes a single exact operation: both the digits and the power of ten are doubles
        /// themselves, so that the product or quotient is rounded once (Clinger, "How to read floating point numbers
        /// accurately", 1990). Nil elsewhere.
        var value: Double? {
            guard count <= 19, digits <= 1 << 53 else { return nil }
            if exponent == 0 || digits == 0 { return Double(digits) }
            guard abs(exponent) < Self.powers.count else { return nil }
            return exponent < 0 ? Double(digits) / Self.powers[-exponent] : Double(digits) * Self.powers[exponent]
        }

        /// The powers of ten that are doubles.
        private static let powers: [Double] = [
            1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
            1e20, 1e21, 1e22,
        ]
    }
}
