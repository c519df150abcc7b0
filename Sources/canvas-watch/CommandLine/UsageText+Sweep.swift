extension UsageText {
    /// Why the values of a sweep cannot be tried.
    static func message(for problem: SweepProblem) -> String {
        switch problem {
        case .zeroStep(let words):
            return "a step of 0 leads nowhere; the three values as a list are `\(words.joined(separator: ","))`"
        case .wrongSign(let words):
            let step = words[2].hasPrefix("-") ? String(words[2].dropFirst()) : "-" + words[2]
            return "from \(words[0]) to \(words[1]) the step must be \(step); the three values as a list are "
                + "`\(words.joined(separator: ","))`"
        case .tooMany(let count, let limit):
            return "\(Wording.number(count)) values are too many: a sweep tries at most \(limit)"
        }
    }
}
