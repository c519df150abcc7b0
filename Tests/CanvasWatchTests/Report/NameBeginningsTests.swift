import TestSupport
import Testing

@testable import canvas_watch

/// What names of items begin with.
struct NameBeginningsTests {
    @Test("A beginning is unique when one name alone has it", arguments: 0..<20 as Range<UInt64>)
    func unique(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let letters = ["a", "b", "1", " ", "é", "日", "e\u{301}"]
        let names = (0..<(1 + random.below(30))).map { _ in
            (0..<(1 + random.below(6))).map { _ in letters[random.below(letters.count)] }.joined()
        }
        var beginnings = NameBeginnings(capacity: names.count)
        for name in names { beginnings.add(ShownText(name)) }
        for name in names where name.allSatisfy(\.isASCII) {
            for columns in 2...4 where name.count >= columns {
                let beginning = String(name.prefix(columns))
                // Each name is looked at with two, three and four columns, and a shorter beginning stands for itself.
                let count = names.reduce(0) { count, other in
                    let prefixes =
                        other.allSatisfy(\.isASCII)
                        ? (2...4).filter { $0 <= other.count }.map { String(other.prefix($0)) }
                        : (2...4).map { DisplayWidth.prefix(of: other, columns: $0) }
                    return count + prefixes.count { $0 == beginning }
                }
                #expect(beginnings.isUnique(ShownText(beginning)) == (count == 1), "seed \(seed): \(beginning)")
            }
        }
    }
}
