import CanvasEngine
import CanvasPlugins
import TestSupport
import Testing

struct OverlapCureTests {
    private let context = LayoutContext(groups: (0..<24).map { Int32($0 % 3) - 1 }, groupNames: ["a", "b"])

    private func resolve(_ layout: LayoutDescription, _ sizes: [CGSize]) -> CanvasResolution {
        LayoutEngine.resolve(
            sizes: sizes, layout: LayoutCatalogue.layout(layout, for: context), layoutDirection: .rightToLeft)
    }

    private func cure(_ layout: LayoutDescription, _ sizes: [CGSize]) -> (parameter: String, value: CGFloat)? {
        let canvas = resolve(layout, sizes)
        let centres = canvas.frames.map { CGPoint(x: $0.midX, y: $0.midY) }
        return LayoutCatalogue.overlapCure(
            for: layout, derived: canvas.derived, centres: centres, sizes: sizes, context: context)
    }

    private func overlaps(_ layout: LayoutDescription, _ sizes: [CGSize]) -> Int {
        LayoutProbe.overlaps(of: resolve(layout, sizes).frames, deeperThan: 0.005)
    }

    /// The layout with a number at a path of names with dots between them.
    private func setting(_ layout: LayoutDescription, _ path: String, _ value: CGFloat) -> LayoutDescription {
        var changed = layout
        let names = path.split(separator: ".").map(String.init)
        let held: LayoutParameterValue
        switch (names.first ?? "", layout.values[names.first ?? ""]) {
        case ("inner", .layout(let inner)), ("outer", .layout(let inner)):
            held = .layout(setting(inner, names[1], value))
        case ("groups", .groupLayouts(let layouts)):
            held = .groupLayouts(layouts.mapValues { setting($0, names[3], value) })
        default: held = .number(value)
        }
        changed.values[names[0]] = held
        return changed
    }

    @Test("The cure names a parameter of the layout, and with its value nothing overlaps", arguments: CureCase.curable)
    func cures(example: CureCase) {
        var examined = 0
        for seed in seeds {
            let sizes = randomSizes(24, seed: seed)
            guard overlaps(example.layout, sizes) > 0 else { continue }
            examined += 1
            let cure = cure(example.layout, sizes)
            #expect(cure.map { example.cures.contains($0.parameter) } == true, "seed \(seed)")
            guard let cure else { continue }
            #expect(overlaps(setting(example.layout, cure.parameter, cure.value), sizes) == 0, "seed \(seed): \(cure)")
            #expect((cure.value * 10).rounded() / 10 == cure.value)
        }
        #expect(examined > 0)
    }

    @Test("Of a ring and a sunflower no smaller tenth would do", arguments: ["radius", "scale"])
    func leastValue(parameter: String) {
        for seed in seeds {
            let sizes = randomSizes(24, seed: seed)
            let layout =
                parameter == "radius"
                ? CureCase.ring(200)
                : LayoutDescription(kind: "spiral", values: CureCase.fermat(["scale": .number(20)]))
            let value = cure(layout, sizes)?.value ?? 0
            let frames = resolve(setting(layout, parameter, value - 0.1001), sizes).frames
            // Any depth counts: on the last tenth an overlap need not reach the lint's tolerance.
            #expect(LayoutProbe.overlaps(of: frames, deeperThan: 1e-9) > 0, "seed \(seed)")
        }
    }

    @Test("Radius 1155.4 clears the 28 overlaps of the example ring")
    func example() {
        let sizes = noteSizes(40)
        #expect(overlaps(CureCase.ring(700), sizes) == 28)
        let cure = cure(CureCase.ring(700), sizes)
        #expect(cure?.parameter == "radius" && cure?.value == 1155.4)
        #expect(overlaps(CureCase.ring(1155.4), sizes) == 0)
        #expect(overlaps(CureCase.ring(1155.3), sizes) > 0)
    }

    @Test("No number is named where none clears all items", arguments: CureCase.incurable)
    func incurable(example: CureCase) {
        let sizes = [CGSize](repeating: CGSize(width: 90, height: 40), count: 24)
        #expect(overlaps(example.layout, sizes) > 0)
        #expect(cure(example.layout, sizes) == nil)
    }

    @Test("Flow and grid have nothing to cure")
    func nothingToCure() {
        for layout in [
            LayoutDescription(kind: "flow"), LayoutDescription(kind: "grid", values: ["columns": .number(3)]),
        ] {
            #expect(cure(layout, randomSizes(24, seed: 1)) == nil)
        }
    }
}
