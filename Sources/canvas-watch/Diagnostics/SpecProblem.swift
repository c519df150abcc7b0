/// Why a spec is not one that can be laid out, or not quite what its author may think.
enum SpecProblem: Hashable, Sendable {
    /// The file cannot be read.
    case unreadable(FileFault)
    /// A manifest cannot be read; by the name of reports.
    case manifest(String, FileFault)
    /// The file is a bare array, as a manifest is.
    case isArray
    /// Keys that cannot stand together.
    case conflictingKeys([String], of: String)
    /// An id that no item has.
    case unknownId(String, nearest: String?)
    /// A text of this key that has no character.
    case emptyText(String)
    /// A setting without a key between two dots.
    case emptyKey
    /// A layout inside a layout that itself holds layouts.
    case nestedLayout(String)
    /// Fewer columns than one.
    case columnsClamped(Double)
    /// A parameter that does not count, because of what the others say.
    case unusedParameter(String, of: String)

    /// A parameter of layouts that stands among the keys of the spec.
    case parameterOutside(String)
    /// A parameter that belongs to other kinds of layouts.
    case parameterOfOthers(String, of: String, kinds: [String])

    /// The stable kebab-case code.
    var code: DiagnosticCode {
        switch self {
        case .unreadable: .unreadableFile
        case .manifest(_, .missing), .manifest(_, .danglingLink): .missingManifest
        case .manifest: .unreadableFile
        case .isArray: .wrongType
        case .conflictingKeys: .conflictingKeys
        case .unknownId: .unknownId
        case .emptyText: .unknownWord
        case .emptyKey: .missingKey
        case .nestedLayout: .nestedLayout
        case .columnsClamped: .columnsClamped
        case .unusedParameter: .unusedParameter
        case .parameterOutside, .parameterOfOthers: .unknownKey
        }
    }
}
