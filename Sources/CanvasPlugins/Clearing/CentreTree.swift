import CanvasEngine

/// A k-d tree over centres whose nodes also know the largest extents below them.
struct CentreTree {
    /// The smallest distance on an axis that counts as one.
    static let leastDistance: CGFloat = 1e-12
    /// The largest number of bodies that are not parted further.
    static let leafSize = 8

    /// A frame: x and y of its centre, width and height.
    typealias Body = SIMD4<CGFloat>

    /// Some bodies that lie near each other.
    struct Node {
        /// The least and the most of each number of the bodies.
        var least: Body
        var most: Body
        /// The bodies.
        var first: Int32
        var end: Int32
        /// The second of the two nodes that part the bodies; the first one follows this node. 0 for a leaf.
        var second: Int32 = 0

        /// Whether the bodies are not parted further.
        var isLeaf: Bool { second == 0 }
        /// Whether no two of the bodies are apart on any axis.
        var isPoint: Bool {
            most.x - least.x < CentreTree.leastDistance && most.y - least.y < CentreTree.leastDistance
        }
    }

    /// The frames in the order of the leaves; of those that are equal in everything, the leaf holds one.
    let bodies: [Body]
    /// The nodes, each before those below it; the first one holds everything.
    let nodes: [Node]

    /// Builds the tree; `spacing` counts as part of the extents.
    init(bodies: [Body], spacing: CGFloat) {
        var (bodies, nodes): ([Body], [Node]) = (bodies, [])
        var typical = SIMD2(repeating: spacing)
        for body in bodies { typical += body.highHalf / CGFloat(bodies.count) }
        nodes.reserveCapacity(bodies.count / 2)
        bodies.withUnsafeMutableBufferPointer { bodies in
            if !bodies.isEmpty { Self.build(from: 0, to: bodies.count, of: bodies, typical: typical, &nodes) }
        }
        (self.bodies, self.nodes) = (bodies, nodes)
    }

    private static func build(
        from first: Int, to end: Int, of bodies: UnsafeMutableBufferPointer<Body>, typical: SIMD2<CGFloat>,
        _ nodes: inout [Node]
    ) {
        let position = nodes.count
        nodes.append(node(from: first, to: end, bodies))
        guard end - first > leafSize else { return }
        guard let axis = axis(parting: nodes[position], typical: typical) else {
            // All are the same frame at the same point: one of them tells as much as all.
            nodes[position].end = nodes[position].first + 1
            return
        }
        let middle = first + (end - first) / 2
        BodySelection(bodies: bodies, axis: axis).place(middle, from: first, to: end - 1)
        build(from: first, to: middle, of: bodies, typical: typical, &nodes)
        nodes[position].second = Int32(truncatingIfNeeded: nodes.count)
        build(from: middle, to: end, of: bodies, typical: typical, &nodes)
    }

    private static func node(from first: Int, to end: Int, _ bodies: UnsafeMutableBufferPointer<Body>) -> Node {
        var (least, most) = (bodies[first], bodies[first])
        for index in first..<end {
            let body = bodies[index]
            least.replace(with: body, where: body .< least)
            most.replace(with: body, where: body .> most)
        }
        return Node(
            least: least, most: most, first: Int32(truncatingIfNeeded: first), end: Int32(truncatingIfNeeded: end))
    }

    /// The number by which the bodies of a node are parted: that which differs most, for bodies at one point an extent.
    ///
    /// A distance is large or small compared with the typical extent on its axis.
    /// - Returns: nil where nothing differs.
    private static func axis(parting node: Node, typical: SIMD2<CGFloat>) -> Int? {
        let range = node.most - node.least
        // Well below the least distance, so that two nodes are mostly together or apart as a whole.
        if max(range.x, range.y) < leastDistance / 16 {
            if range.z > 0 || range.w > 0 { return range.z >= range.w ? 2 : 3 }
            return range.x > 0 ? 0 : range.y > 0 ? 1 : nil
        }
        let (horizontal, vertical) = (range.x * typical.y, range.y * typical.x)
        return horizontal == vertical ? (range.x >= range.y ? 0 : 1) : (horizontal > vertical ? 0 : 1)
    }
}
