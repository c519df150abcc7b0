import CanvasEngine

/// Random input, ordinary and hostile.
extension SplitMix64 {
    /// One of a few values.
    public mutating func pick<Value>(_ values: [Value], else fallback: Value) -> Value {
        values.randomElement(using: &self) ?? fallback
    }

    /// Whether a one-in-`n` chance came up.
    public mutating func chance(oneIn n: Int) -> Bool {
        Int.random(in: 1...max(n, 1), using: &self) == 1
    }

    /// A whole number of quarter points, so that sums and differences of a few million are exact.
    public mutating func quarters(_ range: ClosedRange<Int>) -> CGFloat {
        CGFloat(Int.random(in: range, using: &self)) / 4
    }

    /// Any bit pattern at all, a number that breaks careless arithmetic, or an ordinary one.
    public mutating func hostileNumber() -> CGFloat {
        switch Int.random(in: 0...3, using: &self) {
        case 0:
            return CGFloat(bitPattern: next())
        case 1:
            let magnitudes: [CGFloat] = [
                .nan, .infinity, 0, .leastNonzeroMagnitude, 1e-300, 0.1, 1, 1e6, 9_007_199_254_740_992, 1e12,
                1e12.nextUp, 1e15, 1e15.nextDown, 1e15.nextUp, 1e18, 9.3e18, 1e300, .greatestFiniteMagnitude,
            ]
            let magnitude = pick(magnitudes, else: 0)
            return Bool.random(using: &self) ? magnitude : -magnitude
        default:
            return quarters(-4000...4000)
        }
    }

    /// A size of hostile numbers.
    public mutating func hostileSize() -> CGSize {
        CGSize(width: hostileNumber(), height: hostileNumber())
    }

    /// A point of hostile numbers.
    public mutating func hostilePoint() -> CGPoint {
        CGPoint(x: hostileNumber(), y: hostileNumber())
    }

    /// A rectangle of hostile numbers.
    public mutating func hostileRect() -> CGRect {
        CGRect(origin: hostilePoint(), size: hostileSize())
    }

    /// An anchor of hostile numbers.
    public mutating func hostileAnchor() -> UnitPoint {
        UnitPoint(x: hostileNumber(), y: hostileNumber())
    }

    /// Margins of hostile numbers.
    public mutating func hostileMargins() -> EdgeInsets {
        EdgeInsets(
            top: hostileNumber(), leading: hostileNumber(), bottom: hostileNumber(), trailing: hostileNumber())
    }

    /// A content size of any kind with hostile numbers.
    public mutating func hostileContentSize() -> CanvasContentSize {
        switch Int.random(in: 0...2, using: &self) {
        case 0: .automatic
        case 1: .fixed(width: hostileNumber(), height: hostileNumber())
        default: .atLeast(width: hostileNumber(), height: hostileNumber())
        }
    }

    /// A size from 0 to 200 points, in quarters.
    public mutating func size() -> CGSize {
        CGSize(width: quarters(0...800), height: quarters(0...800))
    }

    /// A frame within 1000 points of the origin, in quarters; now and then without area or with negative extents.
    public mutating func frame() -> CGRect {
        let sides = chance(oneIn: 8) ? -400...400 : 0...800
        return CGRect(
            x: quarters(-4000...4000), y: quarters(-4000...4000), width: quarters(sides), height: quarters(sides))
    }

    /// One of the two directions.
    public mutating func direction() -> LayoutDirection {
        Bool.random(using: &self) ? .leftToRight : .rightToLeft
    }
}
