/// A Swift file and the glue that goes with it.
struct SwiftLayoutSource: Hashable, Sendable {
    /// The name of the glue's file.
    static let glueName = "CanvasWatchGlue.swift"

    /// The name under which the compiler sees the file.
    let fileName: String
    /// The file's bytes.
    let bytes: [UInt8]
    /// The glue.
    let glue: SwiftGlue

    /// Puts a file and its glue together.
    ///
    /// - Parameter path: the file's path; its name is kept where the compiler can bear it, for messages of the runtime.
    init(path: FilePath, bytes: [UInt8], glue: SwiftGlue) {
        let name = String(validating: path.name, as: UTF8.self) ?? ""
        let isPlain =
            name.hasSuffix(".swift") && name != Self.glueName
            && name.utf8.allSatisfy { byte in
                byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: ":") && byte != UInt8(ascii: "\\")
            }
        fileName = isPlain ? name : "Layout.swift"
        self.bytes = bytes
        self.glue = glue
    }

    /// Why the compiler refuses: the author's own mistakes if there are any, else what is wrong with a parameter.
    func problem(of messages: [SwiftCompilerMessage]) -> SwiftLayoutProblem {
        let errors = messages.filter { $0.severity == .error }
        let isAuthors = errors.contains { if case .file = $0.subject { true } else { false } }
        if !isAuthors {
            for message in errors {
                // The glue's `parameter` gives numbers, booleans and texts only.
                if case .parameter(let name) = message.subject,
                    message.text.contains("'parameter'") || message.text.contains("'CanvasWatchValue'")
                {
                    return .unsupportedParameter(name)
                }
            }
        }
        return .refused(messages)
    }
}

/// A layout that is ready to run.
struct BuiltSwiftLayout: Hashable, Sendable {
    /// The program.
    let executable: FilePath
    /// The name of the layout's file, by which its lines are known.
    let fileName: String
    /// What the compiler warned of.
    let warnings: [SwiftCompilerMessage]
}
