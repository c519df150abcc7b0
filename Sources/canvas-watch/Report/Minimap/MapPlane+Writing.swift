extension MapPlane {
    /// Adds the cells of a row, each as wide as a column; the row -1 is the upper border.
    func write(row: Int, to buffer: inout ByteBuffer) {
        let start = (row + 1) * width + (border == 0 ? 1 : 0)
        let end = start + columns + 2 * border
        var (style, cell) = (MapStyle.plain, start)
        while cell < end {
            if !styles.isEmpty, styles[cell] != style {
                style = styles[cell]
                style.write(to: &buffer)
            }
            var alike = styles.isEmpty ? end : cell + 1
            while alike < end, styles[alike] == style { alike += 1 }
            write(cell..<alike, rowEnd: end, to: &buffer)
            cell = alike
        }
        if style != .plain { MapStyle.plain.write(to: &buffer) }
    }

    private func write(_ cells: Range<Int>, rowEnd: Int, to buffer: inout ByteBuffer) {
        var cell = cells.lowerBound
        while cell < cells.upperBound {
            cell = writeScalars(cell..<cells.upperBound, to: &buffer)
            guard cell < cells.upperBound else { return }
            write(labelPart: cell, isLast: cell + 1 == rowEnd, to: &buffer)
            cell += 1
        }
    }

    /// Adds cells up to one that holds a part of a label, and gives that one: nearly all cells of a map hold one scalar.
    private func writeScalars(_ cells: Range<Int>, to buffer: inout ByteBuffer) -> Int {
        var cell = cells.lowerBound
        buffer.append(upTo: 4 * cells.count) { target in
            var count = 0
            while cell < cells.upperBound, glyphs[cell] < Self.firstCharacter {
                if glyphs[cell] < 0x80 {
                    target[count] = UInt8(truncatingIfNeeded: glyphs[cell])
                    count += 1
                } else {
                    for byte in UTF8.encode(Unicode.Scalar(glyphs[cell]) ?? "\u{FFFD}")
                        ?? UTF8.encodedReplacementCharacter
                    {
                        target[count] = byte
                        count += 1
                    }
                }
                cell += 1
            }
            return count
        }
        return cell
    }

    private func write(labelPart cell: Int, isLast: Bool, to buffer: inout ByteBuffer) {
        let glyph = glyphs[cell]
        if glyph == Self.continuation {
            // Half of a wide character becomes a sign for itself when the other half was drawn over.
            if cell == 0 || !isWide(cell - 1) { buffer.append(UInt8(ascii: ">")) }
        } else if isWide(cell) && (isLast || glyphs[cell + 1] != Self.continuation) {
            buffer.append(UInt8(ascii: "<"))
        } else {
            buffer.append(contentsOf: characters.bytes[characters.range(of: Int(glyph - Self.firstCharacter))])
        }
    }

    private func isWide(_ cell: Int) -> Bool {
        let glyph = glyphs[cell]
        guard glyph >= Self.firstCharacter, glyph != Self.continuation else { return false }
        return DisplayWidth.columns(of: characters[Int(glyph - Self.firstCharacter)]) > 1
    }
}
