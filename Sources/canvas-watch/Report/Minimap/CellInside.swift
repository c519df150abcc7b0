import CanvasEngine

/// The inside of one cell of a map: whatever lies in it takes that cell and no other.
struct CellInside {
    /// The left and top edge, and the right and bottom edge with the opposite sign: one comparison tests all four.
    private let limits: SIMD4<CGFloat>

    /// The inside of no cell, in which nothing lies.
    static let nothing = CellInside(limits: SIMD4(repeating: .infinity))

    private init(limits: SIMD4<CGFloat>) {
        self.limits = limits
    }

    /// The inside of a cell, less what rounding errors may take; nothing for several cells.
    @inline(__always)
    init(of cells: MapCells, at scale: MapScale) {
        guard cells.columns == 1, cells.rows == 1 else {
            self = .nothing
            return
        }
        let (extent, width, height) = (scale.extent, scale.pointsPerColumn, scale.pointsPerRow)
        // Far more than what the quotient of a place, or the product here, can be off by.
        let slackX = (extent.minX.magnitude + extent.width + width) * (16 * .ulpOfOne)
        let slackY = (extent.minY.magnitude + extent.height + height) * (16 * .ulpOfOne)
        limits = SIMD4(
            extent.minX + CGFloat(cells.left) * width + slackX, extent.minY + CGFloat(cells.top) * height + slackY,
            slackX - (extent.minX + CGFloat(cells.right) * width),
            slackY - (extent.minY + CGFloat(cells.bottom) * height))
    }

    /// Whether a frame lies inside.
    @inline(__always)
    func holds(_ frame: CGRect) -> Bool {
        all(SIMD4(frame.minX, frame.minY, -frame.maxX, -frame.maxY) .>= limits)
    }
}
