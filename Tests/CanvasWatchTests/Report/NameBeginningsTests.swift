import Testing

@testable import canvas_watch

/// What names of items begin with.
struct NameBeginningsTests {
    /// Names, and the beginnings that one of them alone has, and that none or several have.
    struct Case: Sendable, CustomTestStringConvertible {
        let names: [String]
        let unique: [String]
        let others: [String]

        var testDescription: String { names.joined(separator: ", ") }
    }

    private static let cases = [
        Case(names: [], unique: [], others: ["ab", "abc"]),
        Case(names: ["berlin"], unique: ["be", "ber", "berl"], others: ["er", "bx", "berx"]),
        Case(
            names: ["berlin", "bern", "bonn"], unique: ["berl", "bern", "bo", "bon", "bonn"],
            others: ["be", "ber", "br"]),
        // The same name twice, and one that others go on from.
        Case(names: ["one", "one", "two"], unique: ["tw", "two"], others: ["on", "one"]),
        Case(names: ["ab", "abc", "abcd", "x"], unique: ["abcd"], others: ["ab", "abc", "xa"]),
        // Capitals, digits and spaces are characters like others.
        Case(
            names: ["Ab 1", "ab 2", "a b"], unique: ["Ab", "Ab ", "Ab 1", "ab", "ab ", "ab 2", "a ", "a b"],
            others: ["A ", "AB"]),
        Case(names: ["a b", "a c"], unique: ["a b", "a c"], others: ["a "]),
        // Characters beyond ASCII; an accent may be a scalar of its own.
        Case(names: ["éclair", "école"], unique: ["écl", "écla", "éco", "écol"], others: ["éc", "ec"]),
        Case(names: ["éclair", "e\u{301}clat"], unique: [], others: ["éc", "écl", "écla"]),
        Case(names: ["caf", "café"], unique: ["café"], others: ["ca", "caf"]),
        // These take two columns each: four columns show two of them.
        Case(names: ["日本語", "日曜日", "大阪"], unique: ["日本", "日曜", "大阪"], others: ["日", "大本"]),
        // Three columns show no more of it than two.
        Case(names: ["日本", "大"], unique: ["日", "日本", "大"], others: ["本"]),
        Case(names: ["éa", "a"], unique: ["éa"], others: ["a"]),
    ]

    @Test("A beginning is unique when one name alone has it", arguments: cases)
    func unique(example: Case) {
        var beginnings = NameBeginnings(capacity: example.names.count)
        for name in example.names { beginnings.add(ShownText(name)) }
        for beginning in example.unique { #expect(beginnings.isUnique(ShownText(beginning)), "\(beginning)") }
        for beginning in example.others { #expect(!beginnings.isUnique(ShownText(beginning)), "\(beginning)") }
    }
}
