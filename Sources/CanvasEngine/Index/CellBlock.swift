/// The cells of a grid that a query looks at: a stretch of neighbours in each of some rows.
struct CellBlock {
    /// The position of the first row's first cell in the index's list of cell starts.
    var firstCell: Int
    /// The number of cells in a row of the block, at least 1.
    var width: Int
    /// The number of rows, at least 1.
    var rowCount: Int
    /// The distance from a row to the next.
    var stride: Int
}
