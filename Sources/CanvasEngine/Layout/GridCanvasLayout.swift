/// Columns as wide as their widest item and rows as tall as their tallest, filled row by row.
public struct GridCanvasLayout: CanvasLayout, Hashable {
    /// The number of columns; below 1 counts as 1.
    public var columns: Int
    /// The gap between columns, in points.
    public var horizontalSpacing: CGFloat
    /// The gap between rows, in points.
    public var verticalSpacing: CGFloat
    /// Where an item sits in its cell.
    public var alignment: Alignment

    /// Creates a grid.
    public init(
        columns: Int, horizontalSpacing: CGFloat = 8, verticalSpacing: CGFloat = 8, alignment: Alignment = .center
    ) {
        self.columns = columns
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.alignment = alignment
    }

    /// Places the cells; reports `rows`.
    public func place(
        _ items: CanvasLayoutItems, in proposal: CanvasProposal, cache: inout Void
    ) -> CanvasLayoutResult {
        let sizes = items.sizes
        // More columns than items would only be empty: no memory is spent on them.
        let columns = min(max(columns, 1), max(sizes.count, 1))
        let widths = columnWidths(of: sizes, columns: columns)
        var starts: [CGFloat] = []
        starts.reserveCapacity(columns)
        var x = 0.0
        for width in widths {
            starts.append(x)
            x += width + horizontalSpacing
        }

        var frames: [CGRect] = []
        frames.reserveCapacity(sizes.count)
        var (rows, y, first) = (0, 0.0, 0)
        while first < sizes.count {
            let row = first..<min(first + columns, sizes.count)
            var height = 0.0
            for index in row { height = max(height, sizes[index].height) }
            for index in row {
                let (column, size) = (index - first, sizes[index])
                frames.append(
                    CGRect(
                        x: starts[column] + (widths[column] - size.width) * alignment.horizontal.fraction,
                        y: y + (height - size.height) * alignment.vertical.fraction,
                        width: size.width, height: size.height))
            }
            y += height + verticalSpacing
            (rows, first) = (rows + 1, row.upperBound)
        }
        return CanvasLayoutResult(frames: frames, derived: [CanvasDerivedValue("rows", CGFloat(rows))])
    }

    private func columnWidths(of sizes: [CGSize], columns: Int) -> [CGFloat] {
        var widths = [CGFloat](repeating: 0, count: columns)
        var column = 0
        for size in sizes {
            widths[column] = max(widths[column], size.width)
            column = column + 1 == columns ? 0 : column + 1
        }
        return widths
    }
}

extension CanvasLayout where Self == GridCanvasLayout {
    /// Columns as wide as their widest item and rows as tall as their tallest, filled row by row.
    public static func grid(
        columns: Int, horizontalSpacing: CGFloat = 8, verticalSpacing: CGFloat = 8, alignment: Alignment = .center
    ) -> GridCanvasLayout {
        GridCanvasLayout(
            columns: columns, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
            alignment: alignment)
    }
}
