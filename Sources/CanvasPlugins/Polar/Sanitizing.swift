import CanvasEngine

extension CGFloat {
    /// The length as layouts take it: 0 where it is negative or not finite, and at most `LayoutEngine.largestLength`.
    var sanitizedLength: CGFloat {
        self >= 0 && isFinite ? Swift.min(self, LayoutEngine.largestLength) : 0
    }

    /// The angle as layouts take it: 0 where it is not finite.
    var sanitizedAngle: CGFloat {
        isFinite ? self : 0
    }
}

extension CGRect {
    /// The rectangle of a size around a centre.
    @inline(__always)
    init(centreX: CGFloat, centreY: CGFloat, size: CGSize) {
        self.init(
            x: centreX - size.width / 2, y: centreY - size.height / 2, width: size.width, height: size.height)
    }
}
