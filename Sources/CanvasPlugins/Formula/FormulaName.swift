/// A name that stands for something about the item being placed, its neighbours or the canvas.
enum FormulaName: String, CaseIterable, Hashable, Sendable {
    case index, count, width, height, group, groupIndex, groupCount
    case maxWidth, maxHeight, totalArea, proposalWidth, proposalHeight
    case previousX, previousY, previousWidth, previousHeight, previousRight, previousBottom

    /// How often the value changes.
    var pace: FormulaPace {
        switch self {
        case .count, .groupCount, .maxWidth, .maxHeight, .totalArea, .proposalWidth, .proposalHeight: .once
        case .index, .width, .height, .group, .groupIndex: .perItem
        case .previousX, .previousY, .previousWidth, .previousHeight, .previousRight, .previousBottom: .inSequence
        }
    }
}

/// How often something has to be worked out.
enum FormulaPace: Int, Comparable, Sendable {
    /// Once per placement.
    case once
    /// For each item by itself.
    case perItem
    /// For each item, after the one before it is placed.
    case inSequence

    static func < (left: FormulaPace, right: FormulaPace) -> Bool { left.rawValue < right.rawValue }
}

/// A name that stands for a number.
enum FormulaConstant: String, CaseIterable, Sendable {
    case pi, tau, phi, goldenAngle

    /// The number; angles are in radians.
    var value: Double {
        switch self {
        case .pi: .pi
        case .tau: 2 * .pi
        case .phi: (1 + (5.0).squareRoot()) / 2
        // tau / phi^2, the smaller part of the golden section of a turn: 137.5 degrees.
        case .goldenAngle: .pi * (3 - (5.0).squareRoot())
        }
    }
}
