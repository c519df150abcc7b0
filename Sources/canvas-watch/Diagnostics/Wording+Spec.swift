extension Wording {
    static func message(of problem: SpecProblem) -> String {
        switch problem {
        case .unreadable(let fault): "the spec cannot be read: \(message(of: fault))"
        case .manifest(let name, .missing): "there is no file \(quoted(name))"
        case .manifest(let name, let fault): "the manifest \(quoted(name)) cannot be read: \(message(of: fault))"
        case .isArray: "a spec is an object, but this file is an array, as a manifest is"
        case .conflictingKeys(let keys, let owner):
            "\(quoted(owner)) is one of \(list(keys.map { quoted($0) })), not both"
        case .noneOfKeys(let keys, let owner): "\(quoted(owner)) needs the key \(list(keys.map { quoted($0) }))"
        case .unknownId(let id, _, _, _): "no item has the id \(quoted(id))"
        case .emptyText(let key): "\(quoted(key)) must have at least one character"
        case .emptyKey: "a key is missing between two dots"
        case .nestedLayout(let kind, _): "a layout inside \(quoted(kind)) cannot be \(quoted(kind)) itself"
        case .columnsClamped(let columns): "a grid has at least one column; \(number(columns)) counts as 1"
        case .parameterOutside(let name): "\(quoted(name)) is a key of the layout, not of the spec"
        case .slipOutside(let name, _): "unknown key \(quoted(name)) of a spec"
        case .slipInside(let name, let owner, _): "unknown key \(quoted(name)) of \(owner)"
        case .specKeyInside(let name): "\(quoted(name)) is a key of the spec, not of the layout"
        case .parameterOfOthers(let name, let owner, _): "unknown key \(quoted(name)) of \(owner)"
        case .unusedParameter(let name, let owner, _, _):
            "\(quoted(name)) does not count: \(owner) does without it here"
        }
    }

    static func help(for problem: SpecProblem) -> String? {
        switch problem {
        case .unreadable(.folder): "name the folder as an argument to see the specs in it"
        case .unreadable(.missing): nil
        case .unreadable(let fault), .manifest(_, let fault): help(for: fault)
        case .isArray: "rename it to `NAME.items.json`, or write `{ items: [ … ] }`"
        case .noneOfKeys(let keys, _): "write " + list(keys.map { "`\($0): …`" })
        case .unknownId(_, let nearest?, _, _): "did you mean \(quoted(nearest))?"
        case .unknownId(_, nil, let known, let count): help(forIds: known, count)
        case .emptyKey: "write it as `layout.radius=800`"
        case .columnsClamped: "write `columns: 1` or more"
        case .unusedParameter(_, _, let condition?, _):
            "remove it; it counts with `\(condition.parameter): \"\(condition.word)\"`"
        case .unusedParameter(_, _, nil, let rival?): "remove it; \(quoted(rival)) takes its place"
        case .unusedParameter(_, _, nil, nil): "remove it"
        case .parameterOutside("kind"): "write it inside of `layout: { … }`"
        case .parameterOutside(let name): "write it inside of `layout: { kind: …, \(name): … }`"
        case .slipOutside(_, let nearest): "did you mean `layout: { kind: …, \(nearest): … }`?"
        case .slipInside(_, _, let nearest): "did you mean \(quoted(nearest)), beside `layout`?"
        case .specKeyInside: "write it beside `layout`, not inside of it"
        case .parameterOfOthers(_, _, let kinds): "it belongs to \(list(kinds))"
        case .conflictingKeys: "remove one of the two"
        case .nestedLayout(_, let allowed): "it can be \(list(allowed.map { quoted($0) }))"
        case .emptyText: nil
        }
    }

    private static func help(forIds known: [String], _ count: Int) -> String {
        guard count > known.count, let last = known.last else {
            return known.isEmpty ? "there are no items" : "the ids are \(enumeration(known))"
        }
        let first = known.dropLast().map { quoted($0) }.joined(separator: ", ")
        return "the ids are \(first) … \(quoted(last))"
    }

    /// Why a path gives no contents; fits behind a colon.
    static func message(of fault: FileFault) -> String {
        switch fault {
        case .missing: "there is no such file"
        case .danglingLink(let target): "it is a link to \(quoted(target.shown)), which does not exist"
        case .linkLoop: "its links lead in a circle"
        case .folder: "it is a folder"
        case .special(.fifo): "it is a fifo"
        case .special(.socket): "it is a socket"
        case .special(.characterDevice), .special(.blockDevice): "it is a device"
        case .special(.unknown): "it is neither a file nor a folder"
        case .denied: "the permissions do not allow it"
        case .tooLarge(let size, let limit): "it has \(size) bytes, and the limit is \(limit)"
        case .ownOutput: "this program writes its own output into it"
        case .failed(let reason): reason
        }
    }

    /// How to make a path give contents; nil where the fault says it all.
    static func help(for fault: FileFault) -> String? {
        switch fault {
        case .missing: "a path is relative to the file that names it"
        case .danglingLink: "make the link anew, or the file that it names"
        case .folder: "name a file in it"
        case .denied: "allow reading with `chmod +r`"
        case .ownOutput: "write the output to a file of another name"
        case .linkLoop: "let the link lead to a file"
        case .special: "name a plain file"
        case .tooLarge, .failed: nil
        }
    }
}
