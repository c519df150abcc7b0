extension LayoutEngine {
    /// Stage 1: a side that is negative, infinite or not a number becomes 0, one above `largestLength` is cut to it.
    public static func sanitize(_ sizes: [CGSize]) -> [CGSize] {
        let isClean = sizes.allSatisfy { isSane($0.width) && isSane($0.height) }
        return isClean ? sizes : sizes.map(sanitize)
    }

    /// Stage 1 for a single size.
    public static func sanitize(_ size: CGSize) -> CGSize {
        CGSize(width: sanitize(size.width), height: sanitize(size.height))
    }

    static func sanitize(_ length: CGFloat) -> CGFloat {
        isSane(length) ? length : length.isFinite && length > 0 ? largestLength : 0
    }

    private static func isSane(_ length: CGFloat) -> Bool {
        length >= 0 && length <= largestLength
    }
}
