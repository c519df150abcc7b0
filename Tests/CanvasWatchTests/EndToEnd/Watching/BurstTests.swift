import Foundation
import Glibc
import Testing

/// However quickly saves follow each other, the last one is the last report.
struct BurstTests {
    @Test("no last save is lost, by renaming, in place, and by truncation", arguments: 1...6 as ClosedRange<UInt64>)
    func lastOneWins(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let watch = try ToolWatch(["w/a.layout.json": ToolWatch.spec(1)])
        for width in 2...150 {
            // All texts of one length, so that writing over the old one needs no cutting off.
            let text = ToolWatch.spec(100_000 + width)
            switch random.next() % 3 {
            case 0: watch.folder.replace("w/a.layout.json", text)
            case 1: watch.folder.write("w/a.layout.json", text)
            default:
                let number = open(watch.folder.path + "/w/a.layout.json", O_WRONLY)
                _ = text.withCString { pwrite(number, $0, strlen($0), 0) }
                ftruncate(number, text.utf8.count)
                close(number)
            }
            // Sometimes one comes while the watch still has to tell of the one before, sometimes long after.
            if random.happens(0.15) { try watch.texts(to: "report a.layout.json \(100_000 + width)") }
        }
        watch.folder.replace("w/a.layout.json", ToolWatch.spec(7))
        let texts = try watch.texts(to: "report a.layout.json 7")
        #expect(texts.allSatisfy { $0.hasPrefix("report a.layout.json ") }, "seed \(seed): \(texts)")
        #expect(try watch.rest().isEmpty, "seed \(seed)")
    }
}
