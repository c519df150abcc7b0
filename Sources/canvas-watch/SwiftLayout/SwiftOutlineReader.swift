/// Reads the declarations of Swift source and passes over everything else.
struct SwiftOutlineReader {
    /// How deep types may stand in each other; deeper ones are passed over.
    private static let deepest = 32
    /// What begins a declaration that may hold others.
    private static let typeWords = ["struct", "class", "enum", "actor", "protocol", "extension"]

    private(set) var types: [SwiftType] = []
    private(set) var topLevelNames: Set<String> = []
    private let tokens: [SwiftToken]
    private(set) var position = 0

    init(_ tokens: [SwiftToken]) {
        self.tokens = tokens
    }

    /// Reads the whole file.
    mutating func readFile() {
        while token.kind != .end {
            readMembers(of: nil, prefix: "", isExtension: false, depth: 0)
            // A brace that closes nothing.
            position += 1
        }
    }

    /// The word that is looked at; the end once there are no more.
    var token: SwiftToken { tokens[min(position, tokens.count - 1)] }
    /// The word behind it.
    var following: SwiftToken { tokens[min(position + 1, tokens.count - 1)] }

    /// Goes to the next word.
    mutating func advance() { position += 1 }

    /// Reads up to the brace that closes the type, or to the end.
    private mutating func readMembers(of type: Int?, prefix: String, isExtension: Bool, depth: Int) {
        var modifiers: Set<String> = []
        while token.kind != .end, !token.isMark("}") {
            guard let word = token.word else {
                if token.isMark("@") { skipAttribute() } else { skipOne() }
                continue
            }
            // `class func` and `class var` are members, not classes.
            let isModifier = word == "class" && Self.classMembers.contains(following.word ?? "")
            if Self.typeWords.contains(word), !isModifier, following.word != nil, depth < Self.deepest {
                readType(word, prefix: prefix, depth: depth)
                modifiers = []
            } else if word == "var" || word == "let", let type {
                advance()
                readProperties(of: type, isConstant: word == "let", modifiers: modifiers, isExtension: isExtension)
                modifiers = []
            } else if word == "init", let type {
                advance()
                let initializer = readInitializer()
                if isExtension {
                    types[type].laterInitializers.append(initializer)
                } else {
                    types[type].initializers.append(initializer)
                }
                modifiers = []
            } else {
                modifiers.insert(word)
                advance()
                if type == nil, Self.namingWords.contains(word), let name = token.word { topLevelNames.insert(name) }
                if word == "func" || word == "subscript" { modifiers = [] }
            }
        }
    }

    /// What may stand behind `class` where it is no declaration of a class.
    private static let classMembers = ["func", "var", "let", "subscript", "override", "final"]
    /// What stands in front of a name.
    private static let namingWords = ["typealias", "func", "var", "let"]

    private mutating func readType(_ word: String, prefix: String, depth: Int) {
        advance()
        let range = token.range
        var name = token.word ?? ""
        advance()
        while token.isMark("."), let part = following.word {
            name += "." + part
            position += 2
        }
        if depth == 0 { topLevelNames.insert(name) }
        let isGeneric = token.isMark("<")
        if isGeneric { skipAngles() }
        let inherited = readInherited()
        guard token.isMark("{") else { return }
        advance()
        let fullName = prefix + name
        let index = types.firstIndex { $0.name == fullName }
        let type = index ?? types.count
        if let kind = SwiftType.Kind(rawValue: word) {
            if index == nil { types.append(SwiftType(kind: kind, name: fullName, range: range)) }
            types[type].kind = kind
            types[type].range = range
            types[type].isGeneric = isGeneric
        } else if index == nil {
            // The extension of a type that comes later, or of another module's: it has no kind of its own yet.
            types.append(SwiftType(kind: .protocol, name: fullName, range: range))
        }
        types[type].inherited.formUnion(inherited)
        readMembers(of: type, prefix: fullName + ".", isExtension: word == "extension", depth: depth + 1)
        advance()
    }

    /// What stands between a colon and the body, without what a `where` asks for.
    private mutating func readInherited() -> Set<String> {
        var inherited: Set<String> = []
        guard token.isMark(":") else {
            skipToBody()
            return []
        }
        advance()
        while token.kind != .end, !token.isMark("{"), !token.isWord("where") {
            if token.isMark("<") {
                skipAngles()
            } else if token.isMark("@") {
                skipAttribute()
            } else if token.isMark("(") {
                skipOne()
            } else {
                if let word = token.word, !following.isMark(".") { inherited.insert(word) }
                advance()
            }
        }
        skipToBody()
        return inherited
    }

    private mutating func skipToBody() {
        while token.kind != .end, !token.isMark("{"), !token.isMark("}") { advance() }
    }

    /// Passes over an `@` with its name and its arguments.
    mutating func skipAttribute() {
        advance()
        if token.word != nil { advance() }
        while token.isMark("."), following.word != nil { position += 2 }
        if token.isMark("("), !token.startsLine { skipOne() }
    }

    /// Passes over a word, or over everything from a bracket to the one that closes it.
    mutating func skipOne() {
        var depth = 0
        repeat {
            switch token.kind {
            case .mark(UInt8(ascii: "{")), .mark(UInt8(ascii: "(")), .mark(UInt8(ascii: "[")): depth += 1
            case .mark(UInt8(ascii: "}")), .mark(UInt8(ascii: ")")), .mark(UInt8(ascii: "]")): depth -= 1
            case .end: return
            default: break
            }
            advance()
        } while depth > 0
    }

    /// Passes over type arguments whose `<` is looked at.
    mutating func skipAngles() {
        var depth = 0
        repeat {
            if token.isMark("<") { depth += 1 }
            if token.isMark(">") { depth -= 1 }
            if token.isMark("(") || token.isMark("[") { skipOne() } else { advance() }
        } while depth > 0 && token.kind != .end && !token.isMark("{")
    }

    /// Adds a stored property.
    mutating func add(property name: String, to type: Int) {
        if !types[type].properties.contains(name) { types[type].properties.append(name) }
    }
}
