import Testing

@testable import canvas_watch

@Suite("Digests of contents")
struct ContentDigestTests {
    @Test(
        "every single changed, added or removed byte changes the digest", arguments: [0, 1, 7, 8, 9, 63, 64, 65, 200])
    func changes(length: Int) {
        var random = SeededGenerator(seed: UInt64(length))
        let bytes = (0..<length).map { _ in UInt8(truncatingIfNeeded: random.next()) }
        var digests: Set<UInt64> = [ContentDigest.digest(of: bytes)]
        var versions = 1
        for index in bytes.indices {
            for bit in 0..<8 {
                var other = bytes
                other[index] ^= 1 << UInt8(bit)
                digests.insert(ContentDigest.digest(of: other))
                versions += 1
            }
        }
        digests.insert(ContentDigest.digest(of: bytes + [0]))
        digests.insert(ContentDigest.digest(of: bytes + [0, 0]))
        #expect(digests.count == versions + 2)
        #expect(ContentDigest.digest(of: bytes) == ContentDigest.digest(of: Array(bytes)))
    }

    @Test("the order of words matters")
    func order() {
        let words = (0..<32).map { UInt8($0) }
        let forward = words.flatMap { [UInt8](repeating: $0, count: 8) }
        let backward = words.reversed().flatMap { [UInt8](repeating: $0, count: 8) }
        #expect(ContentDigest.digest(of: forward) != ContentDigest.digest(of: backward))
        #expect(ContentDigest.digest(of: [UInt8](repeating: 0, count: 64)) != ContentDigest.digest(of: []))
    }
}
