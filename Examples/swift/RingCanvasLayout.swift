import CanvasEngine
import Glibc

struct RingCanvasLayout: CanvasLayout {
    var radius: CGFloat

    func place(_ items: CanvasLayoutItems, in proposal: CanvasProposal, cache: inout Void) -> CanvasLayoutResult {
        let step = (2 * .pi) / CGFloat(max(items.count, 1))
        return CanvasLayoutResult(
            frames: items.map { item in
                let angle = step * CGFloat(item.index)
                return CGRect(
                    x: radius * cos(angle) - item.size.width / 2, y: radius * sin(angle) - item.size.height / 2,
                    width: item.size.width, height: item.size.height)
            })
    }
}

extension CanvasLayout where Self == RingCanvasLayout {
    static func ring(radius: CGFloat) -> RingCanvasLayout { .init(radius: radius) }
}
