import CanvasEngine

/// Items that were read and do not stand in the columns yet: few enough to stay in the nearest cache.
final class ItemBatch {
    /// The most items.
    static let itemLimit = 256
    /// The most bytes of ids.
    static let byteLimit = 16 * 1024
    /// How many bytes may be written behind the last id.
    static let slack = 16

    /// The number of items.
    var count = 0
    /// The bytes of the ids, and where each ends in the column that they go into.
    let idBytes = UnsafeMutablePointer<UInt8>.allocate(capacity: byteLimit + slack)
    let idEnds = UnsafeMutablePointer<UInt32>.allocate(capacity: itemLimit)
    /// The number of bytes of ids.
    var idByteCount = 0
    /// Where each id stands in the text, and each label.
    let idOffsets = UnsafeMutablePointer<UInt32>.allocate(capacity: itemLimit)
    let labels = UnsafeMutablePointer<(start: UInt32, end: UInt32)>.allocate(capacity: itemLimit)
    let sizes = UnsafeMutablePointer<CGSize>.allocate(capacity: itemLimit)
    /// The index of each item's group; -1 for none.
    let groups = UnsafeMutablePointer<Int32>.allocate(capacity: itemLimit)

    deinit {
        idBytes.deallocate()
        idEnds.deallocate()
        idOffsets.deallocate()
        labels.deallocate()
        sizes.deallocate()
        groups.deallocate()
    }
}
