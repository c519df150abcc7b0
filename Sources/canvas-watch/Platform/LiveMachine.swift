import Glibc

/// This machine, as a watch needs it: files, events, clocks, signals.
final class LiveMachine: FileSystem, EventSource, WatchClock, WatchWaiting {
    private let files = Files()
    private let inotify = Inotify()
    private let signals: Signals?

    /// - Parameter signals: the signals to answer; nil leaves them to the system.
    init(signals: Signals?) {
        self.signals = signals
    }

    func look(at path: FilePath) -> FileLook { files.look(at: path) }

    func look(atEntry path: FilePath) -> FileLook { files.look(atEntry: path) }

    func target(ofLink path: FilePath) -> FilePath? { files.target(ofLink: path) }

    func entries(
        of folder: FilePath, where wanted: (UnsafeBufferPointer<UInt8>, FolderEntry.Kind) -> Bool
    ) -> FolderListing {
        files.entries(of: folder, where: wanted)
    }

    func read(_ path: FilePath, limit: Int64) -> FileRead { files.read(path, limit: limit) }

    func watch(_ folder: FilePath, _ scope: WatchScope) -> Result<WatchID, WatchFault> { inotify.watch(folder, scope) }

    func unwatch(_ watch: WatchID) { inotify.unwatch(watch) }

    func drain(_ take: (SourceEvent) -> Void) { inotify.drain(take) }

    var now: Moment { SystemClock.now }

    var timeOfDay: Int64 { SystemClock.timeOfDay }

    func suspend() { signals?.suspend() }

    func wait(until deadline: Moment?) -> Wakeup {
        // A descriptor below zero is passed over.
        var entries = [
            pollfd(fd: signals?.number ?? -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: inotify.number ?? -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: StandardStream.output.number, events: 0, revents: 0),
        ]
        if poll(&entries, nfds_t(entries.count), timeout(until: deadline)) < 0 {
            return Wakeup(signals: signals?.take() ?? [])
        }
        let isClosed = Int32(entries[2].revents) & (POLLERR | POLLHUP | POLLNVAL) != 0
        let hasSignals = entries[0].revents != 0 || signals?.hasWaiting == true
        return Wakeup(signals: hasSignals ? signals?.take() ?? [] : [], isOutputClosed: isClosed)
    }

    /// The milliseconds to a moment, rounded up so that waking is never too early; -1 waits for as long as it takes.
    private func timeout(until deadline: Moment?) -> Int32 {
        guard let deadline else { return -1 }
        let rest = max(0, deadline.nanoseconds - now.nanoseconds)
        return Int32(clamping: (rest + 999_999) / 1_000_000)
    }
}
