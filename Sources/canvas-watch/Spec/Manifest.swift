/// The items of a manifest, and what is to be said about the file; its bytes are not kept.
struct Manifest: Sendable {
    /// The items; nil where the file cannot be used.
    let items: ItemTable?
    /// What was found, in the order of the file.
    let diagnostics: [Diagnostic]

    /// Reads a manifest: an array of items, or an object whose `items` are one.
    ///
    /// - Parameter last: what the file held before, with which the items share what did not change.
    init(_ source: SourceFile, after last: Manifest? = nil) {
        self.init(ParsedFile(source), after: last)
    }

    /// Takes a file that was read as a manifest.
    init(_ file: ParsedFile, after last: Manifest? = nil) {
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
        if let known = last?.items { items?.share(known) }
        self.items = log.hasErrors ? nil : items
        diagnostics = log.diagnostics()
    }
}
