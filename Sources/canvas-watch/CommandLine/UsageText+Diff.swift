extension UsageText {
    /// Why a saved result cannot be compared.
    static func message(for problem: SavedReport.Problem, in file: String) -> String {
        switch problem {
        case .noReports: "`\(file)` has no report"
        case .broken(let name): "`\(file)` has no canvas of `\(name)`: its spec was broken"
        case .invalid(let key, let name): "`\(file)` is no saved result: `\(key)` of `\(name)` is missing or not whole"
        }
    }

    /// What settings for a saved result are answered with.
    static func message(forSettingsOf file: String) -> String {
        "--set changes specs, and `\(file)` is a saved result"
    }
}
