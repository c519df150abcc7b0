import CanvasEngine
import CanvasPlugins

/// What a built layout is asked for, as the words of 64 bits that `SwiftGlue` reads.
///
/// In order: the time limit in seconds, the memory limit in bytes, the proposed width and height (1 and the number, or 0
/// and anything), the number of values and each with its type in front (0 number, 1 boolean, 2 text: its length and its bytes,
/// filled up to whole words), the number of items and their widths and heights. Byte order is the machine's.
struct SwiftLayoutRequest: Hashable, Sendable {
    /// The values in the order of the glue's parameters.
    let values: [LayoutArgument.Value]
    /// The size of each item.
    let sizes: [CGSize]
    /// The space on offer.
    let proposal: CanvasProposal

    /// The request as bytes.
    func bytes(limits: SwiftLayoutLimits) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(sizes.count * MemoryLayout<CGSize>.stride + 256)
        func add(_ words: UInt64...) {
            words.withUnsafeBytes { bytes.append(contentsOf: $0) }
        }
        add(limits.seconds.bitPattern, UInt64(clamping: limits.memory))
        for length in [proposal.width, proposal.height] { add(length == nil ? 0 : 1, (length ?? 0).bitPattern) }
        add(UInt64(values.count))
        for value in values {
            switch value {
            case .number(let number): add(0, number.bitPattern)
            case .boolean(let boolean): add(1, boolean ? 1 : 0)
            case .text(let text):
                let utf8 = Array(text.utf8)
                add(2, UInt64(utf8.count))
                bytes += utf8
                bytes += repeatElement(0, count: (8 - utf8.count % 8) % 8)
            }
        }
        add(UInt64(sizes.count))
        sizes.withUnsafeBytes { bytes.append(contentsOf: $0) }
        return bytes
    }
}

/// What a built layout may use.
struct SwiftLayoutLimits: Hashable, Sendable {
    /// How long it may take, in seconds by the clock on the wall.
    var seconds = 2.0
    /// How much memory it may ask for, in bytes.
    var memory = 1 << 30
    /// How much it may print, in bytes.
    var output = 1 << 20
}
