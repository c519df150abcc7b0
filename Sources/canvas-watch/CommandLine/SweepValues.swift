/// The values that a sweep tries, from the words behind its key.
struct SweepValues: Equatable, Sendable {
    /// The most values that one sweep tries.
    static let limit = 1000

    /// The values, as settings have them.
    let values: [String]
    /// Where they come from: the numbers from one to another by a step; nil for a list.
    var range: Range?

    /// Numbers at equal distances.
    struct Range: Equatable, Sendable {
        let first: String
        let last: String
        let step: String
    }

    /// Reads the words behind the key.
    ///
    /// `FROM TO STEP` and `FROM..TO/STEP` are ranges, everything else is a list; numbers in a list may be joined by commas.
    /// Three numbers are a range unless the third is larger than the distance of the others, so that it cannot be a step.
    static func parse(_ words: [String]) throws(SweepProblem) -> SweepValues {
        if words.count == 1, let parts = rangeParts(words[0]) { return try range(parts) }
        if words.count == 3, words.allSatisfy({ number($0) != nil }), isRange(words) { return try range(words) }
        let values = words.flatMap { word in
            let parts = word.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            return parts.count > 1 && parts.allSatisfy { number($0) != nil } ? parts : [word]
        }
        guard values.count <= limit else { throw .tooMany(Double(values.count), limit: limit) }
        return SweepValues(values: values)
    }

    /// The three numbers of `FROM..TO/STEP`; nil where a word is none of that form.
    private static func rangeParts(_ word: String) -> [String]? {
        let bytes = Array(word.utf8)
        guard let dots = bytes.indices.dropLast().first(where: { bytes[$0] == 0x2E && bytes[$0 + 1] == 0x2E }),
            let slash = bytes.lastIndex(of: UInt8(ascii: "/")), slash > dots + 1
        else { return nil }
        let parts = [bytes[..<dots], bytes[(dots + 2)..<slash], bytes[(slash + 1)...]].map {
            String(decoding: $0, as: UTF8.self)
        }
        return parts.allSatisfy { number($0) != nil } ? parts : nil
    }

    private static func isRange(_ words: [String]) -> Bool {
        guard let first = number(words[0]), let last = number(words[1]), let step = number(words[2]) else {
            return false
        }
        return first == last || abs(step) <= abs(last - first)
    }

    private static func range(_ words: [String]) throws(SweepProblem) -> SweepValues {
        guard let first = number(words[0]), let last = number(words[1]), let step = number(words[2]) else {
            return SweepValues(values: words)
        }
        guard step != 0 else { throw .zeroStep(words) }
        guard first == last || (step > 0) == (last > first) else { throw .wrongSign(words) }
        // A last value that the step meets exactly must not be lost to rounding.
        let steps = ((last - first) / step + 1e-9).rounded(.down)
        guard steps < Double(limit) else { throw .tooMany(steps + 1, limit: limit) }
        let decimals = max(Self.decimals(words[0]), Self.decimals(words[2]))
        let values = (0...Int(steps)).map { index in
            text(first + Double(index) * step, decimals: decimals)
        }
        return SweepValues(values: values, range: Range(first: words[0], last: words[1], step: words[2]))
    }

    /// A finite number as it may stand on a command line.
    static func number(_ text: String) -> Double? {
        guard let number = Double(text), number.isFinite else { return nil }
        return number
    }

    /// How many decimals a number is written with; the largest integer where it has an exponent or is not decimal.
    private static func decimals(_ text: String) -> Int {
        guard text.utf8.allSatisfy({ $0 == 0x2B || $0 == 0x2D || $0 == 0x2E || (0x30...0x39).contains($0) }) else {
            return Int.max
        }
        return text.utf8.firstIndex(of: 0x2E).map { text.utf8.distance(from: $0, to: text.utf8.endIndex) - 1 } ?? 0
    }

    /// A number of a range with as many decimals as its first one and its step have: 0.1 + 2 * 0.1 is 0.3.
    private static func text(_ value: Double, decimals: Int) -> String {
        var value = value
        if decimals <= 12 {
            let power = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
            let scaled = (value * power).rounded()
            if abs(scaled) < 0x1p53 { value = scaled / power }
        }
        var buffer = ByteBuffer()
        buffer.append(json: value)
        return String(decoding: buffer.bytes, as: UTF8.self)
    }
}

/// Why the values of a sweep cannot be tried.
enum SweepProblem: Error, Equatable, Sendable {
    /// The step of FROM, TO and STEP is 0.
    case zeroStep([String])
    /// The step of FROM, TO and STEP leads away from TO.
    case wrongSign([String])
    /// There are this many values.
    case tooMany(Double, limit: Int)
}
