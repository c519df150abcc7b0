import CanvasEngine

/// Items that were read and do not stand in the columns yet: few enough to stay in the nearest cache.
///
/// Each is written with a few plain stores, where an array would look each time whether it is shared and has room.
final class ItemBatch {
    /// The most items.
    static let itemLimit = 256
    /// The most bytes of ids.
    static let byteLimit = 16 * 1024

    /// The number of items.
    var count = 0
    /// The bytes of the ids, with room for 16 more, and where each id ends in them.
    let idBytes: UnsafeMutablePointer<UInt8>
    let idEnds: UnsafeMutablePointer<UInt32>
    /// The number of bytes of ids.
    var idByteCount = 0
    /// Where each id stands in the text.
    let idOffsets: UnsafeMutablePointer<UInt32>
    /// Where each label stands in the text, once an item has one; an empty range for none.
    private let labels: UnsafeMutablePointer<(start: UInt32, end: UInt32)>
    private var hasLabels = false
    /// The size of each item.
    let sizes: UnsafeMutablePointer<CGSize>
    /// The index of each item's group; -1 for none.
    let groups: UnsafeMutablePointer<Int32>

    private let room: UnsafeMutableRawPointer

    init() {
        // One room for all columns, the widest elements first: 36 bytes an item, and the ids.
        let limit = Self.itemLimit
        room = .allocate(byteCount: 36 * limit + Self.byteLimit + 16, alignment: 16)
        sizes = room.bindMemory(to: CGSize.self, capacity: limit)
        labels = (room + 16 * limit).bindMemory(to: (start: UInt32, end: UInt32).self, capacity: limit)
        idEnds = (room + 24 * limit).bindMemory(to: UInt32.self, capacity: limit)
        idOffsets = (room + 28 * limit).bindMemory(to: UInt32.self, capacity: limit)
        groups = (room + 32 * limit).bindMemory(to: Int32.self, capacity: limit)
        idBytes = (room + 36 * limit).bindMemory(to: UInt8.self, capacity: Self.byteLimit + 16)
    }

    deinit {
        room.deallocate()
    }

    /// Whether it is time to empty the batch.
    @inline(__always)
    var isFull: Bool { count == Self.itemLimit || idByteCount > Self.byteLimit / 2 }

    /// Adds a plain item to a batch that is not full; false where the id has no room.
    @inline(__always)
    func add(_ item: PlainItem, group: Int32, from cursor: JSON5Cursor) -> Bool {
        let id = cursor.bytes(item.id)
        guard let bytes = id.baseAddress, idByteCount + id.count <= Self.byteLimit else { return false }
        (idBytes + idByteCount).update(from: bytes, count: id.count)
        idByteCount += id.count
        idEnds[count] = UInt32(truncatingIfNeeded: idByteCount)
        idOffsets[count] = UInt32(truncatingIfNeeded: item.id.lowerBound - 1)
        if hasLabels || !item.label.isEmpty { setLabel(item.label, of: count) }
        sizes[count] = CGSize(width: item.width, height: item.height)
        groups[count] = group
        count += 1
        return true
    }

    /// Notes where the label of an item stands: one that is there, or the one that is added next.
    @inline(__always)
    func setLabel(_ range: Range<Int>, of item: Int) {
        if !hasLabels {
            labels.update(repeating: (0, 0), count: Self.itemLimit)
            hasLabels = true
        }
        labels[item] = (UInt32(truncatingIfNeeded: range.lowerBound), UInt32(truncatingIfNeeded: range.upperBound))
    }

    /// Moves the items into the columns of a table, and where their ids stand into `offsets`.
    func empty(into table: inout ItemTable, _ offsets: inout [UInt32], from cursor: JSON5Cursor) {
        defer { (count, idByteCount, hasLabels) = (0, 0, false) }
        guard count > 0 else { return }
        let before = UInt32(truncatingIfNeeded: table.ids.bytes.count)
        for item in 0..<count { idEnds[item] &+= before }
        table.ids.append(
            bytes: UnsafeBufferPointer(start: idBytes, count: idByteCount),
            ends: UnsafeBufferPointer(start: idEnds, count: count))
        table.sizes.append(contentsOf: UnsafeBufferPointer(start: sizes, count: count))
        offsets.append(contentsOf: UnsafeBufferPointer(start: idOffsets, count: count))
        table.setLastGroups(UnsafeBufferPointer(start: groups, count: count))
        moveLabels(into: &table, from: cursor)
    }

    private func moveLabels(into table: inout ItemTable, from cursor: JSON5Cursor) {
        guard hasLabels else { return table.setLastLabels() }
        for item in 0..<count {
            let label = cursor.bytes(Int(labels[item].start)..<Int(labels[item].end))
            table.setLabel(label, of: table.count - count + item)
        }
    }
}
