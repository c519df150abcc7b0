/// A function that an expression may call.
enum FormulaFunction: String, CaseIterable, Sendable {
    case sin, cos, tan, asin, acos, atan, atan2, sqrt, cbrt, exp, log, pow, abs, sign, min, max, clamp, floor, ceil
    case round, mod, hypot, lerp, random

    /// How many arguments it takes; without `most` any number from `least`.
    var arity: (least: Int, most: Int?) {
        switch self {
        case .sin, .cos, .tan, .asin, .acos, .atan, .sqrt, .cbrt, .exp, .log, .abs, .sign, .floor, .ceil, .round: (1, 1)
        case .atan2, .pow, .mod, .hypot: (2, 2)
        case .clamp, .lerp: (3, 3)
        case .min, .max, .random: (1, nil)
        }
    }

    /// The single step that it is; nil for `clamp`, which is two, and for `random`, which is one for each argument.
    ///
    /// `min` and `max` of more than two numbers repeat it.
    var operation: FormulaOperation? {
        switch self {
        case .sin: .sin
        case .cos: .cos
        case .tan: .tan
        case .asin: .asin
        case .acos: .acos
        case .atan: .atan
        case .atan2: .atan2
        case .sqrt: .squareRoot
        case .cbrt: .cubeRoot
        case .exp: .exp
        case .log: .log
        case .pow: .power
        case .abs: .abs
        case .sign: .sign
        case .min: .minimum
        case .max: .maximum
        case .floor: .floor
        case .ceil: .ceil
        case .round: .round
        case .mod: .modulo
        case .hypot: .hypot
        case .lerp: .interpolate
        case .clamp, .random: nil
        }
    }
}
