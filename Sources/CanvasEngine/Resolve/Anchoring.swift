extension LayoutEngine {
    /// Stage 7: works out the size of the canvas and moves the cluster to its place on it.
    ///
    /// The origin is the left and top inset plus the free space times the anchor, which is mirrored in right-to-left.
    /// Without free space the cluster starts at the insets: overflow leaves the canvas at the right and the bottom.
    public static func anchor(
        _ cluster: consuming CanvasCluster, contentSize: CanvasContentSize, insets: CanvasInsets,
        contentAnchor: UnitPoint, layoutDirection: LayoutDirection
    ) -> CanvasResolution {
        let canvas = self.contentSize(contentSize, clusterSize: cluster.bounds.size, insets: insets)
        let slack = slack(on: canvas, clusterSize: cluster.bounds.size, insets: insets)
        let anchorX = layoutDirection == .rightToLeft ? 1 - contentAnchor.x : contentAnchor.x
        let origin = CGPoint(
            x: insets.left + share(anchorX, of: slack.width),
            y: insets.top + share(contentAnchor.y, of: slack.height))
        if origin != .zero {
            for index in cluster.frames.indices {
                cluster.frames[index].origin.x += origin.x
                cluster.frames[index].origin.y += origin.y
            }
            cluster.transformBoxes { $0 = $0.offsetBy(dx: origin.x, dy: origin.y) }
        }
        return CanvasResolution(
            frames: cluster.frames, contentSize: canvas,
            contentBounds: CGRect(origin: origin, size: cluster.bounds.size), problems: cluster.problems,
            derived: cluster.derived)
    }

    /// The size of the canvas: hugging (cluster and insets), fixed, or the larger of both on each axis.
    public static func contentSize(
        _ contentSize: CanvasContentSize, clusterSize: CGSize, insets: CanvasInsets
    ) -> CGSize {
        let hugging = hugging(clusterSize, insets: insets)
        switch contentSize {
        case .automatic:
            return hugging
        case .fixed(let width, let height):
            return sanitize(CGSize(width: width, height: height))
        case .atLeast(let width, let height):
            let floor = sanitize(CGSize(width: width, height: height))
            return CGSize(width: max(hugging.width, floor.width), height: max(hugging.height, floor.height))
        }
    }

    /// The space that the cluster and the insets leave free on each axis; never negative.
    public static func slack(on canvas: CGSize, clusterSize: CGSize, insets: CanvasInsets) -> CGSize {
        let hugging = hugging(clusterSize, insets: insets)
        // A canvas that hugs leaves exactly nothing; a difference of sums could leave a rounding error.
        return CGSize(
            width: canvas.width > hugging.width ? max(0, canvas.width - insets.horizontal - clusterSize.width) : 0,
            height: canvas.height > hugging.height ? max(0, canvas.height - insets.vertical - clusterSize.height) : 0)
    }

    private static func hugging(_ clusterSize: CGSize, insets: CanvasInsets) -> CGSize {
        CGSize(width: clusterSize.width + insets.horizontal, height: clusterSize.height + insets.vertical)
    }

    /// The fraction of a length; one that is not a number counts as 0, and the product stays within reach.
    private static func share(_ fraction: CGFloat, of length: CGFloat) -> CGFloat {
        guard length > 0, !fraction.isNaN else { return 0 }
        return min(max(fraction * length, -largestCoordinate), largestCoordinate)
    }
}
