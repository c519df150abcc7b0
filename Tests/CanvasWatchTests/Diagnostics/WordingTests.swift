import Testing

@testable import canvas_watch

struct WordingTests {
    @Test(
        "Each finding has its words",
        arguments: [
            (
                .unknownKey("raduis", of: "layout ring", nearest: "radius"),
                "unknown key `raduis` of layout ring", "did you mean `radius`?"
            ),
            (.unknownKey("x", of: "a spec", nearest: nil), "unknown key `x` of a spec", nil),
            (.missingKey("items", of: "a spec"), "a spec needs the key `items`", nil),
            (.duplicateKey("a"), "the key `a` stands here a second time", "remove one of the two"),
            (.duplicateId("a"), "the id `a` is taken", "give each item an id of its own"),
            (
                .wrongType(of: "radius", expected: [.number, .word("auto")], found: .boolean),
                "`radius` must be a number or \"auto\", not true or false", nil
            ),
            (
                .wrongType(of: "columns", expected: [.wholeNumber], found: .string),
                "`columns` must be a whole number, not a string", "numbers stand without quotes"
            ),
            (
                .wrongType(of: "items", expected: [.items, .count, .manifestPath], found: .number),
                "`items` must be an array of items, { count: N } or the path of a manifest, not a number", nil
            ),
            (.notWhole(of: "columns", value: 2.5), "`columns` must be a whole number, not 2.5", nil),
            (.outOfRange(of: "radius", value: -5, allowed: .length), "`radius` must be from 0 to 1e12, not -5", nil),
            (
                .outOfRange(of: "pitch", value: 0, allowed: .positiveLength),
                "`pitch` must be more than 0 and at most 1e12, not 0", nil
            ),
            (
                .outOfRange(of: "startAngle", value: .infinity, allowed: .finite),
                "`startAngle` must be a finite number, not Infinity", nil
            ),
            (.outOfRange(of: "a", value: .nan, allowed: NumberRange(least: 1)), "`a` must be at least 1, not NaN", nil),
            (
                .outOfRange(of: "a", value: -.infinity, allowed: NumberRange(least: 1, isLeastExcluded: true)),
                "`a` must be more than 1, not -Infinity", nil
            ),
            (
                .outOfRange(of: "a", value: 3.25, allowed: NumberRange(greatest: 1)), "`a` must be at most 1, not 3.25",
                nil
            ),
            (
                .unknownWord("hex", of: "kind", nearest: nil, allowed: ["flow", "grid", "ring"]),
                "unknown value `hex` of `kind`", "it can be `flow`, `grid` or `ring`"
            ),
            (
                .unknownWord("rign", of: "kind", nearest: "ring", allowed: ["flow", "ring"]),
                "unknown value `rign` of `kind`", "did you mean `ring`?"
            ),
            (.furtherFindings(17), "and 17 more", nil),
        ] as [(Finding, String, String?)])
    func findings(finding: Finding, message: String, help: String?) {
        #expect(Wording.message(of: finding) == message)
        #expect(Wording.help(for: finding) == help)
    }

