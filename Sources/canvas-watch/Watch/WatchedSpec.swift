/// A spec, and what it was last made from.
struct WatchedSpec: Sendable {
    /// The spec.
    var spec: FoundSpec
    /// The arguments that lead to it, by number.
    var arguments: Set<Int>
    /// The files it depends on, and how reports call each; its own file is one of them.
    var inputs: [FilePath: FilePath]
    /// What was read of them when the spec was last shown.
    var seen: [FilePath: Observation] = [:]

    /// Whether it was shown, as a good one or a broken one.
    var isShown = false

    init(_ spec: FoundSpec, argument: Int) {
        self.spec = spec
        arguments = [argument]
        inputs = [spec.path: spec.name]
    }
}
