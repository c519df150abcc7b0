import CanvasPlugins
import Testing

/// A layout with overlaps, and the parameters that may be named as their cure.
struct CureCase: CustomTestStringConvertible {
    let testDescription: String
    let layout: LayoutDescription
    let cures: [String]

    init(_ name: String, _ kind: String, _ values: [String: LayoutParameterValue], cures: [String]) {
        testDescription = name
        layout = LayoutDescription(kind: kind, values: values)
        self.cures = cures
    }
}

extension CureCase {
    static func fermat(_ values: [String: LayoutParameterValue]) -> [String: LayoutParameterValue] {
        values.merging(["curve": .word("fermat")]) { own, _ in own }
    }

    static func ring(_ radius: Double) -> LayoutDescription {
        LayoutDescription(kind: "ring", values: ["radius": .number(radius)])
    }

    static let curable: [CureCase] = [
        CureCase("ring", "ring", ["radius": .number(200)], cures: ["radius"]),
        CureCase(
            "arc", "ring", ["radius": .number(90), "sweep": .number(120), "startAngle": .number(5)], cures: ["radius"]),
        CureCase("ring of radius 0", "ring", ["radius": .number(0)], cures: ["radius"]),
        CureCase("sunflower", "spiral", fermat(["scale": .number(20)]), cures: ["scale"]),
        CureCase(
            "sunflower without a turn", "spiral", fermat(["scale": .number(1), "divergence": .number(0)]),
            cures: ["scale"]),
        CureCase("sunflower of scale 0", "spiral", fermat(["scale": .number(0)]), cures: ["scale"]),
        CureCase("step", "spiral", ["step": .number(60)], cures: ["step", "pitch"]),
        CureCase("pitch", "spiral", ["pitch": .number(60)], cures: ["step", "pitch"]),
        CureCase("wide step", "spiral", ["step": .number(250), "pitch": .number(20)], cures: ["pitch"]),
        CureCase("wide pitch", "spiral", ["step": .number(20), "pitch": .number(300)], cures: ["step"]),
        CureCase(
            "spiral from outside the middle", "spiral", ["step": .number(70), "startRadius": .number(90)],
            cures: ["step", "pitch"]),
        CureCase(
            "spiral of another start", "spiral", ["startAngle": .number(50), "spacing": .number(0)],
            cures: ["step", "pitch"]),
        CureCase("groups on a ring", "clustered", ["outer": .layout(ring(50))], cures: ["outer.radius"]),
        CureCase("rings in groups", "clustered", ["inner": .layout(ring(30))], cures: ["inner.radius"]),
        CureCase(
            "a ring in one group", "clustered", ["groups": .groupLayouts(["b": ring(30)])],
            cures: ["groups.b.inner.radius"]),
    ]

    static let incurable: [CureCase] = [
        CureCase("all at one angle", "ring", ["radius": .number(100), "sweep": .number(0)], cures: []),
        CureCase("every point twice", "ring", ["radius": .number(100), "sweep": .number(720)], cures: []),
        CureCase(
            "rings in groups on a ring", "clustered", ["inner": .layout(ring(30)), "outer": .layout(ring(30))],
            cures: []),
    ]
}
