extension LayoutEngine {
    /// Stage 5: shifts the cluster so that its bounding box starts at (0, 0).
    public static func normalize(_ cluster: consuming CanvasCluster) -> CanvasCluster {
        let shift = cluster.bounds.origin
        guard shift != .zero else { return cluster }
        for index in cluster.frames.indices {
            cluster.frames[index].origin.x -= shift.x
            cluster.frames[index].origin.y -= shift.y
        }
        cluster.transformBoxes { $0 = $0.offsetBy(dx: -shift.x, dy: -shift.y) }
        cluster.bounds.origin = .zero
        return cluster
    }
}
