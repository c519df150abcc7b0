extension LayoutEngine {
    /// Stage 3: an automatic canvas proposes nothing; the others their size without the insets, never below 0.
    public static func proposal(
        for contentSize: CanvasContentSize, horizontalInsets: CGFloat, verticalInsets: CGFloat
    ) -> CanvasProposal {
        guard let requested = contentSize.requested else { return .unspecified }
        let size = sanitize(requested)
        return CanvasProposal(
            width: max(0, size.width - sanitize(horizontalInsets)),
            height: max(0, size.height - sanitize(verticalInsets)))
    }
}
