@testable import canvas_watch

/// A spec language for tests: words are content, `use PATH` takes in another file, `bad` breaks the spec,
/// `stop` is where it is given up.
struct TextEvaluator: SpecEvaluating {
    /// The parsed files by path, as a real evaluator keeps manifests.
    var cache: [FilePath: (version: FileVersion, words: [Substring])] = [:]
    /// How often a file was parsed.
    var parses: [FilePath: Int] = [:]
    var forgotten: [FilePath] = []
    private(set) var isInterrupted = false

    mutating func evaluate(_ spec: FoundSpec, reading files: inout some FileReading) -> Evaluation<String, String> {
        isInterrupted = false
        var words: [Substring]
        switch parse(spec.path, named: spec.name, &files) {
        case .failure(let fault): return .bad("\(spec.name.shown): \(fault)")
        case .success(let found): words = found
        }
        var text = ""
        while !words.isEmpty {
            let word = words.removeFirst()
            if word == "stop" {
                isInterrupted = true
                return .bad("given up")
            }
            if word == "bad" { return .bad("bad in \(spec.name.shown)") }
            guard word == "use", let reference = words.first.map({ FilePath(String($0)) }) else {
                text += " " + word
                continue
            }
            words.removeFirst()
            let name = spec.name(of: reference)
            switch parse(spec.path(of: reference), named: name, &files) {
            case .failure(let fault): return .bad("\(name.shown): \(fault)")
            case .success(let found) where found.isEmpty: return .bad("\(name.shown) is empty")
            case .success(let found): text += " " + found.joined(separator: " ")
            }
        }
        return text.isEmpty ? .bad("\(spec.name.shown) is empty") : .good(String(text.dropFirst()))
    }

    func means(_ result: String, theSameAs last: String) -> Bool { result == last }

    mutating func forget(_ spec: FoundSpec) { forgotten.append(spec.name) }

    private mutating func parse(
        _ path: FilePath, named name: FilePath, _ files: inout some FileReading
    ) -> Result<[Substring], FileFault> {
        switch files.read(path, named: name, knowing: cache[path]?.version) {
        case .fault(let fault):
            return .failure(fault)
        case .same(let version):
            cache[path]?.version = version
            return .success(cache[path]?.words ?? [])
        case .bytes(let bytes, let version):
            let words = String(decoding: bytes, as: UTF8.self).split { $0.isWhitespace }
            cache[path] = (version, words)
            parses[path, default: 0] += 1
            return .success(words)
        }
    }
}
