extension JSON5Reader {
    /// Reads the value at the cursor as a tree.
    ///
    /// It calls itself for what lies inside; the nesting limit bounds the stack.
    mutating func readNode() -> JSON5Node {
        let value = nextValue()
        let start = cursor.position
        switch value {
        case .object: return readObject()
        case .array: return readArray()
        case .string:
            let text = readString()
            return JSON5Node(kind: text.isOpen ? .broken : .string(string(text)), range: text.range)
        case .number:
            let number = readNumber()
            return JSON5Node(kind: number.problem == nil ? .number(number.value) : .broken, range: number.range)
        case .word:
            let (literal, range) = readLiteral()
            let kind: JSON5Node.Kind =
                switch literal {
                case .null: .null
                case .boolean(let value): .boolean(value)
                case .number(let value): .number(value)
                case nil: .broken
                }
            return JSON5Node(kind: kind, range: range)
        case .other: return JSON5Node(kind: .broken, range: start..<start)
        }
    }

    private mutating func readObject() -> JSON5Node {
        let start = cursor.position
        var members: [JSON5Node.Member] = []
        guard open() else { return JSON5Node(kind: .broken, range: start..<start) }
        let firstKey = keys.count
        var needsComma = false
        while let key = nextKey(needsComma: &needsComma) {
            note(key)
            members.append(JSON5Node.Member(key: string(key), keyRange: key.range, value: readNode()))
        }
        reportEqualKeys(from: firstKey)
        return JSON5Node(kind: .object(members), range: start..<cursor.position)
    }

    private mutating func readArray() -> JSON5Node {
        let start = cursor.position
        var elements: [JSON5Node] = []
        guard open() else { return JSON5Node(kind: .broken, range: start..<start) }
        var needsComma = false
        while nextElement(needsComma: &needsComma) { elements.append(readNode()) }
        return JSON5Node(kind: .array(elements), range: start..<cursor.position)
    }

    /// Reads the value at the cursor and keeps nothing of it; its type and where it stands.
    ///
    /// It checks whatever `readNode` checks.
    @discardableResult
    mutating func skipValue() -> (type: ValueType?, range: Range<Int>) {
        let value = nextValue()
        let start = cursor.position
        switch value {
        case .object:
            skipObject()
            return (isStopped ? nil : .object, start..<cursor.position)
        case .array:
            skipArray()
            return (isStopped ? nil : .array, start..<cursor.position)
        case .string:
            let text = readString()
            return (text.isOpen ? nil : .string, text.range)
        case .number:
            let number = readNumber()
            return (number.problem == nil ? .number : nil, number.range)
        case .word:
            let (literal, range) = readLiteral()
            switch literal {
            case .null: return (.null, range)
            case .boolean: return (.boolean, range)
            case .number: return (.number, range)
            case nil: return (nil, range)
            }
        case .other: return (nil, start..<start)
        }
    }

    private mutating func skipArray() {
        guard open() else { return }
        var needsComma = false
        while nextElement(needsComma: &needsComma) { skipValue() }
    }

    private mutating func skipObject() {
        guard open() else { return }
        let firstKey = keys.count
        var needsComma = false
        while let key = nextKey(needsComma: &needsComma) {
            note(key)
            skipValue()
        }
        reportEqualKeys(from: firstKey)
    }
}
