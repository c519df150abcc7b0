import CanvasEngine

/// Items that are given by their number.
extension JSON5Reader {
    private static let countKeys = ["count", "size"]

    /// Reads the object `{ count, size }` at the cursor; nil where it says nothing of use, which is reported.
    mutating func readItemCount() -> ItemTable? {
        let start = cursor.position
        guard open() else { return nil }
        var (count, size): (Int?, CGSize?) = (nil, nil)
        var hasCount = false
        let errors = log.errorCount
        let firstKey = keys.count
        var needsComma = false
        while let key = nextKey(needsComma: &needsComma) {
            note(key)
            switch string(key) {
            case "count":
                hasCount = true
                count = readCount()
            case "size": size = readSize()
            case let name: skipUnknown(key, of: "items", among: name.isEmpty ? [] : Self.countKeys)
            }
        }
        reportEqualKeys(from: firstKey)
        // A key that was reported is likely the one that is missing.
        if !hasCount, !isStopped, log.errorCount == errors {
            log.report(.missingKey("count", of: "items"), at: start..<cursor.position)
        }
        return log.errorCount == errors ? count.map { ItemTable(count: $0, size: size) } : nil
    }

    private mutating func readCount() -> Int? {
        let isNumber = nextValue() == .number
        let start = cursor.position
        let number = isNumber ? readNumber() : nil
        guard let value = number?.value ?? readNumberWord() else {
            reportWrongType(of: "count", expected: [.wholeNumber])
            return nil
        }
        guard number?.problem == nil else { return nil }
        guard NumberRange.itemCount.contains(value) else {
            log.report(.outOfRange(of: "count", value: value, allowed: .itemCount), at: start..<cursor.position)
            return nil
        }
        guard let count = Int(exactly: value) else {
            log.report(.notWhole(of: "count", value: value), at: start..<cursor.position)
            return nil
        }
        return count
    }
}
