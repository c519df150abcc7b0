/// A key of an object that is being read.
struct KeyEntry {
    let hash: UInt64
    let key: JSON5Text
}

extension JSON5Reader {
    /// Objects with more keys are sorted to find equal ones; below, each pair is compared.
    private static let pairLimit = 16

    /// Remembers a key of the innermost object.
    mutating func note(_ key: JSON5Text) {
        let hash =
            key.hasEscapes ? ByteHash.hash(cursor.decoded(key.content)) : ByteHash.hash(cursor.bytes(key.content))
        keys.append(KeyEntry(hash: hash, key: key))
    }

    /// Reports the keys that the innermost object has twice, and forgets them; its first key is the `start`th one known.
    mutating func reportEqualKeys(from start: Int) {
        defer { keys.removeLast(keys.count - start) }
        let isSorted = keys.count - start > Self.pairLimit
        if isSorted {
            keys[start...].sort { ($0.hash, $0.key.content.lowerBound) < ($1.hash, $1.key.content.lowerBound) }
        }
        var candidates = start
        for index in keys.indices[start...].dropFirst() {
            let entry = keys[index]
            // Equal keys have equal hashes, and those stand together in sorted order.
            if isSorted, keys[index - 1].hash != entry.hash { candidates = index }
            guard
                let first = keys[candidates..<index].first(where: {
                    $0.hash == entry.hash && isEqual($0.key, entry.key)
                })
            else { continue }
            reportDuplicateKey(entry.key, first: first.key.range)
        }
    }

    /// Reports a key and the equal one before it; the empty one only stands for a key that is missing.
    mutating func reportDuplicateKey(_ key: JSON5Text, first: Range<Int>) {
        guard !key.range.isEmpty else { return }
        let name = string(key)
        log.report(
            .duplicateKey(name), at: key.range, notes: [DiagnosticLog.Note(remark: .firstKey(name), range: first)])
    }

    private func isEqual(_ left: JSON5Text, _ right: JSON5Text) -> Bool {
        if left.hasEscapes || right.hasEscapes { return string(left).utf8.elementsEqual(string(right).utf8) }
        return cursor.bytes(left.content).elementsEqual(cursor.bytes(right.content))
    }
}
