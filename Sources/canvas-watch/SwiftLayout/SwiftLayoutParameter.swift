/// A value that a spec gives to a layout's Swift file, by name.
struct SwiftLayoutParameter: Hashable, Sendable {
    /// What can be given.
    enum Value: Hashable, Sendable {
        case number(Double)
        case boolean(Bool)
        case text(String)
    }

    let name: String
    let value: Value
}
