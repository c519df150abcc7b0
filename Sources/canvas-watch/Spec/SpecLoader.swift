/// Reads a spec, the settings that override it, and its manifest, and checks all of it.
struct SpecLoader {
    /// What takes the place of values of every spec.
    var settings: [Setting]
    private var documents = DocumentCache()
    /// What was last decoded, by the names of the specs.
    private var decoded: [FilePath: DecodedSpec] = [:]
    private var swiftLayouts: SwiftLayoutLoader

    /// - Parameter swift: what is done about layouts in Swift files.
    init(settings: [Setting] = [], swift: SwiftLayoutUse = .refused) {
        self.settings = settings
        swiftLayouts = SwiftLayoutLoader(swift)
    }

    /// Reads a spec and what it refers to.
    mutating func load(_ found: FoundSpec, reading files: inout some FileReading) -> LoadedSpec {
        do throws(FileProblem) {
            let file = try documents.spec(of: found, reading: &files)
            return load(file, of: found, reading: &files)
        } catch {
            documents.forget(found)
            let place = Place(wholeFile: found.name.shown)
            return LoadedSpec(
                spec: nil, source: nil,
                diagnostics: [Diagnostic(severity: .error, finding: .spec(.unreadable(error.fault)), place: place)])
        }
    }

    /// Where the value of a key stands in a spec that was loaded, or the setting that takes its place; nil where nothing
    /// says it.
    func place(of path: [String], in found: FoundSpec) -> Place? {
        for setting in settings.reversed() {
            switch SettingReading(setting).bearing(on: path) {
            case .says(let range):
                let source = setting.source
                return Place(of: range, in: source, index: LineIndex(source.bytes))
            case .removes: return nil
            case .none: continue
            }
        }
        guard let file = documents.lastSpec(of: found), let range = file.range(of: path) else { return nil }
        return Place(of: range, in: file.source, index: LineIndex(file.source.bytes))
    }

    /// Lets go of what is kept for a spec that is gone.
    mutating func forget(_ found: FoundSpec) {
        decoded[found.name] = nil
        documents.forget(found)
        swiftLayouts.forget(found)
    }

    private mutating func load(
        _ file: ParsedFile, of found: FoundSpec, reading files: inout some FileReading
    ) -> LoadedSpec {
        var reader = ValueReader()
        _ = reader.add(file.log)
        if file.root == .array && !found.isGiven { reader.error(.spec(.isArray), at: 0..<0) }
        var source = SpecSource(file)
        for setting in settings { source.apply(setting, reader: &reader) }
        let items = items(of: source, found, &reader, &files)
        guard file.isComplete else {
            documents.forgetSources(of: found, but: [])
            return loaded(nil, source, reader, items)
        }

        if source.items == nil && file.root == .object && !source.hasSlip(for: .items) {
            reader.error(.missingKey("items", of: "a spec"), at: source.root.range)
        }
        if let table = items.table, reader.isSilent,
            let spec = decoded[found.name]?.spec(sayingTheSameAs: source, with: table)
        {
            return loaded(spec, source, reader, items)
        }
        var decoder = SpecDecoder(source.root, reader: reader)
        var spec = decoder.spec(items: items.table)
        spec?.written = WrittenValues.list(of: source.root, items: source.items)
        let outcome = swiftLayouts.load(decoder.reader, of: found, &documents, reading: &files)
        if let layout = spec?.layout { spec?.layout = outcome.complete(layout) }
        decoded[found.name] = spec.flatMap { DecodedSpec($0, from: source, decoder.reader) }
        let loaded = loaded(spec, source, decoder.reader, items, outcome)
        if loaded.spec != nil { swiftLayouts.keep(outcome, of: found) }
        return loaded
    }

    private func loaded(
        _ spec: Spec?, _ source: SpecSource, _ reader: ValueReader, _ items: Items,
        _ swift: SwiftLayoutLoader.Outcome = SwiftLayoutLoader.Outcome()
    ) -> LoadedSpec {
        let diagnostics = reader.logs.flatMap { $0.diagnostics() } + items.diagnostics + swift.diagnostics
        let isBroken = swift.diagnostics.contains { $0.severity == .error }
        return LoadedSpec(
            spec: isBroken ? nil : spec, source: source, diagnostics: diagnostics, swiftLayouts: swift.layouts)
    }

    /// The items of a spec, and what its manifest has to be told.
    private struct Items {
        var table: ItemTable?
        var diagnostics: [Diagnostic] = []
    }

    private mutating func items(
        of source: SpecSource, _ found: FoundSpec, _ reader: inout ValueReader, _ files: inout some FileReading
    ) -> Items {
        var kept: FilePath?
        defer { documents.forgetManifests(of: found, but: kept) }
        switch source.items?.content {
        case .table(let table): return Items(table: table)
        case .broken, nil: return Items()
        case .path(let text):
            let reference = FilePath(text)
            let name = found.name(of: reference)
            let range = source.items?.range ?? 0..<0
            do throws(FileProblem) {
                let manifest = try documents.manifest(
                    at: found.path(of: reference), named: name, for: found, reading: &files)
                kept = name
                return Items(
                    table: manifest.items,
                    diagnostics: manifest.diagnostics.map { $0.noting(.usedHere, at: reader.place(of: range)) })
            } catch {
                reader.error(.spec(.manifest(name.shown, error.fault)), at: range)
                return Items()
            }
        }
    }
}

extension Diagnostic {
    /// The diagnostic with a second place added, when it is an error.
    fileprivate func noting(_ remark: Remark, at place: Place?) -> Diagnostic {
        guard severity == .error else { return self }
        var noted = self
        noted.notes.append(Note(remark: remark, place: place))
        return noted
    }
}
