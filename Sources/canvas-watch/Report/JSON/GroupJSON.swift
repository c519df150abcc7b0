/// Writes which items belong to which group: an object of id lists by the group's name.
///
/// It stands beside the frames, whose members are the same for every item.
enum GroupJSON {
    /// Adds the member `groups` with a comma in front; nothing when no item has a group.
    static func append(_ items: ItemTable, to buffer: inout ByteBuffer) {
        guard !items.groups.isEmpty else { return }
        var lists = [ByteBuffer](repeating: ByteBuffer(), count: items.groupNames.count)
        items.ids.bytes.withUnsafeBufferPointer { bytes in
            for (item, group) in items.groups.enumerated() where group >= 0 {
                let list = Int(group)
                if !lists[list].bytes.isEmpty { lists[list].append(UInt8(ascii: ",")) }
                JSONText.append(UnsafeBufferPointer(rebasing: bytes[items.ids.range(of: item)]), to: &lists[list])
            }
        }
        buffer.append(",\"groups\":{" as StaticString)
        for (group, list) in lists.enumerated() {
            if group > 0 { buffer.append(UInt8(ascii: ",")) }
            JSONText.append(items.groupNames[group], to: &buffer)
            buffer.append(":[" as StaticString)
            buffer.append(contentsOf: list.bytes)
            buffer.append(UInt8(ascii: "]"))
        }
        buffer.append(UInt8(ascii: "}"))
    }
}
