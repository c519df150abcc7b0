/// What a signal asks for.
enum WatchSignal: Hashable, Sendable {
    /// To end, with the number of the signal.
    case end(Int32)
    /// To be suspended.
    case suspend
    /// To go on: anything may have happened meanwhile.
    case resume
    /// To draw again, in a window of another size.
    case windowChanged
}

/// What ended a wait.
struct Wakeup: Hashable, Sendable {
    /// The signals that came, in their order.
    var signals: [WatchSignal] = []
    /// Whether nobody reads the output any more.
    var isOutputClosed = false
}

/// Waits for something to do.
protocol WatchWaiting {
    /// Waits until there are events or signals, but no longer than to a moment; nil waits for as long as it takes.
    func wait(until deadline: Moment?) -> Wakeup

    /// Stops the program until it is continued, as the terminal's user asked.
    func suspend()
}
