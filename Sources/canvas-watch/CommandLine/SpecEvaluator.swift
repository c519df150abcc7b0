/// Makes a rendering of a spec: loads it, lays it out, and looks at what came out.
struct SpecEvaluator: SpecEvaluating {
    private var loader: SpecLoader
    private var scenes: [FilePath: Scene] = [:]

    init(settings: [Setting]) {
        loader = SpecLoader(settings: settings)
    }

    mutating func evaluate(
        _ found: FoundSpec, reading files: inout some FileReading
    ) -> Evaluation<Rendering, BrokenSpec> {
        let loaded = loader.load(found, reading: &files)
        guard let spec = loaded.spec else {
            return .bad(BrokenSpec(name: found.name.shown, diagnostics: loaded.diagnostics))
        }
        var scene = scenes.removeValue(forKey: found.name) ?? Scene()
        let rendering = scene.render(spec, named: found.name.shown, diagnostics: loaded.diagnostics)
        scenes[found.name] = scene
        return .good(rendering)
    }

    func means(_ result: Rendering, theSameAs last: Rendering) -> Bool {
        result.spec.means(last.spec) && result.warnings.map(\.message) == last.warnings.map(\.message)
    }

    mutating func forget(_ found: FoundSpec) {
        loader.forget(found)
        scenes[found.name] = nil
    }
}

/// A spec that cannot be shown, and why.
struct BrokenSpec: Hashable, Sendable {
    /// The path by which reports call the spec.
    let name: String
    /// What was found, errors and warnings.
    let diagnostics: [Diagnostic]
}
