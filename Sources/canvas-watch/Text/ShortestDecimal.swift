/// The shortest decimal that reads back as the same double: `digits` times ten to the power of `exponent`.
///
/// The algorithm is Schubfach (R. Giulietti, "The Schubfach way to render doubles", 2020), for the numbers that canvases
/// are made of. In their range the powers of ten fit into 64 bits after normalizing, so that every product is exact.
struct ShortestDecimal {
    /// The numbers that can be turned into decimals: far more than the smallest fraction of a point, and below 2^53.
    static let range = 1e-4..<9_007_199_254_740_992.0

    /// The significant digits; the last one is not 0.
    let digits: UInt64
    /// The power of ten that the digits are multiplied by.
    let exponent: Int

    /// The decimal of a number inside `range`.
    init(_ value: Double) {
        let fraction = value.significandBitPattern
        let significand = fraction | 1 << 52
        let binaryExponent = Int(value.exponentBitPattern) - 1075
        // Below a power of two the doubles lie closer together than above it.
        let isLowerNeighbourCloser = fraction == 0
        // floor(log10(2^q)), or floor(log10(3/4 * 2^q)), in fixed point.
        let power = (binaryExponent * 1_262_611 - (isLowerNeighbourCloser ? 524_031 : 0)) >> 22
        // -power is within 0...20, and floor(log2(10^n)) is exact in fixed point there.
        let shift = binaryExponent + (-power * 1_741_647) >> 19 + 1
        let scale = Self.powersOfFive[-power]

        let middle = Self.product(scale, (4 * significand) << shift)
        let lower = Self.product(scale, (4 * significand - (isLowerNeighbourCloser ? 1 : 2)) << shift)
        let upper = Self.product(scale, (4 * significand + 2) << shift)
        // The ends of the interval round to this double only when its significand is even.
        let (first, last) = significand & 1 == 0 ? (lower, upper) : (lower + 1, upper - 1)

        let candidate = middle / 4
        let short = candidate / 10
        let (isShortInside, isNextShortInside) = (first <= 40 * short, 40 * short + 40 <= last)
        if isShortInside != isNextShortInside {
            (digits, exponent) = Self.trimmed(isNextShortInside ? short + 1 : short, power + 1)
            return
        }
        let (isInside, isNextInside) = (first <= 4 * candidate, 4 * candidate + 4 <= last)
        let half = 4 * candidate + 2
        let isNextNearer = middle > half || (middle == half && candidate & 1 == 1)
        let takesNext = isInside != isNextInside ? isNextInside : isNextNearer
        (digits, exponent) = Self.trimmed(takesNext ? candidate + 1 : candidate, power)
    }

    /// The upper 64 bits of a product; the lowest bit is set when anything below them is, so that comparisons hold.
    private static func product(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let (high, low) = left.multipliedFullWidth(by: right)
        return high | (low != 0 ? 1 : 0)
    }

    private static func trimmed(_ digits: UInt64, _ exponent: Int) -> (UInt64, Int) {
        var (digits, exponent) = (digits, exponent)
        while digits != 0, digits % 10 == 0 {
            digits /= 10
            exponent += 1
        }
        return (digits, exponent)
    }

    /// 5^0 to 5^21, shifted left until the highest bit is set.
    private static let powersOfFive: [UInt64] = [
        0x8000_0000_0000_0000, 0xa000_0000_0000_0000, 0xc800_0000_0000_0000, 0xfa00_0000_0000_0000,
        0x9c40_0000_0000_0000, 0xc350_0000_0000_0000, 0xf424_0000_0000_0000, 0x9896_8000_0000_0000,
        0xbebc_2000_0000_0000, 0xee6b_2800_0000_0000, 0x9502_f900_0000_0000, 0xba43_b740_0000_0000,
        0xe8d4_a510_0000_0000, 0x9184_e72a_0000_0000, 0xb5e6_20f4_8000_0000, 0xe35f_a931_a000_0000,
        0x8e1b_c9bf_0400_0000, 0xb1a2_bc2e_c500_0000, 0xde0b_6b3a_7640_0000, 0x8ac7_2304_89e8_0000,
        0xad78_ebc5_ac62_0000, 0xd8d7_26b7_177a_8000,
    ]
}
