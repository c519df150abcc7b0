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
    /// Where the cause stands in a file.
    var place: Place?
}
