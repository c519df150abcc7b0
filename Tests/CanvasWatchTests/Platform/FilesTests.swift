import Glibc
import Testing

@testable import canvas_watch

@Suite("Files of the machine")
struct FilesTests {
    private let folder = TemporaryFolder()
    private let files = Files()

    private func fault(_ name: String, limit: Int64 = 1 << 20) -> FileFault? {
        if case .fault(let fault, _) = files.read(folder.at(name), limit: limit) { return fault }
        return nil
    }

    @Test("a file is read whole with the stamp that a look gives", arguments: [0, 1, 4096, 1 << 17])
    func reading(length: Int) {
        folder.write("a", String(repeating: "x", count: length))
        guard case .bytes(let bytes, let stamp, let isSteady) = files.read(folder.at("a"), limit: 1 << 20) else {
            Issue.record("not read")
            return
        }
        #expect(bytes == [UInt8](repeating: UInt8(ascii: "x"), count: length))
        #expect(isSteady)
        #expect(files.look(at: folder.at("a")) == .file(stamp, names: 1))
        #expect(stamp.size == Int64(length))
    }

    @Test("a pseudo file whose length is told as zero is read whole")
    func pseudoFile() {
        guard case .bytes(let bytes, _, _) = files.read(FilePath("/proc/self/mountinfo"), limit: 1 << 20) else {
            Issue.record("not read")
            return
        }
        #expect(bytes.last == UInt8(ascii: "\n"))
    }

    @Test("what cannot be read says why, and a fifo or a device is not opened")
    func faults() {
        folder.makeFolder("folder")
        folder.link("lost", to: "nowhere")
        folder.link("loop", to: "loop")
        folder.write("file", "1234567")
        mkfifo(folder.path + "/fifo", 0o644)
        #expect(fault("gone") == .missing)
        #expect(fault("file/below") == .missing)
        #expect(fault("folder") == .folder)
        #expect(fault("lost") == .danglingLink(to: FilePath("nowhere")))
        #expect(fault("loop") == .linkLoop)
        #expect(fault("fifo") == .special(.fifo))
        #expect(files.look(at: FilePath("/dev/null")) == .special(.characterDevice))
        #expect(fault("file", limit: 6) == .tooLarge(size: 7, limit: 6))
        #expect(fault("file", limit: 7) == nil)
        #expect(fault(String(repeating: "n", count: 300)) != nil)
    }

    @Test("a file of a gigabyte is refused without reading it")
    func hugeFile() {
        folder.write("huge", "")
        truncate(folder.path + "/huge", 1 << 30)
        let limit = DirectReader<Files>.limit
        #expect(fault("huge", limit: limit) == .tooLarge(size: 1 << 30, limit: limit))
    }

    @Test("names are bytes: invalid UTF-8, newlines and leading dashes are listed and opened as they are")
    func names() {
        let names: [[UInt8]] = [[0xFF, 0xFE], Array("a\nb".utf8), Array("-x".utf8), Array("ä".utf8)]
        for name in names {
            let path = folder.at("").appending(FilePath(bytes: name))
            let descriptor = path.withPointer { creat($0, 0o644) }
            close(descriptor)
            guard case .file = files.look(at: path) else {
                Issue.record("not found: \(name)")
                continue
            }
        }
        guard case .entries(let entries) = files.entries(of: FilePath(folder.path), where: { _, _ in true }) else {
            Issue.record("not listed")
            return
        }
        #expect(Set(entries.map(\.name)) == Set(names))
        #expect(entries.allSatisfy { $0.kind == .file })
    }

    @Test("links are seen, followed and read")
    func links() {
        folder.write("a", "1")
        folder.link("b", to: "a")
        #expect(files.target(ofLink: folder.at("b")) == FilePath("a"))
        #expect(files.target(ofLink: folder.at("a")) == nil)
        guard case .link = files.look(atEntry: folder.at("b")), case .file = files.look(at: folder.at("b")) else {
            Issue.record("not a link to a file")
            return
        }
        #expect(files.look(at: folder.at("b")) == files.look(at: folder.at("a")))
    }

    @Test("reading leaves no descriptor open")
    func descriptors() {
        folder.write("a", "1")
        folder.makeFolder("folder")
        for _ in 0..<3 {
            _ = files.read(folder.at("a"), limit: 10)
            _ = files.read(folder.at("a"), limit: 0)
            _ = files.entries(of: folder.at("folder")) { _, _ in true }
        }
        let open = (0..<256).compactMap { files.target(ofLink: FilePath("/proc/self/fd/\($0)"))?.shown }
        #expect(!open.isEmpty)
        #expect(!open.contains { $0.hasPrefix(folder.path) })
    }

    @Test("the same contents are told by the stamp, others are read")
    func directReader() {
        folder.write("a", "1")
        let reader = DirectReader(files: files)
        let path = folder.at("a")
        guard case .bytes(_, let version) = reader.read(path, named: path, knowing: nil),
            case .same(version) = reader.read(path, named: path, knowing: version)
        else {
            Issue.record("not recognized")
            return
        }
        folder.replace("a", "2")
        guard case .bytes(let bytes, _) = reader.read(path, named: path, knowing: version) else {
            Issue.record("stale")
            return
        }
        #expect(bytes == Array("2".utf8))
    }
}
