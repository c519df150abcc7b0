/// Shows what a watch tells.
protocol WatchReporting {
    /// What a good spec gives.
    associatedtype Good
    /// What a broken one gives.
    associatedtype Problem

    /// Shows an event, whole and at once.
    mutating func show(_ event: WatchEvent<Good, Problem>) -> OutputOutcome

    /// Shows the last report again: the window has another size, or the program is in the foreground again.
    mutating func redraw() -> OutputOutcome

    /// Leaves the terminal as it was found: the program is about to be suspended.
    mutating func suspend()
}
