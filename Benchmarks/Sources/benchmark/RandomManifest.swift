import RandomCanvas

/// A manifest of items with random sizes, the same for the same number of items.
struct RandomManifest {
    /// The number of items.
    let count: Int

    /// Writes the file, one item a line, piece by piece: it may be long.
    ///
    /// - Parameter generation: goes into the first item's id and width, so that each save is another manifest.
    func write(to name: String, in folder: WorkFolder, generation: Int = 0) {
        var random = SplitMix64(seed: 7)
        let first = "{\"id\":\"gen-\(generation)\",\"width\":\(100 + generation % 100),\"height\":80,\"group\":\"a\"}"
        var item = 0
        folder.write(to: name) { piece in
            if item == 0 { piece += "[\n\(first)".utf8 }
            item += 1
            guard item < count else {
                piece += "\n]\n".utf8
                return false
            }
            let (width, height) = (random.quarters(40...1600), Int.random(in: 10...400, using: &random))
            let group = random.pick(["a", "b", "c", "d", "e", "f", "g", "h"], else: "a")
            let digits = "\(10_000_000 + item)".dropFirst()
            piece +=
                ",\n{\"id\":\"item-\(digits)\",\"width\":\(width),\"height\":\(height),\"group\":\"\(group)\"}".utf8
            return true
        }
    }
}
