/// A colour of four channels, each from 0 to 255; the channels are not multiplied by the opacity.
@frozen
public struct CanvasColor: Hashable, Sendable {
    /// The red channel.
    public var red: UInt8
    /// The green channel.
    public var green: UInt8
    /// The blue channel.
    public var blue: UInt8
    /// The opacity: 0 is invisible, 255 hides what lies below.
    public var alpha: UInt8

    /// Creates a colour from its channels, opaque by default.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Nothing at all.
    public static let clear = CanvasColor(red: 0, green: 0, blue: 0, alpha: 0)
    /// Opaque black.
    public static let black = CanvasColor(red: 0, green: 0, blue: 0)
    /// Opaque white.
    public static let white = CanvasColor(red: 255, green: 255, blue: 255)
    /// Opaque grey of half the brightness.
    public static let gray = CanvasColor(red: 128, green: 128, blue: 128)
    /// A grey that shows on light and dark alike: #8888, the colour of a background that names none.
    public static let translucentGray = CanvasColor(red: 0x88, green: 0x88, blue: 0x88, alpha: 0x88)
}
