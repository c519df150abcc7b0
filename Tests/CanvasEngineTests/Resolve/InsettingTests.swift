import CanvasEngine
import Testing

/// Stage 2.
struct InsettingTests {
    @Test("Leading is left in left-to-right and right in right-to-left")
    func direction() {
        let margins = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let leftToRight = LayoutEngine.insets(for: margins, layoutDirection: .leftToRight)
        #expect(leftToRight == CanvasInsets(top: 1, left: 2, bottom: 3, right: 4))
        let rightToLeft = LayoutEngine.insets(for: margins, layoutDirection: .rightToLeft)
        #expect(rightToLeft == CanvasInsets(top: 1, left: 4, bottom: 3, right: 2))
        #expect(rightToLeft.horizontal == 6)
        #expect(rightToLeft.vertical == 4)
    }

    @Test(
        "A margin that is negative or not finite becomes 0", arguments: [-1, -.infinity, .infinity, .nan] as [CGFloat])
    func broken(margin: CGFloat) {
        for direction in LayoutDirection.allCases {
            let insets = LayoutEngine.insets(for: EdgeInsets(all: margin), layoutDirection: direction)
            #expect(insets == CanvasInsets())
        }
    }
}
