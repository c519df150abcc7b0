import CanvasEngine

/// Lengths and places for people, in points.
extension ByteBuffer {
    /// Adds `640 x 480`.
    mutating func append(size: CGSize) {
        append(number: size.width)
        append(" x ")
        append(number: size.height)
    }

    /// Adds `12, 40`.
    mutating func append(point: CGPoint) {
        append(number: point.x)
        append(", ")
        append(number: point.y)
    }

    /// Adds `12, 40`.
    mutating func append(vector: CGSize) {
        append(point: CGPoint(x: vector.width, y: vector.height))
    }

    /// Adds `640 x 480 at 12, 40`.
    mutating func append(rect: CGRect) {
        append(size: rect.size)
        append(" at ")
        append(point: CGPoint(x: rect.minX, y: rect.minY))
    }

    /// Adds something before and now, `1 -> 2`.
    mutating func append<Value>(
        _ pair: CanvasChange.Pair<Value>, _ write: (inout ByteBuffer, Value) -> Void
    ) {
        write(&self, pair.old)
        append(" -> ")
        write(&self, pair.new)
    }

    /// Adds parts, a text between each two of them.
    mutating func append<Parts: Sequence>(
        _ parts: Parts, between separator: StaticString, _ write: (inout ByteBuffer, Parts.Element) -> Void
    ) {
        var isFirst = true
        for part in parts {
            if !isFirst { append(separator) }
            write(&self, part)
            isFirst = false
        }
    }
}
