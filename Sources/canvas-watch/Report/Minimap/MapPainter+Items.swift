extension MapPainter {
    /// Draws the items that are drawn by themselves.
    mutating func paintDrawn(_ items: MapItems, _ names: ItemNames) {
        for (item, cells) in items.drawn {
            if cells.columns >= 3 { paintWide(item, cells, names) } else { paintNarrow(item, cells, names) }
        }
    }

    /// A box with a name, or brackets where it would be too flat.
    private mutating func paintWide(_ item: Int, _ cells: MapCells, _ names: ItemNames) {
        let style = style(of: item)
        let label = label(of: item, in: cells, names)
        let free = cells.columns - label.columns
        let hasBox = cells.rows >= 3 || (cells.rows == 2 && options.charset != .ascii)
        if hasBox {
            plane.frame(cells, isChanged(item) ? glyphs.changedItem : glyphs.item, style)
        } else {
            let firstRow = free < 2 ? cells.top + 1 : cells.top
            for row in firstRow..<max(cells.bottom, firstRow) { paintBrackets(item, cells, style, row: row) }
        }
        let row = hasBox ? cells.top + (cells.rows - 1) / 2 : cells.top
        plane.write(label, style, column: cells.left + free / 2, row: row)
    }

    /// A name where it fits, else a letter; below it brackets, or a stroke for a single column.
    private mutating func paintNarrow(_ item: Int, _ cells: MapCells, _ names: ItemNames) {
        let style = style(of: item)
        let short = names.short(item)
        let fits = (1...cells.columns).contains(short.columns)
        plane.write(fits ? short : letter(of: item, names), style, column: cells.left, row: cells.top)
        for row in (cells.top + 1)..<max(cells.bottom, cells.top + 1) {
            if cells.columns > 1 {
                paintBrackets(item, cells, style, row: row)
            } else {
                plane.set(glyphs.item.vertical, style, column: cells.left, row: row)
            }
        }
    }

    private mutating func paintBrackets(_ item: Int, _ cells: MapCells, _ style: MapStyle, row: Int) {
        let (open, close) = isChanged(item) ? ("{", "}") : ("[", "]") as (Unicode.Scalar, Unicode.Scalar)
        plane.set(open.value, style, column: cells.left, row: row)
        plane.set(close.value, style, column: cells.right - 1, row: row)
    }

    /// The longest name that fits between the sides: the whole one, the short one, a beginning of it, or a letter.
    ///
    /// A short name that fits only without the sides takes their place.
    private mutating func label(of item: Int, in cells: MapCells, _ names: ItemNames) -> ShownText {
        let full = names.full(item)
        let inner = cells.columns - 2
        if full.columns <= inner { return full }
        let short = names.short(item)
        let width = short.columns
        if width <= inner || (width <= cells.columns && !isChanged(item)) { return short }
        if inner < 5 { return names.beginning(of: short, columns: inner) ?? letter(of: item, names) }
        return ShownText(short.prefix(columns: inner - 1).text + (options.charset == .ascii ? "~" : "…"))
    }

    private mutating func letter(of item: Int, _ names: ItemNames) -> ShownText {
        if names.lettersFollowOrder, firstLettered == nil { firstLettered = item }
        return names.letter(item)
    }
}
