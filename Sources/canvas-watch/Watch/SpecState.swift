/// What was last told of a spec, and so what is to be told next.
struct SpecState<Good, Problem: Equatable> {
    /// What was told last.
    private enum Told {
        case good, problem(Problem)
    }

    /// The last good result; a broken save leaves it.
    private(set) var lastGood: Good?
    private var told: Told?

    /// Takes in the spec's newest state.
    ///
    /// - Parameter isSame: whether a result means the same as the last good one.
    /// - Returns: what is to be told; nil when a problem is the one that was told already.
    mutating func take(
        _ evaluation: Evaluation<Good, Problem>, of spec: FoundSpec, isSame: (Good, Good) -> Bool
    ) -> WatchEvent<Good, Problem>.Kind? {
        switch evaluation {
        case .bad(let problem):
            if case .problem(let last) = told, last == problem { return nil }
            told = .problem(problem)
            return .problem(spec, problem, last: lastGood)
        case .good(let good):
            let last = lastGood
            lastGood = good
            defer { told = .good }
            if case .good = told, let last, isSame(good, last) { return .unchanged(spec) }
            return .report(spec, good, last: last)
        }
    }
}
