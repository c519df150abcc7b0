import CanvasEngine

/// Items that moved by the same vector.
struct VectorGroup: Hashable, Sendable {
    /// The common vector, in points.
    let vector: CGSize
    /// The new indices of the items, ascending.
    let items: [Int]
}

/// The vectors that at least three of some moved items have in common.
struct VectorGroups: Sendable {
    /// The groups, largest first, ties by their first items.
    let groups: [VectorGroup]
    /// The moves that belong to none, in order.
    let rest: [ItemChange]

    /// The fewest items that make a group.
    private static let smallest = 3
    /// The number of moves that are looked at for candidates; a vector that is rarer than one of them is not worth a line.
    private static let sampleCount = 20_000

    /// A vector, to hundredths of a point.
    ///
    /// The borders between two keys lie off the numbers that layouts are made of, so that equal vectors with different
    /// rounding errors get the same key.
    private struct Key: Hashable {
        let x: CGFloat
        let y: CGFloat

        init(_ vector: CGSize) {
            (x, y) = ((vector.width * 100 + 0.3137).rounded(.down), (vector.height * 100 + 0.3137).rounded(.down))
        }
    }

    /// Finds the groups of some moves, at most `limit`.
    init(of moves: [ItemChange], limit: Int) {
        let keys = Self.candidates(moves).prefix(limit)
        guard !keys.isEmpty else {
            (groups, rest) = ([], moves)
            return
        }
        var items = [[Int]](repeating: [], count: keys.count)
        var (rest, vectors): ([ItemChange], [Key: CGSize]) = ([], [:])
        for move in moves {
            let key = Key(move.vector)
            guard let number = keys.firstIndex(of: key) else {
                rest.append(move)
                continue
            }
            if items[number].isEmpty { vectors[key] = move.vector }
            items[number].append(Int(move.new))
        }
        groups = zip(keys, items).map { VectorGroup(vector: vectors[$0] ?? .zero, items: $1) }
        self.rest = rest
    }

    /// The vectors that are common in a sample of the moves, most common first, ties by first appearance.
    private static func candidates(_ moves: [ItemChange]) -> [Key] {
        let step = max(moves.count / sampleCount, 1)
        var counts: [Key: (count: Int, first: Int)] = [:]
        for index in stride(from: 0, to: moves.count, by: step) {
            counts[Key(moves[index].vector), default: (0, index)].count += 1
        }
        let common = counts.filter { $0.value.count >= smallest }
        return common.sorted { ($1.value.count, $0.value.first) < ($0.value.count, $1.value.first) }.map(\.key)
    }
}
