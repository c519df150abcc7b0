import CanvasEngine
import CanvasPlugins

@testable import canvas_watch

extension Rendering {
    /// A rendering of given frames, so that a test of a report sees only the report.
    static func fixture(
        _ frames: [CGRect], ids: [String]? = nil, labels: [String] = [], groups: [String] = [],
        contentSize: CGSize? = nil, margins: EdgeInsets = EdgeInsets(), viewport: CGRect? = nil,
        kind: String = "ring", direction: LayoutDirection = .leftToRight, canvas: CanvasContentSize = .automatic,
        anchor: UnitPoint = .center, view: ViewportSpec? = nil, name: String = "ring.layout.json",
        overlaps: OverlapPairs? = nil
    ) -> Rendering {
        let items = ItemTable.fixture(frames: frames, ids: ids, labels: labels, groups: groups)
        let bounds = CanvasLayoutResult(frames: frames).bounds
        let size = contentSize ?? CGSize(width: bounds.maxX, height: bounds.maxY)
        var spec = Spec.fixture(items, kind: kind)
        spec.contentMargins = margins
        spec.layoutDirection = direction
        spec.contentSize = canvas
        spec.contentAnchor = anchor
        spec.viewport = view
        return Rendering(
            name: name, spec: spec, sizes: items.sizes,
            resolution: CanvasResolution(frames: frames, contentSize: size, contentBounds: bounds),
            viewport: viewport.map { rect in
                let visible = frames.indices.filter { frames[$0].intersects(rect) }
                return Viewport(rect: rect, visible: visible, realized: visible)
            },
            overlaps: overlaps ?? .bruteForce(frames))
    }
}

extension Spec {
    /// A spec with nothing but items and the kind of its layout.
    static func fixture(_ items: ItemTable, kind: String = "ring") -> Spec {
        let name = JSON5Node(kind: .string(kind), range: 0..<0)
        let member = JSON5Node.Member(key: "kind", keyRange: 0..<0, value: name)
        let written = JSON5Node(kind: .object([member]), range: 0..<0)
        return Spec(layout: LayoutDescription(kind: kind), writtenLayout: written, items: items)
    }
}

extension ItemTable {
    /// Items with the sizes of the frames; ids are a, b, … unless given.
    static func fixture(
        frames: [CGRect], ids: [String]? = nil, labels: [String] = [], groups: [String] = []
    ) -> ItemTable {
        var table = ItemTable()
        let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
        for (index, frame) in frames.enumerated() {
            let id = ids?[index] ?? (frames.count <= letters.count ? letters[index] : "item-\(index)")
            table.ids.append(id.utf8)
            table.sizes.append(frame.size)
        }
        for label in labels { table.labels.append(label.utf8) }
        for group in groups {
            if !group.isEmpty && !table.groupNames.contains(group) { table.groupNames.append(group) }
            table.groups.append(Int32(table.groupNames.firstIndex(of: group) ?? -1))
        }
        return table
    }
}

extension OverlapPairs {
    /// All pairs, by comparing each item with each other one.
    static func bruteForce(_ frames: [CGRect]) -> OverlapPairs {
        var result = OverlapPairs()
        for first in frames.indices {
            for second in frames.indices where second > first {
                let (one, other) = (frames[first], frames[second])
                let across = min(one.maxX, other.maxX) - max(one.minX, other.minX)
                let down = min(one.maxY, other.maxY) - max(one.minY, other.minY)
                guard min(across, down) > 0.005 else { continue }
                let pair = Pair(first: Int32(first), second: Int32(second))
                result.pairs.append(pair)
                if min(across, down) > result.penetration {
                    (result.worst, result.penetration) = (pair, min(across, down))
                }
            }
        }
        return result
    }
}

extension DiffText {
    /// The lines, without line ends.
    func lines() -> [String] {
        var buffer = ByteBuffer()
        write(to: &buffer)
        return buffer.text.split(separator: "\n").map(String.init)
    }
}

extension ByteBuffer {
    /// The bytes as text.
    var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension Minimap {
    /// The map of a rendering in 24 columns and 6 rows and a border.
    static func picture(of rendering: Rendering, _ change: (inout MinimapOptions) -> Void = { _ in }) -> String {
        var options = MinimapOptions(columns: 26, rows: 8)
        change(&options)
        var buffer = ByteBuffer()
        Minimap(rendering, options).write(to: &buffer)
        return buffer.text
    }
}
