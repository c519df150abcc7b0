import Testing

@testable import canvas_watch

struct StatusTextTests {
    private static let place = FilePath("w")

    /// A status, and its line.
    static let cases: [(status: WatchStatus, line: String)] = [
        (WatchStatus(places: [place], specs: 1), "watching 1 spec in w"),
        (WatchStatus(places: [place, FilePath("v")], specs: 3), "watching 3 specs in w, v"),
        (WatchStatus(places: [place]), "no specs in w; watching 0 specs in w"),
        (WatchStatus(places: [place], awaited: [place]), "watching 0 specs in w; waiting for w"),
        (
            WatchStatus(places: [place], specs: 2, troubles: [.watchLimit(folders: 1)]),
            "watching 2 specs in w; polling 1 folder, because the watches of this user are used up: "
                + "raise the limit with `sysctl fs.inotify.max_user_watches=524288`"
        ),
        (
            WatchStatus(places: [place], specs: 2, troubles: [.watchLimit(folders: 12), .otherNames(files: 1)]),
            "watching 2 specs in w; polling 12 folders, because the watches of this user are used up: "
                + "raise the limit with `sysctl fs.inotify.max_user_watches=524288`; "
                + "polling 1 file that has another name, because a write under that name is not told"
        ),
        (
            WatchStatus(places: [place], specs: 2, troubles: [.otherNames(files: 2)]),
            "watching 2 specs in w; polling 2 files that have other names, because a write under those is not told"
        ),
        (
            WatchStatus(places: [place], specs: 2, troubles: [.network(place, type: "nfs4")]),
            "watching 2 specs in w; polling w, because it lies on a network file system (nfs4) that tells of no changes"
        ),
        (
            WatchStatus(places: [place], specs: 2, troubles: [.unwatchable(place, reason: "No such device")]),
            "watching 2 specs in w; polling w, because it cannot be watched (No such device)"
        ),
    ]

    @Test("a status is one true line, with the reason for what is slower and the remedy", arguments: cases)
    func line(_ test: (status: WatchStatus, line: String)) {
        #expect(StatusText.line(for: test.status) == test.line)
    }
}
