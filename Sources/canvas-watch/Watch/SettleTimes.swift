/// How long a change is left alone before it counts.
struct SettleTimes: Hashable, Sendable {
    /// How long a complete write must have been quiet.
    let quiet: Duration
    /// How long complete writes that follow each other put off the first of them.
    let limit: Duration
    /// How long a file that is gone may take to come back: editors move the old version away first.
    let missing = Duration.milliseconds(100)
    /// How long a file that has become empty may take to be filled: some editors empty it first, in a write of its own.
    let empty = Duration.milliseconds(250)
    /// How long a file that is being written may pause before it counts although nobody closed it.
    let unclosed = Duration.milliseconds(500)
    /// How long anything may be put off that never comes to rest.
    let patience = Duration.seconds(5)
    /// How long a change is left alone that was found by looking, not told by an event: it may still go on.
    let found: Duration

    /// - Parameter quiet: what `--settle` says; zero handles a complete write at once.
    init(quiet: Duration = .milliseconds(10)) {
        self.quiet = quiet
        limit = max(.milliseconds(200), quiet)
        found = max(.milliseconds(10), quiet)
    }
}
