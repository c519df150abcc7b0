/// One key on the way to the value that a setting replaces.
struct SettingStep: Hashable, Sendable {
    /// The key.
    let key: String
    /// Where it stands: offsets into the setting's text.
    let range: Range<Int>

    /// The keys of a path such as `layout.groups."v1.2".inner`: a quoted key may hold dots, blanks around a key do not
    /// count, and one that is missing is empty.
    static func path(_ text: String) -> [SettingStep] {
        let bytes = Array(text.utf8)
        var (steps, start): ([SettingStep], Int) = ([], 0)
        var index = 0
        while index <= bytes.count {
            if index == bytes.count || bytes[index] == UInt8(ascii: ".") {
                steps.append(step(bytes, start..<index))
                start = index + 1
            } else if isQuote(bytes[index]), isBlank(bytes[start..<index]),
                let end = bytes[(index + 1)...].firstIndex(of: bytes[index])
            {
                index = end
            }
            index += 1
        }
        return steps
    }

    private static func step(_ bytes: [UInt8], _ range: Range<Int>) -> SettingStep {
        var range = range
        while let first = range.first, isBlank(bytes[first]) { range.removeFirst() }
        while let last = range.last, isBlank(bytes[last]) { range.removeLast() }
        var name = range
        if range.count >= 2, isQuote(bytes[range.lowerBound]), bytes[range.upperBound - 1] == bytes[range.lowerBound] {
            name = (range.lowerBound + 1)..<(range.upperBound - 1)
        }
        return SettingStep(key: String(decoding: bytes[name], as: UTF8.self), range: range)
    }

    private static func isQuote(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }

    private static func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.allSatisfy(isBlank)
    }

    /// The same step, where several texts stand one behind the other.
    func moved(by distance: Int) -> SettingStep {
        SettingStep(key: key, range: (range.lowerBound + distance)..<(range.upperBound + distance))
    }
}
