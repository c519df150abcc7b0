import TestSupport

import CanvasEngine

/// Random input for property tests.
extension SplitMix64 {
    /// A whole number of quarter points, so that sums and differences of a few million are exact.
    mutating func quarters(in range: ClosedRange<Int>) -> CGFloat {
        CGFloat(Int.random(in: range, using: &self)) / 4
    }

    /// A number that a careful caller would never pass, or an ordinary one.
    mutating func hostileNumber() -> CGFloat {
        let hostile: [CGFloat] = [
            .nan, -.nan, .signalingNaN, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude,
            -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 0, -0.0, 1e12, 1e12.nextUp,
            1e15,
            1e15.nextUp, -1e15, -1e15.nextUp, -1, 1, 0.1, 9_007_199_254_740_992,
        ]
        return Bool.random(using: &self) ? hostile.randomElement(using: &self) ?? 0 : quarters(in: -4000...4000)
    }

    /// A size of hostile numbers.
    mutating func hostileSize() -> CGSize {
        CGSize(width: hostileNumber(), height: hostileNumber())
    }

    /// A rectangle of hostile numbers.
    mutating func hostileRect() -> CGRect {
        CGRect(x: hostileNumber(), y: hostileNumber(), width: hostileNumber(), height: hostileNumber())
    }

    /// Anchors inside the rectangle, outside of it, and hostile ones.
    mutating func hostileAnchor() -> UnitPoint {
        UnitPoint(x: hostileNumber(), y: hostileNumber())
    }

    /// Margins of hostile numbers.
    mutating func hostileInsets() -> EdgeInsets {
        EdgeInsets(
            top: hostileNumber(), leading: hostileNumber(), bottom: hostileNumber(), trailing: hostileNumber())
    }

    /// One of the three kinds of content size, with hostile numbers.
    mutating func hostileContentSize() -> CanvasContentSize {
        switch Int.random(in: 0...2, using: &self) {
        case 0: .automatic
        case 1: .fixed(width: hostileNumber(), height: hostileNumber())
        default: .atLeast(width: hostileNumber(), height: hostileNumber())
        }
    }

    /// A size between 0 and 200 points, exact in quarters.
    mutating func size() -> CGSize {
        CGSize(width: quarters(in: 0...800), height: quarters(in: 0...800))
    }

    /// A frame somewhere within 1000 points of the origin, exact in quarters.
    mutating func frame() -> CGRect {
        CGRect(
            x: quarters(in: -4000...4000), y: quarters(in: -4000...4000), width: quarters(in: 0...800),
            height: quarters(in: 0...800))
    }
}
