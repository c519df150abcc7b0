extension LayoutEngine {
    /// Stage 6: in right-to-left, flips a normalized cluster about its vertical middle: x becomes width - maxX.
    public static func mirror(
        _ cluster: consuming CanvasCluster, layoutDirection: LayoutDirection
    ) -> CanvasCluster {
        guard layoutDirection == .rightToLeft else { return cluster }
        let width = cluster.bounds.width
        for index in cluster.frames.indices {
            cluster.frames[index].origin.x = width - cluster.frames[index].maxX
        }
        cluster.transformBoxes { $0.origin.x = width - $0.maxX }
        return cluster
    }
}
