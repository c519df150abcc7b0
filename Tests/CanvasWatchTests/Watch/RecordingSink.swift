@testable import canvas_watch

/// Writes down what a watch tells, one line an event.
final class RecordingSink: WatchReporting {
    var lines: [String] = []
    var sequences: [Int] = []
    /// How many specs use each file that the last event came from.
    var users: [Int] = []
    /// The last state of each spec, as a reader of the events has it.
    var states: [String: Evaluation<String, String>] = [:]
    var status = WatchStatus()
    var redraws = 0
    var suspensions = 0
    var outcome = OutputOutcome.written

    func show(_ event: WatchEvent<String, String>) -> OutputOutcome {
        sequences.append(event.sequence)
        users = event.cause.map(\.users)
        let cause = event.cause.map(\.name.shown).joined(separator: ",")
        let because = cause.isEmpty ? "" : " <- \(cause)"
        switch event.kind {
        case .report(let spec, let good, let last):
            lines.append("report \(spec.name.shown): \(last.map { "\($0) -> " } ?? "")\(good)\(because)")
            states[spec.name.shown] = .good(good)
        case .problem(let spec, let problem, let last):
            lines.append("problem \(spec.name.shown): \(problem)\(last.map { ", last \($0)" } ?? "")\(because)")
            states[spec.name.shown] = .bad(problem)
        case .unchanged(let spec): lines.append("unchanged \(spec.name.shown)\(because)")
        case .removed(let spec):
            lines.append("removed \(spec.name.shown)\(because)")
            states[spec.name.shown] = nil
        case .notice(let status):
            lines.append("notice \(Self.text(status))")
            self.status = status
        case .ready(let status):
            lines.append("ready \(Self.text(status))")
            self.status = status
        case .end(let end): lines.append("end \(end.status)")
        }
        return outcome
    }

    func redraw() -> OutputOutcome {
        redraws += 1
        return .written
    }

    func suspend() { suspensions += 1 }

    static func text(_ status: WatchStatus) -> String {
        var text = "\(status.specs) in " + status.places.map(\.shown).joined(separator: " ")
        for place in status.awaited { text += ", waiting for \(place.shown)" }
        for trouble in status.troubles { text += ", \(trouble)" }
        return text
    }
}
