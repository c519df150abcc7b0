/// What is compared with each other: two renderings, or one that the other side does not have.
struct DiffPair: Sendable {
    let old: Rendering?
    let new: Rendering?

    /// Whether the other side has nothing to compare with.
    var isOneSided: Bool { old == nil || new == nil }

    /// What to compare: two single renderings whatever they are called, several by their names.
    static func pairs(_ old: [Rendering], _ new: [Rendering]) -> [DiffPair] {
        if old.count == 1, new.count == 1 { return [DiffPair(old: old[0], new: new[0])] }
        let before = Dictionary(old.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        let now = Dictionary(new.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        let names = old.map(\.name) + new.map(\.name).filter { before[$0] == nil }
        return names.map { DiffPair(old: before[$0], new: now[$0]) }
    }

    /// The keys that differ; of saved results only the layout's are known.
    func causes(_ isSaved: Bool) -> [KeyChange] {
        guard let old, let new else { return [] }
        func known(_ values: [(key: String, value: String)]) -> [(key: String, value: String)] {
            isSaved ? values.filter { $0.key.hasPrefix("layout.") } : values
        }
        return KeyChange.changes(from: known(old.spec.written), to: known(new.spec.written))
    }

    /// What differs; nil when nothing does. What a saved result does not tell is taken for equal.
    func diff(causes: [KeyChange], _ isOldSaved: Bool, _ isNewSaved: Bool) -> CanvasDiff? {
        guard var old, var new else { return nil }
        if isOldSaved { old = old.completed(like: new) }
        if isNewSaved { new = new.completed(like: old) }
        if isOldSaved || isNewSaved { (old, new) = (old.withoutLabels, new.withoutLabels) }
        return CanvasDiff(from: old, to: new, causes: causes)
    }
}

extension Rendering {
    /// The rendering with what no saved result tells as another one has it.
    fileprivate func completed(like other: Rendering) -> Rendering {
        replacing { spec in
            spec.contentSize = other.spec.contentSize
            spec.contentMargins = other.spec.contentMargins
        }
    }

    fileprivate var withoutLabels: Rendering {
        replacing { $0.items.labels = TextColumn() }
    }

    private func replacing(_ change: (inout Spec) -> Void) -> Rendering {
        var spec = spec
        change(&spec)
        return Rendering(
            name: name, spec: spec, sizes: sizes, resolution: resolution, viewport: viewport, overlaps: overlaps,
            warnings: warnings)
    }
}
