import CanvasEngine

import func Glibc.atan2

/// A vector of the plane, which multiplies as a complex number.
struct PlaneVector: Hashable, Sendable {
    let x: CGFloat
    let y: CGFloat

    /// The vector with the other sign of y.
    var conjugate: PlaneVector { PlaneVector(x: x, y: -y) }
    /// The length.
    var length: CGFloat { (x * x + y * y).squareRoot() }
    /// The angle in degrees from the x axis, clockwise as y grows downward; above -180 and at most 180.
    var degrees: CGFloat { atan2(y, x) * 180 / .pi }

    static func + (left: PlaneVector, right: PlaneVector) -> PlaneVector {
        PlaneVector(x: left.x + right.x, y: left.y + right.y)
    }

    static func - (left: PlaneVector, right: PlaneVector) -> PlaneVector {
        PlaneVector(x: left.x - right.x, y: left.y - right.y)
    }

    static func * (left: PlaneVector, right: PlaneVector) -> PlaneVector {
        PlaneVector(x: left.x * right.x - left.y * right.y, y: left.x * right.y + left.y * right.x)
    }

    static func / (vector: PlaneVector, number: CGFloat) -> PlaneVector {
        PlaneVector(x: vector.x / number, y: vector.y / number)
    }
}
