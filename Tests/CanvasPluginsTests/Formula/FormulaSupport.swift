import CanvasEngine

@testable import CanvasPlugins

/// What an expression gives for one of some equal items.
func value(of text: String, item: Int = 7, count: Int = 12, size: CGSize = CGSize(width: 110, height: 64)) throws
    -> Double
{
    let layout = try FormulaCanvasLayout(
        FormulaSource(x: .expression(text), y: 0, at: .topLeading))
    return frames(of: layout, Array(repeating: size, count: count))[item].origin.x
}

/// The frames that a layout gives.
func frames<Layout: CanvasLayout>(
    of layout: Layout, _ sizes: [CGSize], in proposal: CanvasProposal = .unspecified
) -> [CGRect] where Layout.Cache == Void {
    var cache: Void = ()
    return layout.place(CanvasLayoutItems(sizes: sizes), in: proposal, cache: &cache).frames
}

/// Whether two numbers are equal but for rounding in the last places.
func isNear(_ value: Double, _ expected: Double, within tolerance: Double = 1e-12) -> Bool {
    (value - expected).magnitude <= tolerance * max(1, expected.magnitude)
}
