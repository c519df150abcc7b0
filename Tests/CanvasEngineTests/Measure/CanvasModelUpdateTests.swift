import CanvasEngine
import TestSupport
import Testing

/// What a change asks for, proved by counting the placements.
struct CanvasModelUpdateTests {
    private let layout = CountingLayout()

    private func configuration(_ change: (inout CanvasConfiguration) -> Void = { _ in }) -> CanvasConfiguration {
        var configuration = CanvasConfiguration(layout: layout)
        change(&configuration)
        return configuration
    }

    private func items(_ ids: [String], side: CGFloat = 10) -> CanvasItems<[String]> {
        CanvasItems(ids: ids, sizes: Array(repeating: CGSize(width: side, height: side), count: ids.count))
    }

    @Test("The items are placed once at the start")
    func start() {
        let model = CanvasModel(items: items(["a", "b"]), configuration: configuration())
        #expect(layout.calls.placed == 1)
        #expect(model.resolution.contentSize == CGSize(width: 20, height: 10))
        #expect(model.frame(of: "b") == CGRect(x: 10, y: 0, width: 10, height: 10))
        #expect(model.frame(of: "c") == nil)
    }

    @Test("The same state again is nothing, and places nothing")
    func nothing() {
        var model = CanvasModel(items: items(["a", "b"]), configuration: configuration())
        let update = model.update(items: items(["a", "b"]), configuration: configuration())
        #expect(update == .nothing)
        #expect(layout.calls.placed == 1)
    }

    @Test("Another background, indicator, bounce, anchor, overscan or zoom is behaviour, and places nothing")
    func behaviour() {
        let changes: [(inout CanvasBehaviour) -> Void] = [
            { $0.background = .dots() }, { $0.scrollIndicators = .never }, { $0.bounce = .always },
            { $0.initialAnchor = .top }, { $0.overscan = 0 }, { $0.isScrollDisabled = true },
            { $0.deceleration = .fast }, { $0.zoomRange = CanvasZoomRange(minimum: 1, maximum: 2) },
        ]
        var model = CanvasModel(items: items(["a"]), configuration: configuration())
        for (number, change) in changes.enumerated() {
            var changed = model.configuration
            change(&changed.behaviour)
            let update = model.update(items: model.items, configuration: changed)
            #expect(update == .behaviour, "change \(number)")
            #expect(model.configuration == changed, "change \(number)")
        }
        #expect(layout.calls.placed == 1)
    }

