import Testing

@testable import canvas_watch

/// The words behind a sweep's key: a range or a list.
struct SweepValuesTests {
    static let good: [(String, String)] = [
        ("400 800 100", "400 500 600 700 800"),
        ("400..800/100", "400 500 600 700 800"),
        ("400 790 100", "400 500 600 700"),
        ("8 0 -4", "8 4 0"),
        ("-90 0 30", "-90 -60 -30 0"),
        ("-90..-30/30", "-90 -60 -30"),
        ("0 0.3 0.1", "0 0.1 0.2 0.3"),
        ("0 1 .25", "0 0.25 0.5 0.75 1"),
        (".5...75/.25", "0.5 0.75"),
        ("1e3 3e3 1e3", "1000 2000 3000"),
        ("5 5 1", "5"),
        ("2 4 2", "2 4"),
        ("400 600 800", "400 600 800"),
        ("12 10 8", "12 10 8"),
        ("400,500,550", "400 500 550"),
        ("400,800,100", "400 800 100"),
        ("1,2 3", "1 2 3"),
        ("1 2", "1 2"),
        ("1 2 3 4", "1 2 3 4"),
        ("7", "7"),
        ("1 auto 2", "1 auto 2"),
        ("ring flow spiral", "ring flow spiral"),
        ("[0,1] [1,1]", "[0,1] [1,1]"),
        ("../a.items.json", "../a.items.json"),
        ("a,b", "a,b"),
    ]

    static let bad: [(String, SweepProblem)] = [
        ("400 800 0", .zeroStep(["400", "800", "0"])),
        ("400..800/0", .zeroStep(["400", "800", "0"])),
        ("800 400 100", .wrongSign(["800", "400", "100"])),
        ("400 800 -100", .wrongSign(["400", "800", "-100"])),
        ("0 1000000 1", .tooMany(1_000_001, limit: 1000)),
        ("0 1e300 1e-300", .tooMany(.infinity, limit: 1000)),
        ("0 1000 1", .tooMany(1001, limit: 1000)),
    ]

    private func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

    @Test(
        "three numbers are FROM TO STEP unless the third is too large for a step; the rest is a list", arguments: good)
    func reads(_ text: String, _ values: String) throws {
        #expect(try SweepValues.parse(words(text)).values == words(values))
    }

    @Test("a step that leads nowhere and a sweep that never ends are refused", arguments: bad)
    func refuses(_ text: String, _ problem: SweepProblem) {
        #expect(throws: problem) { try SweepValues.parse(words(text)) }
    }

    @Test("a list has a limit too, and a range of a thousand values is fine")
    func limits() throws {
        #expect(try SweepValues.parse(["1..1000/1"]).values.count == 1000)
        #expect(throws: SweepProblem.tooMany(1001, limit: 1000)) {
            try SweepValues.parse(Array(repeating: "x", count: 1001))
        }
    }
}
