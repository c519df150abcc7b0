import CanvasPlugins

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
    /// None of these keys, of which one has to be there.
    case noneOfKeys([String], of: String)
    /// An id that no item has; `known` are those of all items, or the first ones and the last one of `count`.
    case unknownId(String, nearest: String?, known: [String], count: Int)
    /// A text of this key that has no character.
    case emptyText(String)
    /// A setting without a key between two dots.
    case emptyKey
    /// A layout that holds layouts inside of another; `allowed` are those that can be there.
    case nestedLayout(String, allowed: [String])
    /// Fewer columns than one.
    case columnsClamped(Double)
    /// A parameter that does not count, because of what the others say.
    case unusedParameter(String, of: String, condition: LayoutParameter.Condition?, rival: String?)

    /// A parameter of layouts that stands among the keys of the spec.
    case parameterOutside(String)
    /// A slip among the keys of the spec that looks like this parameter of layouts.
    case slipOutside(String, nearest: String)
    /// A key of the spec that stands inside of its layout.
    case specKeyInside(String)
    /// A slip in a layout that looks like this key of the spec.
    case slipInside(String, of: String, nearest: String)
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
        case .emptyKey, .noneOfKeys: .missingKey
        case .nestedLayout: .nestedLayout
        case .columnsClamped: .columnsClamped
        case .unusedParameter: .unusedParameter
        case .parameterOutside, .slipOutside, .specKeyInside, .slipInside, .parameterOfOthers: .unknownKey
        }
    }
}
