/// Makes a rendering of a spec: loads it, lays it out, and looks at what came out.
struct SpecEvaluator: SpecEvaluating {
    private var loader: SpecLoader
    private let showsPasses: Bool
    private var scenes: [FilePath: Scene] = [:]

    /// What takes the place of values of every spec.
    var settings: [Setting] {
        get { loader.settings }
        set { loader.settings = newValue }
    }

    /// - Parameter showsPasses: whether the canvas before measuring is worked out too.
    init(settings: [Setting], showsPasses: Bool = false) {
        loader = SpecLoader(settings: settings)
        self.showsPasses = showsPasses
    }

    mutating func evaluate(
        _ found: FoundSpec, reading files: inout some FileReading
    ) -> Evaluation<Rendering, BrokenSpec> {
        let loaded = loader.load(found, reading: &files)
        guard let spec = loaded.spec else {
            return .bad(BrokenSpec(name: found.name.shown, diagnostics: loaded.diagnostics))
        }
        var scene: Scene
        // Taken out while it changes, so that its frames are changed in place.
        if let kept = scenes.removeValue(forKey: found.name) {
            scene = kept
            scene.take(spec)
        } else {
            scene = Scene(spec)
        }
        var rendering = scene.rendering(of: spec, named: found.name.shown, diagnostics: loaded.diagnostics)
        if showsPasses { rendering.firstPass = scene.firstPass }
        scenes[found.name] = scene
        return .good(rendering)
    }

    func means(_ result: Rendering, theSameAs last: Rendering) -> Bool {
        result.spec.means(last.spec) && result.warnings.map(\.message) == last.warnings.map(\.message)
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
