import TestSupport

/// SplitMix64: the same seed gives the same numbers everywhere.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }

    /// One of some values.
    mutating func pick<Value>(_ values: Value...) -> Value { values[Int(next() % UInt64(values.count))] }

    /// Whether something of this probability happens.
    mutating func happens(_ probability: Double) -> Bool { Double(next() >> 11) / 9_007_199_254_740_992 < probability }
}
