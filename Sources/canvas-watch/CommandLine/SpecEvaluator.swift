/// Makes a rendering of a spec: loads it, lays it out, and looks at what came out.
struct SpecEvaluator: SpecEvaluating {
    private var loader: SpecLoader
    private let showsPasses: Bool
    private let endIfAsked: () -> Void
    private var scenes: [FilePath: Scene] = [:]
    private(set) var isInterrupted = false

    /// What takes the place of values of every spec.
    var settings: [Setting] {
        get { loader.settings }
        set { loader.settings = newValue }
    }

    /// - Parameters:
    ///   - settings: what takes the place of values of every spec.
    ///   - showsPasses: whether the canvas before measuring is worked out too.
    ///   - swift: what is done about layouts in Swift files.
    ///   - endIfAsked: called when a spec was worked out, or given up because this program is to end: a wish to end that
    ///     nobody else looks for is fulfilled here. It need not return.
    init(
        settings: [Setting], showsPasses: Bool = false, swift: SwiftLayoutUse = .refused,
        endIfAsked: @escaping () -> Void = {}
    ) {
        loader = SpecLoader(settings: settings, swift: swift)
        self.showsPasses = showsPasses
        self.endIfAsked = endIfAsked
    }

    mutating func evaluate(
        _ found: FoundSpec, reading files: inout some FileReading
    ) -> Evaluation<Rendering, BrokenSpec> {
        let loaded = loader.load(found, reading: &files)
        let evaluation = evaluate(loaded, of: found)
        isInterrupted = if case .bad(let broken) = evaluation { broken.isInterrupted } else { false }
        // Not only after a broken spec: what is tried for a report runs programs too, and fails without a word.
        endIfAsked()
        return evaluation
    }

    private mutating func evaluate(
        _ loaded: LoadedSpec, of found: FoundSpec
    ) -> Evaluation<Rendering, BrokenSpec> {
        guard let spec = loaded.spec else {
            return .bad(BrokenSpec(name: found.name.shown, diagnostics: loaded.diagnostics))
        }
        let scene: Scene
        if let kept = scenes[found.name] {
            scene = kept
            scene.take(spec)
        } else {
            scene = Scene(spec)
            scenes[found.name] = scene
        }
        let firstPass = showsPasses ? scene.firstPass : nil
        // Before anything is tried for the report, which may run the layouts too.
        let problems = loaded.swiftLayouts.flatMap(\.diagnostics)
        let printed = loaded.swiftLayouts.compactMap(\.printed)
        guard problems.isEmpty else {
            scenes[found.name] = nil
            return .bad(
                BrokenSpec(name: found.name.shown, diagnostics: loaded.diagnostics + problems, printed: printed))
        }
        let rendering = scene.rendering(
            of: spec, named: found.name.shown, diagnostics: loaded.diagnostics, firstPass: firstPass, printed: printed)
        return .good(rendering)
    }

    func means(_ result: Rendering, theSameAs last: Rendering) -> Bool {
        let isSameSpec =
            result.spec.means(last.spec)
            || result.spec.means(last.spec, withCode: true) && result.resolution == last.resolution
        return isSameSpec && result.warnings.map(\.message) == last.warnings.map(\.message)
            && result.printed == last.printed
    }

    /// Where the value of the first of some keys stands that the spec says; nil where it says none of them.
    func place(ofFirst paths: [[String]], in found: FoundSpec) -> Place? {
        for path in paths {
            if let place = loader.place(of: path, in: found) { return place }
        }
        return nil
    }

    mutating func forget(_ found: FoundSpec) {
        loader.forget(found)
        scenes[found.name] = nil
    }
}
