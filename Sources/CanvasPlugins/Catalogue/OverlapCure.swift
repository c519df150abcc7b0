import CanvasEngine

extension LayoutCatalogue {
    /// The parameter that clears all overlaps when only it changes, and its value rounded up to one decimal.
    package static func overlapCure(
        for layout: LayoutDescription, derived: [CanvasDerivedValue], centres: [CGPoint], sizes: [CGSize]
    ) -> (parameter: String, value: CGFloat)? {
        let scaled = ["radius", "scale"]
        for value in derived where scaled.contains(value.name) {
            guard case .number(let number) = value.content, number > 0 else { continue }
            let needed = number * clearingScale(centres: centres, sizes: sizes, spacing: 0)
            return (value.name, (needed * 10).rounded(.up) / 10)
        }
        return nil
    }
}
