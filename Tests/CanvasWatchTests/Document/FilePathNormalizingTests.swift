import Testing

@testable import canvas_watch

@Suite("Normalizing paths")
struct FilePathNormalizingTests {
    @Test(
        "what adds nothing falls away, steps back stay",
        arguments: [
            ("a//b/", "a/b"), ("./a/./b/.", "a/b"), ("/./", "/"), ("//a", "/a"), ("a/../b", "a/../b"), ("./", "."),
            ("", "."), (".a/..b", ".a/..b"),
        ])
    func plain(path: String, expected: String) {
        #expect(FilePath(path).plain == FilePath(expected))
    }

    @Test(
        "dots, doubled slashes and steps back fall away",
        arguments: [
            ("a/./b//c/../d", "a/b/d"), ("../a", "../a"), ("a/../../b", "../b"), ("../../a/..", "../.."), ("/..", "/"),
            ("/a/../../b/", "/b"), ("", "."), ("./", "."), ("a/..", "."), ("..a/...", "..a/..."), ("/", "/"),
        ])
    func normalized(path: String, expected: String) {
        #expect(FilePath(path).normalized == FilePath(expected))
    }
}
