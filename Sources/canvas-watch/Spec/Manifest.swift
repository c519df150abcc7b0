/// The items of a manifest, and what is to be said about the file; its bytes are not kept.
struct Manifest: Sendable {
    /// The items; nil where the file cannot be used.
    let items: ItemTable?
    /// What was found, in the order of the file.
    let diagnostics: [Diagnostic]

    /// Reads a manifest: an array of items, or an object whose `items` are one.
    init(_ source: SourceFile) {
        self.init(ParsedFile(source))
    }

    /// Takes a file that was read as a manifest.
    init(_ file: ParsedFile) {
        var log = file.log
        for member in file.members where !ParsedFile.manifestKeys.contains(member.key) {
            let nearest = NearestWord.suggestion(for: member.key, among: ParsedFile.manifestKeys)
            log.report(
                .unknownKey(member.key, of: "a manifest", nearest: nearest, known: ParsedFile.manifestKeys),
                at: member.keyRange)
        }
        // A key that was reported is likely the one that is missing.
        if file.root == .object, file.items == nil, file.isComplete, !log.hasErrors {
            log.report(.missingKey("items", of: "a manifest"), at: nil)
        }
        var items: ItemTable?
        switch file.items?.content {
        case .table(let table): items = table
        case .path(let path): log.report(.item(.manifestOfManifest(path)), at: file.items?.range)
        case .broken, nil: break
        }
        self.items = log.hasErrors ? nil : items
        diagnostics = log.diagnostics()
    }
}
