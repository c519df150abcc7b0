extension CanvasColor: CustomStringConvertible {
    /// Reads `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA` or a CSS colour name, in any case; nil for anything else.
    public init?(_ text: some StringProtocol) {
        let bytes = Array(text.utf8)
        if bytes.first == UInt8(ascii: "#") {
            self.init(hexDigits: bytes.dropFirst())
        } else {
            self.init(name: bytes)
        }
    }

    /// The colour as `#rrggbb`, or `#rrggbbaa` where it is not opaque.
    public var description: String {
        let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
        let digits = Array("0123456789abcdef".utf8)
        return "#"
            + String(
                decoding: channels.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    private init?(hexDigits: ArraySlice<UInt8>) {
        var values: [UInt8] = []
        for byte in hexDigits.prefix(9) {
            guard let value = Self.hexValue(of: byte) else { return nil }
            values.append(value)
        }
        var channels: [UInt8]
        switch values.count {
        case 3, 4: channels = values.map { $0 * 17 }
        case 6, 8: channels = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
        default: return nil
        }
        if channels.count == 3 { channels.append(255) }
        self.init(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
    }

    private init?(name: [UInt8]) {
        let name = String(decoding: name.map { $0 >= 65 && $0 <= 90 ? $0 | 32 : $0 }, as: UTF8.self)
        if name == "transparent" {
            self = .clear
            return
        }
        guard let (_, rgb) = Self.named.first(where: { $0.name == name }) else { return nil }
        self.init(
            red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
            blue: UInt8(truncatingIfNeeded: rgb))
    }

    private static func hexValue(of byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
