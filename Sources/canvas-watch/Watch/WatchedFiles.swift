/// A machine whose files are watched.
typealias WatchMachine = FileSystem & EventSource & WatchClock

/// The files that specs are made of, kept true: which there are, which of them changed, and what may be believed.
///
/// Events are hints: they say where to look and how soon. What changed is decided by looking and by reading, in the same
/// way at the start, after an event, after a loss of events and in the rescan that needs no event at all.
struct WatchedFiles<Machine: WatchMachine> {
    /// Who wants to hear when a name changes.
    enum Interest: Hashable {
        case argument(Int)
        case file(FilePath)
    }

    /// How often everything is looked at, events or not.
    static var rescanPeriod: Duration { .seconds(5) }
    /// How often the folders are looked at that events do not tell of.
    static var pollPeriod: Duration { .milliseconds(300) }
    /// How old a write must be, in nanoseconds, for another one to bear a later time for sure: some network file systems
    /// count in seconds.
    static var youth: Int64 { 2_000_000_000 }

    let machine: Machine
    let times: SettleTimes
    var arguments: [WatchedArgument]
    var folders: [WatchedFolder.Key: WatchedFolder] = [:]
    var files: [FilePath: WatchedFile] = [:]
    /// The specs by name; those among them that were not shown yet may turn out not to exist.
    var specs: [FilePath: WatchedSpec] = [:]
    var watches: FolderWatches<Machine>
    var interests: [FilePath: Set<Interest>] = [:]
    /// The files with a change that may not be believed yet.
    var pending: Set<FilePath> = []
    /// The names of the specs with an input that changed since they were shown, or may have.
    var dirty: Set<FilePath> = []
    /// No pending change is due before; nil when there is none.
    var earliest: Moment?
    /// When everything is looked at next.
    var nextRescan: Moment
    /// When the folders that are polled are looked at next.
    var nextPoll: Moment
    /// Whether events were lost.
    var isUncertain = false
    /// The arguments that may lead elsewhere now.
    var doubtfulArguments: Set<Int> = []
    /// The files that have other names, under which they may be written without an event here.
    var shared: Set<FilePath> = []
    /// The folders that could not be listed.
    var unreadable: Set<WatchedFolder.Key> = []
    /// How many specs are shown.
    var shown = 0
    /// The spec that is being read; nil between readings.
    var visit: SpecVisit?
    /// Whether this is the start, where what is there is shown as it is.
    var isStarting = true

    /// - Parameters:
    ///   - arguments: the paths to watch, as given; none stand for the current folder.
    ///   - currentFolder: what relative arguments are relative to; absolute.
    init(_ arguments: [FilePath], from currentFolder: FilePath, on machine: Machine, times: SettleTimes) {
        let arguments = arguments.isEmpty ? [FilePath(".")] : arguments
        self.machine = machine
        self.times = times
        self.arguments = arguments.map { given in
            WatchedArgument(
                given: given, path: currentFolder.appending(given).plain,
                prefix: SpecFinding.prefix(of: given, among: arguments))
        }
        watches = FolderWatches(on: machine)
        nextRescan = machine.now + Self.rescanPeriod
        nextPoll = machine.now + Self.pollPeriod
    }

    /// Begins to watch, and finds the specs to show first, in the order of their names.
    mutating func start() -> [FoundSpec] {
        for index in arguments.indices { resolve(argument: index) }
        pending = []
        dirty = []
        earliest = nil
        for file in files.values { file.pending = nil }
        return specs.values.filter(isPresent).map(\.spec).sorted { $0.name < $1.name }
    }

    /// When there is something to do, should no event come before.
    var deadline: Moment {
        if isUncertain || !doubtfulArguments.isEmpty { return machine.now }
        var deadline = nextRescan
        if isPolling { deadline = min(deadline, nextPoll) }
        if let earliest { deadline = min(deadline, earliest) }
        for argument in arguments {
            if let since = argument.missingSince, !argument.isAwaited {
                deadline = min(deadline, since + times.missing)
            }
        }
        return deadline
    }

    /// Whether there is something that events do not tell of.
    private var isPolling: Bool { !watches.polled.isEmpty || !shared.isEmpty }

    /// Takes in the events that have come and does what is due, so that `settle` then tells of all there is to tell.
    mutating func update() {
        drain()
        let now = machine.now
        for index in doubtfulArguments.sorted() { resolve(argument: index) }
        doubtfulArguments = []
        if isUncertain || nextRescan <= now {
            rescan(thoroughly: isUncertain)
        } else if isPolling, nextPoll <= now {
            poll()
        }
        for index in arguments.indices {
            if let since = arguments[index].missingSince, since + times.missing <= now {
                arguments[index].isAwaited = true
            }
        }
    }

    /// Looks at everything again, as if it had never been seen: events may have been missed.
    mutating func distrust() {
        isUncertain = true
    }
}
