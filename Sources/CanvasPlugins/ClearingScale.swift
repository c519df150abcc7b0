import CanvasEngine

/// The smallest scale of the centres at which no two items come closer than `spacing`, in points.
///
/// The maximum over all pairs of min(((wi + wj) / 2 + spacing) / |dx|, ((hi + hj) / 2 + spacing) / |dy|). A distance
/// below 1e-12 on an axis counts as none, and pairs at the same point are skipped. 0 when there is no pair.
func clearingScale(centres: [CGPoint], sizes: [CGSize], spacing: CGFloat) -> CGFloat {
    var scale: CGFloat = 0
    for first in centres.indices {
        for second in 0..<first {
            let dx = abs(centres[first].x - centres[second].x)
            let dy = abs(centres[first].y - centres[second].y)
            let width = (sizes[first].width + sizes[second].width) / 2 + spacing
            let height = (sizes[first].height + sizes[second].height) / 2 + spacing
            let needed = min(dx < 1e-12 ? .infinity : width / dx, dy < 1e-12 ? .infinity : height / dy)
            if needed.isFinite, needed > scale { scale = needed }
        }
    }
    return scale
}
