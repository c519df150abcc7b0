import CanvasEngine

/// Writes the frames of a canvas as a JSON list: the bulk of a report, so it goes through raw memory.
struct FrameJSON {
    private let rendering: Rendering
    /// The bytes that a frame takes beside its id, at most.
    private static let fixedRoom = 64 + 4 * NumberText.longest

    init(_ rendering: Rendering) {
        self.rendering = rendering
    }

    /// Adds the list.
    func write(to buffer: inout ByteBuffer) {
        let items = rendering.spec.items
        let frames = rendering.resolution.frames
        buffer.reserve(buffer.bytes.count + items.ids.bytes.count + 96 * frames.count + 1000)
        buffer.append(UInt8(ascii: "["))
        items.ids.bytes.withUnsafeBufferPointer { ids in
            for index in frames.indices {
                if index > 0 { buffer.append(UInt8(ascii: ",")) }
                let id = UnsafeBufferPointer(rebasing: ids[items.ids.range(of: index)])
                Self.write(frames[index], id: id, to: &buffer)
            }
        }
        buffer.append(UInt8(ascii: "]"))
    }

    @inline(__always)
    private static func write(_ frame: CGRect, id: UnsafeBufferPointer<UInt8>, to buffer: inout ByteBuffer) {
        let isPlain = id.count <= 256 && isPlain(id)
        if !isPlain {
            buffer.append("{\"id\":" as StaticString)
            JSONText.append(id, to: &buffer)
        }
        let room = fixedRoom + (isPlain ? id.count : 0)
        buffer.append(upTo: room) { target in
            var end = target
            if isPlain {
                add("{\"id\":\"", to: &end)
                add(id, to: &end)
                add("\"", to: &end)
            }
            add(",\"x\":", to: &end)
            end += NumberText.writeJSON(frame.origin.x, to: end)
            add(",\"y\":", to: &end)
            end += NumberText.writeJSON(frame.origin.y, to: end)
            add(",\"width\":", to: &end)
            end += NumberText.writeJSON(frame.size.width, to: end)
            add(",\"height\":", to: &end)
            end += NumberText.writeJSON(frame.size.height, to: end)
            add("}", to: &end)
            return end - target
        }
    }

    @inline(__always)
    private static func add(_ text: StaticString, to end: inout UnsafeMutablePointer<UInt8>) {
        end.update(from: text.utf8Start, count: text.utf8CodeUnitCount)
        end += text.utf8CodeUnitCount
    }

    @inline(__always)
    private static func add(_ bytes: UnsafeBufferPointer<UInt8>, to end: inout UnsafeMutablePointer<UInt8>) {
        guard let base = bytes.baseAddress else { return }
        end.update(from: base, count: bytes.count)
        end += bytes.count
    }

    /// Whether a text needs no escapes: printable ASCII without quotes and backslashes.
    @inline(__always)
    private static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var unusual = false
        for byte in text {
            let isPlain = byte >= 0x20 && byte < 0x7f && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
            unusual = unusual || !isPlain
        }
        return !unusual
    }
}
