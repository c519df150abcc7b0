@testable import canvas_watch

/// What programs do to files. An operation that the system would refuse does nothing.
extension FakeMachine {
    func edit(_ inode: Int, _ change: (inout Node) -> Void) {
        guard var node = nodes[inode] else { return }
        change(&node)
        nodes[inode] = node
    }

    private func entry(_ folder: Int, _ name: [UInt8], is inode: Int?) {
        let time = tick()
        edit(folder) { node in
            guard case .folder(var entries) = node.content else { return }
            entries[name] = inode
            node.content = .folder(entries)
            (node.modified, node.changed) = (time, time)
        }
    }

    private func isFolder(_ inode: Int) -> Bool {
        if case .folder = nodes[inode]?.content { return true }
        return false
    }

    @discardableResult
    private func make(_ path: FilePath, _ content: Content) -> Int? {
        guard case .success(let found) = find(path, following: false), found.inode == nil else { return nil }
        lastInode += 1
        let time = tick()
        nodes[lastInode] = Node(content: content, modified: time, changed: time)
        entry(found.folder, found.name, is: lastInode)
        tell(found.folder, found.name, .created, isFolder(lastInode))
        return lastInode
    }

    /// Makes a folder, and those it lies in.
    func makeFolder(_ path: String) {
        let path = FilePath(path)
        if path != path.folder, case .fault = look(at: path.folder) { makeFolder(path.folder.shown) }
        make(path, .folder([:]))
    }

    func makeLink(_ path: String, to target: String) {
        make(FilePath(path), .link(FilePath(target)))
    }

    /// Gives a file another name.
    func makeName(_ path: String, of file: String) {
        guard case .success(let old) = find(FilePath(file), following: false), let inode = old.inode,
            case .file = nodes[inode]?.content, case .success(let new) = find(FilePath(path), following: false),
            new.inode == nil
        else { return }
        let time = tick()
        edit(inode) { $0.changed = time }
        entry(new.folder, new.name, is: inode)
        tell(new.folder, new.name, .created, false)
    }

    func makeSpecial(_ path: String, _ special: FileFault.Special) {
        make(FilePath(path), .special(special))
    }

    /// Opens a file for writing, made or emptied, and leaves it open.
    @discardableResult
    func open(_ path: String) -> Int? {
        guard case .success(let found) = find(FilePath(path)) else { return nil }
        guard let inode = found.inode else {
            return make(resolved(FilePath(path)), .file([]))
        }
        guard case .file = nodes[inode]?.content else { return nil }
        use(found)
        set(inode, [])
        tellParents(inode, .modified)
        return inode
    }

    /// Adds to an open file.
    func append(_ inode: Int?, _ text: String) {
        guard let inode, case .file(let bytes) = nodes[inode]?.content else { return }
        set(inode, bytes + Array(text.utf8))
        tellParents(inode, .modified)
    }

    /// Closes a file that was open for writing.
    func close(_ inode: Int?) {
        guard let inode else { return }
        tellParents(inode, .finished)
    }

    /// Writes a file in place.
    func write(_ path: String, _ text: String) {
        let inode = open(path)
        append(inode, text)
        close(inode)
    }

    /// Writes beside and moves over.
    func replace(_ path: String, _ text: String) {
        write(path + ".tmp~", text)
        move(path + ".tmp~", to: path)
    }

    /// Sets the time of the last write to now.
    func touch(_ path: String) {
        guard case .success(let found) = find(FilePath(path)), let inode = found.inode else { return }
        use(found)
        let time = tick()
        edit(inode) { ($0.modified, $0.changed) = (time, time) }
        tellParents(inode, .attributes)
    }

    /// Allows or denies reading.
    func permit(_ path: String, _ isReadable: Bool) {
        guard case .success(let found) = find(FilePath(path)), let inode = found.inode else { return }
        use(found)
        let time = tick()
        edit(inode) { ($0.isReadable, $0.changed) = (isReadable, time) }
        if isFolder(inode) { tell(inode, [], .attributes, true) }
        tellParents(inode, .attributes)
    }

    /// Removes a file, a link, or a folder with all that is in it.
    func remove(_ path: String) {
        guard case .success(let found) = find(FilePath(path), following: false), let inode = found.inode, inode != 1
        else { return }
        if case .folder(let entries) = nodes[inode]?.content {
            for name in entries.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
                remove(FilePath(path).appending(FilePath(bytes: name)).shown)
            }
        }
        let wasFolder = isFolder(inode)
        entry(found.folder, found.name, is: nil)
        if wasFolder, !isPinned() { tell(inode, [], .vanished, true) }
        loseName(of: inode)
        tell(found.folder, found.name, .deleted, wasFolder)
    }

    /// Moves a file, a link or a folder, over a file that is there.
    func move(_ path: String, to target: String) {
        guard case .success(let from) = find(FilePath(path), following: false), let inode = from.inode,
            case .success(let to) = find(FilePath(target), following: false), to.inode != inode,
            !isInside(to.folder, inode)
        else { return }
        if let old = to.inode {
            if isFolder(old) || isFolder(inode) { return }
            entry(to.folder, to.name, is: nil)
            loseName(of: old)
        }
        entry(from.folder, from.name, is: nil)
        entry(to.folder, to.name, is: inode)
        let time = tick()
        edit(inode) { $0.changed = time }
        tell(from.folder, from.name, .movedOut, isFolder(inode))
        tell(to.folder, to.name, .movedIn, isFolder(inode))
        if isFolder(inode) { tell(inode, [], .vanished, true) }
    }

    private func set(_ inode: Int, _ bytes: [UInt8]) {
        let time = tick()
        edit(inode) {
            $0.content = .file(bytes)
            ($0.modified, $0.changed) = (time, time)
        }
    }

    private func isInside(_ inode: Int, _ folder: Int) -> Bool {
        if inode == folder { return true }
        guard case .folder(let entries) = nodes[folder]?.content else { return false }
        return entries.values.contains { isFolder($0) && isInside(inode, $0) }
    }

    private func resolved(_ path: FilePath) -> FilePath {
        guard let target = target(ofLink: path) else { return path }
        return resolved(path.folder.appending(target))
    }

    private func tellParents(_ inode: Int, _ change: SourceEvent.Change) {
        let names = names(of: inode)
        guard let first = names.first else { return }
        let used = usedNames[inode].flatMap { names.contains($0) ? $0 : nil } ?? first
        tell(used.folder, used.bytes, change, isFolder(inode))
    }

    private func use(_ found: Found) {
        if let inode = found.inode { usedNames[inode] = Name(folder: found.folder, bytes: found.name) }
    }

    /// A name of an inode is gone, and with the last one its contents.
    private func loseName(of inode: Int) {
        let time = tick()
        if names(of: inode).isEmpty { nodes[inode] = nil } else { edit(inode) { $0.changed = time } }
    }
}
