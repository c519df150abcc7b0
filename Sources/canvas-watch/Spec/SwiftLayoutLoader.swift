import CanvasPlugins

/// Makes the layouts in Swift files that a spec asks for.
struct SwiftLayoutLoader {
    /// What came of them.
    struct Outcome: Sendable {
        /// The layouts that are ready.
        fileprivate(set) var layouts: [LoadedSwiftLayout] = []
        /// What was found: why a layout is not ready, and what the compiler warns of.
        fileprivate(set) var diagnostics: [Diagnostic] = []
        fileprivate var ready: [LayoutDescription: ReadyLayout] = [:]

        /// Adds what was found; what is wrong with a file is told once, however many layouts come from it.
        fileprivate mutating func add(_ found: [Diagnostic]) {
            for diagnostic in found {
                let isKnown = diagnostics.contains { $0.finding == diagnostic.finding && $0.place == diagnostic.place }
                if !isKnown { diagnostics.append(diagnostic) }
            }
        }

        /// A description with the layouts in it that are ready.
        func complete(_ description: LayoutDescription) -> LayoutDescription {
            description.holding(ready)
        }
    }

    /// What is done about such layouts.
    private let use: SwiftLayoutUse
    /// What was made for each spec when it was last good, to be taken again: it knows what it placed.
    private var kept: [FilePath: [SwiftCanvasLayout]] = [:]

    init(_ use: SwiftLayoutUse) {
        self.use = use
    }

    /// Reads the Swift files and makes the layouts.
    ///
    /// - Parameter reader: what read the spec, with all of its layouts.
    mutating func load(
        _ reader: ValueReader, of found: FoundSpec, _ documents: inout DocumentCache,
        reading files: inout some FileReading
    ) -> Outcome {
        var outcome = Outcome()
        var names: Set<FilePath> = []
        var seen: Set<LayoutDescription> = []
        for requirement in reader.swiftLayouts where seen.insert(requirement.description).inserted {
            let name = found.name(of: requirement.file)
            var source = SourceFile(name: name.shown, bytes: [])
            do throws(SwiftLayoutProblem) {
                guard case .made(let maker) = use else {
                    if case .omitted = use { continue }
                    throw .notAllowed
                }
                source = try Self.source(requirement.file, named: name, of: found, &documents, &files)
                names.insert(name)
                let made = try maker.layout(
                    path: requirement.file, source: source.bytes, type: requirement.type,
                    parameters: requirement.arguments, seconds: requirement.seconds)
                // Two that are equal would share what was kept: they are one from the start.
                let known = outcome.layouts.first { $0.layout == made }?.layout
                let layout = known ?? kept[found.name]?.first { $0 == made } ?? made
                outcome.ready[requirement.description] = ReadyLayout(layout)
                let diagnosis = SwiftLayoutDiagnosis(requirement: requirement, reader: reader, source: source)
                outcome.add(diagnosis.diagnostics(of: layout.warnings))
                if known != nil { continue }
                layout.begin()
                outcome.layouts.append(LoadedSwiftLayout(layout: layout, diagnosis: diagnosis))
            } catch {
                let diagnosis = SwiftLayoutDiagnosis(requirement: requirement, reader: reader, source: source)
                outcome.add(diagnosis.diagnostics(of: error))
            }
        }
        documents.forgetSources(of: found, but: names)
        return outcome
    }

    /// Keeps the layouts of a spec that is good.
    ///
    /// Those of a broken one are not kept: it may be mended by what it said before, and what placed that is still good.
    mutating func keep(_ outcome: Outcome, of found: FoundSpec) {
        kept[found.name] = outcome.layouts.isEmpty ? nil : outcome.layouts.map(\.layout)
    }

    /// Lets go of what is kept for a spec that is gone.
    mutating func forget(_ found: FoundSpec) {
        kept[found.name] = nil
    }

    private static func source(
        _ file: FilePath, named name: FilePath, of found: FoundSpec, _ documents: inout DocumentCache,
        _ files: inout some FileReading
    ) throws(SwiftLayoutProblem) -> SourceFile {
        do throws(FileProblem) {
            return try documents.source(at: found.path(of: file), named: name, for: found, reading: &files)
        } catch {
            throw .unreadable(name.shown, error.fault)
        }
    }
}

extension LayoutDescription {
    /// The description with layouts that are ready in their places.
    fileprivate func holding(_ ready: [LayoutDescription: ReadyLayout]) -> LayoutDescription {
        if let ready = ready[self] { return LayoutDescription(kind: kind, values: values, ready: ready) }
        var changed = self
        for (name, value) in values {
            switch value {
            case .layout(let layout): changed.values[name] = .layout(layout.holding(ready))
            case .groupLayouts(let layouts):
                changed.values[name] = .groupLayouts(layouts.mapValues { $0.holding(ready) })
            default: break
            }
        }
        return changed
    }
}
