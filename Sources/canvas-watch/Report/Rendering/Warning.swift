/// Something about a good spec that its author should know.
struct Warning: Hashable, Sendable {
    /// The stable kebab-case code.
    let code: String
    /// One sentence.
    let message: String
    /// What would cure it, as short as "radius 1155.4 clears all 28"; nil where nothing simple would.
    var cure: String?
    /// The indices of the items concerned; the first 20 of them.
    var items: [Int] = []
    /// How many things are concerned: overlapping pairs, items off the canvas, and so on.
    var count = 0
    /// What the report's first line says because of it, such as "28 overlaps: radius 1155.4 clears them"; nil where the
    /// canvas is fine all the same.
    var verdict: String?
    /// Whether `items` are to be named behind the message, and `count` counts items.
    var namesItems = false
    /// Where the cause stands in a file.
    var place: Place?
}

extension Warning {
    /// What the files of a spec warn of.
    init(_ diagnostic: Diagnostic) {
        self.init(
            code: diagnostic.code, message: diagnostic.message, cure: diagnostic.help, place: diagnostic.place)
    }
}
