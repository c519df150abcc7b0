import CanvasEngine

/// The sums that the least-squares factors are made of, from centres around their means.
struct CentreSums {
    /// The sum of conj(p) q.
    var direct = PlaneVector(x: 0, y: 0)
    /// The sum of p q.
    var mirrored = PlaneVector(x: 0, y: 0)
    /// The sum, and the largest, of the squared lengths of p.
    var squares: CGFloat = 0
    var largestSquare: CGFloat = 0

    /// Takes in the centre of an item, before and now.
    mutating func add(_ old: PlaneVector, _ new: PlaneVector) {
        direct = direct + old.conjugate * new
        mirrored = mirrored + old * new
        let square = old.x * old.x + old.y * old.y
        squares += square
        largestSquare = max(largestSquare, square)
    }
}
