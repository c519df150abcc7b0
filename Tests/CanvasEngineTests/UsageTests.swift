import CanvasEngine
import Testing

/// The ways in which an app's author would write the calls; each compiles as it stands and means what it says.
struct UsageTests {
    private let sizes = [CGSize(width: 100, height: 50), CGSize(width: 60, height: 20)]

    @Test("A layout is named by its static member, its type, its wrapping, or not known until run time")
    func layouts() {
        let expected = LayoutEngine.resolve(sizes: sizes, layout: FlowCanvasLayout())
        #expect(LayoutEngine.resolve(sizes: sizes, layout: .flow) == expected)
        #expect(LayoutEngine.resolve(sizes: sizes, layout: .flow()) == expected)
        #expect(
            LayoutEngine.resolve(sizes: sizes, layout: .flow(horizontalSpacing: 8, verticalSpacing: 8)) == expected)
        #expect(LayoutEngine.resolve(sizes: sizes, layout: AnyCanvasLayout(.flow())) == expected)
        #expect(LayoutEngine.resolve(sizes: sizes, layout: AnyCanvasLayout(FlowCanvasLayout())) == expected)
        let unknown: any CanvasLayout = FlowCanvasLayout()
        #expect(LayoutEngine.resolve(sizes: sizes, layout: unknown) == expected)
        let grid = LayoutEngine.resolve(sizes: sizes, layout: .grid(columns: 1, alignment: .topLeading))
        #expect(grid.frames[1] == CGRect(x: 0, y: 58, width: 60, height: 20))
    }

    @Test("All arguments of resolve have their labels, and all but two a default")
    func resolveArguments() {
        let full = LayoutEngine.resolve(
            sizes: sizes, layout: .flow(), contentSize: .automatic, margins: EdgeInsets(), contentAnchor: .center,
            layoutDirection: .leftToRight)
        #expect(full == LayoutEngine.resolve(sizes: sizes, layout: .flow()))
        let wrapped = LayoutEngine.resolve(
            sizes: [CGSize(width: 10, height: 10)], layout: AnyCanvasLayout(.grid(columns: 3)),
            contentSize: .atLeast(width: 100, height: 100), margins: .init(top: 1, leading: 2, bottom: 3, trailing: 4),
            contentAnchor: UnitPoint(x: 0, y: 1), layoutDirection: .rightToLeft)
        // Right-to-left: 100 - 6 - 10 = 84 points are free, all of them to the left; 86 above.
        #expect(wrapped.contentBounds == CGRect(x: 88, y: 87, width: 10, height: 10))
        #expect(wrapped.frames == [wrapped.contentBounds])
    }

    @Test("A layout is placed by hand with a cache of its own making")
    func placing() {
        let layout = GridCanvasLayout(columns: 2)
        let items = CanvasLayoutItems(sizes: sizes)
        var cache: Void = layout.makeCache(itemCount: items.count)
        layout.updateCache(&cache, itemCount: items.count)
        let result = layout.place(items, in: CanvasProposal(width: 300, height: nil), cache: &cache)
        #expect(result.frames.count == 2)
        #expect(result.bounds == CGRect(x: 0, y: 0, width: 168, height: 50))
        let wrapped = AnyCanvasLayout(layout)
        var erased = wrapped.makeCache(itemCount: 2)
        #expect(wrapped.place(items, in: .unspecified, cache: &erased) == result)
    }

    @Test("A layout with a cache needs no more than its two functions")
    func cachedLayout() {
        struct Strip: CanvasLayout {
            func makeCache(itemCount: Int) -> [CGFloat] { [] }
            func place(
                _ items: CanvasLayoutItems, in proposal: CanvasProposal, cache: inout [CGFloat]
            ) -> CanvasLayoutResult {
                cache.append(proposal.width ?? 0)
                return CanvasLayoutResult(
                    frames: items.enumerated().map { index, item in
                        CGRect(x: CGFloat(index) * 10, y: 0, width: item.size.width, height: item.size.height)
                    })
            }
        }
        #expect(LayoutEngine.resolve(sizes: sizes, layout: Strip()).frames[1].minX == 10)
    }

    @Test("A publisher is kept in a constant or in a variable, and asked anywhere")
    func publisher() {
        struct Host {
            var publisher = ViewportPublisher()
            func publishes(_ viewport: CanvasViewport) -> Bool { publisher.shouldPublish(viewport) }
        }
        let host = Host()
        let viewport = CanvasViewport(
            visibleRect: CGRect(x: 0, y: 0, width: 390, height: 844), contentSize: CGSize(width: 1000, height: 1000),
            isDragging: false, isDecelerating: false)
        #expect(host.publishes(viewport))
        #expect(!host.publishes(viewport))
        host.publisher.reset()
        #expect(host.publishes(viewport))
    }

    @Test("Backgrounds, tiles and shapes are compared by value")
    func backgrounds() {
        let dots: CanvasBackground = .dots(spacing: 20, radius: 2, color: .gray)
        #expect(dots.tileSize == CGSize(width: 20, height: 20))
        let shapes = dots.tileShapes(size: CGSize(width: 20, height: 20))
        guard case .ellipse(let rect)? = shapes.first else {
            Issue.record("a dot is an ellipse")
            return
        }
        #expect(rect == CGRect(x: 8, y: 8, width: 4, height: 4))
        #expect(CanvasBackground.none != .dots())
        #expect(CanvasBackground.grid(spacing: 40) == .grid())
    }
}
