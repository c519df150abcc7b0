import CanvasEngine
import Testing

/// Measuring, proved by counting the calls of the layout and of the measuring closure.
struct CanvasModelMeasuringTests {
    private let layout = CountingLayout()
    private let dragged = CanvasViewport(isDragging: true)
    private let gliding = CanvasViewport(isDecelerating: true)
    private let resting = CanvasViewport()

    private func model(
        _ ids: Range<Int>, _ change: (inout CanvasConfiguration) -> Void = { _ in }
    ) -> CanvasModel<Range<Int>> {
        var configuration = CanvasConfiguration(layout: layout)
        change(&configuration)
        return CanvasModel(items: CanvasItems(ids: ids), configuration: configuration)
    }

    /// Measures until nothing is left, and returns the answers; every item is as wide as its id.
    private func measureAll(
        _ model: inout CanvasModel<Range<Int>>, measured: inout [Int]
    ) -> [CanvasMeasuring] {
        var answers: [CanvasMeasuring] = []
        repeat {
            answers.append(
                model.measureNextChunk { id in
                    measured.append(id)
                    return CGSize(width: id, height: 1)
                })
        } while answers.last != .idle && answers.count < 100
        return answers
    }

    @Test("Items are placed by estimate first, measured in chunks of 200, and placed once more at the end")
    func chunks() {
        var model = model(0..<450)
        #expect(model.resolution.contentSize == CGSize(width: 450 * 120, height: 120))
        var measured: [Int] = []
        let answers = measureAll(&model, measured: &measured)
        #expect(answers == [.measured(remaining: 250), .measured(remaining: 50), .settled, .idle])
        #expect(measured == Array(0..<450))
        #expect(layout.calls.placed == 2)
        // 0 + 1 + … + 449 = 449 * 450 / 2.
        #expect(model.resolution.contentSize == CGSize(width: 101_025, height: 1))
        #expect(model.outstandingCount == 0)
    }

    @Test("A chunk that is exactly full is the last one")
    func fullChunk() {
        var model = model(0..<200)
        var measured: [Int] = []
        #expect(measureAll(&model, measured: &measured) == [.settled, .idle])
        #expect(layout.calls.placed == 2)
    }

    @Test("While the viewport moves nothing is measured or placed, and one placement comes when it stops")
    func moving() {
        var model = model(0..<250)
        var measured = 0
        func step(_ viewport: CanvasViewport) -> CanvasMeasuring {
            model.measureNextChunk(viewport: viewport) { id in
                measured += 1
                return CGSize(width: id, height: 1)
            }
        }
        #expect([dragged, gliding, dragged].map(step) == [.waiting, .waiting, .waiting])
        #expect(measured == 0)
        #expect(step(resting) == .measured(remaining: 50))
        #expect([dragged, gliding].map(step) == [.waiting, .waiting])
        #expect(measured == 200)
        #expect(layout.calls.placed == 1)
        #expect(step(resting) == .settled)
        #expect(measured == 250)
        #expect(layout.calls.placed == 2)
        #expect([resting, dragged].map(step) == [.idle, .idle])
        #expect(layout.calls.placed == 2)
    }

    @Test("Measurements that agree with the estimate place nothing anew")
    func agreeing() {
        var model = model(0..<10)
        let answer = model.measureNextChunk { _ in CGSize(width: 120, height: 120) }
        #expect(answer == .settled)
        #expect(layout.calls.placed == 1)
    }

    @Test("A uniform size measures nothing")
    func uniform() {
        var model = model(0..<1000) { $0.itemSize = CGSize(width: 2, height: 2) }
        var measured: [Int] = []
        #expect(measureAll(&model, measured: &measured) == [.idle])
        #expect(measured.isEmpty)
        #expect(layout.calls.placed == 1)
        #expect(model.resolution.contentSize == CGSize(width: 2000, height: 2))
    }

    @Test("Given sizes are not measured, the others are")
    func partlyGiven() {
        var model = CanvasModel(
            items: CanvasItems(
                ids: ["a", "b", "c"], sizes: [CGSize(width: 20_000, height: 1), .zero, CGSize(width: 3, height: 1)],
                unsized: [1]),
            configuration: CanvasConfiguration(layout: layout, estimatedItemSize: CGSize(width: 7, height: 7)))
        #expect(model.resolution.contentSize == CGSize(width: 20_010, height: 7))
        var measured: [String] = []
        let answer = model.measureNextChunk { id in
            measured.append(id)
            return CGSize(width: 1e9, height: CGFloat.nan)
        }
        #expect(answer == .settled)
        #expect(measured == ["b"])
        #expect(model.frame(of: "b") == CGRect(x: 20_000, y: 0, width: 10_000, height: 0))
        #expect(model.resolution.contentSize == CGSize(width: 30_003, height: 1))
    }

