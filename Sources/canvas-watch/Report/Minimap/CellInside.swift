import CanvasEngine

/// The inside of one cell of a map: whatever lies in it takes that cell and no other.
struct CellInside {
    /// The left and the top edge.
    private var least: SIMD2<CGFloat>
    /// The right and the bottom edge.
    private var most: SIMD2<CGFloat>

    /// The inside of no cell, in which nothing lies.
    static var nothing: CellInside {
        CellInside(least: SIMD2(repeating: .infinity), most: SIMD2(repeating: -.infinity))
    }

    private init(least: SIMD2<CGFloat>, most: SIMD2<CGFloat>) {
        (self.least, self.most) = (least, most)
    }

    /// The inside of a cell, less what rounding errors may take; nothing for several cells.
    @inline(__always)
    init(of cells: MapCells, at scale: MapScale) {
        guard cells.columns == 1, cells.rows == 1 else {
            self = .nothing
            return
        }
        let corner = SIMD2(scale.extent.minX, scale.extent.minY)
        let extent = SIMD2(scale.extent.width, scale.extent.height)
        let cell = SIMD2(scale.pointsPerColumn, scale.pointsPerRow)
        let reach = SIMD2(corner.x.magnitude, corner.y.magnitude) + extent + cell
        // Far more than what the quotient that gives a place, or the product here, can be off by.
        let slack = reach * (16 * .ulpOfOne)
        least = corner + SIMD2(CGFloat(cells.left), CGFloat(cells.top)) * cell + slack
        most = corner + SIMD2(CGFloat(cells.right), CGFloat(cells.bottom)) * cell - slack
    }

    /// Whether a standardized frame lies inside.
    @inline(__always)
    func holds(_ frame: CGRect) -> Bool {
        let origin = SIMD2(frame.origin.x, frame.origin.y)
        let size = SIMD2(frame.size.width, frame.size.height)
        return all(origin .>= least .& origin + size .<= most .& size .>= 0)
    }
}
