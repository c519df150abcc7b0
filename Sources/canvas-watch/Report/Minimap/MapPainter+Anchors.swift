import CanvasEngine

/// Marks the anchors by pointers on the edges of what they are fractions of, where they decide something.
extension MapPainter {
    /// Points from the canvas's upper and left edge to the content's anchor, on the axes with free space.
    mutating func paintContentAnchor() {
        let (spec, resolution) = (rendering.spec, rendering.resolution)
        guard options.hasCanvas, spec.contentSize != .automatic, !resolution.frames.isEmpty else { return }
        let insets = LayoutEngine.insets(for: spec.contentMargins, layoutDirection: spec.layoutDirection)
        let slack = LayoutEngine.slack(
            on: resolution.contentSize, clusterSize: resolution.contentBounds.size, insets: insets)
        let anchor = spec.contentAnchor
        let room = CGRect(
            x: insets.left, y: insets.top, width: resolution.contentSize.width - insets.horizontal,
            height: resolution.contentSize.height - insets.vertical)
        let anchorX = spec.layoutDirection == .rightToLeft ? 1 - anchor.x : anchor.x
        let point = room.point(at: UnitPoint(x: anchorX, y: anchor.y))
        let cells = scale.cells(of: CGRect(origin: .zero, size: resolution.contentSize)).grown
        var signs: [UInt32] = []
        if slack.width > 0, setPointer(glyphs.anchor.down, .plain, column: column(of: point, in: cells), row: cells.top)
        {
            signs.append(glyphs.anchor.down)
        }
        if slack.height > 0, setPointer(glyphs.anchor.right, .plain, column: cells.left, row: row(of: point, in: cells))
        {
            signs.append(glyphs.anchor.right)
        }
        explain(signs, "content anchor")
    }

    /// Points from the viewport's lower and right edge to its anchor, on the axes on which it can move.
    mutating func paintViewportAnchor() {
        guard let viewport = rendering.viewport, let view = rendering.spec.viewport else { return }
        let canvas = rendering.resolution.contentSize
        let isAtStart = view.target == .initialAnchor
        let anchor = isAtStart ? rendering.spec.behaviour.initialAnchor : view.anchor
        let point = viewport.rect.point(at: anchor)
        let cells = scale.cells(of: viewport.rect).grown
        var signs: [UInt32] = []
        if viewport.rect.width < canvas.width,
            setPointer(glyphs.anchor.up, .viewport, column: column(of: point, in: cells), row: cells.bottom - 1)
        {
            signs.append(glyphs.anchor.up)
        }
        if viewport.rect.height < canvas.height,
            setPointer(glyphs.anchor.left, .viewport, column: cells.right - 1, row: row(of: point, in: cells))
        {
            signs.append(glyphs.anchor.left)
        }
        explain(signs, isAtStart ? "initial anchor" : "viewport anchor")
    }

    /// Sets a pointer where no label is; returns whether it shows.
    private mutating func setPointer(_ glyph: UInt32, _ style: MapStyle, column: Int, row: Int) -> Bool {
        guard !plane.isLabel(column: column, row: row) else { return false }
        plane.set(glyph, style, column: column, row: row)
        return true
    }

    private mutating func explain(_ signs: [UInt32], _ meaning: String) {
        guard !signs.isEmpty else { return }
        anchorSigns.append(signs.map(Self.text).joined(separator: " ") + " " + meaning)
    }

    /// The column of a point, within an outline.
    private func column(of point: CGPoint, in cells: MapCells) -> Int {
        let cell = scale.cells(of: CGRect(origin: point, size: .zero)).left
        return min(max(cell, cells.left + 1), cells.right - 2)
    }

    /// The row of a point, within an outline.
    private func row(of point: CGPoint, in cells: MapCells) -> Int {
        let cell = scale.cells(of: CGRect(origin: point, size: .zero)).top
        return min(max(cell, cells.top + 1), cells.bottom - 2)
    }
}

extension CGRect {
    /// The point at fractions of the width and height.
    fileprivate func point(at anchor: UnitPoint) -> CGPoint {
        CGPoint(x: minX + width * anchor.x, y: minY + height * anchor.y)
    }
}
