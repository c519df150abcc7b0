/// What came of the files of a spec.
struct LoadedSpec: Sendable {
    /// The spec; nil when an error was found.
    let spec: Spec?
    /// What the file and the settings say, for writing the spec anew; nil when the file could not be read.
    let source: SpecSource?
    /// What was found: the spec's own findings in the order of the file, then those of its settings, its manifest and
    /// its Swift files.
    let diagnostics: [Diagnostic]
    /// The layouts that the spec takes from Swift files, as far as they are ready.
    var swiftLayouts: [LoadedSwiftLayout] = []
}
