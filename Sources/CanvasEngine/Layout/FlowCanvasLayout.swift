/// Rows from left to right, wrapped like words.
public struct FlowCanvasLayout: CanvasLayout, Hashable {
    /// The gap between neighbours of a row, in points.
    public var horizontalSpacing: CGFloat
    /// The gap between rows, in points.
    public var verticalSpacing: CGFloat
    /// Where an item sits in the height of its row.
    public var alignment: VerticalAlignment
    /// The width at which rows wrap; nil takes the proposed width, or one that makes the cluster about square.
    public var maxWidth: CGFloat?

    /// Creates a flow.
    public init(
        horizontalSpacing: CGFloat = 8, verticalSpacing: CGFloat = 8, alignment: VerticalAlignment = .center,
        maxWidth: CGFloat? = nil
    ) {
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.alignment = alignment
        self.maxWidth = maxWidth
    }

    /// Places the rows below each other; reports `wrapWidth` and `rows`.
    public func place(
        _ items: CanvasLayoutItems, in proposal: CanvasProposal, cache: inout Void
    ) -> CanvasLayoutResult {
        let sizes = items.sizes
        let wrapWidth = wrapWidth(for: sizes, in: proposal)
        // A sum of many widths may miss the wrap width by rounding alone.
        let limit = wrapWidth + 1e-9 * max(1, wrapWidth)
        var frames: [CGRect] = []
        frames.reserveCapacity(sizes.count)
        var (rows, rowStart, x, y, rowHeight) = (0, 0, 0.0, 0.0, 0.0)
        for (index, size) in sizes.enumerated() {
            if index > rowStart && x + size.width > limit {
                align(&frames, from: rowStart, rowHeight: rowHeight)
                y += rowHeight + verticalSpacing
                (rows, rowStart, x, rowHeight) = (rows + 1, index, 0, 0)
            }
            frames.append(CGRect(x: x, y: y, width: size.width, height: size.height))
            x += size.width + horizontalSpacing
            rowHeight = max(rowHeight, size.height)
        }
        align(&frames, from: rowStart, rowHeight: rowHeight)
        rows += sizes.isEmpty ? 0 : 1
        return CanvasLayoutResult(
            frames: frames,
            derived: [CanvasDerivedValue("wrapWidth", wrapWidth), CanvasDerivedValue("rows", CGFloat(rows))])
    }

    /// The larger of the widest item and the first of: the width asked for, the proposed one, the side of a square
    /// with the area of all items and their gaps.
    private func wrapWidth(for sizes: [CGSize], in proposal: CanvasProposal) -> CGFloat {
        var (widest, area) = (0.0, 0.0)
        for size in sizes {
            widest = max(widest, size.width)
            area += (size.width + horizontalSpacing) * (size.height + verticalSpacing)
        }
        return max(maxWidth ?? proposal.width ?? max(0, area).squareRoot(), widest)
    }

    private func align(_ frames: inout [CGRect], from rowStart: Int, rowHeight: CGFloat) {
        let fraction = alignment.fraction
        guard fraction > 0 else { return }
        for index in rowStart..<frames.count {
            frames[index].origin.y += (rowHeight - frames[index].size.height) * fraction
        }
    }
}

extension CanvasLayout where Self == FlowCanvasLayout {
    /// Rows from left to right with the default spacing.
    public static var flow: FlowCanvasLayout { FlowCanvasLayout() }

    /// Rows from left to right, wrapped like words.
    public static func flow(
        horizontalSpacing: CGFloat = 8, verticalSpacing: CGFloat = 8, alignment: VerticalAlignment = .center,
        maxWidth: CGFloat? = nil
    ) -> FlowCanvasLayout {
        FlowCanvasLayout(
            horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing, alignment: alignment,
            maxWidth: maxWidth)
    }
}
