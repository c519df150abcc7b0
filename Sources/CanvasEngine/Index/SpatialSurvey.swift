/// What one pass over some frames finds out.
struct SpatialSurvey {
    /// The least and the most of left edge, top edge, width and height; meaningless where `hasAbsent`.
    private let least: SIMD4<CGFloat>
    private let most: SIMD4<CGFloat>
    /// Whether a frame is never reported.
    let hasAbsent: Bool

    /// Looks at each of the frames.
    init(_ frames: SpatialMembers) {
        var least = SIMD4<CGFloat>(repeating: .infinity)
        var most = SIMD4<CGFloat>(repeating: -.infinity)
        // Zero times a number is 0, unless the number is infinite or none.
        var poison = SIMD4<CGFloat>.zero
        for position in 0..<frames.count {
            let frame = frames[position]
            let numbers = SIMD4(frame.minX, frame.minY, frame.width, frame.height)
            least.replace(with: numbers, where: numbers .< least)
            most.replace(with: numbers, where: numbers .> most)
            poison += numbers * 0
        }
        (self.least, self.most) = (least, most)
        hasAbsent = poison != .zero || least.z == 0 || least.w == 0
    }

    /// The box around the corners.
    var minX: CGFloat { least.x }
    var minY: CGFloat { least.y }
    var maxX: CGFloat { most.x }
    var maxY: CGFloat { most.y }
    /// The largest width and height.
    var reachX: CGFloat { most.z }
    var reachY: CGFloat { most.w }

    /// Whether no frame is absent or larger than ordinary.
    func isOrdinary(_ typical: TypicalFrame) -> Bool {
        !hasAbsent && reachX <= typical.mostWidth && reachY <= typical.mostHeight
    }
}
