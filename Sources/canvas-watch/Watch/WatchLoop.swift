/// The watch: tells what each spec gives, and again whenever that changes, until a signal or its reader ends it.
struct WatchLoop<Machine: WatchMachine & WatchWaiting, Evaluator: SpecEvaluating, Sink: WatchReporting>
where Sink.Good == Evaluator.Good, Sink.Problem == Evaluator.Problem {
    private typealias Event = WatchEvent<Evaluator.Good, Evaluator.Problem>

    private let machine: Machine
    private(set) var files: WatchedFiles<Machine>
    private var evaluator: Evaluator
    private(set) var sink: Sink
    private var states: [FilePath: SpecState<Evaluator.Good, Evaluator.Problem>] = [:]
    private var sequence = 0
    private var status = WatchStatus()
    /// Since when the status is another one than the one that was told.
    private var statusChange: Moment?
    /// How many more reports and problems to show; nil for no end.
    private var framesLeft: Int?
    private var isReady = false
    /// Why the watch ends; nil while it goes on.
    private(set) var ending: WatchEnd?

    /// - Parameters:
    ///   - files: what to watch.
    ///   - frames: after how many reports and problems that follow the first ones to end; nil for never.
    init(_ files: WatchedFiles<Machine>, evaluator: Evaluator, sink: Sink, frames: Int? = nil) {
        machine = files.machine
        self.files = files
        self.evaluator = evaluator
        self.sink = sink
        framesLeft = frames
    }

    /// Watches to the end, and gives the exit status.
    mutating func run() -> Int32 {
        start()
        while ending == nil { turn() }
        finish()
        return ending?.status ?? 0
    }

    /// Tells each spec once, and then that the watch stands.
    mutating func start() {
        for spec in files.start() where ending == nil { show(spec) }
        if ending != nil { return }
        files.isStarting = false
        status = files.status
        tell(.ready(status), cause: [])
        isReady = true
        if framesLeft == 0 { end(.frames) }
    }

    /// Waits for the next thing to do and does it.
    ///
    /// - Parameter limit: waits no longer than to this moment.
    mutating func turn(until limit: Moment? = nil) {
        let deadline = files.deadline
        let wakeup = machine.wait(until: limit.map { min($0, deadline) } ?? deadline)
        if wakeup.isOutputClosed { end(.outputClosed) }
        for signal in wakeup.signals { obey(signal) }
        if ending != nil { return }
        files.update()
        for settled in files.settle() where ending == nil {
            switch settled {
            case .changed(let spec): show(spec)
            case .removed(let spec): remove(spec)
            }
        }
        if ending == nil { tellStatus() }
    }

    /// Tells of another status: at once when it is worse, else when the specs have come to rest, so that a folder that is
    /// filled is not counted file by file.
    private mutating func tellStatus() {
        let new = files.status
        if new == status {
            statusChange = nil
            return
        }
        let change = statusChange ?? machine.now
        statusChange = change
        if !files.pending.isEmpty, !new.isWorse(than: status), machine.now < change + .seconds(1) { return }
        (status, statusChange) = (new, nil)
        tell(.notice(new), cause: [])
    }

    /// Tells that the watch ends, if somebody still reads.
    mutating func finish() {
        guard let ending else { return }
        switch ending {
        case .signal, .frames: tell(.end(ending), cause: [])
        case .outputClosed, .outputFailed: break
        }
    }

    private mutating func show(_ spec: FoundSpec) {
        files.begin(spec)
        let evaluation = evaluator.evaluate(spec, reading: &files)
        if evaluator.isInterrupted {
            for signal in machine.wait(until: machine.now).signals { obey(signal) }
            return
        }
        guard let cause = files.end(), !cause.isEmpty else { return }
        var state = states.removeValue(forKey: spec.name) ?? SpecState()
        let kind = state.take(evaluation, of: spec, isSame: evaluator.means)
        states[spec.name] = state
        if let kind { tell(kind, cause: isReady ? cause : []) }
    }

    private mutating func remove(_ spec: FoundSpec) {
        states[spec.name] = nil
        evaluator.forget(spec)
        tell(.removed(spec), cause: [ChangedFile(name: spec.name, users: 1)])
    }

    private mutating func tell(_ kind: Event.Kind, cause: [ChangedFile]) {
        sequence += 1
        check(sink.show(Event(sequence: sequence, cause: cause, kind: kind)))
        guard isReady, kind.isFrame, let left = framesLeft else { return }
        framesLeft = left - 1
        if left <= 1 { end(.frames) }
    }

    private mutating func obey(_ signal: WatchSignal) {
        switch signal {
        case .end(let number): end(.signal(number))
        case .suspend:
            sink.suspend()
            machine.suspend()
            resume()
        case .resume: resume()
        case .windowChanged: check(sink.redraw())
        }
    }

    private mutating func resume() {
        files.distrust()
        check(sink.redraw())
    }

    private mutating func check(_ outcome: OutputOutcome) {
        switch outcome {
        case .written: break
        case .closed: end(.outputClosed)
        case .failed(let reason): end(.outputFailed(reason))
        case .interrupted: for signal in machine.wait(until: machine.now).signals { obey(signal) }
        }
    }

    private mutating func end(_ reason: WatchEnd) {
        if ending == nil { ending = reason }
    }
}

extension WatchEvent.Kind {
    /// Whether `--frames` counts it.
    fileprivate var isFrame: Bool {
        switch self {
        case .report, .problem: true
        case .unchanged, .removed, .notice, .ready, .end: false
        }
    }
}
