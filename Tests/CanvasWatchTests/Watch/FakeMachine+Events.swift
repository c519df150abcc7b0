@testable import canvas_watch

extension FakeMachine: EventSource {
    /// An operation happened in a folder, or to a watched folder when the name is empty.
    func tell(_ folder: Int, _ name: [UInt8], _ change: SourceEvent.Change, _ isFolder: Bool) {
        guard let (watch, scope) = watched[folder], change.scope <= scope || name.isEmpty else { return }
        let event = SourceEvent(watch: watch, name: name, change: change, isFolder: isFolder)
        events += transmit(event)
    }

    func watch(_ folder: FilePath, _ scope: WatchScope) -> Result<WatchID, WatchFault> {
        if let fault = watchFault(folder) { return .failure(fault) }
        guard case .success(let found) = find(folder), let inode = found.inode, let node = nodes[inode],
            case .folder = node.content
        else { return .failure(.missing) }
        if !node.isReadable { return .failure(.denied) }
        if let known = watched[inode] {
            watched[inode] = (known.watch, max(known.scope, scope))
            return .success(known.watch)
        }
        lastWatch += 1
        watched[inode] = (WatchID(number: lastWatch), scope)
        return .success(WatchID(number: lastWatch))
    }

    func unwatch(_ watch: WatchID) {
        watched = watched.filter { $0.value.watch != watch }
    }

    func drain(_ take: (SourceEvent) -> Void) {
        while !events.isEmpty { take(events.removeFirst()) }
    }
}

extension SourceEvent.Change {
    /// How much of a folder must be watched for its name to be told.
    fileprivate var scope: WatchScope { isAboutNames ? .names : .entries }
}

extension FakeMachine: WatchClock, WatchWaiting {
    var now: Moment { Moment(nanoseconds: time) }

    var timeOfDay: Int64 { time }

    func wait(until deadline: Moment?) -> Wakeup {
        if events.isEmpty, signals.isEmpty, !isOutputClosed {
            let end = max(time, deadline?.nanoseconds ?? Int64.max)
            if let next = script.first, next.time <= end {
                time = max(time, next.time)
                script.removeFirst().action(self)
            } else {
                time = end
            }
        }
        defer { signals = [] }
        return Wakeup(signals: signals, isOutputClosed: isOutputClosed)
    }

    func suspend() { suspensions += 1 }

    /// Does something so many milliseconds from now; call it in the order of the times.
    func at(_ milliseconds: Int64, _ action: @escaping (FakeMachine) -> Void) {
        script.append((time + milliseconds * 1_000_000, action))
    }
}
