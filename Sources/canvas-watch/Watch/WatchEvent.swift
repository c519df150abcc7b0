/// Something that a watch tells its reader.
struct WatchEvent<Good, Problem> {
    /// What it tells.
    enum Kind {
        /// A good spec, and the last good result of it, across broken saves; nil when there is none.
        case report(FoundSpec, Good, last: Good?)
        /// A broken spec, and the last good result of it, which is still what there is to see.
        case problem(FoundSpec, Problem, last: Good?)
        /// A save that changed nothing of what the spec means.
        case unchanged(FoundSpec)
        /// A spec that is gone; its last good result is forgotten.
        case removed(FoundSpec)
        /// The status changed.
        case notice(WatchStatus)
        /// The watches stand, and each spec was told.
        case ready(WatchStatus)
        /// The watch ends.
        case end(WatchEnd)
    }

    /// The number of the event, from 1.
    let sequence: Int
    /// The files that changed, in the order of their names; none at the start.
    let cause: [ChangedFile]
    /// What it tells.
    let kind: Kind
}

/// Why a watch ends.
enum WatchEnd: Hashable, Sendable {
    /// A signal asked for it: 2 (interrupt), 15 (terminate) or 1 (hang up).
    case signal(Int32)
    /// As many frames as were wanted were shown.
    case frames
    /// Nobody reads the output any more.
    case outputClosed
    /// The output could not be written, in the words of the system.
    case outputFailed(String)

    /// The exit status of the program.
    var status: Int32 {
        switch self {
        case .signal(let number): 128 + number
        case .frames, .outputClosed: 0
        case .outputFailed: 2
        }
    }
}