    @Test("Items that are still there keep their sizes when others come and go or the order changes")
    func survivors() {
        func items(_ ids: [Int]) -> CanvasItems<[Int]> { CanvasItems(ids: ids) }
        let configuration = CanvasConfiguration(layout: layout)
        var model = CanvasModel(items: items([1, 2, 3, 4]), configuration: configuration)
        var measured: [Int] = []
        func measure() -> CanvasMeasuring {
            model.measureNextChunk { id in
                measured.append(id)
                return CGSize(width: id, height: 1)
            }
        }
        #expect(measure() == .settled)
        // Reordered: nothing to measure.
        _ = model.update(items: items([4, 3, 2, 1]), configuration: configuration)
        #expect(model.resolution.frames.map(\.width) == [4, 3, 2, 1])
        #expect(measure() == .idle)
        // One inserted: only it is estimated, and then measured.
        _ = model.update(items: items([4, 9, 3, 2, 1]), configuration: configuration)
        #expect(model.resolution.frames.map(\.width) == [4, 120, 3, 2, 1])
        #expect(measure() == .settled)
        #expect(model.resolution.frames.map(\.width) == [4, 9, 3, 2, 1])
        // Some removed: nothing to measure. One comes back: it was forgotten.
        _ = model.update(items: items([9, 1]), configuration: configuration)
        #expect(measure() == .idle)
        #expect(model.measurements.count == 2)
        _ = model.update(items: items([9, 1, 2]), configuration: configuration)
        #expect(measure() == .settled)
        #expect(measured == [1, 2, 3, 4, 9, 2])
    }

    @Test("An update that places nothing leaves a measurement in progress as it is")
    func behaviourWhileMeasuring() {
        var model = model(0..<300)
        var measured: [Int] = []
        let first = model.measureNextChunk { _ in CGSize(width: 1, height: 1) }
        #expect(first == .measured(remaining: 100))
        var configuration = model.configuration
        configuration.behaviour.overscan = 0
        let update = model.update(items: model.items, configuration: configuration)
        #expect(update == .behaviour)
        #expect(layout.calls.placed == 1)
        #expect(measureAll(&model, measured: &measured) == [.settled, .idle])
        #expect(measured == Array(200..<300))
        #expect(layout.calls.placed == 2)
    }

    @Test("Items with the same id are measured once")
    func duplicates() {
        var model = CanvasModel(
            items: CanvasItems(ids: ["a", "b", "a", "a"]), configuration: CanvasConfiguration(layout: layout))
        var measured: [String] = []
        let answer = model.measureNextChunk { id in
            measured.append(id)
            return CGSize(width: 5, height: 5)
        }
        #expect(answer == .settled)
        #expect(measured == ["a", "b"])
        #expect(model.resolution.frames.map(\.width) == [5, 5, 5, 5])
    }

    @Test("Items whose content changed are measured again, and keep their old sizes until then")
    func remeasuring() {
        var model = CanvasModel(
            items: CanvasItems(ids: ["a", "b"]), configuration: CanvasConfiguration(layout: layout))
        _ = model.measureNextChunk { _ in CGSize(width: 5, height: 5) }
        model.remeasure(["b", "unknown"])
        #expect(model.outstandingCount == 1)
        _ = model.update(items: CanvasItems(ids: ["b", "a"]), configuration: model.configuration)
        #expect(model.resolution.frames.map(\.width) == [5, 5])
        var measured: [String] = []
        let answer = model.measureNextChunk { id in
            measured.append(id)
            return CGSize(width: 8, height: 8)
        }
        #expect(answer == .settled)
        #expect(measured == ["b"])
        #expect(model.resolution.frames.map(\.width) == [8, 5])
        #expect(layout.calls.placed == 4)
    }

    @Test("The first resolution is by estimate, also of items whose sizes are given")
    func bothPasses() {
        let items = CanvasItems(ids: 0..<3, sizes: (1...3).map { CGSize(width: $0, height: 1) })
        let configuration = CanvasConfiguration(layout: layout, estimatedItemSize: CGSize(width: 50, height: 40))
        let model = CanvasModel(items: items, configuration: configuration)
        #expect(model.firstResolution().frames.map(\.minX) == [0, 50, 100])
        #expect(model.resolution.frames.map(\.minX) == [0, 1, 3])
        #expect(layout.calls.made == 2)
        let uniform = CanvasModel(
            items: items, configuration: CanvasConfiguration(layout: layout, itemSize: CGSize(width: 2, height: 2)))
        #expect(uniform.firstResolution() == uniform.resolution)
    }

    @Test("A canvas of a million items of one size has nothing to measure and nothing per id")
    func million() {
        let model = model(0..<1_000_000) { $0.itemSize = CGSize(width: 1, height: 1) }
        #expect(model.outstandingCount == 0)
        #expect(model.measurements.isEmpty)
        #expect(model.resolution.contentSize == CGSize(width: 1_000_000, height: 1))
    }
}