    @Test(
        "Each problem of the syntax has its words",
        arguments: [
            (.binaryFile, "the file is not a text: it holds a NUL byte", nil),
            (.utf16File, "the file is UTF-16", "save the file as UTF-8"),
            (.fileTooLarge(limit: 1 << 30), "the file is larger than 1024 MB", nil),
            (.invalidUTF8(count: 1), "these bytes are not UTF-8", "save the file as UTF-8"),
            (
                .invalidUTF8(count: 3), "these bytes are not UTF-8, nor are those at 2 more places",
                "save the file as UTF-8"
            ),
            (
                .nestingTooDeep(limit: 512), "arrays and objects lie more than 512 deep in each other",
                "is a bracket opened again and again?"
            ),
            (
                .unterminatedString(quote: "'"), "the string that starts here has no closing '",
                "add ', or end the line with a backslash if the string goes on"
            ),
            (.unterminatedComment, "the comment that starts here does not end", "end it with `*/`"),
            (.missingBracket("}"), "the file ends before a closing `}`", "add `}`"),
            (.mismatchedBracket(found: "}", expected: "]"), "expected `]` before `}`", nil),
            (.trailingText, "the file goes on behind its value", "a file is one object or one array"),
            (.missingComma, "expected a comma", "add `,`"),
            (.textBehindValue("px"), "unexpected `px` behind a value", "remove it, or put a comma in front of it"),
            (
                .textAfterString, "expected a comma behind the string",
                "is a quote missing, or a backslash in front of one inside?"
            ),
            (.missingColon(key: "a"), "expected a colon and a value behind the key `a`", "write `key: value`"),
            (.missingValue, "expected a value", nil),
            (.missingKey, "expected a key", "write `key: value`"),
            (.extraComma, "there is nothing in front of this comma", "remove it"),
            (.equalsForColon, "expected a colon, not an equals sign", "write `:`"),
            (.semicolonForComma, "expected a comma, not a semicolon", "write `,`"),
            (.foreignLiteral("True", ours: "true"), "`True` is no value in JSON5", "write `true`"),
            (.foreignLiteral("None", ours: "null"), "`None` is no value in JSON5", "leave the key out"),
            (.unquotedText("ring"), "`ring` is no value: a text needs quotes", "write `\"ring\"`"),
            (.unquotedKey("a-b"), "the key `a-b` needs quotes", "write `\"a-b\"`"),
            (.foreignQuote("“"), "`“` is not a quote", "write `\"` or `'`"),
            (.hashComment, "a comment starts with `//`, not with `#`", "write `//`"),
            (.strayCharacter("@"), "unexpected `@`", nil),
            (.strayCharacter("\u{1}"), "unexpected character U+0001", nil),
            (.leadingZero("012"), "the number `012` starts with a zero", "remove the zero"),
            (.missingDigits(after: "1e"), "expected a digit behind `1e`", nil),
            (
                .numberSuffix(number: "12", suffix: "px"), "the number `12` goes on with `px`",
                "lengths are points and angles are degrees: write `12`"
            ),
            (
                .numberSuffix(number: "1", suffix: "_000"), "the number `1` goes on with `_000`",
                "write the digits without `_`"
            ),
            (
                .numberSuffix(number: "1.2", suffix: ".3"), "the number `1.2` goes on with `.3`",
                "a number has one point"
            ),
            (.numberSuffix(number: "0", suffix: "b11"), "the number `0` goes on with `b11`", nil),
            (
                .invalidEscape("\\u12", .digits(needed: 4)), "`\\u12` needs 4 hexadecimal digits",
                "write `\\u0041`, and two of them beyond `\\uFFFF`"
            ),
            (.invalidEscape("\\x", .digits(needed: 2)), "`\\x` needs 2 hexadecimal digits", "write `\\x41`"),
            (
                .invalidEscape("\\1", .octal), "`\\1` stands for no character",
                "write `\\x41`, or `\\\\` for a backslash"
            ),
            (
                .invalidEscape("\\uD800", .surrogate), "`\\uD800` is only one half of a character",
                "write both halves, `\\uD83D\\uDE00`, or the character itself"
            ),
            (
                .invalidEscape("\\u0030", .notInKey), "`\\u0030` cannot stand in a key without quotes",
                "put the key in quotes"
            ),
            (.controlCharacter("\u{1B}"), "a string cannot hold character U+001B itself", "write `\\u001B`"),
        ] as [(SyntaxProblem, String, String?)])
    func syntax(problem: SyntaxProblem, message: String, help: String?) {
        #expect(Wording.message(of: .syntax(problem)) == message)
        #expect(Wording.help(for: .syntax(problem)) == help)
    }

    @Test("Long texts are cut")
    func longTexts() {
        let text = String(repeating: "é", count: 100)
        #expect(Wording.quoted(text) == "`" + String(repeating: "é", count: 60) + "…`")
        #expect(Wording.quoted(String(repeating: "é", count: 60)) == "`" + String(repeating: "é", count: 60) + "`")
    }
}
