@testable import canvas_watch

/// Files that exist only as texts.
struct SpecTexts: FileReading {
    /// The texts by path.
    var texts: [String: String]

    mutating func read(_ path: FilePath, named name: FilePath, knowing known: FileVersion?) -> FileContents {
        guard let text = texts[path.shown] else { return .fault(.missing) }
        let stamp = FileStamp(device: 0, inode: 0, size: 0, modified: 0, changed: 0)
        return .bytes(Array(text.utf8), FileVersion(stamp: stamp, digest: 0))
    }

    /// What the engine makes of a spec that is expected to be right.
    static func rendering(_ spec: String, _ settings: [String] = [], name: String = "x.layout.json") -> Rendering? {
        var reader = SpecTexts(texts: [name: spec])
        var evaluator = SpecEvaluator(settings: settings.enumerated().map { Setting.fixture($1, number: $0 + 1) })
        let found = FoundSpec(path: FilePath(name), name: FilePath(name), isGiven: true)
        guard case .good(let rendering) = evaluator.evaluate(found, reading: &reader) else { return nil }
        return rendering
    }

    /// What comes of a spec with settings, in the order of the command line.
    static func load(_ spec: String, _ settings: [String], files: [String: String] = [:]) -> LoadedSpec {
        var reader = SpecTexts(texts: files.merging(["x.layout.json": spec]) { $1 })
        var loader = SpecLoader(settings: settings.enumerated().map { Setting.fixture($1, number: $0 + 1) })
        let name = FilePath("x.layout.json")
        return loader.load(FoundSpec(path: name, name: name, isGiven: true), reading: &reader)
    }
}

extension Setting {
    /// The setting that a word such as `layout.radius=800` stands for.
    static func fixture(_ word: String, number: Int = 1) -> Setting {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        return Setting(key: parts[0], value: parts.count > 1 ? parts[1] : "", origin: .option(number))
    }
}
