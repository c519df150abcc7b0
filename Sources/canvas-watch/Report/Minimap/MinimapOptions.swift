import CanvasEngine

/// How a map is drawn.
struct MinimapOptions: Hashable, Sendable {
    /// The characters that a map is made of; labels are shown as they are.
    enum Charset: String, Hashable, Sendable, CaseIterable {
        /// The printable ASCII characters.
        case ascii
        /// Box drawing and, for small items, quarters of cells.
        case unicode
        /// Box drawing and, for small items, eighths of cells.
        case braille
    }

    /// The largest number of columns and of rows, those of the axes and of the border included.
    var columns = 80
    var rows = 17
    /// The characters to draw with.
    var charset = Charset.ascii
    /// The width of a terminal cell divided by its height.
    var cellAspect: CGFloat = 0.5
    /// Whether the map may use colours; they never say what the characters do not say.
    var isColored = false
    /// The area to draw, in canvas coordinates; nil takes in the canvas, the content and the viewport.
    var extent: CGRect?
    /// Whether numbers stand along the upper and the left edge where there is room.
    var hasAxes = true
    /// Whether the items lie on a canvas; otherwise only their bounds are drawn, and a mark at (0, 0).
    var hasCanvas = true
    /// The items to point out, ascending. Nothing is pointed out when they are more than half of all.
    var changed: [Int] = []
    /// Where items were before, in canvas coordinates.
    var ghosts: [CGRect] = []

    /// Whether so many changed items are pointed out among all: of more than half of them that would say nothing.
    static func pointsOut(_ changedCount: Int, of count: Int) -> Bool {
        changedCount * 2 <= count
    }

    /// A budget of rows that leaves room for the lines around a map, on a terminal of that many rows.
    static func rows(forTerminalRows rows: Int) -> Int {
        min(max(rows - 9, 8), 200)
    }
}
