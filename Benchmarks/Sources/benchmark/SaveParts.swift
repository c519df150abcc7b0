import CanvasEngine

@testable import canvas_watch

/// What a save of a manifest costs part by part, the same as a watch does behind each other; in milliseconds.
struct SaveParts {
    /// Reading the manifest, and taking what did not change from the last one.
    private(set) var reading = 0.0
    /// Placing the items and what follows from it, the search for overlaps included.
    private(set) var layout = 0.0
    /// Which items overlap, and what else is worth a warning.
    private(set) var lint = 0.0
    /// What the viewport of a spec is asked of, and the overlaps of frames in no order.
    private(set) var index = 0.0
    /// What differs from the last result, both smallest gaps known.
    private(set) var diff = 0.0
    /// The smallest distance of two items; nil for so many items that it is not measured.
    private(set) var gap: Double?
    /// The map, drawn and written.
    private(set) var map = 0.0

    /// Measures a ring without overlaps of so many items, the size of the first of which changes.
    init?(count: Int, in folder: WorkFolder) {
        folder.write(
            Array("{ layout: { kind: 'ring', radius: 1e8 }, items: 'm.items.json' }".utf8), to: "ring.layout.json")
        guard let old = Self.spec(0, count, in: folder), let new = Self.spec(1, count, in: folder),
            case .bytes(let bytes, _, _) = Files().read(FilePath(folder.file("m.items.json")), limit: .max)
        else { return nil }
        let runs = Timing.runs(for: count)
        let source = SourceFile(name: "m.items.json", bytes: bytes)
        let known = Manifest(source)
        reading = Timing.median(of: runs) { _ = Manifest(source, after: known) }
        let scene = Scene(old)
        let before = scene.rendering(of: old, named: "ring", diagnostics: [])
        var isNew = false
        layout = Timing.median(of: runs) {
            isNew.toggle()
            scene.take(isNew ? new : old)
        }
        scene.take(new)
        let now = scene.rendering(of: new, named: "ring", diagnostics: [])
        let frames = now.resolution.frames
        let overlaps = Timing.median(of: runs) { _ = OverlapPairs(of: frames) { SpatialIndex(frames: frames) } }
        lint = overlaps + Timing.median(of: runs) { _ = scene.rendering(of: new, named: "ring", diagnostics: []) }
        index = Timing.median(of: runs) { _ = SpatialIndex(frames: frames) }
        if count <= SmallestGap.itemLimit { gap = Timing.median(of: runs) { _ = SmallestGap.gap(in: now) } }
        diff = Timing.median(of: runs) { _ = CanvasDiff(from: before, to: now) }
        map = Timing.median(of: runs) {
            var buffer = ByteBuffer()
            Minimap(now, MinimapOptions()).write(to: &buffer)
        }
    }

    /// The spec with its manifest of some generation, read from the folder.
    private static func spec(_ generation: Int, _ count: Int, in folder: WorkFolder) -> Spec? {
        RandomManifest(count: count).write(to: "m.items.json", in: folder, generation: generation)
        var (loader, reader) = (SpecLoader(), DirectReader(files: Files()))
        let name = FilePath("ring.layout.json")
        let found = FoundSpec(path: FilePath(folder.file("ring.layout.json")), name: name, isGiven: true)
        return loader.load(found, reading: &reader).spec
    }
}
