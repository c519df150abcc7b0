/// The cells of a map, with one cell more on each side for what is drawn around it.
///
/// A cell holds a Unicode scalar, or a number beyond all scalars that stands for a part of a label.
struct MapPlane: Sendable {
    /// How many columns and rows there are between the outer cells.
    let columns: Int
    let rows: Int
    /// How many cells are drawn on each side beyond these: 1, or 0 where a map has no room for them.
    let border: Int

    /// The cells of a row, those outside included.
    let width: Int
    /// What each cell holds.
    private(set) var glyphs: [UInt32]
    /// The style of each cell; none where nobody sees colours.
    private(set) var styles: [MapStyle]
    /// Whether a cell belongs to a label.
    private var isLabel: [Bool]
    /// Characters of labels, as UTF-8 one behind the other, and where each ends.
    private(set) var characters = TextColumn()

    /// From here on a cell holds the number of a character.
    static let firstCharacter: UInt32 = 0x11_0000
    /// The cell is covered by the wide character to its left.
    static let continuation = UInt32.max
    private static let blank = UInt32(UInt8(ascii: " "))

    init(columns: Int, rows: Int, border: Int, isColored: Bool) {
        self.columns = columns
        self.rows = rows
        self.border = border
        width = columns + 2
        glyphs = [UInt32](repeating: Self.blank, count: width * (rows + 2))
        styles = isColored ? [MapStyle](repeating: .plain, count: glyphs.count) : []
        isLabel = [Bool](repeating: false, count: glyphs.count)
    }

    /// Sets a cell; what lies outside is not drawn.
    mutating func set(_ glyph: UInt32, _ style: MapStyle, column: Int, row: Int, isLabel: Bool = false) {
        guard let cell = cell(column, row) else { return }
        glyphs[cell] = glyph
        if !styles.isEmpty { styles[cell] = style }
        self.isLabel[cell] = isLabel
    }

    /// Changes the style of a cell inside the map.
    mutating func restyle(column: Int, row: Int, _ style: MapStyle) {
        if !styles.isEmpty, let cell = cell(column, row) { styles[cell] = style }
    }

    /// Whether nothing is drawn in a cell; false outside.
    func isBlank(column: Int, row: Int) -> Bool {
        cell(column, row).map { glyphs[$0] == Self.blank } ?? false
    }

    /// Whether a cell belongs to a label.
    func isLabel(column: Int, row: Int) -> Bool {
        cell(column, row).map { isLabel[$0] } ?? false
    }

    private func cell(_ column: Int, _ row: Int) -> Int? {
        guard column >= -1, column <= columns, row >= -1, row <= rows else { return nil }
        return (row + 1) * width + column + 1
    }

    /// Blanks columns of a row inside the map.
    mutating func clear(_ columns: Range<Int>, row: Int) {
        fill(columns, row: row, Self.blank, .plain)
    }

    /// Sets all cells of a row from one column to before another one; what lies outside is not drawn.
    private mutating func fill(_ columns: Range<Int>, row: Int, _ glyph: UInt32, _ style: MapStyle) {
        let (first, end) = (max(columns.lowerBound, -1), min(columns.upperBound, self.columns + 1))
        guard first < end, row >= -1, row <= rows else { return }
        let start = (row + 1) * width + 1
        for cell in (start + first)..<(start + end) {
            glyphs[cell] = glyph
            isLabel[cell] = false
        }
        if !styles.isEmpty { for cell in (start + first)..<(start + end) { styles[cell] = style } }
    }

    /// Draws the outline of some cells, on the outermost of them.
    mutating func frame(_ cells: MapCells, _ box: MapGlyphs.Box, _ style: MapStyle) {
        let (right, bottom) = (cells.right - 1, cells.bottom - 1)
        if cells.left + 1 < right {
            fill((cells.left + 1)..<right, row: cells.top, box.horizontal, style)
            fill((cells.left + 1)..<right, row: bottom, box.horizontal, style)
        }
        for row in stride(from: max(cells.top + 1, -1), to: min(bottom, rows + 1), by: 1) {
            set(box.vertical, style, column: cells.left, row: row)
            set(box.vertical, style, column: right, row: row)
        }
        set(box.topLeft, style, column: cells.left, row: cells.top)
        set(box.topRight, style, column: right, row: cells.top)
        set(box.bottomLeft, style, column: cells.left, row: bottom)
        set(box.bottomRight, style, column: right, row: bottom)
    }

