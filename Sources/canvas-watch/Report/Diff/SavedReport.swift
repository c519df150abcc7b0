import CanvasEngine
import CanvasPlugins

/// A report that was saved as JSON, made into a rendering again so far as it tells.
///
/// It does not say how the canvas came about: margins, the rule for its size and labels are unknown.
struct SavedReport: Sendable {
    /// The rendering.
    let rendering: Rendering

    /// Why a text is no saved report.
    enum Problem: Error, Hashable, Sendable {
        /// It has no reports at all.
        case noReports
        /// A report is of a broken spec, by its name.
        case broken(String)
        /// A report lacks something, or it is not what it should be.
        case invalid(String, of: String)
    }

    /// Whether a file that was read is a saved report, and not a spec: no spec has these keys.
    static func isSaved(_ nodes: [JSON5Node]) -> Bool {
        guard case .object(let members)? = nodes.first?.kind else { return false }
        let keys = members.map(\.key)
        return keys.contains("spec") && !keys.contains("items") || keys.contains("event")
    }

    /// The values of a file with one object a line; nil where it is no JSON, or cannot be a saved report.
    static func nodes(of source: SourceFile) -> [JSON5Node]? {
        var log = DiagnosticLog(source)
        let nodes = JSON5Reader.read(source, log: &log) { reader -> [JSON5Node]? in
            guard mayBeSaved(reader) else { return nil }
            var nodes: [JSON5Node] = []
            repeat { nodes.append(reader.readNode()) } while reader.nextByte() != 0 && !reader.isStopped
            return nodes
        }
        return log.hasErrors ? nil : nodes
    }

    /// Whether the keys that come first do not rule out a saved report: a tree of all values is dear where it is for nothing.
    private static func mayBeSaved(_ reader: JSON5Reader) -> Bool {
        var reader = reader
        guard reader.nextValue() == .object, reader.open() else { return false }
        var needsComma = false
        while let key = reader.nextKey(needsComma: &needsComma) {
            switch reader.string(key) {
            case "spec", "event": return true
            case "items": return false
            default: reader.skipValue()
            }
        }
        return false
    }

    /// The reports of a file, in its order; of several of one spec, as a watch writes them, the last.
    static func reports(of nodes: [JSON5Node]) throws(Problem) -> [Rendering] {
        var reports: [(name: String, node: JSON5Node)] = []
        for node in nodes {
            let fields = SavedFields(node)
            guard let name = fields.text("spec") else { continue }
            reports.removeAll { $0.name == name }
            if fields.text("event") != "removed" { reports.append((name, node)) }
        }
        guard !reports.isEmpty else { throw .noReports }
        var renderings: [Rendering] = []
        for (name, node) in reports { renderings.append(try SavedReport(SavedFields(node), named: name).rendering) }
        return renderings
    }

    private init(_ fields: SavedFields, named name: String) throws(Problem) {
        if fields.value("diagnostics") != nil { throw .broken(name) }
        let layout = fields.value("layout") ?? JSON5Node(kind: .null, range: 0..<0)
        var spec = Spec(
            layout: LayoutDescription(kind: SavedFields(layout).text("kind") ?? "flow"), writtenLayout: layout,
            items: ItemTable())
        let member = JSON5Node.Member(key: "layout", keyRange: 0..<0, value: layout)
        spec.written = WrittenValues.list(of: JSON5Node(kind: .object([member]), range: 0..<0), items: nil)
        spec.layoutDirection = fields.text("layoutDirection").flatMap(LayoutDirection.init) ?? .leftToRight
        guard let contentSize = fields.size("contentSize") else { throw .invalid("contentSize", of: name) }
        guard let bounds = fields.rect("contentBounds") else { throw .invalid("contentBounds", of: name) }
        guard let frames = fields.frames(into: &spec.items) else { throw .invalid("frames", of: name) }
        fields.readGroups(into: &spec.items)
        let viewport = fields.value("viewport").map(SavedFields.init)
        let ids = Dictionary(spec.items.ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        rendering = Rendering(
            name: name, spec: spec, sizes: frames.map(\.size),
            resolution: CanvasResolution(frames: frames, contentSize: contentSize, contentBounds: bounds),
            viewport: viewport?.rect.map { rect in
                Rendering.Viewport(
                    rect: rect, visible: viewport?.items("visible", ids) ?? [],
                    realized: viewport?.items("realized", ids) ?? [])
            },
            overlaps: OverlapPairs(of: frames) { SpatialIndex(frames: frames) })
    }
}
