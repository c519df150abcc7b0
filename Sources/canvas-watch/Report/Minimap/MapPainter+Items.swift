extension MapPainter {
    /// Items with room for a label: a box, or brackets where it would be too flat.
    mutating func paintLarge(_ items: MapItems, _ names: ItemNames) {
        for (item, cells) in items.large {
            let style = style(of: item)
            let label = label(of: item, in: cells, names)
            let free = cells.columns - DisplayWidth.columns(of: label)
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
    }

    private mutating func paintBrackets(_ item: Int, _ cells: MapCells, _ style: MapStyle, row: Int) {
        let (open, close) = isChanged(item) ? ("{", "}") : ("[", "]") as (Unicode.Scalar, Unicode.Scalar)
        plane.set(open.value, style, column: cells.left, row: row)
        plane.set(close.value, style, column: cells.right - 1, row: row)
    }

    /// Small items: their name where it fits, else a letter; below it brackets, or a stroke for a single column.
    mutating func paintLetters(_ items: MapItems, _ names: ItemNames) {
        for (item, cells) in items.letters {
            let style = style(of: item)
            let short = names.short(item)
            let fits = (1...cells.columns).contains(DisplayWidth.columns(of: short))
            let text = fits ? short : String(letter(of: item, names))
            plane.write(text, style, column: cells.left, row: cells.top)
            for row in (cells.top + 1)..<max(cells.bottom, cells.top + 1) {
                if cells.columns > 1 {
                    paintBrackets(item, cells, style, row: row)
                } else {
                    plane.set(glyphs.item.vertical, style, column: cells.left, row: row)
                }
            }
        }
    }

    /// The longest name that fits between the sides: the whole one, the short one, the beginning of it, or a letter.
    ///
    /// A short name that fits only without the sides takes their place.
    private mutating func label(of item: Int, in cells: MapCells, _ names: ItemNames) -> String {
        let (full, short) = (names.full(item), names.short(item))
        let inner = cells.columns - 2
        if DisplayWidth.columns(of: full) <= inner { return full }
        let width = DisplayWidth.columns(of: short)
        if width <= inner || (width <= cells.columns && !isChanged(item)) { return short }
        if inner < 5 { return String(letter(of: item, names)) }
        var (cut, taken) = ("", 1)
        for character in short {
            taken += DisplayWidth.columns(of: character)
            if taken > inner { break }
            cut.append(character)
        }
        return cut + (options.charset == .ascii ? "~" : "…")
    }

    private mutating func letter(of item: Int, _ names: ItemNames) -> Character {
        if names.lettersFollowOrder, firstLettered == nil { firstLettered = item }
        return names.letter(item)
    }
}
