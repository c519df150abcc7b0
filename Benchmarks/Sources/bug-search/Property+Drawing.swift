import CanvasEngine
import RandomCanvas

extension Property {
    /// Backgrounds, colours and rectangles.
    static let drawing = [
        Property(name: "tiles and shapes are finite and bounded") { random in
            let background: CanvasBackground =
                Bool.random(using: &random)
                ? .dots(spacing: random.hostileNumber(), radius: random.hostileNumber())
                : .grid(spacing: random.hostileNumber(), lineWidth: random.hostileNumber())
            for shape in background.tileShapes(size: background.tileSize) {
                switch shape {
                case .ellipse(let rect), .rectangle(let rect): if !rect.isFinite { return "\(background)" }
                }
            }
            let rect = random.hostileRect()
            let tiles = background.tiles(intersecting: rect)
            return tiles.count >= 0 && (tiles.isEmpty || rect.isFinite) ? nil : "\(background) \(rect)"
        },
        Property(name: "a colour is read back from its text, and no text traps") { random in
            let bits = random.next()
            let color = CanvasColor(
                red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
                blue: UInt8(truncatingIfNeeded: bits >> 16), alpha: UInt8(truncatingIfNeeded: bits >> 24))
            if CanvasColor(color.description) != color { return "\(color)" }
            let bytes = (0..<Int.random(in: 0...10, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            let text = (Bool.random(using: &random) ? "#" : "") + String(decoding: bytes, as: UTF8.self)
            if let read = CanvasColor(text), CanvasColor(read.description) != read { return text }
            return nil
        },
        Property(name: "rectangles agree with each other and never trap") { random in
            let (a, b) = (random.hostileRect(), random.hostileRect())
            let delta = random.hostileSize()
            _ = (
                a.integral, a.offsetBy(dx: delta.width, dy: delta.height), a.insetBy(dx: delta.width, dy: delta.height)
            )
            if a.intersects(b) != b.intersects(a) { return "\(a) \(b)" }
            if a.intersection(b).isNull == a.intersects(b) && !a.isNull && !b.isNull { return "\(a) \(b)" }
            let standardized = a.standardized
            return a.isFinite && (standardized.minX != a.minX || standardized.width != a.width) ? "\(a)" : nil
        },
    ]
}
