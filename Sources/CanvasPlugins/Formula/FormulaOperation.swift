/// A step of a formula: one number out of one, two or three.
enum FormulaOperation: UInt8, Hashable, Sendable {
    case negate, not, sin, cos, tan, asin, acos, atan, squareRoot, cubeRoot, exp, log, abs, sign, floor, ceil, round
    case random
    case add, subtract, multiply, divide, modulo, power, minimum, maximum, atan2, hypot
    case equal, notEqual, less, lessOrEqual, and, or, randomAgain
    case select, interpolate
}
