/// The numbers that a value may take; never infinite ones, and never NaN.
struct NumberRange: Hashable, Sendable {
    /// The least number; nil when any negative number will do.
    var least: Double?
    /// Whether `least` itself is too small.
    var isLeastExcluded = false
    /// The greatest number; nil when there is none.
    var greatest: Double?

    /// Any finite number.
    static let finite = NumberRange()
    /// A length in points: not negative, at most 1e12.
    static let length = NumberRange(least: 0, greatest: 1e12)
    /// A length in points that is more than nothing.
    static let positiveLength = NumberRange(least: 0, isLeastExcluded: true, greatest: 1e12)
    /// A time limit in seconds.
    static let seconds = NumberRange(least: 0, isLeastExcluded: true, greatest: 3600)
    /// How many items a file may ask for by number.
    static let itemCount = NumberRange(least: 0, greatest: 10_000_000)

    /// Whether a number lies in the range.
    func contains(_ value: Double) -> Bool {
        guard value.isFinite else { return false }
        if let least, value < least || (isLeastExcluded && value == least) { return false }
        if let greatest, value > greatest { return false }
        return true
    }
}
