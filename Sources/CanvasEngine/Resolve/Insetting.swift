extension LayoutEngine {
    /// Stage 2: leading and trailing margins become left and right, swapped in right-to-left.
    ///
    /// A margin that is negative, infinite or not a number becomes 0.
    public static func insets(for margins: EdgeInsets, layoutDirection: LayoutDirection) -> CanvasInsets {
        let (leading, trailing) = (sanitize(margins.leading), sanitize(margins.trailing))
        let isMirrored = layoutDirection == .rightToLeft
        return CanvasInsets(
            top: sanitize(margins.top), left: isMirrored ? trailing : leading,
            bottom: sanitize(margins.bottom), right: isMirrored ? leading : trailing)
    }
}
