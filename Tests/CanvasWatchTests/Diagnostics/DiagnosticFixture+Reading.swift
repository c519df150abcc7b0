@testable import canvas_watch

extension DiagnosticFixture {
    /// The diagnostics of the first file, read as its name says, with the settings and the other files of the fixture.
    func diagnostics() -> [Diagnostic] {
        guard let first = files.first else { return [] }
        let source = SourceFile(name: first.name, bytes: first.text.bytes)
        if let finding = reported {
            var log = DiagnosticLog(source)
            log.report(finding, at: first.text.marks.first)
            return log.diagnostics()
        }
        if first.name.hasSuffix(".layout.json") { return specDiagnostics(first.name) }
        if first.name.hasSuffix(".items.json") { return Manifest(source).diagnostics }
        return JSON5Document(source).log.diagnostics()
    }

    /// The places that are marked, in the order in which diagnostics are told: by file, the settings after the spec.
    var markedPlaces: [String] {
        let texts = files.prefix(1) + settings.map { ($0.name, $0.text, nil) } + files.dropFirst()
        return texts.flatMap { name, text, _ in text.places.map { "\(name):\($0)" } }
    }

    /// The files with their contents; some cannot be read.
    private var files: [(name: String, text: MarkedText, fault: FileFault?)] {
        sections.filter { !$0.head.hasPrefix("--") && !$0.head.hasPrefix("reported ") }.map { head, text in
            let parts = head.split(separator: "!", maxSplits: 1)
            let name = MarkedText(parts.first.map { $0.filter { $0 != " " } } ?? "").bytes
            return (
                String(decoding: name, as: UTF8.self), MarkedText(text),
                parts.dropFirst().first.flatMap { FileFault.samples[String($0)] }
            )
        }
    }

    /// The settings, in the order of the command line.
    private var settings: [(name: String, text: MarkedText)] {
        sections.filter { $0.head.hasPrefix("--set ") }.enumerated().map { index, section in
            ("--set #\(index + 1)", MarkedText(String(section.head.dropFirst("--set ".count))))
        }
    }

    /// A finding that no small file has, reported at the first mark of the first file.
    private var reported: Finding? {
        sections.first { $0.head.hasPrefix("reported ") }.flatMap {
            Finding.samples[String($0.head.dropFirst("reported ".count))]
        }
    }

    private func specDiagnostics(_ name: String) -> [Diagnostic] {
        var reader = FixtureFiles()
        for file in files { reader.contents[file.name] = file.fault.map { .failure($0) } ?? .success(file.text.bytes) }
        var loader = SpecLoader(
            settings: settings.enumerated().map { index, setting in
                Setting.fixture(String(decoding: setting.text.bytes, as: UTF8.self), number: index + 1)
            })
        let path = FilePath(name)
        return loader.load(FoundSpec(path: path, name: path, isGiven: false), reading: &reader).diagnostics
    }
}

/// Files that exist only as bytes, or cannot be read.
private struct FixtureFiles: FileReading {
    var contents: [String: Result<[UInt8], FileFault>] = [:]

    mutating func read(_ path: FilePath, named name: FilePath, knowing known: FileVersion?) -> FileContents {
        switch contents[path.shown] {
        case .success(let bytes):
            let stamp = FileStamp(device: 0, inode: 0, size: 0, modified: 0, changed: 0)
            return .bytes(bytes, FileVersion(stamp: stamp, digest: 0))
        case .failure(let fault): return .fault(fault)
        case nil: return .fault(.missing)
        }
    }
}

extension FileFault {
    /// Each reason why a path gives no contents, by the name that fixtures use.
    static let samples: [String: FileFault] = [
        "missing": .missing, "dangling link": .danglingLink(to: FilePath("old/notes.items.json")),
        "link loop": .linkLoop, "folder": .folder, "fifo": .special(.fifo), "socket": .special(.socket),
        "character device": .special(.characterDevice), "block device": .special(.blockDevice),
        "unknown": .special(.unknown), "denied": .denied, "too large": .tooLarge(size: 2_000_000_000, limit: 1 << 30),
        "own output": .ownOutput, "failed": .failed("Input/output error"),
    ]
}
