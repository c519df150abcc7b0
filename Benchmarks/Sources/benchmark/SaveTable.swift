/// The parts of a save, each alone in memory.
struct SaveTable {
    let place: Workplace

    /// Measures each part.
    func run(_ count: Int) {
        place.output.heading("parts of the report of a saved manifest of \(count) items, each alone")
        guard let parts = SaveParts(count: count, in: place.folder) else { return }
        let rows = [
            ("read the manifest", parts.reading), ("lay out and find overlaps", parts.layout),
            ("find overlaps, lint", parts.lint),
            ("build the index", parts.index), ("draw the map", parts.map), ("measure the smallest gap", parts.gap),
            ("compare with the last result", parts.diff),
        ]
        for case (let name, let time?) in rows { place.output.row(name, count, time, "ms") }
    }
}
