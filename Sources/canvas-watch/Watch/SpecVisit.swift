/// One working out of a spec: what it read, and whether that may be believed.
struct SpecVisit: Sendable {
    /// The name of the spec.
    let spec: FilePath
    /// The files it read, and how reports call each.
    var inputs: [FilePath: FilePath] = [:]
    /// What was read of them.
    var seen: [FilePath: Observation] = [:]
    /// Whether a file was caught in the middle of a change, so that the result is not to be shown.
    var isHeld = false
}
