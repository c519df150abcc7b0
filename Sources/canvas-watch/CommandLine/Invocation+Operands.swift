import CanvasPlugins

extension Invocation {
    /// The operand at a place as one of the words of a type; nil where there are fewer operands.
    ///
    /// - Parameter what: what the words are called in the answer to an unknown one.
    func word<Word: RawRepresentable<String> & CaseIterable>(
        at place: Int, what: String
    ) throws(UsageProblem) -> Word? {
        try word(at: place, what: what, among: Word.allCases.map { ($0.rawValue, $0) })
    }

    /// The operand at a place as a kind of layout; nil where there are fewer operands.
    func kind(at place: Int) throws(UsageProblem) -> LayoutKind? {
        try word(at: place, what: "layout", among: LayoutCatalogue.kinds.map { ($0.name, $0) })
    }

    private func word<Value>(
        at place: Int, what: String, among words: [(name: String, value: Value)]
    ) throws(UsageProblem) -> Value? {
        guard place < operands.count else { return nil }
        let text = operands[place].shown
        if let match = words.first(where: { $0.name == text }) { return match.value }
        let names = words.map(\.name)
        let nearest = NearestWord.suggestion(for: text, among: names)
        throw .unknownOperand(text, what: what, nearest: nearest, known: names)
    }
}
