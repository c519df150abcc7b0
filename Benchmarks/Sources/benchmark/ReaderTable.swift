@testable import canvas_watch

/// Reading a manifest that is in memory already, with all its positions and checks; `json_ref` extracts the same values.
struct ReaderTable {
    let place: Workplace

    /// Measures the reader.
    func run(_ count: Int) {
        place.output.heading("reading a manifest of \(count) items from memory")
        let name = "m.items.json"
        RandomManifest(count: count).write(to: name, in: place.folder)
        let path = FilePath(place.folder.file(name))
        guard case .bytes(let bytes, _, _) = Files().read(path, limit: .max) else { return }
        let source = SourceFile(name: name, bytes: bytes)
        let time = Timing.median(of: Timing.runs(for: count)) { _ = Manifest(source) }
        let reference = place.reference("json_ref", [path.shown], "MB/s", where: ["On-Demand extract, warm"])
        place.output.row("reader", count, Double(bytes.count) / 1e3 / time, "MB/s", reference: reference)
    }
}
