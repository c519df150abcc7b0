import Testing

@testable import canvas_watch

/// What is looked into is read once.
struct LookingReaderTests {
    /// Numbers its reads: each gives other contents.
    private struct CountingReader: FileReading {
        var count: UInt8 = 0

        mutating func read(_ path: FilePath, named name: FilePath, knowing known: FileVersion?) -> FileContents {
            count += 1
            let stamp = FileStamp(device: 0, inode: 0, size: 1, modified: 0, changed: 0)
            return .bytes([count], FileVersion(stamp: stamp, digest: 0))
        }
    }

    private func number(_ contents: FileContents) -> UInt8? {
        if case .bytes(let bytes, _) = contents { bytes.first } else { nil }
    }

    @Test("The next read of a file that was looked into gives the same contents, the one after that reads anew")
    func handsOver() {
        var reader = LookingReader(CountingReader())
        let (one, other) = (FilePath("one"), FilePath("other"))
        #expect(number(reader.look(into: one)) == 1)
        #expect(number(reader.read(other, named: other, knowing: nil)) == 2)
        #expect(number(reader.read(one, named: other, knowing: nil)) == 1)
        #expect(number(reader.read(one, named: one, knowing: nil)) == 3)
    }

    @Test("What was looked into and let go of is read anew")
    func forgets() {
        var reader = LookingReader(CountingReader())
        let path = FilePath("one")
        #expect(number(reader.look(into: path)) == 1)
        reader.forget()
        #expect(number(reader.read(path, named: path, knowing: nil)) == 2)
    }

    @Test("Each look reads")
    func looksAnew() {
        var reader = LookingReader(CountingReader())
        let path = FilePath("one")
        #expect(number(reader.look(into: path)) == 1)
        #expect(number(reader.look(into: path)) == 2)
        #expect(number(reader.read(path, named: path, knowing: nil)) == 2)
    }
}
