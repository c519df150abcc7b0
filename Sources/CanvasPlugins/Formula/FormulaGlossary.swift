/// What expressions can say: operators, names and functions, with what each means.
enum FormulaGlossary {
    /// The words, in the order in which they are shown.
    static let entries: [LayoutTerm] =
        [
            LayoutTerm("+ - * / % ^", "arithmetic; ^ or ** is a power and binds the closest"),
            LayoutTerm("== != < <= > >=", "comparisons: 1 where they hold, else 0"),
            LayoutTerm("&& || !", "and, or, not; 0 counts as no"),
            LayoutTerm("a ? b : c", "b where a holds, else c"),
            LayoutTerm("90deg", "an angle in degrees; without deg angles are radians"),
        ]
        + FormulaName.allCases.map { LayoutTerm($0.rawValue, $0.meaning) }
        + FormulaConstant.allCases.map { LayoutTerm($0.rawValue, $0.meaning) }
        + FormulaFunction.allCases.map { LayoutTerm("\($0.rawValue)(\($0.arguments))", $0.meaning) }
}

extension FormulaName {
    /// What it stands for, without a full stop.
    var meaning: String {
        switch self {
        case .index: "number of the item, from 0"
        case .count: "how many items there are"
        case .width: "width of the item"
        case .height: "height of the item"
        case .group: "group of the item, to be compared with a text: group == \"todo\""
        case .groupIndex: "number of the item's group, from 0"
        case .groupCount: "how many groups there are"
        case .maxWidth: "width of the widest item"
        case .maxHeight: "height of the tallest item"
        case .totalArea: "area of all items together"
        case .proposalWidth: "width that the canvas offers; infinite where it is open"
        case .proposalHeight: "height that the canvas offers; infinite where it is open"
        case .previousX: "what x gave for the item before; 0 for the first, as all of these"
        case .previousY: "what y gave for the item before"
        case .previousWidth: "width of the item before"
        case .previousHeight: "height of the item before"
        case .previousRight: "right edge of the item before"
        case .previousBottom: "bottom edge of the item before"
        }
    }
}

extension FormulaConstant {
    /// What it stands for, without a full stop.
    var meaning: String {
        switch self {
        case .pi: "half a turn in radians, 3.14159…"
        case .tau: "a whole turn in radians, 6.28318…"
        case .phi: "the golden ratio, 1.61803…"
        case .goldenAngle: "the turn between sunflower seeds in radians, 2.39996…"
        }
    }
}

extension FormulaFunction {
    /// Its arguments.
    var arguments: String {
        switch self {
        case .atan2: "y, x"
        case .pow: "x, power"
        case .mod: "x, divisor"
        case .hypot: "x, y"
        case .min, .max: "a, b, …"
        case .clamp: "x, least, most"
        case .lerp: "from, to, share"
        case .random: "seed, …"
        default: "x"
        }
    }

    /// What it gives, without a full stop.
    var meaning: String {
        switch self {
        case .sin: "sine"
        case .cos: "cosine"
        case .tan: "tangent"
        case .asin: "the angle of a sine"
        case .acos: "the angle of a cosine"
        case .atan: "the angle of a tangent"
        case .atan2: "the angle of the point x, y"
        case .sqrt: "square root"
        case .cbrt: "cube root"
        case .exp: "e to the power of x"
        case .log: "natural logarithm"
        case .pow: "x to a power, as x ^ power"
        case .abs: "x without its sign"
        case .sign: "-1, 0 or 1"
        case .min: "the least"
        case .max: "the greatest"
        case .clamp: "x, but no less than least and no more than most"
        case .floor: "x, rounded down"
        case .ceil: "x, rounded up"
        case .round: "x, rounded to a whole number, halves away from 0"
        case .mod: "what is left of x by the divisor, with its sign; x % divisor"
        case .hypot: "distance of the point x, y"
        case .lerp: "from + (to - from) * share"
        case .random: "from 0 up to 1, always the same for the same seeds"
        }
    }
}
