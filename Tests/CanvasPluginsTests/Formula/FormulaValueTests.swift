import CanvasEngine
import Glibc
import Testing

@testable import CanvasPlugins

@Suite("Values of expressions")
struct FormulaValueTests {
    @Test("An expression has the value that Python gives it", arguments: formulaReferenceTable)
    func reference(text: String, expected: Double) throws {
        let value = try value(of: text)
        #expect(isNear(value, expected), "\(text) gives \(value), not \(expected)")
    }

    @Test(
        "Operators bind as usual",
        arguments: [
            ("1 + 2 * 3", 7.0), ("(1 + 2) * 3", 9), ("10 - 4 - 3", 3), ("24 / 4 / 2", 3), ("2 ^ 3 ^ 2", 512),
            ("2 ** 3 ** 2", 512), ("-2 ^ 2", -4), ("(-2) ^ 2", 4), ("2 ^ -1", 0.5), ("2 ^ -1 ^ 2", 0.5), ("2 * -3", -6),
            ("- - 3", 3), ("+3", 3), ("7 % 4 * 2", 6), ("2 + 3 > 4", 1), ("1 < 2 && 2 < 1", 0), ("1 || 0 && 0", 1),
            ("(1 || 0) && 0", 0), ("!0 + 1", 2), ("!(0 + 1)", 0), ("0 ? 1 : 0 ? 2 : 3", 3), ("1 ? 0 ? 1 : 2 : 3", 2),
            ("1 ? 2 : 3 + 10", 2), ("1 == 1 || 0", 1), ("2 > 1 ? 5 : 6", 5), ("1+1==2", 1), ("3!=3", 0),
        ] as [(String, Double)])
    func precedence(text: String, expected: Double) throws {
        #expect(try value(of: text) == expected)
    }

    @Test(
        "Numbers are written as in JSON5",
        arguments: [("5", 5.0), ("5.", 5), (".5", 0.5), ("1e3", 1000), ("1.5E-2", 0.015), ("2e+1", 20), ("0005", 5)])
    func numbers(text: String, expected: Double) throws {
        #expect(try value(of: text) == expected)
    }

    @Test(
        "deg turns degrees into radians and binds to what is right in front of it",
        arguments: [
            ("180deg", Double.pi), ("180 deg", .pi), ("90deg * 2", .pi), ("-90deg", -.pi / 2),
            ("(60 + 30)deg", .pi / 2),
            ("1e2deg", .pi / 1.8), ("sin(30deg)", 0.5), ("2 ^ 1deg", 1.012171173666912), ("abs(-90)deg", .pi / 2),
        ] as [(String, Double)])
    func degrees(text: String, expected: Double) throws {
        #expect(isNear(try value(of: text), expected, within: 1e-9))
    }

    @Test(
        "Functions give what mathematics says",
        arguments: [
            ("sqrt(2)", 2.0.squareRoot()), ("cbrt(-27)", -3), ("exp(1)", M_E), ("log(exp(2))", 2), ("pow(2, 10)", 1024),
            ("abs(-3)", 3), ("sign(-3)", -1), ("sign(0)", 0), ("sign(0.1)", 1), ("min(3, 1, 2)", 1),
            ("max(3, 1, 2)", 3),
            ("min(4)", 4), ("clamp(5, 0, 3)", 3), ("clamp(-5, 0, 3)", 0), ("clamp(2, 0, 3)", 2), ("clamp(2, 3, 1)", 3),
            ("floor(-1.5)", -2), ("ceil(-1.5)", -1), ("round(2.5)", 3), ("round(-2.5)", -3), ("round(2.4)", 2),
            ("mod(-1, 4)", 3), ("mod(1, -4)", -3), ("mod(8, 4)", 0), ("-1 % 4", -1 + 4), ("mod(5.5, 2)", 1.5),
            ("hypot(3, 4)", 5), ("lerp(10, 20, 0.25)", 12.5), ("lerp(0.1, 0.7, 1)", 0.7), ("atan2(1, -1)", 0.75 * .pi),
            ("acos(-1)", .pi), ("asin(1)", .pi / 2), ("atan(1)", .pi / 4), ("tan(pi / 4)", 1), ("cos(tau)", 1),
        ] as [(String, Double)])
    func functions(text: String, expected: Double) throws {
        #expect(isNear(try value(of: text), expected))
    }

    @Test(
        "Constants are exact",
        arguments: [
            ("pi", Double.pi), ("tau", 2 * .pi), ("phi", 1.618033988749895), ("goldenAngle", 2.399963229728653),
            ("goldenAngle / 1deg", 137.50776405003785),
        ] as [(String, Double)])
    func constants(text: String, expected: Double) throws {
        #expect(isNear(try value(of: text), expected, within: 1e-15))
    }

    @Test(
        "What is no number stays visible, and counts as no",
        arguments: [
            "0 / 0", "sqrt(-1)", "log(-1)", "acos(2)", "mod(1, 0)", "min(0 / 0, 1)", "max(1, 0 / 0)", "sign(0 / 0)",
        ])
    func notNumbers(text: String) throws {
        #expect(try value(of: text).isNaN)
        #expect(try value(of: "(\(text)) ? 1 : 2") == 2)
        #expect(try value(of: "(\(text)) == (\(text))") == 0)
        #expect(try value(of: "!(\(text))") == 1)
    }

    @Test(
        "A division by zero is infinite",
        arguments: [("1 / 0", Double.infinity), ("-1 / 0", -.infinity), ("exp(1000)", .infinity)])
    func infinities(text: String, expected: Double) throws {
        #expect(try value(of: text) == expected)
    }

    @Test("Only the branch that is taken counts")
    func branches() throws {
        #expect(try value(of: "1 ? 5 : 1 / 0") == 5)
        #expect(try value(of: "0 ? 0 / 0 : 5") == 5)
    }
}
