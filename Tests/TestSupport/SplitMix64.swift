/// SplitMix64, by G. Steele, D. Lea and C. Flood: a generator whose whole sequence follows from a seed.
public struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    /// Starts the sequence of a seed.
    public init(seed: UInt64) {
        state = seed
    }

    /// The next 64 bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    /// A whole number from 0 to `limit` - 1.
    public mutating func below(_ limit: Int) -> Int {
        Int(next() % UInt64(limit))
    }

    /// A number of the range.
    public mutating func number(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound + (range.upperBound - range.lowerBound) * (Double(next() >> 11) * 0x1p-53)
    }
}

/// The seeds of the property tests.
public let seeds: [UInt64] = [1, 2, 3, 5, 8, 13, 21, 34]
