import CanvasEngine

/// Draws the layers of a map, from back to front.
struct MapPainter: Sendable {
    /// The cells as far as they are drawn.
    var plane: MapPlane
    /// What the characters stand for, one line each.
    var legend: [String] = []

    /// The first item that is shown by a letter that follows the order of the items.
    var firstLettered: Int?

    /// What the pointers to anchors mean.
    var anchorSigns: [String] = []

    /// The number of groups whose colours the legend explains.
    private static let legendGroupLimit = 7

    let rendering: Rendering
    let options: MinimapOptions
    let scale: MapScale
    let glyphs: MapGlyphs
    /// Whether each item is to be pointed out; empty when none is.
    let isChanged: [Bool]

    init(_ rendering: Rendering, _ options: MinimapOptions, scale: MapScale, border: Int) {
        self.rendering = rendering
        self.options = options
        self.scale = scale
        glyphs = MapGlyphs.glyphs(for: options.charset)
        plane = MapPlane(
            columns: scale.columns, rows: scale.rows, border: border, isColored: options.isColored)
        let count = rendering.resolution.frames.count
        var isChanged: [Bool] = []
        if !options.changed.isEmpty && MinimapOptions.pointsOut(options.changed.count, of: count) {
            isChanged = [Bool](repeating: false, count: count)
            for item in options.changed where item >= 0 && item < count { isChanged[item] = true }
        }
        self.isChanged = isChanged
    }

    /// Draws everything.
    mutating func paint() {
        paintAreas()
        paintGroups()
        paintBackground()
        let items = MapItems(
            frames: rendering.resolution.frames, scale: scale, overlapCount: rendering.overlaps.pairs.count)
        clearCells(of: items)
        paintGhosts()
        paintCounted(items)
        let names = ItemNames(rendering.spec.items, of: items.drawn.map(\.item))
        paintDrawn(items, names)
        paintOverlaps(items)
        paintViewport()
        paintContentAnchor()
        paintViewportAnchor()
        addLegend(items, names)
    }

    /// Blanks the cells of the items that are drawn by themselves: no line behind an item shows through it, while items
    /// show through each other.
    private mutating func clearCells(of items: MapItems) {
        guard !items.drawn.isEmpty else { return }
        var cover = CellSet(columns: scale.columns, rows: scale.rows)
        for (_, cells) in items.drawn { _ = cover.insert(cells) }
        cover.forEachStretch { row, columns in plane.clear(columns, row: row) }
    }

    private mutating func paintGhosts() {
        let extent = scale.extent
        for ghost in options.ghosts where ghost.isFinite && ghost.intersects(extent) {
            plane.frame(scale.cells(of: ghost), glyphs.ghost, .faint)
        }
    }

    /// Says what the letters and the signs of changes stand for.
    private mutating func addLegend(_ items: MapItems, _ names: ItemNames) {
        if let first = firstLettered {
            let letters =
                "\(names.letter(first).text) is \(names.full(first).text), and so on in the order of the items"
            legend.insert(letters, at: 0)
        }
        var signs: [String] = []
        if !isChanged.isEmpty {
            let corner = Self.text(glyphs.changedItem.topLeft)
            signs.append(items.everythingCounts ? "@ changed" : "\(corner) {} @ changed")
        }
        if !options.ghosts.isEmpty { signs.append("\(Self.text(glyphs.ghost.horizontal)) before") }
        if !signs.isEmpty { legend.append(signs.joined(separator: "  ")) }
        if !anchorSigns.isEmpty { legend.append(anchorSigns.joined(separator: "  ")) }
        let groups = rendering.spec.items.groupNames
        if options.isColored, !groups.isEmpty {
            let shown = groups.prefix(Self.legendGroupLimit).enumerated().map { number, name in
                MapStyle.group(number, isChanged: false).text + EscapedText.text(name) + MapStyle.plain.text
            }
            let rest = groups.count > shown.count ? "  and \(groups.count - shown.count) more" : ""
            legend.append("groups: " + shown.joined(separator: "  ") + rest)
        }
    }

    private mutating func paintViewport() {
        guard let viewport = rendering.viewport else { return }
        let cells = scale.cells(of: viewport.rect).grown
        plane.frameAroundLabels(cells, glyphs.viewport, .viewport)
        let label = "viewport"
        let start = cells.left + 2
        let isFree = !(start - 1...start + label.count).contains { plane.isLabel(column: $0, row: cells.top) }
        if start + label.count + 2 <= cells.right, isFree {
            plane.write(label, .viewport, column: start, row: cells.top)
        }
    }

    /// The style of an item: its group's, and whether it is to be pointed out.
    func style(of item: Int) -> MapStyle {
        let groups = rendering.spec.items.groups
        return .group(groups.isEmpty ? -1 : Int(groups[item]), isChanged: isChanged(item))
    }

    func isChanged(_ item: Int) -> Bool {
        !isChanged.isEmpty && isChanged[item]
    }

    /// A glyph as text.
    static func text(_ glyph: UInt32) -> String {
        Unicode.Scalar(glyph).map { String($0) } ?? ""
    }
}
