/// Numbers that look random and depend on nothing but their seeds.
enum FormulaRandom {
    /// The number of a seed, from 0 up to but not including 1; NaN for NaN.
    @inline(__always)
    static func number(for seed: Double) -> Double {
        seed.isNaN ? seed : unit(mix(bits(seed)))
    }

    /// The number of a list of seeds, from that of all but the last.
    @inline(__always)
    static func number(for seed: Double, after number: Double) -> Double {
        // The multiplication keeps `random(a, b)` apart from `random(b, a)`.
        seed.isNaN || number.isNaN
            ? .nan : unit(mix(number.bitPattern &* 0xD6E8_FEB8_6659_FD93 &+ bits(seed)))
    }

    /// The bits of a seed; 0 and -0 are one seed.
    @inline(__always)
    private static func bits(_ seed: Double) -> UInt64 {
        (seed + 0).bitPattern
    }

    /// The output function of SplitMix64 (Steele, Lea, Flood 2014), in which each bit of the input changes half of the output.
    @inline(__always)
    private static func mix(_ bits: UInt64) -> UInt64 {
        var mixed = bits &+ 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// The upper 53 bits as a fraction.
    @inline(__always)
    private static func unit(_ bits: UInt64) -> Double {
        Double(Int64(bits >> 11)) * 0x1p-53
    }
}
