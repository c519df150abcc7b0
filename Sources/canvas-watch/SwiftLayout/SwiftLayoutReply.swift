import CanvasEngine

/// What a built layout answered, read from the words of 64 bits that `SwiftGlue` writes.
///
/// A magic number and a kind come first. 1, frames: how many there are, how many follow, their four numbers each, the
/// number of derived values, and each with its name and its type (0 a number, 1 boxes) in front. 2, a refusal: the position of
/// the value and what the layout takes. 3, a crash: the signal, the number of calls and their addresses.
enum SwiftLayoutReply: Hashable, Sendable {
    /// Frames, and how many the layout made; those beyond the number of items are not sent.
    case frames(CanvasLayoutResult, count: Int)
    /// A value does not fit its parameter.
    case refusal(position: Int, expected: String)
    /// The layout crashed, and these addresses of its code led there, the latest first.
    case crash(signal: Int32, addresses: [UInt64])

    /// Reads an answer; nil when it is none.
    init?(_ bytes: [UInt8], itemCount: Int) {
        var words = ReplyWords(bytes)
        guard words.next() == SwiftLayoutReply.magic, let kind = words.next() else { return nil }
        switch kind {
        case 1:
            guard let (result, count) = words.result(itemCount: itemCount) else { return nil }
            self = .frames(result, count: count)
        case 2:
            guard let position = words.count(), let expected = words.text() else { return nil }
            self = .refusal(position: position, expected: expected)
        case 3:
            guard let signal = words.next(), let count = words.count() else { return nil }
            let addresses = (0..<min(count, 64)).compactMap { _ in words.next() }
            self = .crash(signal: Int32(truncatingIfNeeded: signal), addresses: addresses)
        default: return nil
        }
    }

    /// "CWREPLY1" as a word.
    private static let magic: UInt64 = 0x3159_4C50_4552_5743
}

/// The words of an answer; nothing in it is trusted.
private struct ReplyWords {
    private let bytes: [UInt8]
    private var offset = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func next() -> UInt64? {
        guard bytes.count - offset >= 8 else { return nil }
        defer { offset += 8 }
        return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
    }

    /// A number of things that may follow.
    mutating func count() -> Int? {
        next().flatMap { Int(exactly: $0) }
    }

    mutating func double() -> Double? {
        next().map { Double(bitPattern: $0) }
    }

    mutating func text() -> String? {
        guard let count = count(), count <= bytes.count - offset else { return nil }
        let text = String(decoding: bytes[offset..<offset + count], as: UTF8.self)
        offset = min(bytes.count, offset + (count + 7) / 8 * 8)
        return text
    }

    mutating func result(itemCount: Int) -> (CanvasLayoutResult, Int)? {
        guard let count = count(), let sent = self.count(), sent == min(count, itemCount),
            let frames = frames(sent), let derivedCount = self.count()
        else { return nil }
        var derived: [CanvasDerivedValue] = []
        // Each takes at least three words: a number that is too large runs out of them.
        for _ in 0..<min(derivedCount, bytes.count) {
            guard let value = derivedValue() else { return nil }
            derived.append(value)
        }
        return offset == bytes.count ? (CanvasLayoutResult(frames: frames, derived: derived), count) : nil
    }

    private mutating func frames(_ count: Int) -> [CGRect]? {
        let stride = MemoryLayout<CGRect>.stride
        guard count <= (bytes.count - offset) / stride else { return nil }
        let start = offset
        offset += count * stride
        return bytes.withUnsafeBytes { source in
            [CGRect](unsafeUninitializedCapacity: count) { target, initialized in
                UnsafeMutableRawBufferPointer(target).copyMemory(
                    from: UnsafeRawBufferPointer(rebasing: source[start..<start + count * stride]))
                initialized = count
            }
        }
    }

    private mutating func derivedValue() -> CanvasDerivedValue? {
        guard let name = text(), let type = next() else { return nil }
        if type == 0 { return double().map { CanvasDerivedValue(name, $0) } }
        guard let count = count() else { return nil }
        var boxes: [CanvasDerivedValue.Box] = []
        for _ in 0..<min(count, bytes.count) {
            guard let name = text(), let frame = frames(1)?.first else { return nil }
            boxes.append(.init(name: name, frame: frame))
        }
        return boxes.count == count ? CanvasDerivedValue(name, boxes: boxes) : nil
    }
}
