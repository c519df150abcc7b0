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
