/// A type that Swift source declares, as far as making a value of it needs.
struct SwiftType: Hashable, Sendable {
    /// What it is declared as.
    enum Kind: String, Hashable, Sendable {
        case `struct`, `class`, `enum`, actor, `protocol`
    }

    /// A way to make a value: the arguments in order.
    struct Initializer: Hashable, Sendable {
        /// An argument.
        struct Argument: Hashable, Sendable {
            /// What a caller writes in front of the colon; nil for nothing.
            var label: String?
            /// The name by which the spec calls it.
            var name: String
        }

        var arguments: [Argument]
    }

    /// What it is declared as.
    var kind: Kind
    /// The name with those of the types around it: `Outer.Inner`.
    var name: String
    /// Where the name stands first: offsets into the file's bytes.
    var range: Range<Int>
    /// Whether it has type parameters.
    var isGeneric = false
    /// What stands behind the colons of its declaration and its extensions, without the modules in front.
    var inherited: Set<String> = []
    /// The stored properties that the compiler's own initializer takes, in order.
    var properties: [String] = []
    /// The initializers in its declaration.
    var initializers: [Initializer] = []
    /// The initializers in its extensions.
    var laterInitializers: [Initializer] = []

    /// The initializers, the one that is most likely meant first.
    var allInitializers: [Initializer] {
        let memberwise = Initializer(arguments: properties.map { .init(label: $0, name: $0) })
        return initializers + (kind == .struct && initializers.isEmpty ? [memberwise] : []) + laterInitializers
    }
}

/// The types that Swift source declares.
struct SwiftOutline: Hashable, Sendable {
    /// The types in the order of the file.
    var types: [SwiftType] = []
    /// The names that the file declares outside of any type, those of type aliases included.
    var topLevelNames: Set<String> = []

    /// Reads the declarations of a source.
    init(of bytes: [UInt8]) {
        var reader = SwiftOutlineReader(SwiftLexer.tokens(of: bytes))
        reader.readFile()
        types = reader.types
        topLevelNames = reader.topLevelNames
    }

    /// The types that are a `CanvasLayout`, by themselves or through protocols of the file.
    var layouts: [SwiftType] {
        var protocols: Set = ["CanvasLayout"]
        var isComplete = false
        while !isComplete {
            isComplete = true
            for type in types where type.kind == .protocol && !type.inherited.isDisjoint(with: protocols) {
                if protocols.insert(type.name).inserted { isComplete = false }
            }
        }
        return types.filter { $0.kind != .protocol && !$0.inherited.isDisjoint(with: protocols) }
    }
}
