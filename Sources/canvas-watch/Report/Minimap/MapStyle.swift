/// The colour of a map's cell.
struct MapStyle: Hashable, Sendable {
    /// Nothing special.
    static let plain = MapStyle(code: 0)
    /// What lies in the background: axes, margins, what was before.
    static let faint = MapStyle(code: 1)
    /// The viewport.
    static let viewport = MapStyle(code: 2)
    /// Where items overlap.
    static let overlap = MapStyle(code: 3)
    /// An item that changed.
    static let changed = MapStyle(code: 4)

    /// The style of the items of a group, whose number may be any; -1 for none.
    static func group(_ number: Int, isChanged: Bool) -> MapStyle {
        guard number >= 0 else { return isChanged ? .changed : .plain }
        let color = UInt8(truncatingIfNeeded: number % palette.count)
        return MapStyle(code: 16 + color * 2 + (isChanged ? 1 : 0))
    }

    private let code: UInt8

    /// Colours of the 256-colour palette that remain apart for eyes that do not see all of them (M. Okabe and K. Ito,
    /// "Color Universal Design", 2008): orange, sky blue, green, yellow, blue, vermillion, purple.
    private static let palette: [StaticString] = ["214", "74", "36", "227", "33", "166", "175"]

    /// The control sequence that switches to this style.
    var text: String {
        switch self {
        case .plain: return "\u{1b}[0m"
        case .faint: return "\u{1b}[0;2m"
        case .viewport: return "\u{1b}[0;1m"
        case .overlap: return "\u{1b}[0;31m"
        case .changed: return "\u{1b}[0;7m"
        default:
            let reverse = code & 1 == 1 ? "7;" : ""
            return "\u{1b}[0;\(reverse)38;5;\(Self.palette[Int(code - 16) / 2])m"
        }
    }

    /// Adds the control sequence that switches to this style.
    func write(to buffer: inout ByteBuffer) {
        buffer.append(text)
    }
}
