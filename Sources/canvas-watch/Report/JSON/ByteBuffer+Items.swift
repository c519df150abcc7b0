extension ByteBuffer {
    /// Adds a list of the ids of some items.
    mutating func appendJSON(idsOf items: some Sequence<Int>, in table: ItemTable) {
        appendList(items) { $0.appendJSON(table.ids, $1) }
    }
}
