import CanvasEngine

/// A grid whose cells are numbered so that every halving of the numbers halves the area: G. M. Morton's order.
struct CentreGrid {
    /// The binary logarithms of the numbers of columns and rows.
    private let columnBits: Int
    private let rowBits: Int
    /// The least x and y, and the number of cells for a unit of each.
    private let origin: SIMD2<CGFloat>
    private let cellsPerUnit: SIMD2<CGFloat>
    /// The first body of each cell, and the end of the last one; right once the bodies are sorted.
    private(set) var starts: [UInt32]

    /// The number of cells: a power of two, at most twice the number of bodies.
    var cellCount: Int { 1 << (columnBits + rowBits) }

    /// A grid with about as many cells as there are bodies, each about as much wider than high as the bodies are.
    init(of bodies: [CentreTree.Body], typical: SIMD2<CGFloat>) {
        var least = SIMD2<CGFloat>(repeating: .infinity)
        var most = -least
        for body in bodies {
            least.replace(with: body.lowHalf, where: body.lowHalf .< least)
            most.replace(with: body.lowHalf, where: body.lowHalf .> most)
        }
        let range = most - least
        let bits = bodies.count <= 64 ? 0 : Int.bitWidth - bodies.count.leadingZeroBitCount
        // How many more halvings the horizontal axis takes than the vertical one.
        let excess = Self.logarithm(range.x * typical.y) - Self.logarithm(range.y * typical.x)
        columnBits = min(max((bits + excess) / 2, 0), bits)
        rowBits = bits - columnBits
        origin = least
        let cells = SIMD2(CGFloat(1 << columnBits), CGFloat(1 << rowBits))
        cellsPerUnit = (cells / range).replacing(with: 0, where: range .<= 0)
        starts = [UInt32](repeating: 0, count: 1 << bits + 1)
        starts[1 << bits] = UInt32(truncatingIfNeeded: bodies.count)
    }

    /// The binary logarithm of a length rounded down, within bounds that no sum of two leaves.
    private static func logarithm(_ length: CGFloat) -> Int {
        length > 0 && length.isFinite ? Int(length.exponent) : length > 0 ? 2000 : -2000
    }

    /// Brings the bodies into the order of their cells: a counting sort.
    mutating func sort(_ bodies: inout [CentreTree.Body]) {
        guard cellCount > 1 else { return }
        let codes = bodies.map(code)
        let unsorted = bodies
        var ends = [UInt32](repeating: 0, count: starts.count)
        ends.withUnsafeMutableBufferPointer { ends in
            for code in codes { ends[Int(code)] &+= 1 }
            var end: UInt32 = 0
            for cell in ends.indices {
                end &+= ends[cell]
                ends[cell] = end
            }
            bodies.withUnsafeMutableBufferPointer { bodies in
                // From the last to the first, which turns each cell's end into its start.
                for index in codes.indices.reversed() {
                    let code = Int(codes[index])
                    ends[code] &-= 1
                    bodies[Int(ends[code])] = unsorted[index]
                }
            }
        }
        starts = ends
    }

    /// The number of the cell in which a body lies.
    private func code(of body: CentreTree.Body) -> UInt32 {
        let position = (body.lowHalf - origin) * cellsPerUnit
        let column = Self.clamp(position.x, below: 1 << columnBits)
        let row = Self.clamp(position.y, below: 1 << rowBits)
        let common = UInt32(truncatingIfNeeded: min(columnBits, rowBits))
        let mask = (1 as UInt32) << common &- 1
        let surplus = column >> common | row >> common
        return surplus << (2 * common) | Self.spread(column & mask) << 1 | Self.spread(row & mask)
    }

    private static func clamp(_ position: CGFloat, below limit: Int) -> UInt32 {
        let last = CGFloat(limit - 1)
        return position > 0 ? UInt32(position < last ? position : last) : 0
    }

    /// A 16-bit number with a zero before each of its bits.
    private static func spread(_ number: UInt32) -> UInt32 {
        var bits = number
        bits = (bits | bits << 8) & 0x00FF_00FF
        bits = (bits | bits << 4) & 0x0F0F_0F0F
        bits = (bits | bits << 2) & 0x3333_3333
        return (bits | bits << 1) & 0x5555_5555
    }
}
