import RandomCanvas

/// A manifest of items with random sizes, the same for the same number of items.
struct RandomManifest {
    /// The number of items.
    let count: Int

    /// The bytes of the file, one item a line.
    ///
    /// - Parameter generation: goes into the first item's id and width, so that each save is another manifest.
    func bytes(generation: Int = 0) -> [UInt8] {
        var random = SplitMix64(seed: 7)
        var bytes = Array(
            "[\n{\"id\":\"gen-\(generation)\",\"width\":\(100 + generation % 100),\"height\":80,\"group\":\"a\"}".utf8)
        bytes.reserveCapacity(count * 64)
        for item in 1..<max(count, 1) {
            let (width, height) = (random.quarters(40...1600), Int.random(in: 10...400, using: &random))
            let group = random.pick(["a", "b", "c", "d", "e", "f", "g", "h"], else: "a")
            let digits = "\(10_000_000 + item)".dropFirst()
            bytes +=
                ",\n{\"id\":\"item-\(digits)\",\"width\":\(width),\"height\":\(height),\"group\":\"\(group)\"}".utf8
        }
        return bytes + Array("\n]\n".utf8)
    }
}
