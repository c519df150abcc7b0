import CanvasEngine

/// The search behind `clearingScale`: branch and bound over pairs of tree nodes.
///
/// The largest extents of two nodes and the distance between them give a factor that no pair of their bodies exceeds. Two
/// nodes are looked into only where that exceeds the best pair so far. The neighbours within each leaf are looked at
/// first: they bring the factor close to its end, and then only the neighbourhood of a node remains.
package struct ClearingSearch {
    /// The largest factor of a pair so far; at the end, the clearing scale.
    package private(set) var scale: CGFloat = 0
    /// The number of pairs of nodes and pairs of frames that were looked at.
    package private(set) var visits = 0
    /// Whether there are frames at the same point, which no scale parts.
    package private(set) var hasCoincidentFrames = false

    private let tree: CentreTree
    private let spacing: CGFloat

    /// Prepares a search; see `clearingScale`.
    package init(centres: [CGPoint], sizes: [CGSize], spacing: CGFloat) {
        var bodies: [CentreTree.Body] = []
        bodies.reserveCapacity(centres.count)
        for (centre, size) in zip(centres, sizes) {
            let body = CentreTree.Body(centre.x, centre.y, size.width, size.height)
            if body * 0 == .zero { bodies.append(body) }
        }
        self.spacing = spacing.isFinite ? spacing : 0
        tree = CentreTree(bodies: bodies, spacing: self.spacing)
    }

    /// Finds the scale.
    package mutating func run() {
        guard !tree.nodes.isEmpty else { return }
        tree.bodies.withUnsafeBufferPointer { bodies in
            tree.nodes.withUnsafeBufferPointer { nodes in
                var walk = Walk(bodies: bodies, nodes: nodes, spacing: spacing)
                for node in nodes where node.isLeaf { walk.compareWithin(node) }
                walk.part(0)
                (scale, visits) = (min(walk.scale, .greatestFiniteMagnitude), walk.visits)
                hasCoincidentFrames = walk.hasCoincidentFrames || tree.hasDuplicates
            }
        }
    }
}

extension ClearingSearch {
    /// The search while it reads the tree.
    private struct Walk {
        let bodies: UnsafeBufferPointer<CentreTree.Body>
        let nodes: UnsafeBufferPointer<CentreTree.Node>
        let spacing: CGFloat
        var scale: CGFloat = 0
        var visits = 0
        var hasCoincidentFrames = false

        /// Compares the bodies of one leaf with each other.
        mutating func compareWithin(_ leaf: CentreTree.Node) {
            for index in leaf.first..<leaf.end {
                compare(bodies[Int(index)], from: index + 1, to: leaf.end)
            }
        }

        /// Looks for pairs between the parts of a node, and within them.
        mutating func part(_ position: Int) {
            let node = nodes[position]
            if node.isLeaf { return }
            if node.isPoint {
                hasCoincidentFrames = true
                return
            }
            part(position + 1)
            part(Int(node.second))
            search(position + 1, Int(node.second))
        }

        /// Looks for pairs with one body in each of the nodes.
        mutating func search(_ one: Int, _ other: Int) {
            visits &+= 1
            let (first, second) = (nodes[one], nodes[other])
            guard mayExceed(first.least, first.most, second) else { return }
            if first.isLeaf && second.isLeaf {
                for index in first.first..<first.end {
                    let body = bodies[Int(index)]
                    if mayExceed(body, body, second) { compare(body, from: second.first, to: second.end) }
                }
            } else if second.isLeaf || !first.isLeaf && first.end - first.first >= second.end - second.first {
                search(one + 1, other)
                search(Int(first.second), other)
            } else {
                search(one, other + 1)
                search(one, Int(second.second))
            }
        }

        /// Whether a pair of the two may raise the scale.
        ///
        /// The largest extents and the smallest distances give a factor that no pair exceeds.
        private mutating func mayExceed(
            _ least: CentreTree.Body, _ most: CentreTree.Body, _ node: CentreTree.Node
        ) -> Bool {
            let tiny = CentreTree.leastDistance
            let apart = (node.least - most, least - node.most)
            let nearX = max(apart.0.x, apart.1.x)
            let nearY = max(apart.0.y, apart.1.y)
            if nearX < tiny && nearY < tiny {
                let far = (node.most - least, most - node.least)
                let isPoint = max(far.0.x, far.1.x) < tiny && max(far.0.y, far.1.y) < tiny
                hasCoincidentFrames = hasCoincidentFrames || isPoint
                return !isPoint
            }
            let extents = (most + node.most) / 2 + spacing
            let horizontal = nearX < tiny ? .infinity : extents.z / nearX
            let vertical = nearY < tiny ? .infinity : extents.w / nearY
            return min(horizontal, vertical) > scale
        }

        /// Raises the scale by the pairs of a body with each of a stretch.
        private mutating func compare(_ body: CentreTree.Body, from first: Int32, to end: Int32) {
            visits &+= Int(end - first)
            let tiny = CentreTree.leastDistance
            for index in first..<end {
                let other = bodies[Int(index)]
                let (dx, dy) = (abs(other.x - body.x), abs(other.y - body.y))
                let (isBeside, isBelow) = (dx >= tiny, dy >= tiny)
                let width = (body.z + other.z) / 2 + spacing
                let height = (body.w + other.w) / 2 + spacing
                if !isBeside && !isBelow {
                    hasCoincidentFrames = true
                    continue
                }
                // Multiplied first: hardly a pair needs the divisions.
                guard !isBeside || width > scale * dx, !isBelow || height > scale * dy else { continue }
                scale = max(scale, min(isBeside ? width / dx : .infinity, isBelow ? height / dy : .infinity))
            }
        }
    }
}