    @Test("Another content size, margin, content anchor, direction or item size is layout, and places once")
    func layoutChanges() {
        let changes: [(inout CanvasConfiguration) -> Void] = [
            { $0.contentSize = .fixed(width: 50, height: 50) }, { $0.margins = EdgeInsets(all: 5) },
            { $0.contentAnchor = .top }, { $0.layoutDirection = .rightToLeft },
            { $0.itemSize = CGSize(width: 3, height: 3) },
        ]
        for (number, change) in changes.enumerated() {
            var model = CanvasModel(items: items(["a"]), configuration: configuration())
            let placed = layout.calls.placed
            let update = model.update(items: model.items, configuration: configuration(change))
            #expect(update == .layout, "change \(number)")
            #expect(layout.calls.placed == placed + 1, "change \(number)")
            #expect(
                model.resolution.frames
                    == CanvasModel(items: model.items, configuration: model.configuration).resolution.frames,
                "change \(number)")
        }
    }

    @Test("Items that come, go, change places or sizes are layout")
    func itemChanges() {
        let changes = [
            items(["a"]), items(["a", "b", "c"]), items(["b", "a"]), items(["a", "b"], side: 11), items([]),
        ]
        for changed in changes {
            var model = CanvasModel(items: items(["a", "b"]), configuration: configuration())
            let placed = layout.calls.placed
            let update = model.update(items: changed, configuration: configuration())
            #expect(update == .layout)
            #expect(layout.calls.placed == placed + 1)
            #expect(model.resolution.frames.count == changed.count)
        }
    }

    @Test("A size that a uniform one hides, or an estimate that no item uses, changes nothing")
    func hiddenChanges() {
        let uniform = configuration { $0.itemSize = CGSize(width: 3, height: 3) }
        var model = CanvasModel(items: items(["a", "b"]), configuration: uniform)
        let hidden = model.update(items: items(["a", "b"], side: 99), configuration: uniform)
        #expect(hidden == .nothing)
        var sized = CanvasModel(items: items(["a", "b"]), configuration: configuration())
        let unused = sized.update(
            items: sized.items, configuration: configuration { $0.estimatedItemSize = CGSize(width: 1, height: 1) })
        #expect(unused == .nothing)
        #expect(layout.calls.placed == 2)
    }

    @Test("Layout and behaviour together are layout")
    func both() {
        var model = CanvasModel(items: items(["a"]), configuration: configuration())
        let changed = configuration {
            $0.margins = EdgeInsets(all: 1)
            $0.behaviour.overscan = 0
        }
        let update = model.update(items: model.items, configuration: changed)
        #expect(update == .layout)
        #expect(model.configuration.behaviour.overscan == 0)
    }

    @Test("The layout's cache is kept between placements, and dropped for another layout")
    func cache() {
        var model = CanvasModel(items: items(["a"]), configuration: configuration())
        _ = model.update(items: items(["a", "b"]), configuration: configuration())
        _ = model.update(items: items(["a", "b"]), configuration: configuration { $0.margins = EdgeInsets(all: 1) })
        #expect(layout.calls.made == 1)
        #expect(layout.calls.updated == 2)
        #expect(layout.calls.wasUnique.allSatisfy { $0 })
        var other = layout
        other.parameter = 1
        let update = model.update(items: items(["a", "b"]), configuration: CanvasConfiguration(layout: other))
        #expect(update == .layout)
        #expect(layout.calls.made == 2)
        #expect(layout.calls.updated == 2)
        #expect(layout.calls.placed == 4)
    }

    /// A layout whose cache counts the placements, whatever its parameter is.
    private struct LastingLayout: LastingCacheLayout, Equatable {
        var parameter = 0

        func makeCache(itemCount: Int) -> Int { 0 }

        func place(_ items: CanvasLayoutItems, in proposal: CanvasProposal, cache: inout Int) -> CanvasLayoutResult {
            cache += 1
            return CanvasLayoutResult(
                frames: items.map { CGRect(origin: .zero, size: $0.size) },
                derived: [CanvasDerivedValue("placements", CGFloat(cache))])
        }
    }

    /// A layout with a cache of the same type, which holds something else.
    private struct ForgetfulLayout: CanvasLayout, Equatable {
        func makeCache(itemCount: Int) -> Int { 100 }

        func place(_ items: CanvasLayoutItems, in proposal: CanvasProposal, cache: inout Int) -> CanvasLayoutResult {
            CanvasLayoutResult(frames: items.map { CGRect(origin: .zero, size: $0.size) })
        }
    }

    @Test("A lasting cache is kept for a layout with other values, and dropped for one of another kind")
    func lastingCache() {
        let layouts: [AnyCanvasLayout] = [
            AnyCanvasLayout(LastingLayout()), AnyCanvasLayout(LastingLayout(parameter: 1)), AnyCanvasLayout(.flow()),
            AnyCanvasLayout(LastingLayout(parameter: 1)), AnyCanvasLayout(ForgetfulLayout()),
            AnyCanvasLayout(LastingLayout()),
        ]
        var model = CanvasModel(items: items(["a"]), configuration: CanvasConfiguration(layout: layouts[0]))
        var placements = [model.resolution.derived.first { $0.name == "placements" }]
        for layout in layouts.dropFirst() {
            _ = model.update(items: items(["a"]), configuration: CanvasConfiguration(layout: layout))
            placements.append(model.resolution.derived.first { $0.name == "placements" })
        }
        #expect(placements == [1, 2, nil, 1, nil, 1].map { $0.map { CanvasDerivedValue("placements", $0) } })
    }

    @Test("Sizes given with the items are taken as they are, and broken ones are not a change each time")
    func givenSizes() {
        let sizes = [CGSize(width: 50_000, height: 1), CGSize(width: CGFloat.nan, height: -1)]
        let items = CanvasItems(ids: ["a", "b"], sizes: sizes)
        var model = CanvasModel(items: items, configuration: configuration())
        #expect(model.sizes == [CGSize(width: 50_000, height: 1), .zero])
        let update = model.update(items: items, configuration: configuration())
        #expect(update == .nothing)
        #expect(layout.calls.placed == 1)
    }

    @Test("After any series of updates the canvas is the one that its last state makes by itself", arguments: seeds)
    func series(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var model = CanvasModel(items: items([]), configuration: configuration())
        for round in 0..<200 {
            let names = ["a", "b", "c", "d", "e"].filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
            let sizes = names.map { _ in CGSize(width: CGFloat(Int.random(in: 0...2, using: &random)), height: 5) }
            let unsized = names.indices.filter { _ in Int.random(in: 0...3, using: &random) == 0 }
            let items = CanvasItems(ids: names, sizes: sizes, unsized: unsized)
            let configuration = CanvasConfiguration(
                layout: FlowCanvasLayout(maxWidth: CGFloat(Int.random(in: 1...3, using: &random))),
                layoutDirection: LayoutDirection.allCases.randomElement(using: &random) ?? .leftToRight,
                itemSize: Int.random(in: 0...3, using: &random) == 0 ? CGSize(width: 2, height: 2) : nil,
                behaviour: CanvasBehaviour(overscan: CGFloat(Int.random(in: 0...1, using: &random))))
            let before = (resolution: model.resolution, ids: model.items.ids, behaviour: model.configuration.behaviour)
            let update = model.update(items: items, configuration: configuration)
            let fresh = CanvasModel(items: items, configuration: configuration)
            #expect(model.resolution == fresh.resolution, "seed \(seed), round \(round)")
            #expect(model.outstandingCount == fresh.outstandingCount, "seed \(seed), round \(round)")
            if update != .layout {
                #expect(model.resolution == before.resolution && names == before.ids, "seed \(seed), round \(round)")
                #expect(
                    (update == .behaviour) == (configuration.behaviour != before.behaviour),
                    "seed \(seed), round \(round)")
            }
        }
    }
}
