import CanvasEngine

/// A tree over centres whose nodes also know the largest extents below them.
///
/// The upper levels halve a grid of cells, which takes one counting sort; bodies that share a cell are parted at their
/// median, level by level.
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
    /// Whether frames were left out because they are equal in everything to another one.
    let hasDuplicates: Bool

    /// Builds the tree; `spacing` counts as part of the extents.
    init(bodies: [Body], spacing: CGFloat) {
        var typical = SIMD2(repeating: spacing)
        for body in bodies { typical += body.highHalf / CGFloat(bodies.count) }
        var (bodies, grid) = (bodies, CentreGrid(of: bodies, typical: typical))
        grid.sort(&bodies)
        var (nodes, hasDuplicates): ([Node], Bool) = ([], false)
        bodies.withUnsafeMutableBufferPointer { bodies in
            var builder = CentreTreeBuilder(bodies: bodies, grid: grid, typical: typical)
            builder.build()
            (nodes, hasDuplicates) = (builder.nodes, builder.hasDuplicates)
        }
        (self.bodies, self.nodes, self.hasDuplicates) = (bodies, nodes, hasDuplicates)
    }
}
