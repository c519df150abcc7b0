import CanvasEngine

/// Pierre de Fermat's spiral with one point for each turn by a constant angle, as in the head of a sunflower.
///
/// r = scale * sqrt(k + 0.5) and theta = start ± k * divergence for k = 0, 1, 2, … (H. Vogel, 1979).
struct FermatCurve {
    /// The angle from a point to the next, in degrees; negative counterclockwise.
    let divergence: CGFloat
    /// The angle of the first point, in degrees.
    let startAngle: CGFloat

    /// The first points of the curve with scale 1.
    func points(count: Int) -> [CGPoint] {
        // Whole turns are dropped first: they would only make the multiples coarse.
        let divergence = divergence.truncatingRemainder(dividingBy: 360)
        return (0..<count).map { index in
            let radius = (CGFloat(index) + 0.5).squareRoot()
            let direction = UnitVector(degrees: startAngle + divergence * CGFloat(index))
            return CGPoint(x: radius * direction.x, y: radius * direction.y)
        }
    }
}
