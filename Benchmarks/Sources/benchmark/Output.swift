import Glibc

/// Prints rows: what was measured, the number of items, the value, the reference's, the ratio of both, and how many times
/// the value of a tenth of the items that is.
final class Output {
    private var earlier: [String: (count: Int, value: Double)] = [:]

    /// Prints a row; `reference` is nil where nothing was measured beside it.
    func row(_ what: String, _ count: Int, _ value: Double, _ unit: String, reference: Double? = nil) {
        var line = Self.pad(what, 44) + Self.pad(count, 9) + Self.pad(value, unit)
        if let reference, reference.isFinite, reference > 0 {
            line += Self.pad(reference, unit) + Self.pad(value / reference)
        }
        if let tenth = earlier[what], tenth.count * 10 == count, tenth.value > 0 {
            line = Self.pad(line, 93) + "grows" + Self.pad(value / tenth.value)
        }
        earlier[what] = (count, value)
        Self.write(line + "\n", to: 1)
    }

    /// Prints a line that explains the rows below it.
    func heading(_ text: String) {
        Self.write("\n\(text)\n", to: 1)
    }

    /// Writes a text to standard output or standard error.
    static func write(_ text: String, to descriptor: Int32) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }

    private static func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(width - text.count, 1))
    }

    private static func pad(_ number: Int, _ width: Int) -> String {
        String(repeating: " ", count: max(width - "\(number)".count, 0)) + "\(number)"
    }

    private static func pad(_ ratio: Double) -> String {
        let number = text(ratio, decimals: 2)
        return String(repeating: " ", count: max(8 - number.count, 1)) + number + "x"
    }

    private static func pad(_ value: Double, _ unit: String) -> String {
        let number = text(value, decimals: 3)
        return String(repeating: " ", count: max(12 - number.count, 1)) + number + " " + unit
    }

    private static func text(_ value: Double, decimals: Int) -> String {
        var scale = 1
        for _ in 0..<decimals { scale *= 10 }
        guard let parts = Int(exactly: (value * Double(scale)).rounded()) else { return "\(value)" }
        let fraction = "\(abs(parts) % scale)"
        let zeros = String(repeating: "0", count: decimals - fraction.count)
        return "\(value < 0 ? "-" : "")\(abs(parts) / scale).\(zeros)\(fraction)"
    }
}
