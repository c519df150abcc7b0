import CanvasEngine

/// Makes the nodes of a `CentreTree`.
struct CentreTreeBuilder {
    typealias Body = CentreTree.Body

    /// The bodies in the order of the grid's cells.
    private let bodies: UnsafeMutableBufferPointer<Body>
    private let grid: CentreGrid
    /// The typical extents: a distance is large or small compared with them.
    private let typical: SIMD2<CGFloat>
    /// The nodes so far.
    private(set) var nodes: [CentreTree.Node] = []
    /// Whether a leaf leaves out frames that are equal in everything to the one it holds.
    private(set) var hasDuplicates = false

    init(bodies: UnsafeMutableBufferPointer<Body>, grid: CentreGrid, typical: SIMD2<CGFloat>) {
        self.bodies = bodies
        self.grid = grid
        self.typical = typical
    }

    /// Makes all nodes.
    mutating func build() {
        guard !bodies.isEmpty else { return }
        nodes.reserveCapacity(bodies.count / 2)
        build(fromCell: 0, count: grid.cellCount)
    }

    /// Makes the node of the bodies in some neighbouring cells, whose number is a power of two.
    private mutating func build(fromCell first: Int, count: Int) {
        var (first, half) = (first, count / 2)
        // A half without bodies needs no node.
        while half > 0 {
            if grid.starts[first] == grid.starts[first + half] {
                first += half
            } else if grid.starts[first + half] != grid.starts[first + 2 * half] {
                break
            }
            half /= 2
        }
        let stretch = Int(grid.starts[first])..<Int(grid.starts[first + max(1, 2 * half)])
        if half == 0 || stretch.count <= CentreTree.leafSize { return build(stretch) }
        let position = nodes.count
        nodes.append(CentreTree.Node(least: .zero, most: .zero, first: 0, end: 0))
        build(fromCell: first, count: half)
        let second = nodes.count
        build(fromCell: first + half, count: half)
        join(position, second: second)
    }

    /// Makes the node of a stretch of bodies, parted at the median as long as it is too long for a leaf.
    private mutating func build(_ stretch: Range<Int>) {
        let position = nodes.count
        nodes.append(node(of: stretch))
        guard stretch.count > CentreTree.leafSize else { return }
        guard let axis = axis(parting: nodes[position]) else {
            // All are the same frame at the same point: one of them tells as much as all.
            nodes[position].end = nodes[position].first + 1
            hasDuplicates = true
            return
        }
        let middle = stretch.lowerBound + stretch.count / 2
        BodySelection(bodies: bodies, axis: axis).place(middle, from: stretch.lowerBound, to: stretch.upperBound - 1)
        build(stretch.lowerBound..<middle)
        nodes[position].second = Int32(truncatingIfNeeded: nodes.count)
        build(middle..<stretch.upperBound)
    }

    private func node(of stretch: Range<Int>) -> CentreTree.Node {
        var (least, most) = (bodies[stretch.lowerBound], bodies[stretch.lowerBound])
        for index in stretch {
            let body = bodies[index]
            least.replace(with: body, where: body .< least)
            most.replace(with: body, where: body .> most)
        }
        return CentreTree.Node(
            least: least, most: most, first: Int32(truncatingIfNeeded: stretch.lowerBound),
            end: Int32(truncatingIfNeeded: stretch.upperBound))
    }

    /// Completes a node from the two below it.
    private mutating func join(_ position: Int, second: Int) {
        let (one, other) = (nodes[position + 1], nodes[second])
        nodes[position] = CentreTree.Node(
            least: one.least.replacing(with: other.least, where: other.least .< one.least),
            most: one.most.replacing(with: other.most, where: other.most .> one.most),
            first: one.first, end: other.end, second: Int32(truncatingIfNeeded: second))
    }

    /// The number by which the bodies of a node are parted: that which differs most, for bodies at one point an extent.
    ///
    /// A distance is large or small compared with the typical extent on its axis.
    /// - Returns: nil where nothing differs.
    private func axis(parting node: CentreTree.Node) -> Int? {
        let range = node.most - node.least
        // Well below the least distance, so that two nodes are mostly together or apart as a whole.
        if max(range.x, range.y) < CentreTree.leastDistance / 16 {
            if range.z > 0 || range.w > 0 { return range.z >= range.w ? 2 : 3 }
            return range.x > 0 ? 0 : range.y > 0 ? 1 : nil
        }
        let (horizontal, vertical) = (range.x * typical.y, range.y * typical.x)
        return horizontal == vertical ? (range.x >= range.y ? 0 : 1) : (horizontal > vertical ? 0 : 1)
    }
}
