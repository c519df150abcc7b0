/// A change of a file that has not counted yet: when to look again, and whether what is seen then may be believed.
struct PendingChange: Hashable, Sendable {
    /// What has been heard of a file.
    enum Hint: Sendable {
        /// It is being written: it was made, emptied or added to, and nobody said that this is all.
        case writing
        /// It is complete: closed by its writer, or moved to its name.
        case complete
        /// It is gone.
        case gone
        /// It may be another one: times, permissions or a name on the way to it changed, or a look found it different.
        case rumour
        /// It looks the same, and yet its contents must be read again.
        case doubt
    }

    /// What may be believed of a file.
    enum Sight: Hashable, Sendable {
        /// Nothing is there, or a link to nothing.
        case absent
        /// A file without contents.
        case empty
        /// Anything else.
        case present
    }

    /// When it was first heard of.
    let first: Moment
    /// When it was last heard of.
    private(set) var last: Moment
    /// Whether the contents must be read even if the file looks the same.
    private(set) var isAboutContents = false
    /// What may be believed; nil while the change is pending.
    private(set) var accepted: Sight?

    /// Whether somebody writes the file, as far as is known.
    private(set) var isOpen = false
    /// Whether a look confirmed that the file may be open.
    private var isOpenConfirmed = false
    /// Whether only looks tell of the change, which cannot know whether it goes on: two of them must agree.
    private var isFound = true
    private var lastLook: FileLook?
    /// Whether a look came after the last hint.
    private var isLookedAt = false
    private var missingSince: Moment?
    private var emptySince: Moment?

    init(_ hint: Hint, at now: Moment) {
        (first, last) = (now, now)
        note(hint, at: now)
    }

    /// Takes in a hint.
    mutating func note(_ hint: Hint, at now: Moment) {
        last = now
        accepted = nil
        isLookedAt = false
        switch hint {
        case .writing:
            isOpenConfirmed = isOpen && isOpenConfirmed
            (isOpen, isFound, isAboutContents, missingSince) = (true, false, true, nil)
        case .complete:
            (isOpen, isFound, isAboutContents, missingSince) = (false, false, true, nil)
        case .gone: (isOpen, missingSince) = (false, missingSince ?? now)
        case .rumour: break
        case .doubt: isAboutContents = true
        }
    }

    /// When to look at the file.
    func deadline(_ times: SettleTimes) -> Moment {
        let rest =
            if isOpen && isOpenConfirmed {
                min(last + times.unclosed, first + times.patience)
            } else if isFound || isOpen {
                min(last + times.found, first + times.patience)
            } else {
                min(last + times.quiet, first + times.limit)
            }
        // What the last look showed counts only as long as nothing was heard since.
        if !isLookedAt { return rest }
        if let missingSince { return missingSince + times.missing }
        return emptySince.map { max(rest, $0 + times.empty) } ?? rest
    }

    /// Takes in what a look at the file shows, and says whether it may be believed now.
    ///
    /// - Parameters:
    ///   - look: what the path leads to.
    ///   - isComplete: whether what has the name cannot be open for writing: a link that was made.
    ///   - known: what was believed before; nil for a file that is new.
    mutating func settles(
        _ look: FileLook, isComplete: Bool, after known: Sight?, at now: Moment, _ times: SettleTimes
    ) -> Bool {
        let sight = look.sight
        missingSince = sight == .absent && known != .absent ? missingSince ?? now : nil
        emptySince = sight == .empty && known != .empty ? emptySince ?? last : nil
        if isOpen, sight != .absent {
            isOpen = !isComplete
            isOpenConfirmed = isOpen
        }
        if isFound, sight != .absent, lastLook.map(look.saysTheSame) != true {
            (lastLook, last) = (look, now)
        }
        isLookedAt = true
        if deadline(times) > now { return false }
        accepted = sight
        return true
    }

    /// Whether it is put off longer than anything may be.
    func isOverdue(at now: Moment, _ times: SettleTimes) -> Bool {
        first + times.patience <= now
    }
}

extension FileLook {
    /// What it says of a file's contents.
    var sight: PendingChange.Sight {
        switch self {
        case .fault(.missing), .fault(.danglingLink): .absent
        case .file(let stamp, _): stamp.size == 0 ? .empty : .present
        case .folder, .link, .special, .fault: .present
        }
    }

    /// Whether it says the same of the contents: what happens inside of a folder is none of its contents.
    func saysTheSame(as other: FileLook) -> Bool {
        switch (self, other) {
        case (.file(let stamp, _), .file(let otherStamp, _)): stamp == otherStamp
        case (.folder, .folder): true
        default: self == other
        }
    }
}
