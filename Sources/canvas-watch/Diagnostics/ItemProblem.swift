/// Why items are not what a layout can place.
enum ItemProblem: Hashable, Sendable {
    /// A value in the list of items that is no object.
    case noObject(found: ValueType)
    /// An id without a character.
    case emptyId
    /// A number as an id that is not whole, or too large to be exact.
    case inexactId
    /// One side of a size without the other.
    case missingSide(String)
    /// A size and a side of it as well.
    case sizeAndSide(String)
    /// A list as a size that has not two numbers.
    case sizeCount(Int)
    /// A key of items that nothing reads, in so many items; either a likely slip, or one that is meant as it is.
    case unknownKey(String, count: Int, nearest: String?, isSlip: Bool)
    /// A manifest that names another file in place of its items.
    case manifestOfManifest(String)

    /// The stable kebab-case code.
    var code: DiagnosticCode {
        switch self {
        case .emptyId, .inexactId: .invalidId
        case .missingSide, .sizeAndSide, .sizeCount: .invalidSize
        case .unknownKey: .unknownKey
        case .noObject, .manifestOfManifest: .wrongType
        }
    }
}
