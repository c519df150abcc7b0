import Glibc

/// The ways in which editors and other programs save a file.
enum EditorSave: String, CaseIterable, Sendable {
    case vim, vimBackupCopy, visualStudioCode, jetBrains, emacs, gedit, nano, sed, cp, mv, chunks, rsync

    /// Saves a spec of `w`; its old and new canvas are as wide as is said.
    func save(_ name: String, _ old: Int, _ new: Int, in folder: TemporaryFolder) throws {
        let text = ToolWatch.spec(new)
        let path = "w/" + name
        switch self {
        case .vim:
            // Asks whether it may make files here, keeps a swap file, and moves the old version away first.
            folder.write("w/4913", "")
            folder.remove("w/4913")
            for swap in ["swp", "swx"] { folder.write("w/.\(name).\(swap)", "b0VIM") }
            folder.remove("w/.\(name).swx")
            folder.move(path, to: path + "~")
            folder.write(path, text)
            folder.remove(path + "~")
            folder.remove("w/.\(name).swp")
        case .vimBackupCopy:
            folder.write(path + "~", ToolWatch.spec(old))
            folder.write(path, text)
            folder.remove(path + "~")
        case .visualStudioCode, .nano:
            folder.write(path, text)
        case .jetBrains:
            folder.write(path + "___jb_tmp___", text)
            folder.move(path, to: path + "___jb_old___")
            folder.move(path + "___jb_tmp___", to: path)
            folder.remove(path + "___jb_old___")
        case .emacs:
            folder.link("w/.#\(name)", to: "me@machine.4711:1700000000")
            folder.write("w/#\(name)#", text)
            folder.move(path, to: path + "~")
            folder.write(path, text)
            folder.remove("w/#\(name)#")
            folder.remove("w/.#\(name)")
        case .gedit:
            folder.write("w/.goutputstream-7F3K2", text)
            folder.move("w/.goutputstream-7F3K2", to: path)
        case .sed:
            try run("sed", "-i", "s/\\[\(old),/[\(new),/", path, in: folder)
        case .cp:
            folder.write("new", text)
            try run("cp", "new", path, in: folder)
        case .mv:
            folder.write("w/new.txt", text)
            try run("mv", "w/new.txt", path, in: folder)
        case .chunks:
            guard let file = fopen(folder.path + "/" + path, "w") else { return }
            for byte in text.utf8 {
                putc(Int32(byte), file)
                fflush(file)
            }
            fclose(file)
        case .rsync:
            folder.write("w/.\(name).Xa7Dq2", text)
            var times = [
                timespec(tv_sec: 1_500_000_000 + new, tv_nsec: 0), timespec(tv_sec: 1_500_000_000, tv_nsec: 0),
            ]
            utimensat(AT_FDCWD, folder.path + "/w/.\(name).Xa7Dq2", &times, 0)
            folder.move("w/.\(name).Xa7Dq2", to: path)
        }
    }

    private func run(_ program: String, _ arguments: String..., in folder: TemporaryFolder) throws {
        let result = try ToolProcess.run(arguments, program: program, in: folder.path)
        if result.status != 0 { throw ToolProcess.Failure(description: "\(program): \(result.errors)") }
    }
}
