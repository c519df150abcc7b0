import CanvasEngine
import CanvasPlugins
import Glibc

/// The place of a single item on a ring or a spiral, read off its frame.
extension PlacementText {
    /// How far from the middle, at which angle, and half the size back from there.
    static func addPolar(_ item: Int, _ trace: PipelineTrace, to formulas: inout FormulaTable) {
        let frame = trace.placed.frames[item]
        let centre = CGPoint(x: frame.midX, y: frame.midY)
        let (radius, degrees) = (hypot(centre.x, centre.y), atan2(centre.y, centre.x) * 180 / .pi)
        let angle = FormulaText.number(degrees < -0.005 ? degrees + 360 : degrees) + "°"
        let distance = FormulaText.number(radius)
        if let turn = Turn(item, trace), turn.isBorneOut(by: degrees) {
            formulas.add("angle", turn.symbols, turn.numbers, angle)
        }
        if let scale = fermatScale(trace) {
            formulas.add(
                "distance", "scale * sqrt(index + 0.5)", "\(FormulaText.number(scale)) * sqrt(\(item) + 0.5)", distance)
        }
        formulas.add("centre x", "distance * cos(angle)", "\(distance) * cos(\(angle))", FormulaText.number(centre.x))
        formulas.add("centre y", "distance * sin(angle)", "\(distance) * sin(\(angle))", FormulaText.number(centre.y))
        formulas.add(
            "x", "centre x - width / 2", "\(FormulaText.number(centre.x)) - \(FormulaText.number(frame.width)) / 2",
            FormulaText.number(frame.minX))
        formulas.add(
            "y", "centre y - height / 2", "\(FormulaText.number(centre.y)) - \(FormulaText.number(frame.height)) / 2",
            FormulaText.number(frame.minY))
    }

    /// The scale of a sunflower; nil for any other layout.
    private static func fermatScale(_ trace: PipelineTrace) -> Double? {
        guard trace.spec.layout.values["curve"] == .word("fermat") else { return nil }
        for value in trace.placed.derived where value.name == "scale" {
            if case .number(let scale) = value.content { return scale }
        }
        return nil
    }

    /// How far a layout turns from item to item, where it turns evenly.
    private struct Turn {
        let symbols: String
        let numbers: String
        private let degrees: Double

        /// Nil for a layout that does not turn evenly.
        init?(_ item: Int, _ trace: PipelineTrace) {
            let values = trace.spec.layout.values
            func number(_ name: String, or value: Double) -> Double {
                if case .number(let number) = values[name] { number } else { value }
            }
            let isClockwise = values["clockwise"] != .boolean(false)
            let (step, name): (Double, String)
            if trace.spec.layout.kind == "ring" {
                let (sweep, count) = (number("sweep", or: 360), trace.sizes.count)
                let gaps = abs(sweep) >= 360 ? count : count - 1
                (step, name) = (gaps > 0 ? sweep / Double(gaps) : 0, "step")
            } else if values["curve"] == .word("fermat") {
                (step, name) = (number("divergence", or: FermatSpiralCanvasLayout.goldenAngle), "divergence")
            } else {
                return nil
            }
            let (start, sign) = (number("startAngle", or: 0), isClockwise ? "+" : "-")
            symbols = "startAngle \(sign) index * \(name)"
            numbers = "\(FormulaText.number(start)) \(sign) \(item) * \(FormulaText.operand(step))"
            degrees = start + (isClockwise ? 1 : -1) * Double(item) * step
        }

        /// Whether an angle is this one, whole turns aside.
        func isBorneOut(by other: Double) -> Bool {
            let rest = abs(other - degrees).truncatingRemainder(dividingBy: 360)
            return min(rest, 360 - rest) < 1e-3
        }
    }
}
