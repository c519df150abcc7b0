/// The bytes of one report, gathered so that a single write puts them out.
struct ByteBuffer: Sendable {
    /// The bytes so far; valid UTF-8.
    private(set) var bytes: [UInt8] = []

    /// Adds a text.
    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    /// Adds a text known at compile time.
    mutating func append(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Adds one byte.
    mutating func append(_ byte: UInt8) {
        bytes.append(byte)
    }

    /// Adds bytes.
    mutating func append(contentsOf more: some Sequence<UInt8>) {
        bytes.append(contentsOf: more)
    }

    /// Adds a byte so many times; none for a negative number.
    mutating func append(_ byte: UInt8, times count: Int) {
        guard count > 0 else { return }
        append(upTo: count) {
            $0.update(repeating: byte, count: count)
            return count
        }
    }

    /// Adds the bytes that `write` puts at the start of `room` bytes; it returns how many they are.
    @inline(__always)
    mutating func append(upTo room: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
        bytes.append(addingCapacity: room) { span in
            span.withUnsafeMutableBufferPointer { target, count in
                guard let base = target.baseAddress else { return }
                count += min(write(base + count), room)
            }
        }
    }

    /// Puts a text between two bytes.
    mutating func insert(_ text: StaticString, at index: Int) {
        bytes.insert(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount), at: index)
    }

    /// Makes room.
    mutating func reserve(_ count: Int) {
        bytes.reserveCapacity(count)
    }

    /// Forgets the bytes and keeps the room.
    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
    }
}
