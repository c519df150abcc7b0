import CanvasEngine
import TestSupport
import Testing

@testable import canvas_watch

/// The trace is the engine's own way to its result.
struct PipelineTraceTests {
    private static let layouts = [
        "'flow'", "{ kind: 'grid', columns: 3 }", "'ring'", "{ kind: 'ring', radius: 90, clockwise: false }",
        "'spiral'",
        "{ kind: 'spiral', curve: 'fermat' }", "{ kind: 'clustered', inner: 'ring', groupPadding: 7 }",
    ]

    private static func spec(_ seed: UInt64) -> String {
        var generator = SplitMix64(seed: seed)
        let groups = ["", "a", "b", "c"]
        let items = (0..<generator.below(20)).map { index in
            "{ id: \(index), size: [\(generator.below(200)), \(generator.below(120))], group: '\(groups[generator.below(4)])' }"
        }
        let size = "[\(generator.below(900)), \(generator.below(900))]"
        let canvas = ["'automatic'", "{ fixed: \(size) }", "{ atLeast: \(size) }"][generator.below(3)]
        let margins = (0..<4).map { _ in generator.below(60) }
        return """
            {
              layout: \(layouts[generator.below(layouts.count)]), items: [\(items.joined(separator: ", "))],
              contentSize: \(canvas), layoutDirection: '\(["ltr", "rtl"][generator.below(2)])',
              contentAnchor: [\(generator.below(5)) , \(Double(generator.below(8)) / 4 - 0.5)],
              contentMargins: { top: \(margins[0]), leading: \(margins[1]), bottom: \(margins[2]), trailing: \(margins[3]) },
            }
            """
    }

    @Test("the stages one by one come to what the engine comes to", arguments: 0..<60 as Range<UInt64>)
    func agrees(_ seed: UInt64) throws {
        let spec = Self.spec(seed)
        let rendering = try #require(SpecTexts.rendering(spec), "seed \(seed): \(spec)")
        let trace = PipelineTrace(rendering)
        #expect(trace.resolution == rendering.resolution, "seed \(seed)")
        let origin = CGPoint(
            x: trace.insets.left + trace.slack.width * trace.fraction.x,
            y: trace.insets.top + trace.slack.height * trace.fraction.y)
        #expect(abs(origin.x - trace.resolution.contentBounds.minX) < 1e-9, "seed \(seed)")
        #expect(abs(origin.y - trace.resolution.contentBounds.minY) < 1e-9, "seed \(seed)")
    }

    @Test("text and JSON of any canvas and of each item end without a trap", arguments: 0..<30 as Range<UInt64>)
    func survives(_ seed: UInt64) throws {
        let rendering = try #require(SpecTexts.rendering(Self.spec(seed)), "seed \(seed)")
        let trace = PipelineTrace(rendering)
        for item in [nil] + rendering.sizes.indices.map(Optional.some) {
            var buffer = ByteBuffer()
            ExplainText(
                trace: trace, item: item, stageMap: MinimapOptions(), canvasMap: MinimapOptions(), columns: 60,
                isColored: true
            ).write(to: &buffer)
            ExplainJSON(trace: trace, item: item).write(to: &buffer)
            #expect(!buffer.text.contains("nan") && !buffer.text.contains("inf"), "seed \(seed)")
        }
    }
}
