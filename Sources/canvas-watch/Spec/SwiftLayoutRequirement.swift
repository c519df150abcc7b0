import CanvasPlugins

/// A layout in a Swift file as a spec asks for it, and where the spec does.
struct SwiftLayoutRequirement: Sendable {
    /// What is asked for; the layouts of equal descriptions in one spec are one.
    let description: LayoutDescription
    /// The keys and values of the layout, as written.
    private let members: [JSON5Node.Member]

    init(_ description: LayoutDescription, _ members: [JSON5Node.Member]) {
        self.description = description
        self.members = members
    }

    /// The path of the Swift file, as written.
    var file: FilePath { FilePath(text("file") ?? "") }
    /// The type to take; nil for the only one.
    var type: String? { text("type") }
    /// The values for the layout, in the order of the spec.
    var arguments: [LayoutArgument] {
        if case .arguments(let arguments) = description.values["parameters"] { arguments } else { [] }
    }
    /// How long a placement may take, in seconds; nil leaves that to others.
    var seconds: Double? {
        if case .number(let seconds) = description.values["timeLimit"] { seconds } else { nil }
    }

    /// Where the value of the first of some keys stands that the layout has.
    func range(of keys: String...) -> Range<Int> {
        let found = keys.lazy.compactMap { key in members.first { $0.key == key } }.first
        return found?.value.range ?? 0..<0
    }

    /// Where the name of a value for the layout stands, and the value.
    func ranges(ofArgument name: String) -> (name: Range<Int>, value: Range<Int>)? {
        guard case .object(let arguments)? = members.first(where: { $0.key == "parameters" })?.value.kind else {
            return nil
        }
        return arguments.first { $0.key == name }.map { ($0.keyRange, $0.value.range) }
    }

    private func text(_ key: String) -> String? {
        if case .text(let text) = description.values[key] { text } else { nil }
    }
}
