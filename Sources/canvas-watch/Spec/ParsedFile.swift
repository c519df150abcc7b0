/// A spec or manifest as it was written: its items in columns, everything else as a tree.
struct ParsedFile: Sendable {
    /// What the file consists of.
    enum Root: Hashable, Sendable {
        case object
        /// A bare array: the items of a manifest.
        case array
        /// Anything else, or nothing that could be read; an error was reported.
        case other
    }

    /// The file.
    let source: SourceFile
    /// What it consists of.
    private(set) var root = Root.other
    /// The members of the root object but `items`, in order; none for an array.
    private(set) var members: [JSON5Node.Member] = []
    /// The items: the array of a manifest, or the value of the root object's `items`; nil where it has none.
    private(set) var items: ParsedItems?
    /// Whether the file was read to its end; otherwise members may be missing that are there.
    private(set) var isComplete = false
    /// What was found so far; whoever decodes the members adds to it.
    var log: DiagnosticLog

    /// Reads a file; what is wrong with it is in `log`.
    init(_ source: SourceFile) {
        self.source = source
        var log = DiagnosticLog(source)
        let content = JSON5Reader.read(source, log: &log) { reader in
            var content = FileContent()
            content.read(from: &reader)
            reader.finish()
            content.isComplete = !reader.isStopped
            return content
        }
        self.log = log
        guard let content else { return }
        (root, members, items, isComplete) = (content.root, content.members, content.items, content.isComplete)
    }

    /// The keys of a manifest that is an object.
    static let manifestKeys = ["items", "$schema", "description"]

    /// Whether the file is a manifest when nothing else tells: an array of items, bare or as the only thing an object says.
    var isManifest: Bool {
        switch root {
        case .array: true
        case .object: items?.isArray == true && members.allSatisfy { Self.manifestKeys.contains($0.key) }
        case .other: false
        }
    }
}

extension ParsedFile {
    /// Where the value under a path of keys stands; nil where there is none.
    func range(of path: [String]) -> Range<Int>? {
        if path == [SpecKey.items.rawValue] { return items?.range }
        var (members, found): ([JSON5Node.Member], JSON5Node?) = (members, nil)
        for key in path {
            guard let member = members.first(where: { $0.key == key }) else { return nil }
            found = member.value
            if case .object(let inner) = member.value.kind { members = inner } else { members = [] }
        }
        return found?.range
    }
}

/// The items as a file gives them.
struct ParsedItems: Sendable {
    /// What was given.
    enum Content: Sendable {
        /// The items themselves, from an array or counted.
        case table(ItemTable)
        /// The path of a manifest, as written.
        case path(String)
        /// Nothing of use; an error was reported.
        case broken
    }

    /// What was given.
    let content: Content
    /// Where the value stands.
    let range: Range<Int>
    /// Whether the value is an array.
    let isArray: Bool
}

/// The parts of a file while it is read.
private struct FileContent {
    var root = ParsedFile.Root.other
    var members: [JSON5Node.Member] = []
    var items: ParsedItems?
    var isComplete = false

    mutating func read(from reader: inout JSON5Reader) {
        switch reader.nextValue() {
        case .array:
            root = .array
            items = ParsedItems(readFrom: &reader)
        case .object:
            root = .object
            readMembers(from: &reader)
        default: reader.reportWrongType(of: "the file", expected: [.object, .array])
        }
    }

    private mutating func readMembers(from reader: inout JSON5Reader) {
        guard reader.open() else { return }
        let firstKey = reader.keys.count
        var needsComma = false
        while let key = reader.nextKey(needsComma: &needsComma) {
            reader.note(key)
            let name = reader.string(key)
            if name == "items" {
                items = ParsedItems(readFrom: &reader)
            } else {
                members.append(JSON5Node.Member(key: name, keyRange: key.range, value: reader.readNode()))
            }
        }
        reader.reportEqualKeys(from: firstKey)
    }
}

extension ParsedItems {
    /// Reads the value at the cursor.
    fileprivate init(readFrom reader: inout JSON5Reader) {
        let start = reader.nextValue()
        let offset = reader.cursor.position
        isArray = start == .array
        switch start {
        case .array:
            var items = ItemReader()
            items.readArray(from: &reader)
            content = .table(items.finish(&reader))
        case .object: content = reader.readItemCount().map { .table($0) } ?? .broken
        case .string: content = .path(reader.string(reader.readString()))
        default:
            reader.reportWrongType(of: "items", expected: [.items, .count, .manifestPath])
            content = .broken
        }
        range = offset..<max(offset, reader.cursor.position)
    }
}
