/// Where a layout was when it crashed, read from what `llvm-symbolizer` says about the addresses.
struct CrashTrace: Hashable, Sendable {
    /// What the compiler noted about the trap, such as "Index out of range".
    private(set) var reason: String?
    /// The line of the layout's file, from 1.
    private(set) var line: Int?
    /// The column, from 1.
    private(set) var column: Int?

    /// Nothing is known.
    init() {}

    /// Reads pairs of lines, a function and its place, with an empty line behind those of an address.
    init(of output: [UInt8], file: String) {
        let mark = "Swift runtime failure: "
        for line in output.split(separator: UInt8(ascii: "\n")) {
            let text = String(decoding: line, as: UTF8.self)
            if text.hasPrefix(mark) {
                if reason == nil { reason = String(text.dropFirst(mark.count)) }
                continue
            }
            let parts = text.split(separator: ":", omittingEmptySubsequences: false)
            // Line 0 is code that no line of the source stands for.
            guard parts.count > 2, let number = Int(parts[parts.count - 2]), number > 0 else { continue }
            let path = parts.dropLast(2).joined(separator: ":")
            guard path == file || path.hasSuffix("/" + file) else { continue }
            self.line = number
            column = Int(parts[parts.count - 1]).flatMap { $0 > 0 ? $0 : nil }
            return
        }
    }

    /// The addresses to ask for. The one behind the system's is where the trap is; the others are where calls return to, one
    /// instruction late.
    static func queries(for addresses: [UInt64]) -> [[UInt8]] {
        let system = addresses.firstIndex { $0 >= 1 << 40 } ?? -1
        return addresses.enumerated().map { index, address in
            Array(("0x" + String(index == system + 1 ? address : address &- 1, radix: 16)).utf8)
        }
    }
}

/// What the runtime prints before it stops: `Module/File.swift:12: Fatal error: text`.
struct FatalErrorMessage: Hashable, Sendable {
    /// The text behind "Fatal error".
    let text: String?
    /// The line of the layout's file; nil when the error was found elsewhere.
    let line: Int?

    /// Finds the last such line; nil when there is none.
    init?(in output: String, file: String) {
        let mark = "Fatal error"
        guard let printed = output.split(separator: "\n").last(where: { $0.contains(mark) }),
            let found = printed.firstRange(of: mark)
        else { return nil }
        let text = printed[found.upperBound...].drop { $0 == ":" || $0 == " " }
        self.text = text.isEmpty ? nil : String(text)
        let place = printed[..<found.lowerBound].split(separator: ":")
        let isInFile = place.first.map { $0 == file || $0.hasSuffix("/" + file) } ?? false
        line = isInFile && place.count > 1 ? Int(place[1]) : nil
    }
}
