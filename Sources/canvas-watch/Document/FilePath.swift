/// A path as the system has it: bytes, which need not be valid UTF-8.
struct FilePath: Hashable, Comparable, Sendable {
    /// The bytes, without a NUL.
    let bytes: [UInt8]

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    init(_ text: String) {
        self.init(bytes: Array(text.utf8))
    }

    /// All bytes at once: the hash of an array takes each by itself.
    func hash(into hasher: inout Hasher) {
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }

    static func < (left: FilePath, right: FilePath) -> Bool {
        left.bytes.lexicographicallyPrecedes(right.bytes)
    }

    /// Whether the path starts at the root.
    var isAbsolute: Bool { bytes.first == UInt8(ascii: "/") }

    /// The part behind the last slash.
    var name: [UInt8] {
        bytes.lastIndex(of: UInt8(ascii: "/")).map { Array(bytes[($0 + 1)...]) } ?? bytes
    }

    /// The folder the path lies in: "." for a bare name, "/" for an entry of the root.
    var folder: FilePath {
        guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return FilePath(".") }
        return slash == 0 ? FilePath("/") : FilePath(bytes: Array(bytes[..<slash]))
    }

    /// The path of an entry of this folder; an absolute one stands for itself, and "." adds nothing in front.
    func appending(_ relative: FilePath) -> FilePath {
        let isHere = bytes.count == 1 && bytes[0] == UInt8(ascii: ".")
        if relative.isAbsolute || bytes.isEmpty || isHere { return relative }
        var joined: [UInt8] = []
        joined.reserveCapacity(bytes.count + 1 + relative.bytes.count)
        joined += bytes
        if bytes.last != UInt8(ascii: "/") { joined.append(UInt8(ascii: "/")) }
        joined += relative.bytes
        return FilePath(bytes: joined)
    }

    /// The path as it may be shown: bytes that are not valid UTF-8 as `\xNN`.
    ///
    /// Control characters are left to the printer, which knows where the text goes.
    var shown: String {
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        var (text, rest) = ("", bytes[...])
        while let first = rest.first {
            let length = (1...4).first { String(validating: rest.prefix($0), as: UTF8.self) != nil }
            guard let length, length <= rest.count, let scalar = String(validating: rest.prefix(length), as: UTF8.self)
            else {
                let digits = String(first, radix: 16)
                text += "\\x" + (digits.count < 2 ? "0" : "") + digits
                rest = rest.dropFirst()
                continue
            }
            text += scalar
            rest = rest.dropFirst(length)
        }
        return text
    }
}
