import CanvasEngine
import CanvasPlugins
import Testing

struct LayoutCatalogueTests {
    private let context = LayoutContext(groups: [0, 1], groupNames: ["a", "b"])

    private func layout(_ kind: String, _ values: [String: LayoutParameterValue] = [:]) -> AnyCanvasLayout {
        LayoutCatalogue.layout(LayoutDescription(kind: kind, values: values), for: context)
    }

    @Test("A layout of defaults is the one that the initializer makes")
    func defaults() {
        #expect(layout("flow") == AnyCanvasLayout(.flow()))
        #expect(layout("grid", ["columns": .number(3)]) == AnyCanvasLayout(.grid(columns: 3)))
        #expect(layout("ring") == AnyCanvasLayout(.ring()))
        #expect(layout("spiral") == AnyCanvasLayout(.spiral()))
        #expect(layout("spiral", ["curve": .word("fermat")]) == AnyCanvasLayout(.fermatSpiral()))
        #expect(layout("clustered") == AnyCanvasLayout(.clustered(groups: [0, 1], groupNames: ["a", "b"])))
    }

    @Test("Every value reaches its layout")
    func values() {
        #expect(
            layout(
                "flow",
                [
                    "horizontalSpacing": .number(1), "verticalSpacing": .number(2), "alignment": .word("top"),
                    "maxWidth": .number(3),
                ]) == AnyCanvasLayout(.flow(horizontalSpacing: 1, verticalSpacing: 2, alignment: .top, maxWidth: 3)))
        #expect(
            layout(
                "grid",
                [
                    "columns": .number(4), "horizontalSpacing": .number(1), "verticalSpacing": .number(2),
                    "alignment": .word("bottomTrailing"),
                ])
                == AnyCanvasLayout(
                    .grid(columns: 4, horizontalSpacing: 1, verticalSpacing: 2, alignment: .bottomTrailing)))
        #expect(
            layout(
                "ring",
                [
                    "radius": .number(1), "startAngle": .number(2), "sweep": .number(-3), "clockwise": .boolean(false),
                    "spacing": .number(4),
                ]) == AnyCanvasLayout(.ring(radius: 1, startAngle: 2, sweep: -3, clockwise: false, spacing: 4)))
    }

    @Test("Every value reaches its spiral")
    func spiralValues() {
        let common: [String: LayoutParameterValue] = [
            "startAngle": .number(2), "clockwise": .boolean(false), "spacing": .number(4),
        ]
        let archimedean = common.merging(
            ["step": .number(5), "pitch": .auto, "startRadius": .number(6)]) { own, _ in own }
        #expect(
            layout("spiral", archimedean)
                == AnyCanvasLayout(.spiral(step: 5, startRadius: 6, startAngle: 2, clockwise: false, spacing: 4)))
        let fermat = common.merging(
            ["curve": .word("fermat"), "divergence": .number(90), "scale": .number(7)]) { own, _ in own }
        #expect(
            layout("spiral", fermat)
                == AnyCanvasLayout(
                    .fermatSpiral(divergence: 90, scale: 7, startAngle: 2, clockwise: false, spacing: 4)))
    }

    @Test("Every value reaches the layouts inside a clustered one")
    func clusteredValues() {
        let ring = LayoutDescription(kind: "ring", values: ["radius": .number(9)])
        #expect(
            layout(
                "clustered",
                [
                    "inner": .layout(ring), "groups": .groupLayouts(["b": LayoutDescription(kind: "spiral")]),
                    "groupSpacing": .number(3), "groupPadding": .number(4), "groupOrder": .word("size"),
                ])
                == AnyCanvasLayout(
                    .clustered(
                        groups: [0, 1], groupNames: ["a", "b"], inner: .ring(radius: 9),
                        groupLayouts: ["b": AnyCanvasLayout(.spiral())],
                        outer: .flow(horizontalSpacing: 3, verticalSpacing: 3), groupPadding: 4, groupOrder: .size)))
        // An outer layout has its own spacing.
        #expect(
            layout("clustered", ["outer": .layout(ring), "groupSpacing": .number(3)])
                == AnyCanvasLayout(.clustered(groups: [0, 1], groupNames: ["a", "b"], outer: .ring(radius: 9))))
    }

    @Test("A column count is cut to what can be counted", arguments: [(1e300, Int.max), (-1e300, Int.min), (2.0, 2)])
    func columns(number: Double, columns: Int) {
        #expect(layout("grid", ["columns": .number(number)]) == AnyCanvasLayout(.grid(columns: columns)))
    }

    @Test("A name that is not in the catalogue is a flow")
    func unknownKind() {
        #expect(LayoutCatalogue.kind(named: "helix") == nil)
        #expect(layout("helix") == AnyCanvasLayout(.flow()))
    }

    @Test(
        "A parameter is unused where another says so",
        arguments: [
            ("spiral", ["scale": .number(1), "step": .number(1)], ["scale"]),
            ("spiral", ["curve": .word("fermat"), "scale": .number(1), "step": .number(1)], ["step"]),
            ("spiral", ["curve": .word("fermat")], []),
            ("clustered", ["groupSpacing": .number(1)], []),
            (
                "clustered", ["groupSpacing": .number(1), "outer": .layout(LayoutDescription(kind: "flow"))],
                ["groupSpacing"]
            ),
        ] as [(String, [String: LayoutParameterValue], [String])])
    func unused(kind: String, values: [String: LayoutParameterValue], expected: [String]) throws {
        let kind = try #require(LayoutCatalogue.kind(named: kind))
        #expect(kind.unusedParameters(of: LayoutDescription(kind: kind.name, values: values)) == expected)
    }

    @Test("Every kind is described in full", arguments: LayoutCatalogue.kinds.map(\.name))
    func descriptions(name: String) throws {
        let kind = try #require(LayoutCatalogue.kind(named: name))
        let names = kind.parameters.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(!kind.summary.isEmpty && kind.summary.last != ".")
        #expect(!kind.derived.isEmpty || kind.authorsDerived?.isEmpty == false)
        for parameter in kind.parameters {
            #expect(!parameter.meaning.isEmpty && parameter.meaning.last != ".")
            if case .word(let words) = parameter.type, case .word(let word) = parameter.defaultValue {
                #expect(words.contains(word))
            }
            if let condition = parameter.condition, let other = kind.parameter(named: condition.parameter) {
                guard case .word(let words) = other.type else {
                    Issue.record("\(parameter.name) depends on \(other.name), which has no words")
                    continue
                }
                #expect(words.contains(condition.word))
            }
        }
    }

    @Test(
        "A kind reports the values that it says it derives",
        arguments: LayoutCatalogue.kinds.filter { !$0.runsCode }.map(\.name))
    func derivedValues(name: String) throws {
        let kind = try #require(LayoutCatalogue.kind(named: name))
        var reported: Set<String> = []
        for curve in ["archimedean", "fermat"] {
            let values: [String: LayoutParameterValue] = ["columns": .number(2), "curve": .word(curve)]
            let probe = LayoutProbe(layout(name, values), sizes: noteSizes(2))
            reported.formUnion(probe.derived.map(\.name))
        }
        #expect(reported.filter { !$0.hasPrefix("outer.") } == Set(kind.derived))
    }
}
