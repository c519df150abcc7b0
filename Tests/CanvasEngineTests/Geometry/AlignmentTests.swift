import CanvasEngine
import Testing

/// The named values, as SwiftUI has them.
struct AlignmentTests {
    @Test(
        "A named unit point is the fraction its name says",
        arguments: [
            (UnitPoint.topLeading, 0, 0), (.top, 0.5, 0), (.topTrailing, 1, 0), (.leading, 0, 0.5), (.center, 0.5, 0.5),
            (.trailing, 1, 0.5), (.bottomLeading, 0, 1), (.bottom, 0.5, 1), (.bottomTrailing, 1, 1), (.zero, 0, 0),
        ] as [(UnitPoint, CGFloat, CGFloat)])
    func unitPoints(point: UnitPoint, x: CGFloat, y: CGFloat) {
        #expect(point == UnitPoint(x: x, y: y))
    }

    @Test(
        "A named alignment is the pair its name says",
        arguments: [
            (Alignment.topLeading, .leading, .top), (.top, .center, .top), (.topTrailing, .trailing, .top),
            (.leading, .leading, .center), (.center, .center, .center), (.trailing, .trailing, .center),
            (.bottomLeading, .leading, .bottom), (.bottom, .center, .bottom), (.bottomTrailing, .trailing, .bottom),
        ] as [(Alignment, HorizontalAlignment, VerticalAlignment)])
    func alignments(alignment: Alignment, horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        #expect(alignment == Alignment(horizontal: horizontal, vertical: vertical))
    }

    @Test("Insets are zero, the same on all edges, or one for each edge")
    func insets() {
        #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
        #expect(EdgeInsets(all: 7) == EdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 7))
        #expect(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).leading == 2)
    }
}
