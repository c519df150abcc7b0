/// How a frame's size compares with the typical one: smaller, ordinary or larger on each axis, or never reported.
struct SpatialKind: Hashable {
    /// 3 * (class of the height) + (class of the width); 9 for what is never reported.
    let code: UInt8

    /// The number of kinds.
    static let count = 10
    /// Ordinary in width and height.
    static let ordinary = SpatialKind(code: 4)
    /// Without area, or not finite.
    static let absent = SpatialKind(code: 9)

    private init(code: UInt8) {
        self.code = code
    }

    /// Classifies a frame. With `isSmallOrdinary`, what is smaller than ordinary counts as ordinary.
    init(_ frame: CGRect, typical: TypicalFrame, isSmallOrdinary: Bool) {
        guard SpatialMembers.isReported(frame) else {
            self = .absent
            return
        }
        let least: UInt8 = isSmallOrdinary ? 1 : 0
        let column = max(frame.width < typical.leastWidth ? 0 : frame.width > typical.mostWidth ? 2 : 1, least)
        let row = max(frame.height < typical.leastHeight ? 0 : frame.height > typical.mostHeight ? 2 : 1, least)
        code = 3 * row + column
    }
}
