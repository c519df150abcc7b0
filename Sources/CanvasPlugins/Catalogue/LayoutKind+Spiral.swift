import CanvasEngine

extension LayoutKind {
    /// The spirals as a spec names them, told apart by their curve.
    static let spiral = LayoutKind(
        name: "spiral", summary: "items on an Archimedean spiral in equal steps, or on Fermat's, like sunflower seeds",
        parameters: [
            .word("curve", ["archimedean", "fermat"], "archimedean", "which curve"),
            .length("step", .auto, "straight distance between neighbours").when("curve", is: "archimedean")
                .partingItems(),
            LayoutParameter("pitch", .positiveLength, .auto, "distance between two turns")
                .when("curve", is: "archimedean").partingItems(),
            .length("startRadius", .number(0), "distance of the first item from the middle")
                .when("curve", is: "archimedean"),
            .angle("divergence", FermatSpiralCanvasLayout.goldenAngle, "turn of each item against the one before")
                .when("curve", is: "fermat"),
            .length("scale", .auto, "item k stands at scale * sqrt(k + 0.5)").when("curve", is: "fermat")
                .partingItems(),
            .angle("startAngle", 0, "angle of the first item; 0 is 3 o'clock, 90 is 6 o'clock"),
            .boolean("clockwise", true, "whether angles grow clockwise"),
            .length("spacing", .number(8), "how close items may come when step, pitch or scale is worked out"),
        ],
        derived: ["step", "pitch", "scale"],
        examples: [
            LayoutExample(
                """
                {
                  layout: { kind: "spiral", step: 150, pitch: 170 },
                  items: { count: 24, size: [120, 80] },
                }
                """, when: "curve", is: "archimedean"),
            LayoutExample(
                """
                {
                  layout: { kind: "spiral", curve: "fermat", spacing: 12 },
                  items: { count: 40, size: [120, 80] },
                }
                """, when: "curve", is: "fermat"),
        ]
    ) { values, _ in
        let (startAngle, clockwise) = (values.angle("startAngle"), values.boolean("clockwise"))
        if values.word("curve") == "fermat" {
            return AnyCanvasLayout(
                FermatSpiralCanvasLayout(
                    divergence: values.angle("divergence"), scale: values.number("scale"), startAngle: startAngle,
                    clockwise: clockwise, spacing: values.length("spacing")))
        }
        return AnyCanvasLayout(
            SpiralCanvasLayout(
                step: values.number("step"), pitch: values.number("pitch"), startRadius: values.length("startRadius"),
                startAngle: startAngle, clockwise: clockwise, spacing: values.length("spacing")))
    }
}
