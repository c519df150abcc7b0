import Testing

@testable import canvas_watch

@Suite("Files that are made")
struct FilesBuildingTests {
    private let files = Files()
    private let folder = TemporaryFolder()

    private func text(_ name: String) -> String? {
        if case .bytes(let bytes, _, _) = files.read(folder.at(name), limit: 1000) {
            String(decoding: bytes, as: UTF8.self)
        } else {
            nil
        }
    }

    @Test("Folders are made with those above them, and nobody minds that they are there")
    func folders() {
        #expect(files.makeFolder(folder.at("a/b/c")) == nil)
        #expect(files.makeFolder(folder.at("a/b/c")) == nil)
        #expect(files.write(Array("x".utf8), to: folder.at("a/b/c/file")) == nil)
        #expect(text("a/b/c/file") == "x")
        #expect(files.makeFolder(folder.at("a/b/c/file/d")) == "Not a directory")
    }

    @Test("A file is written anew, and a reason is given when it cannot")
    func writing() {
        #expect(files.write(Array("longer".utf8), to: folder.at("file")) == nil)
        #expect(files.write(Array("short".utf8), to: folder.at("file")) == nil)
        #expect(text("file") == "short")
        #expect(files.write([], to: folder.at("none/file")) == "No such file or directory")
    }

    @Test("A folder moves where none with entries stands, and goes with everything in it, but not through links")
    func movingAndRemoving() {
        folder.makeFolder("one/deep")
        folder.write("one/deep/file", "1")
        folder.makeFolder("two")
        folder.write("two/file", "2")
        folder.link("one/link", to: folder.path + "/two")
        #expect(!files.move(folder.at("one"), to: folder.at("two")))
        #expect(files.move(folder.at("one"), to: folder.at("three")))
        files.removeTree(folder.at("three"))
        #expect(files.look(at: folder.at("three")) == .fault(.missing))
        #expect(text("two/file") == "2")
        files.removeTree(folder.at("missing"))
    }
}
