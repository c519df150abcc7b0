import Glibc

/// The numbers that a step reads and writes.
protocol FormulaOperands {
    func unary(_ operation: (Double) -> Double)
    func binary(_ operation: (Double, Double) -> Double)
    func ternary(_ operation: (Double, Double, Double) -> Double)
}

/// The numbers of a step, for one item or for the first one of a block.
struct FormulaOperand: FormulaOperands {
    let target: UnsafeMutablePointer<Double>
    let first: UnsafePointer<Double>
    let second: UnsafePointer<Double>
    let third: UnsafePointer<Double>

    @inline(__always)
    func unary(_ operation: (Double) -> Double) {
        target.pointee = operation(first.pointee)
    }

    @inline(__always)
    func binary(_ operation: (Double, Double) -> Double) {
        target.pointee = operation(first.pointee, second.pointee)
    }

    @inline(__always)
    func ternary(_ operation: (Double, Double, Double) -> Double) {
        target.pointee = operation(first.pointee, second.pointee, third.pointee)
    }
}

/// The numbers of a step for a block of items, one behind the other.
struct FormulaBlockOperands: FormulaOperands {
    let start: FormulaOperand
    let count: Int

    @inline(__always)
    func unary(_ operation: (Double) -> Double) {
        for lane in 0..<count { start.target[lane] = operation(start.first[lane]) }
    }

    @inline(__always)
    func binary(_ operation: (Double, Double) -> Double) {
        for lane in 0..<count { start.target[lane] = operation(start.first[lane], start.second[lane]) }
    }

    @inline(__always)
    func ternary(_ operation: (Double, Double, Double) -> Double) {
        for lane in 0..<count {
            start.target[lane] = operation(start.first[lane], start.second[lane], start.third[lane])
        }
    }
}

extension FormulaOperation {
    /// How many numbers it needs.
    var operandCount: Int {
        switch self {
        case .negate, .not, .sin, .cos, .tan, .asin, .acos, .atan, .squareRoot, .cubeRoot, .exp, .log, .abs, .sign,
            .floor, .ceil, .round, .random:
            1
        case .add, .subtract, .multiply, .divide, .modulo, .power, .minimum, .maximum, .atan2, .hypot, .equal,
            .notEqual, .less, .lessOrEqual, .and, .or, .randomAgain:
            2
        case .select, .interpolate: 3
        }
    }

    /// Works out the numbers of a step.
    @inline(__always)
    func apply(to operands: some FormulaOperands) {
        switch self {
        case .negate: operands.unary { -$0 }
        case .not: operands.unary { isTrue($0) ? 0 : 1 }
        case .sin: operands.unary { Glibc.sin($0) }
        case .cos: operands.unary { Glibc.cos($0) }
        case .tan: operands.unary { Glibc.tan($0) }
        case .asin: operands.unary { Glibc.asin($0) }
        case .acos: operands.unary { Glibc.acos($0) }
        case .atan: operands.unary { Glibc.atan($0) }
        case .squareRoot: operands.unary { $0.squareRoot() }
        case .cubeRoot: operands.unary { cbrt($0) }
        case .exp: operands.unary { Glibc.exp($0) }
        case .log: operands.unary { Glibc.log($0) }
        case .abs: operands.unary { $0.magnitude }
        case .sign: operands.unary { $0 > 0 ? 1 : $0 < 0 ? -1 : $0 }
        case .floor: operands.unary { $0.rounded(.down) }
        case .ceil: operands.unary { $0.rounded(.up) }
        case .round: operands.unary { $0.rounded(.toNearestOrAwayFromZero) }
        case .random: operands.unary { FormulaRandom.number(for: $0) }
        case .add: operands.binary { $0 + $1 }
        case .subtract: operands.binary { $0 - $1 }
        case .multiply: operands.binary { $0 * $1 }
        case .divide: operands.binary { $0 / $1 }
        case .modulo: operands.binary(flooredRemainder)
        case .power: operands.binary { pow($0, $1) }
        // What is not a number stays so, whichever side it is on.
        case .minimum: operands.binary { $0 < $1 || $0.isNaN ? $0 : $1 }
        case .maximum: operands.binary { $0 > $1 || $0.isNaN ? $0 : $1 }
        case .atan2: operands.binary { Glibc.atan2($0, $1) }
        case .hypot: operands.binary { Glibc.hypot($0, $1) }
        case .equal: operands.binary { $0 == $1 ? 1 : 0 }
        case .notEqual: operands.binary { $0 != $1 ? 1 : 0 }
        case .less: operands.binary { $0 < $1 ? 1 : 0 }
        case .lessOrEqual: operands.binary { $0 <= $1 ? 1 : 0 }
        case .and: operands.binary { isTrue($0) && isTrue($1) ? 1 : 0 }
        case .or: operands.binary { isTrue($0) || isTrue($1) ? 1 : 0 }
        case .randomAgain: operands.binary { FormulaRandom.number(for: $1, after: $0) }
        case .select: operands.ternary { isTrue($0) ? $1 : $2 }
        // This form gives exactly the ends at 0 and 1.
        case .interpolate: operands.ternary { $0 * (1 - $2) + $1 * $2 }
        }
    }
}

/// Whether a number counts as yes: it is neither 0 nor NaN.
@inline(__always)
private func isTrue(_ number: Double) -> Bool {
    number != 0 && !number.isNaN
}

/// The remainder with the sign of the divisor, as of a division that is rounded down; NaN where the divisor is 0.
@inline(__always)
private func flooredRemainder(_ dividend: Double, _ divisor: Double) -> Double {
    let remainder = fmod(dividend, divisor)
    return remainder != 0 && (remainder < 0) != (divisor < 0) ? remainder + divisor : remainder
}
