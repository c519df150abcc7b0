/// Parts bodies by one of their numbers: C. A. R. Hoare's selection.
struct BodySelection {
    let bodies: UnsafeMutableBufferPointer<CentreTree.Body>
    /// The number to part by, from 0 to 3.
    let axis: Int

    /// Exchanges bodies until none before the middle has a larger number and none behind it a smaller one.
    func place(_ middle: Int, from first: Int, to last: Int) {
        var (first, last) = (first, last)
        while first < last {
            let pivot = number(of: pivot(from: first, to: last))
            var (left, right) = (first, last)
            while left <= right {
                // Both stop at equal numbers, so that many of them halve the work as others do.
                while number(of: left) < pivot { left &+= 1 }
                while number(of: right) > pivot { right &-= 1 }
                if left <= right {
                    bodies.swapAt(left, right)
                    left &+= 1
                    right &-= 1
                }
            }
            if middle <= right {
                last = right
            } else if middle >= left {
                first = left
            } else {
                return
            }
        }
    }

    @inline(__always)
    private func number(of position: Int) -> Double {
        bodies[position][axis]
    }

    /// A position that the order of the bodies cannot foresee, so that none makes the selection slow.
    private func pivot(from first: Int, to last: Int) -> Int {
        var hash = UInt64(truncatingIfNeeded: first) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: last)
        hash = (hash ^ (hash >> 31)) &* 0xBF58_476D_1CE4_E5B9
        return first + Int(truncatingIfNeeded: hash.multipliedFullWidth(by: UInt64(last - first + 1)).high)
    }
}
