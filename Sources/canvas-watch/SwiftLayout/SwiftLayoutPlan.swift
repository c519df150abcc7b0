/// Which type of a Swift file is the layout, and how a value of it is made.
struct SwiftLayoutPlan: Hashable, Sendable {
    /// The name of the type, with those of the types around it.
    let type: String
    /// The arguments to give, in the order of the initializer that takes them.
    let arguments: [SwiftType.Initializer.Argument]
    /// The names that the file declares itself, so that the glue leaves them alone.
    let topLevelNames: Set<String>

    /// Chooses the type and the initializer.
    ///
    /// - Parameters:
    ///   - type: the name that the spec asks for; nil for the only layout of the file.
    ///   - names: the parameters that the spec gives.
    init(_ outline: SwiftOutline, type: String?, parameters names: [String]) throws(SwiftLayoutProblem) {
        let layout = try Self.layout(of: outline, named: type)
        if layout.isGeneric { throw .genericType(layout.name, range: layout.range) }
        guard layout.kind != .actor else { throw .noLayout }
        let initializers = layout.allInitializers
        let known = initializers.flatMap { $0.arguments.map(\.name) }
        let unknown = names.filter { !known.contains($0) }
        if !unknown.isEmpty { throw .unknownParameters(unknown, of: layout.name, known: Self.unique(known)) }
        let match = initializers.first { initializer in
            names.allSatisfy { name in initializer.arguments.contains { $0.name == name } }
        }
        guard let match else { throw .noInitializer(of: layout.name, parameters: names) }
        self.type = layout.name
        arguments = match.arguments.filter { names.contains($0.name) }
        topLevelNames = outline.topLevelNames
    }

    private static func layout(of outline: SwiftOutline, named name: String?) throws(SwiftLayoutProblem) -> SwiftType {
        let layouts = outline.layouts
        if let name {
            guard let layout = layouts.first(where: { $0.name == name }) else {
                let isDeclared = outline.types.contains { $0.name == name && $0.kind != .protocol }
                throw .unknownType(name, isDeclared: isDeclared, layouts: layouts.map(\.name))
            }
            return layout
        }
        guard let layout = layouts.first else { throw .noLayout }
        if layouts.count > 1 { throw .severalLayouts(layouts.map(\.name)) }
        return layout
    }

    private static func unique(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }
}
