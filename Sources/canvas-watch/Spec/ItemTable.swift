import CanvasEngine
import CanvasPlugins

/// The items of a spec or manifest, column by column.
///
/// Two are equal when they say the same to the byte.
struct ItemTable: Hashable, Sendable {
    /// The identifiers, unique.
    var ids = TextColumn()
    /// The sizes in points; zero where an item has none.
    var sizes: [CGSize] = []
    /// The indices of the items without a size, ascending.
    var unsized: [Int] = []
    /// For each item the index of its group in `groupNames`; empty when no item has a group. An item without one has -1.
    var groups: [Int32] = []
    /// The names of the groups in order of first appearance; never empty ones.
    var groupNames: [String] = []
    /// For each item its label, empty where it has none; no texts at all when no item has a label.
    var labels = TextColumn()

    /// The number of items.
    var count: Int { ids.count }

    static func == (one: ItemTable, other: ItemTable) -> Bool {
        one.ids == other.ids && one.sizes == other.sizes && one.unsized == other.unsized && one.groups == other.groups
            && ExactText.areEqual(one.groupNames, other.groupNames) && one.labels == other.labels
    }

    /// Takes the columns of another table that are equal to its own: they stand in memory once, and to compare them again
    /// costs nothing.
    mutating func share(_ other: ItemTable) {
        if ids == other.ids { ids = other.ids }
        if sizes == other.sizes { sizes = other.sizes }
        if groups == other.groups { groups = other.groups }
        if labels == other.labels { labels = other.labels }
    }

    /// The name of an item's group; nil where it has none.
    func groupName(of index: Int) -> String? {
        groups.isEmpty || groups[index] < 0 ? nil : groupNames[Int(groups[index])]
    }
}

extension ItemTable {
    /// Items by number: "0", "1" and so on, each of one size or all without.
    init(count: Int, size: CGSize?) {
        let count = max(0, count)
        ids.reserve(texts: count, bytes: count * "\(count)".utf8.count)
        // The digits of the last number, counted up from behind.
        var digits: [UInt8] = []
        for _ in 0..<count {
            Self.countUp(&digits)
            ids.append(digits)
        }
        sizes = [CGSize](repeating: size ?? .zero, count: count)
        unsized = size == nil ? Array(0..<count) : []
    }

    /// The digits of the next whole number; those of 0 behind none.
    private static func countUp(_ digits: inout [UInt8]) {
        guard !digits.isEmpty else {
            digits = [UInt8(ascii: "0")]
            return
        }
        var index = digits.count - 1
        while digits[index] == UInt8(ascii: "9") {
            digits[index] = UInt8(ascii: "0")
            guard index > 0 else { return digits.insert(UInt8(ascii: "1"), at: 0) }
            index -= 1
        }
        digits[index] += 1
    }

    /// Gives the last item a group, by its index in `groupNames`; -1 stands for none.
    @inline(__always)
    mutating func setLastGroup(_ group: Int32) {
        if groups.isEmpty {
            guard group >= 0 else { return }
            makeGroups(count: count - 1)
        }
        groups.append(group)
    }

    /// Gives the last items a group each.
    mutating func setLastGroups(_ last: UnsafeBufferPointer<Int32>) {
        if groups.isEmpty {
            guard last.contains(where: { $0 >= 0 }) else { return }
            makeGroups(count: count - last.count)
        }
        groups.append(contentsOf: last)
    }

    private mutating func makeGroups(count: Int) {
        groups.reserveCapacity(sizes.capacity)
        groups.append(contentsOf: repeatElement(-1, count: count))
    }

    /// Gives the last item a label; an empty one stands for none.
    @inline(__always)
    mutating func setLastLabel(_ label: some Collection<UInt8>) {
        setLabel(label, of: count - 1)
    }

    /// Gives the first item that was not given one a label; an empty one stands for none.
    @inline(__always)
    mutating func setLabel(_ label: some Collection<UInt8>, of item: Int) {
        if labels.count == 0 {
            guard !label.isEmpty else { return }
            labels.fill(to: item)
        }
        labels.append(label)
    }

    /// Leaves the last items without a label.
    mutating func setLastLabels() {
        if labels.count > 0 { labels.fill(to: count) }
    }
}
