import Testing

@testable import canvas_watch

@Suite("What is told of a spec")
struct SpecStateTests {
    private static let spec = FoundSpec(path: FilePath("/a"), name: FilePath("a"), isGiven: false)

    /// What is told for a series of states: a letter is a good result, `!` and a letter a problem; same letters in
    /// another case mean the same.
    private func told(_ states: String...) -> [String] {
        var state = SpecState<String, String>()
        return states.map { text in
            let evaluation: Evaluation<String, String> = text.hasPrefix("!") ? .bad(text) : .good(text)
            let kind = state.take(evaluation, of: Self.spec) { $0.uppercased() == $1.uppercased() }
            return switch kind {
            case .report(_, let good, let last): "report \(good) after \(last ?? "nothing")"
            case .problem(_, let problem, let last): "problem \(problem) after \(last ?? "nothing")"
            case .unchanged: "unchanged"
            case nil: "-"
            default: "other"
            }
        }
    }

    @Test("the same meaning is unchanged only behind a report or another unchanged")
    func unchanged() {
        #expect(told("a", "A", "a", "b") == ["report a after nothing", "unchanged", "unchanged", "report b after a"])
    }

    @Test("a problem is told again when it differs, and the next good state is a full report against the last good one")
    func problems() {
        #expect(
            told("a", "!x", "!x", "!y", "a", "A") == [
                "report a after nothing", "problem !x after a", "-", "problem !y after a", "report a after a",
                "unchanged",
            ])
        #expect(told("!x", "!x", "b") == ["problem !x after nothing", "-", "report b after nothing"])
    }

    @Test("an unchanged result is the one that the next is compared with")
    func drift() {
        #expect(told("a", "A", "!x", "b").last == "report b after A")
    }
}
