import Glibc

/// The ways in which editors and other programs save a file.
enum EditorSave: String, CaseIterable, Sendable {
    case vim, vimBackupCopy, visualStudioCode, jetBrains, emacs, gedit, nano, sed, cp, mv, chunks, rsync

    /// Saves a spec of `w`; its old and new canvas are as wide as is said.
    func save(_ name: String, _ old: Int, _ new: Int, in folder: TemporaryFolder) throws {
        let path = "w/" + name
        let text = ToolWatch.spec(new)
        switch self {
        case .vim: saveByVim(name, text, in: folder)
        case .vimBackupCopy: saveByBackupCopy(path, ToolWatch.spec(old), text, in: folder)
        case .visualStudioCode, .nano: folder.write(path, text)
        case .jetBrains: saveByJetBrains(path, text, in: folder)
        case .emacs: saveByEmacs(name, text, in: folder)
        case .gedit: saveByGedit(path, text, in: folder)
        case .sed: try run("sed", "-i", "s/\\[\(old),/[\(new),/", path, in: folder)
        case .cp:
            folder.write("new", text)
            try run("cp", "new", path, in: folder)
        case .mv:
            folder.write("w/new.txt", text)
            try run("mv", "w/new.txt", path, in: folder)
        case .chunks: saveInChunks(path, text, in: folder)
        case .rsync: saveByRsync(name, text, seconds: new, in: folder)
        }
    }

    /// Asks whether it may make files here, keeps a swap file, and moves the old version away first.
    private func saveByVim(_ name: String, _ text: String, in folder: TemporaryFolder) {
        let path = "w/" + name
        folder.write("w/4913", "")
        folder.remove("w/4913")
        for swap in ["swp", "swx"] { folder.write("w/.\(name).\(swap)", "b0VIM") }
        folder.remove("w/.\(name).swx")
        folder.move(path, to: path + "~")
        folder.write(path, text)
        folder.remove(path + "~")
        folder.remove("w/.\(name).swp")
    }

    /// Vim with `backupcopy=yes`: copies the old version, and writes over it.
    private func saveByBackupCopy(_ path: String, _ old: String, _ text: String, in folder: TemporaryFolder) {
        folder.write(path + "~", old)
        folder.write(path, text)
        folder.remove(path + "~")
    }

    /// Writes beside, and exchanges the two by their names.
    private func saveByJetBrains(_ path: String, _ text: String, in folder: TemporaryFolder) {
        folder.write(path + "___jb_tmp___", text)
        folder.move(path, to: path + "___jb_old___")
        folder.move(path + "___jb_tmp___", to: path)
        folder.remove(path + "___jb_old___")
    }

    /// Locks by a link that leads nowhere, saves by itself beside, and moves the old version away first.
    private func saveByEmacs(_ name: String, _ text: String, in folder: TemporaryFolder) {
        let path = "w/" + name
        folder.link("w/.#\(name)", to: "me@machine.4711:1700000000")
        folder.write("w/#\(name)#", text)
        folder.move(path, to: path + "~")
        folder.write(path, text)
        folder.remove("w/#\(name)#")
        folder.remove("w/.#\(name)")
    }

    /// Writes under a hidden name, and moves that over the old version.
    private func saveByGedit(_ path: String, _ text: String, in folder: TemporaryFolder) {
        folder.write("w/.goutputstream-7F3K2", text)
        folder.move("w/.goutputstream-7F3K2", to: path)
    }

    /// Cuts the old version off, and writes byte by byte.
    private func saveInChunks(_ path: String, _ text: String, in folder: TemporaryFolder) {
        guard let file = fopen(folder.path + "/" + path, "w") else { return }
        for byte in text.utf8 {
            putc(Int32(byte), file)
            fflush(file)
        }
        fclose(file)
    }

    /// Writes under a hidden name, sets the time back to that of the source, and moves it over the old version.
    private func saveByRsync(_ name: String, _ text: String, seconds: Int, in folder: TemporaryFolder) {
        let hidden = "w/.\(name).Xa7Dq2"
        folder.write(hidden, text)
        var times = [
            timespec(tv_sec: 1_500_000_000 + seconds, tv_nsec: 0), timespec(tv_sec: 1_500_000_000, tv_nsec: 0),
        ]
        utimensat(AT_FDCWD, folder.path + "/" + hidden, &times, 0)
        folder.move(hidden, to: "w/" + name)
    }

    private func run(_ program: String, _ arguments: String..., in folder: TemporaryFolder) throws {
        let result = try ToolProcess.run(arguments, program: program, in: folder.path)
        if result.status != 0 { throw ToolProcess.Failure(description: "\(program): \(result.errors)") }
    }
}
