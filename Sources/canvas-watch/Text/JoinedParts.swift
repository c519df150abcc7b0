/// Puts parts side by side, two spaces apart, on lines none of which is too wide unless a single part is.
struct JoinedParts {
    private let columns: Int
    /// The columns of the line so far; nil before the first part.
    private var width: Int?

    /// - Parameter columns: the columns that a line may take.
    init(columns: Int) {
        self.columns = columns
    }

    /// Adds all parts of a list, and ends their last line.
    static func append(_ parts: [String], columns: Int, to buffer: inout ByteBuffer) {
        var joined = JoinedParts(columns: columns)
        for part in parts { joined.add(part, to: &buffer) }
        joined.end(in: &buffer)
    }

    /// Adds a part.
    mutating func add(_ part: String, to buffer: inout ByteBuffer) {
        add(to: &buffer) { $0.append(part) }
    }

    /// Adds a part that `write` writes, without control characters.
    mutating func add(to buffer: inout ByteBuffer, _ write: (inout ByteBuffer) -> Void) {
        let start = buffer.bytes.count
        write(&buffer)
        let added = Self.columns(of: buffer, from: start)
        guard let width else { return self.width = added }
        let fits = width + 2 + added <= columns
        buffer.insert(fits ? "  " : "\n", at: start)
        self.width = fits ? width + 2 + added : added
    }

    private static func columns(of buffer: ByteBuffer, from start: Int) -> Int {
        ShownText(bytes: buffer.bytes[start...]).columns
    }

    /// Ends the last line, if there was a part.
    func end(in buffer: inout ByteBuffer) {
        if width != nil { buffer.append("\n") }
    }
}
