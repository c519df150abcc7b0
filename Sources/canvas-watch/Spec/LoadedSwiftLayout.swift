/// A layout that a spec takes from a Swift file.
struct LoadedSwiftLayout: Sendable {
    /// The layout.
    let layout: SwiftCanvasLayout
    /// Where what is wrong with it is told.
    let diagnosis: SwiftLayoutDiagnosis

    /// What kept the layout from giving frames, once it was asked for them.
    var diagnostics: [Diagnostic] { layout.problem.map(diagnosis.diagnostics) ?? [] }

    /// What the layout printed; nil for nothing.
    var printed: PrintedText? {
        let output = layout.output
        return output.isEmpty ? nil : PrintedText(file: diagnosis.source.name, bytes: output)
    }
}

/// What the code of a layout printed.
struct PrintedText: Hashable, Sendable {
    /// The Swift file, by the name of reports.
    let file: String
    /// The bytes, which may be anything.
    let bytes: [UInt8]
}
