import CanvasEngine

/// Writes a spec as one JSON file that needs no other: what its file and the settings say, and the items themselves.
struct SpecExport {
    /// What the file and the settings say.
    let source: SpecSource
    /// The items.
    let items: ItemTable

    /// Adds the file.
    func write(to buffer: inout ByteBuffer) {
        let json = IndentedJSON()
        buffer.append("{\n")
        for member in source.root.members {
            buffer.append("  ")
            JSONText.append(member.key, to: &buffer)
            buffer.append(": ")
            json.append(member.value, indent: 2, taken: member.key.utf8.count + 5, to: &buffer)
            buffer.append(",\n")
        }
        buffer.append("  \"items\": ")
        if isCounted { writeCount(to: &buffer) } else { writeItems(to: &buffer) }
        buffer.append("\n}\n")
    }

    /// Whether the items are given by their number, which says it shorter.
    private var isCounted: Bool {
        guard let given = source.items, case .table = given.content else { return false }
        return !given.isArray
    }

    private func writeCount(to buffer: inout ByteBuffer) {
        buffer.append("{ \"count\": \(items.count)")
        if let size = items.sizes.first, items.unsized.isEmpty {
            buffer.append(", \"size\": ")
            append(size, to: &buffer)
        }
        buffer.append(" }")
    }

    private func writeItems(to buffer: inout ByteBuffer) {
        buffer.append("[")
        var unsized = items.unsized[...]
        for index in 0..<items.count {
            buffer.append(index > 0 ? ",\n    { \"id\": " : "\n    { \"id\": ")
            append(items.ids, index, to: &buffer)
            if unsized.first == index {
                unsized.removeFirst()
            } else {
                buffer.append(", \"size\": ")
                append(items.sizes[index], to: &buffer)
            }
            if let group = items.groupName(of: index) {
                buffer.append(", \"group\": ")
                JSONText.append(group, to: &buffer)
            }
            if items.labels.count > index, !items.labels.range(of: index).isEmpty {
                buffer.append(", \"label\": ")
                append(items.labels, index, to: &buffer)
            }
            buffer.append(" }")
        }
        buffer.append(items.count > 0 ? "\n  ]" : "]")
    }

    private func append(_ size: CGSize, to buffer: inout ByteBuffer) {
        buffer.append("[")
        buffer.append(json: size.width)
        buffer.append(", ")
        buffer.append(json: size.height)
        buffer.append("]")
    }

    private func append(_ texts: TextColumn, _ index: Int, to buffer: inout ByteBuffer) {
        texts.bytes.withUnsafeBufferPointer {
            JSONText.append(UnsafeBufferPointer(rebasing: $0[texts.range(of: index)]), to: &buffer)
        }
    }
}
