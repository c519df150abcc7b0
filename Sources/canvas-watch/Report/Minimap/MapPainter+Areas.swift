import CanvasEngine

extension MapPainter {
    /// The number of boxes beyond which none is drawn.
    private static let boxLimit = 40

    /// The canvas's border, its margins and the bounds of its content; a line does not hide one that is there.
    mutating func paintAreas() {
        let resolution = rendering.resolution
        guard options.hasCanvas else { return paintCluster(resolution.contentBounds) }
        let canvas = CGRect(origin: .zero, size: resolution.contentSize)
        let border = scale.cells(of: canvas).grown
        plane.frame(border, glyphs.canvas, .plain)
        nameStrip(of: resolution.contentBounds, beyond: border, of: canvas)
        guard !resolution.frames.isEmpty else { return }
        let spec = rendering.spec
        let insets = LayoutEngine.insets(for: spec.contentMargins, layoutDirection: spec.layoutDirection)
        let (width, height) = (canvas.width - insets.horizontal, canvas.height - insets.vertical)
        if width >= 0, height >= 0, insets.horizontal + insets.vertical > 0 {
            let inner = CGRect(x: insets.left, y: insets.top, width: width, height: height)
            plane.sparseFrame(scale.cells(of: inner).grown, glyphs.margins, .faint)
        }
        plane.sparseFrame(scale.cells(of: resolution.contentBounds).grown, glyphs.content, .faint)
    }

    /// Names the strip right of or below the canvas into which content reaches, where no panning leads.
    private mutating func nameStrip(of content: CGRect, beyond border: MapCells, of canvas: CGRect) {
        let name = "off canvas"
        if content.maxX > canvas.maxX, plane.columns - border.right > name.count {
            plane.write(name, .faint, column: border.right + 1, row: border.top)
        } else if content.maxY > canvas.maxY, plane.rows > border.bottom, border.columns > name.count + 3 {
            plane.write(name, .faint, column: border.left + 2, row: border.bottom - 1)
        }
    }

    /// The boxes of groups that a layout derived, each with its name, where they have room for one.
    mutating func paintGroups() {
        for value in rendering.resolution.derived {
            guard case .boxes(let boxes) = value.content, boxes.count <= Self.boxLimit else { continue }
            for box in boxes {
                let cells = scale.cells(of: box.frame).grown
                guard cells.columns >= 6, cells.rows >= 4 else { continue }
                plane.sparseFrame(cells, glyphs.content, .faint)
                // On the border of the canvas the corners stay as they are.
                let start = max(cells.left + 2, 2)
                let room = min(cells.right - 2, plane.columns - 2) - start
                let name = DisplayWidth.prefix(of: EscapedText.text(box.name), columns: room)
                plane.write(name, .faint, column: start, row: cells.top)
            }
        }
    }

    /// The bounds of a cluster that is not on a canvas yet, and the point that its coordinates start from.
    private mutating func paintCluster(_ bounds: CGRect) {
        plane.sparseFrame(scale.cells(of: bounds).grown, glyphs.content, .faint)
        guard scale.extent.minX <= 0, scale.extent.maxX >= 0, scale.extent.minY <= 0, scale.extent.maxY >= 0 else {
            return
        }
        plane.set(glyphs.origin, .faint, column: scale.column(nearest: 0), row: scale.row(nearest: 0))
    }
}
