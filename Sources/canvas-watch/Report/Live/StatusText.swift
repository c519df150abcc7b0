/// The words for what a watch is doing.
enum StatusText {
    /// The status on one line: how many specs, where, and what makes the watch slower or narrower than it should be.
    static func line(for status: WatchStatus) -> String {
        let places = status.places.map(\.shown).joined(separator: ", ")
        let specs = status.specs == 1 ? "1 spec" : "\(status.specs) specs"
        var line = "watching \(specs) in \(places)"
        if !status.awaited.isEmpty {
            line += "; waiting for \(status.awaited.map(\.shown).joined(separator: ", "))"
        } else if status.specs == 0 {
            line = "no specs in \(places); " + line
        }
        for trouble in status.troubles { line += "; " + text(of: trouble) }
        return line
    }

    /// Why a watch ended.
    static func line(for end: WatchEnd) -> String {
        switch end {
        case .signal(let number): "ended by signal \(number)"
        case .frames: "all frames were shown"
        case .outputClosed: "nobody reads the output"
        case .outputFailed(let reason): "the output cannot be written: \(reason)"
        }
    }

    private static func text(of trouble: WatchTrouble) -> String {
        switch trouble {
        case .watchLimit(let folders):
            "polling \(folders == 1 ? "1 folder" : "\(folders) folders"), because the watches of this user are used up: "
                + "raise the limit with `sysctl fs.inotify.max_user_watches=524288`"
        case .instanceLimit:
            "polling, because the event sources of this user are used up: "
                + "raise the limit with `sysctl fs.inotify.max_user_instances=512`"
        case .network(let folder, let type):
            "polling \(folder.shown), because it lies on a network file system (\(type)) that tells of no changes"
        case .otherNames(let files):
            files == 1
                ? "polling 1 file that has another name, because a write under that name is not told"
                : "polling \(files) files that have other names, because a write under those is not told"
        case .unwatchable(let folder, let reason):
            "polling \(folder.shown), because it cannot be watched" + (reason.map { " (\($0))" } ?? "")
        case .unreadable(let folder, let fault):
            "\(folder.shown) cannot be searched: \(Wording.message(of: fault))"
        }
    }
}
