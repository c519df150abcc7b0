import CanvasEngine

/// A canvas as a picture made of characters.
///
/// The extent is the canvas, the content and the viewport together, by one scale for both axes. Lines around areas lie on
/// the cells just outside of them, so that they hide no item that touches them. The same input gives the same bytes.
struct Minimap: Sendable {
    /// The scale; nil for a picture without cells.
    let scale: MapScale?
    /// What the picture's characters stand for, one line each.
    let legend: [String]

    private let plane: MapPlane
    private let axes: MapAxes?
    /// The rows that the picture takes.
    var rows: Int { scale == nil ? 0 : plane.rows + 2 * plane.border + (axes == nil ? 0 : 1) }

    /// The columns left of the plane.
    private let gutter: Int
    private let isColored: Bool

    /// The most columns and rows that a picture has, whatever is asked for.
    private static let (largestColumns, largestRows) = (2000, 1000)

    /// Draws a canvas.
    init(_ rendering: Rendering, _ options: MinimapOptions = MinimapOptions()) {
        let columns = min(options.columns, Self.largestColumns)
        let rows = min(options.rows, Self.largestRows)
        isColored = options.isColored
        guard columns > 0, rows > 0 else {
            (scale, legend, axes, gutter) = (nil, [], nil, 0)
            plane = MapPlane(columns: 0, rows: 0, border: 0, isColored: false)
            return
        }
        let extent = options.extent ?? Self.extent(of: rendering, hasCanvas: options.hasCanvas)
        let hasAxes = options.hasAxes && columns >= 30 && rows >= 8
        let border = columns >= 3 && rows >= 3 ? 1 : 0
        gutter = hasAxes ? MapAxes.widestText(from: extent.minY, to: extent.maxY) + 1 : 0
        let scale = MapScale(
            extent: extent, columns: columns - gutter - 2 * border, rows: rows - 2 * border - (hasAxes ? 1 : 0),
            aspect: options.cellAspect > 0 && options.cellAspect.isFinite ? options.cellAspect : 0.5)
        var painter = MapPainter(rendering, options, scale: scale, border: border)
        painter.paint()
        (plane, legend) = (painter.plane, painter.legend)
        axes = hasAxes ? MapAxes(scale) : nil
        self.scale = scale
    }

    /// The canvas, the content and the viewport together; the content alone where there is no canvas.
    static func extent(of rendering: Rendering, hasCanvas: Bool) -> CGRect {
        let resolution = rendering.resolution
        guard hasCanvas else { return resolution.contentBounds }
        var extent = CGRect(origin: .zero, size: resolution.contentSize)
        if !resolution.frames.isEmpty { extent = extent.union(resolution.contentBounds) }
        if let viewport = rendering.viewport { extent = extent.union(viewport.rect) }
        return extent
    }

    /// Adds the picture, line by line.
    func write(to buffer: inout ByteBuffer) {
        guard scale != nil else { return }
        if let axes { writeRuler(axes.horizontal, to: &buffer) }
        var ticks = (axes?.vertical ?? [])[...]
        for row in -plane.border..<(plane.rows + plane.border) {
            let tick = ticks.first?.cell == row ? ticks.popFirst() : nil
            while ticks.first?.cell == row { ticks.removeFirst() }
            writeGutter(tick?.text ?? "", to: &buffer)
            plane.write(row: row, to: &buffer)
            buffer.append(UInt8(ascii: "\n"))
        }
    }

    private func writeRuler(_ ticks: [MapAxes.Tick], to buffer: inout ByteBuffer) {
        let start = gutter + plane.border
        let limit = start + plane.columns + plane.border
        var column = 0
        for tick in ticks {
            let place = start + tick.cell
            guard place >= column + (column > 0 ? 2 : 0), place + tick.text.utf8.count <= limit else { continue }
            if column == 0 { beginFaint(to: &buffer) }
            buffer.append(UInt8(ascii: " "), times: place - column)
            buffer.append(tick.text)
            column = place + tick.text.utf8.count
        }
        if column > 0 { endFaint(to: &buffer) }
        buffer.append(UInt8(ascii: "\n"))
    }

    private func writeGutter(_ text: String, to buffer: inout ByteBuffer) {
        guard gutter > 0 else { return }
        let text = text.utf8.prefix(gutter - 1)
        buffer.append(UInt8(ascii: " "), times: gutter - 1 - text.count)
        if !text.isEmpty {
            beginFaint(to: &buffer)
            buffer.append(contentsOf: text)
            endFaint(to: &buffer)
        }
        buffer.append(UInt8(ascii: " "))
    }

    private func beginFaint(to buffer: inout ByteBuffer) {
        if isColored { MapStyle.faint.write(to: &buffer) }
    }

    private func endFaint(to buffer: inout ByteBuffer) {
        if isColored { MapStyle.plain.write(to: &buffer) }
    }
}
