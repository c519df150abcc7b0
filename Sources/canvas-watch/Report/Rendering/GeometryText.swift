import CanvasEngine

/// Lengths and places for people as texts of their own, as a `ByteBuffer` writes them.
enum GeometryText {
    /// `640 x 480`.
    static func text(_ size: CGSize) -> String {
        text { $0.append(size: size) }
    }

    /// `12, 40`.
    static func text(_ point: CGPoint) -> String {
        text { $0.append(point: point) }
    }

    /// `640 x 480 at 12, 40`.
    static func text(_ rect: CGRect) -> String {
        text { $0.append(rect: rect) }
    }

    private static func text(_ write: (inout ByteBuffer) -> Void) -> String {
        var buffer = ByteBuffer()
        write(&buffer)
        return String(decoding: buffer.bytes, as: UTF8.self)
    }
}
