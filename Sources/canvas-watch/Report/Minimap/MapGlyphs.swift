/// The characters that the parts of a map are drawn with.
struct MapGlyphs: Sendable {
    /// The six characters of an outline.
    struct Box: Sendable {
        let horizontal: UInt32
        let vertical: UInt32
        let topLeft: UInt32
        let topRight: UInt32
        let bottomLeft: UInt32
        let bottomRight: UInt32

        /// From the six characters in the order horizontal, vertical, top left, top right, bottom left, bottom right.
        init(_ characters: StaticString) {
            let scalars = characters.description.unicodeScalars.map(\.value)
            func scalar(_ index: Int) -> UInt32 { index < scalars.count ? scalars[index] : 0x20 }
            (horizontal, vertical, topLeft, topRight) = (scalar(0), scalar(1), scalar(2), scalar(3))
            (bottomLeft, bottomRight) = (scalar(4), scalar(5))
        }
    }

    /// The four characters that point down, right, up and left.
    struct Pointers: Sendable {
        let down: UInt32
        let right: UInt32
        let up: UInt32
        let left: UInt32
    }

    let canvas: Box
    let margins: Box
    let content: Box
    let item: Box
    let changedItem: Box
    let ghost: Box
    let viewport: Box
    /// The pattern behind the items; its dots are the top left corner.
    let background: Box
    /// A cell in which items overlap.
    let overlap: UInt32
    /// The point (0, 0) where there is no canvas.
    let origin: UInt32
    /// Pointers to an anchor from the four edges of an area.
    let anchor: Pointers

    /// A small item that changed, among those that are shown by their number only.
    static let changedDot = UInt32(UInt8(ascii: "@"))

    /// The characters of a charset.
    static func glyphs(for charset: MinimapOptions.Charset) -> MapGlyphs {
        charset == .ascii ? ascii : boxDrawing
    }

    private static let ascii = MapGlyphs(
        canvas: Box("-|++++"), margins: Box("......"), content: Box("-:::::"), item: Box("-|++++"),
        changedItem: Box("-|****"), ghost: Box("~~~~~~"), viewport: Box("=\"===="), background: Box("''''''"),
        overlap: 0x78, origin: 0x2B, anchor: Pointers(down: 0x76, right: 0x3E, up: 0x5E, left: 0x3C))

    private static let boxDrawing = MapGlyphs(
        canvas: Box("─│┌┐└┘"), margins: Box("······"), content: Box("╌╎╌╌╌╌"), item: Box("─│╭╮╰╯"),
        changedItem: Box("━┃┏┓┗┛"), ghost: Box("┄┆┄┄┄┄"), viewport: Box("═║╔╗╚╝"), background: Box("┈┊∙∙∙∙"),
        overlap: 0x2592, origin: 0x253C, anchor: Pointers(down: 0x25BE, right: 0x25B8, up: 0x25B4, left: 0x25C2))
}