    /// Draws the outline on cells that are blank, and on every second one of its horizontal lines.
    ///
    /// Where two such lines share a row, the later one keeps off the earlier one's cells and their neighbours.
    mutating func sparseFrame(_ cells: MapCells, _ box: MapGlyphs.Box, _ style: MapStyle) {
        outline(cells, box) { $0.markSparsely($1, style, column: $2, row: $3, of: cells) }
    }

    private mutating func markSparsely(_ glyph: UInt32, _ style: MapStyle, column: Int, row: Int, of cells: MapCells) {
        guard isBlank(column: column, row: row) else { return }
        if column != cells.left, column != cells.right - 1 {
            guard (column - cells.left) & 1 == 0, isFree(column: column - 1, row: row),
                isFree(column: column + 1, row: row)
            else { return }
        }
        set(glyph, style, column: column, row: row)
    }

    /// Whether a cell is blank or lies outside.
    private func isFree(column: Int, row: Int) -> Bool {
        column < 0 || column >= columns || isBlank(column: column, row: row)
    }

    /// Draws the outline on cells that do not belong to a label.
    mutating func frameAroundLabels(_ cells: MapCells, _ box: MapGlyphs.Box, _ style: MapStyle) {
        outline(cells, box) { plane, glyph, column, row in
            if !plane.isLabel(column: column, row: row) { plane.set(glyph, style, column: column, row: row) }
        }
    }

    private mutating func outline(
        _ cells: MapCells, _ box: MapGlyphs.Box, _ draw: (inout MapPlane, UInt32, Int, Int) -> Void
    ) {
        let (right, bottom) = (cells.right - 1, cells.bottom - 1)
        for column in stride(from: max(cells.left + 1, -1), to: min(right, columns + 1), by: 1) {
            draw(&self, box.horizontal, column, cells.top)
            if bottom != cells.top { draw(&self, box.horizontal, column, bottom) }
        }
        for row in stride(from: max(cells.top + 1, -1), to: min(bottom, rows + 1), by: 1) {
            draw(&self, box.vertical, cells.left, row)
            if right != cells.left { draw(&self, box.vertical, right, row) }
        }
        draw(&self, box.topLeft, cells.left, cells.top)
        draw(&self, box.topRight, right, cells.top)
        draw(&self, box.bottomLeft, cells.left, bottom)
        draw(&self, box.bottomRight, right, bottom)
    }

    /// Writes a text that has no control characters into the cells from a column on.
    mutating func write(_ text: String, _ style: MapStyle, column: Int, row: Int) {
        write(ShownText(text), style, column: column, row: row)
    }

    /// Writes a text into the cells from a column on.
    mutating func write(_ text: ShownText, _ style: MapStyle, column: Int, row: Int) {
        var column = column
        if text.isASCII {
            for byte in text.bytes {
                set(UInt32(byte), style, column: column, row: row, isLabel: true)
                column += 1
            }
            return
        }
        for character in text.text {
            let taken = DisplayWidth.columns(of: character)
            guard taken > 0 else { continue }
            var glyph = character.unicodeScalars.first?.value ?? Self.blank
            if taken > 1 || character.unicodeScalars.count > 1 {
                characters.append(character.utf8)
                glyph = Self.firstCharacter + UInt32(characters.count - 1)
            }
            set(glyph, style, column: column, row: row, isLabel: true)
            for covered in 1..<max(taken, 1) {
                set(Self.continuation, style, column: column + covered, row: row, isLabel: true)
            }
            column += taken
        }
    }
}
