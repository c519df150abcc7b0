/// A spec that cannot be shown, and why.
struct BrokenSpec: Hashable, Sendable {
    /// The path by which reports call the spec.
    let name: String
    /// What was found, errors and warnings.
    let diagnostics: [Diagnostic]
}
