import CanvasEngine
import Testing

/// What a viewport sees does not grow with the canvas.
struct VirtualizationTests {
    /// 5 000 tiles of 160 in 71 columns, 8 apart: 71 full rows, the last of 30.
    private static let wall = LayoutEngine.resolve(
        sizes: Array(repeating: CGSize(width: 160, height: 160), count: 5000), layout: .grid(columns: 71))

    @Test("The wall is 71 columns and 71 rows of 168, without the last gap")
    func wall() {
        #expect(Self.wall.contentSize == CGSize(width: 71 * 168 - 8, height: 71 * 168 - 8))
    }

    @Test("No viewport of 390 x 844 sees more than 28 of 5 000 tiles, and a sweep sees all of them")
    func sweep() {
        let index = SpatialIndex(frames: Self.wall.frames)
        var camera = CanvasCamera(
            viewportSize: CGSize(width: 390, height: 844), contentSize: Self.wall.contentSize,
            initialAnchor: .topLeading)
        var seen = Set<Int>()
        var most = 0
        // 84 by 84 views, 143 and 133 apart: less than a viewport, and at ever other offsets within a tile.
        for row in 0..<84 {
            for column in 0..<84 {
                camera.scroll(to: CGPoint(x: 143 * column, y: 133 * row))
                let visible = index.indices(intersecting: camera.visibleRect)
                most = max(most, visible.count)
                seen.formUnion(visible)
            }
        }
        // Tile k is in sight while 168 k lies in an open interval of 390 + 160 points: 4 columns; of 844 + 160: 6 rows.
        #expect(most == 24)
        #expect(most <= 28)
        #expect(seen.count == 5000)
    }

    @Test(
        "A viewport sees the tiles between its edges, row by row", arguments: [(0, 0), (100, 100), (4, 160), (159, 3)])
    func byHand(x: Int, y: Int) {
        let index = SpatialIndex(frames: Self.wall.frames)
        let rect = CGRect(x: x, y: y, width: 390, height: 844)
        // Tile k covers 168 k to 168 k + 160.
        let columns = (0..<71).filter { 168 * $0 < x + 390 && x < 168 * $0 + 160 }
        let rows = (0..<71).filter { 168 * $0 < y + 844 && y < 168 * $0 + 160 }
        #expect(index.indices(intersecting: rect) == rows.flatMap { row in columns.map { row * 71 + $0 } })
    }

    @Test("Culling is right at every scale", arguments: [0.1, 0.5, 1, 2, 7.5] as [CGFloat])
    func scales(scale: CGFloat) {
        let index = SpatialIndex(frames: Self.wall.frames)
        var camera = CanvasCamera(
            viewportSize: CGSize(width: 390, height: 844), contentSize: Self.wall.contentSize,
            zoomRange: CanvasZoomRange(minimum: 0.1, maximum: 10))
        camera.zoom(to: scale, about: CGPoint(x: 5000, y: 5000))
        let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
        let expected = Self.wall.frames.indices.filter { item in
            let frame = Self.wall.frames[item]
            let corner = camera.screenPoint(of: frame.origin)
            return CGRect(x: corner.x, y: corner.y, width: frame.width * scale, height: frame.height * scale)
                .intersects(screen)
        }
        #expect(index.indices(intersecting: camera.visibleRect) == expected)
    }

    @Test("What enters and leaves on the way keeps exactly the visible items alive")
    func recycling() {
        let index = SpatialIndex(frames: Self.wall.frames)
        var camera = CanvasCamera(
            viewportSize: CGSize(width: 390, height: 844), contentSize: Self.wall.contentSize)
        var visible: [Int] = []
        var alive = Set<Int>()
        for step in 0..<200 {
            camera.pan(by: CGSize(width: (step % 7) * 40 - 100, height: (step % 5) * 60 - 130))
            let now = index.indices(intersecting: camera.realizedRect())
            let change = VisibilityChange(from: visible, to: now)
            #expect(alive.isDisjoint(with: change.entered) && alive.isSuperset(of: change.left))
            alive.subtract(change.left)
            alive.formUnion(change.entered)
            visible = now
            #expect(alive.sorted() == now)
        }
    }

    @Test("A strip of one row, a billion points wide, is found by its place")
    func strip() {
        let frames = (0..<1000).map { CGRect(x: $0 * 1_000_000, y: 0, width: 999_992, height: 10) }
        let index = SpatialIndex(frames: frames)
        #expect(index.indices(intersecting: CGRect(x: 500_999_990, y: 0, width: 20, height: 10)) == [500, 501])
        #expect(index.indices(intersecting: CGRect(x: 999_999_992, y: 0, width: 1e9, height: 10)) == [])
        #expect(index.indices(intersecting: CGRect(x: 0, y: 0, width: 1e9, height: 10)) == Array(0..<1000))
    }

    @Test("The model's index is of the frames as they are now")
    func modelIndex() {
        let configuration = CanvasConfiguration(layout: .grid(columns: 1, verticalSpacing: 0))
        var model = CanvasModel(items: CanvasItems(ids: 0..<10), configuration: configuration)
        func seen(_ model: inout CanvasModel<Range<Int>>) -> [Int] {
            model.index.indices(intersecting: CGRect(x: 0, y: 110, width: 10, height: 20))
        }
        #expect(seen(&model) == [0, 1])
        #expect(seen(&model) == [0, 1])
        _ = model.measureNextChunk { _ in CGSize(width: 20, height: 20) }
        #expect(seen(&model) == [5, 6])
        _ = model.update(items: CanvasItems(ids: 0..<5), configuration: configuration)
        #expect(seen(&model) == [])
    }
}
