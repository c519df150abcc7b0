import CanvasEngine

/// The numbers along the upper and the left edge of a map, at steps of 1, 2 or 5 times a power of ten.
struct MapAxes: Sendable {
    /// A number, and the column or row that begins there.
    struct Tick: Hashable, Sendable {
        let cell: Int
        let text: String
    }

    let horizontal: [Tick]
    let vertical: [Tick]

    /// The ticks for a scale; along the upper edge no two numbers are closer than two columns.
    init(_ scale: MapScale) {
        let extent = scale.extent
        let widest = Self.widestText(from: extent.minX, to: extent.maxX)
        let stepX = Self.step(atLeast: CGFloat(widest + 2) * scale.pointsPerColumn)
        let stepY = Self.step(atLeast: 3 * scale.pointsPerRow)
        horizontal = Self.values(from: extent.minX, to: extent.maxX, step: stepX).map {
            Tick(cell: scale.column(nearest: $0), text: NumberText.text($0))
        }
        vertical = Self.values(from: extent.minY, to: extent.maxY, step: stepY).map {
            Tick(cell: scale.row(nearest: $0), text: NumberText.text($0))
        }
    }

    /// The columns that the widest number along the left edge can take.
    static func widestText(from lower: CGFloat, to upper: CGFloat) -> Int {
        let ends = [lower.rounded(.down), lower / 2, upper.rounded(.down)].map {
            NumberText.text($0.rounded()).utf8.count
        }
        // Short stretches have steps below 1, with two decimals at most.
        return (ends.max() ?? 1) + (upper - lower < 20 ? 3 : 0)
    }

    /// The smallest step that is large enough; a hundredth at least, because smaller ones look the same.
    private static func step(atLeast length: CGFloat) -> CGFloat {
        var power = 0.01
        while power < 1e15 {
            for factor in [1.0, 2.0, 5.0] where factor * power >= length { return factor * power }
            power = power < 1 ? (power * 100).rounded() / 10 : power * 10
        }
        return max(length, 1)
    }

    private static func values(from lower: CGFloat, to upper: CGFloat, step: CGFloat) -> [CGFloat] {
        let (first, last) = ((lower / step).rounded(.up), (upper / step).rounded(.down))
        guard first <= last, last - first < 10_000 else { return [] }
        return (0...Int(last - first)).map { (first + CGFloat($0)) * step }
    }
}
