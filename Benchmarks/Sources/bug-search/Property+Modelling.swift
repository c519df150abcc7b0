import CanvasEngine
import RandomCanvas

extension Property {
    /// The model of a canvas.
    static let modelling = [
        Property(name: "after any series of updates the model is a fresh one") { random in
            var state = randomState(&random)
            var model = CanvasModel(items: state.items, configuration: state.configuration)
            for _ in 0..<8 {
                let before = model.resolution
                state = randomState(&random)
                let update = model.update(items: state.items, configuration: state.configuration)
                let fresh = CanvasModel(items: state.items, configuration: state.configuration)
                if model.resolution != fresh.resolution { return "\(update): \(state)" }
                if update != .layout && model.resolution != before { return "moved without saying so: \(state)" }
            }
            return nil
        },
        Property(name: "measuring and updating in any order ends where measuring first would") { random in
            func size(_ id: Int) -> CGSize { CGSize(width: (id * 37) % 90 + 1, height: (id * 53) % 60 + 1) }
            var ids = Array(0..<Int.random(in: 0...500, using: &random))
            let configuration = CanvasConfiguration(layout: .flow(maxWidth: 300))
            var model = CanvasModel(items: CanvasItems(ids: ids), configuration: configuration)
            var viewport = CanvasViewport()
            for _ in 0..<12 {
                switch Int.random(in: 0...4, using: &random) {
                case 0:
                    ids =
                        Array(ids.shuffled(using: &random).dropLast(2)) + [Int.random(in: 1000...2000, using: &random)]
                    _ = model.update(items: CanvasItems(ids: ids), configuration: configuration)
                case 1: viewport.isDragging.toggle()
                case 2: model.remeasure(ids.prefix(3))
                default:
                    let (before, wasIdle) = (model.resolution, model.outstandingCount == 0)
                    let answer = model.measureNextChunk(viewport: viewport, measure: size)
                    if viewport.isMoving && answer == .settled { return "settled while moving: \(ids)" }
                    if answer != .settled && model.resolution != before { return "\(answer) moved: \(ids)" }
                    if wasIdle && !(answer == .idle || answer == .settled || answer == .waiting) {
                        return "\(answer) with nothing to do: \(ids)"
                    }
                }
            }
            while model.measureNextChunk(measure: size) != .idle {}
            let expected = LayoutEngine.resolve(sizes: ids.map(size), layout: .flow(maxWidth: 300))
            return model.resolution == expected ? nil : "\(ids)"
        },
    ]

    private static func randomState(
        _ random: inout SplitMix64
    ) -> (items: CanvasItems<[Int]>, configuration: CanvasConfiguration) {
        let ids = Array(0..<Int.random(in: 0...6, using: &random)).shuffled(using: &random)
        let sizes = ids.map { _ in random.chance(oneIn: 10) ? random.hostileSize() : CGSize(width: 10, height: 10) }
        let unsized = ids.indices.filter { _ in random.chance(oneIn: 3) }
        let layouts = [
            AnyCanvasLayout(.flow(maxWidth: 30)), AnyCanvasLayout(.grid(columns: 2)), AnyCanvasLayout(.flow()),
        ]
        let configuration = CanvasConfiguration(
            layout: random.pick(layouts, else: layouts[0]),
            contentSize: random.chance(oneIn: 4) ? random.hostileContentSize() : .automatic,
            margins: random.chance(oneIn: 4) ? random.hostileMargins() : EdgeInsets(all: 5),
            layoutDirection: random.direction(),
            itemSize: random.chance(oneIn: 4) ? CGSize(width: 3, height: 3) : nil,
            behaviour: CanvasBehaviour(overscan: random.quarters(0...2)))
        return (CanvasItems(ids: ids, sizes: sizes, unsized: unsized), configuration)
    }
}
