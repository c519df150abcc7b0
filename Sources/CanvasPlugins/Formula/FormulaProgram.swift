/// The expressions of a formula layout as one list of steps, each worked out no more often than it has to be.
///
/// Equal steps are shared, within an expression and between them: `cos(step * index)` and `sin(step * index)` multiply
/// once.
struct FormulaProgram: Sendable {
    /// Where a number comes from. Each slot has a column of numbers, one for each item that is worked on.
    enum Slot: Hashable, Sendable {
        /// A fixed number, as its bits: 0 and -0 are two.
        case number(bits: UInt64)
        case name(FormulaName)
        case step(FormulaOperation, Int, Int, Int)
    }

    /// An operation on columns; those it does not need are 0.
    struct Step: Sendable {
        let operation: FormulaOperation
        let target: Int
        let first: Int
        let second: Int
        let third: Int
    }

    /// An expression and the slot of each of its nodes.
    struct Part: Sendable {
        let part: FormulaPart
        let expression: FormulaExpression
        let slots: [Int]

        /// The slot of the whole.
        var slot: Int { slots.last ?? 0 }
    }

    /// The most slots: 9 MB of columns.
    static let mostSlots = 8192

    /// The slots; each needs only slots before it.
    private(set) var slots: [Slot] = []
    /// How often the number of each slot changes.
    private(set) var paces: [FormulaPace] = []
    /// The steps that are the same for all items.
    private(set) var stepsOnce: [Step] = []
    /// The steps that each item takes by itself.
    private(set) var stepsPerItem: [Step] = []
    /// The steps that an item takes after the one before it was placed.
    private(set) var stepsInSequence: [Step] = []
    /// The named values in order, then what makes a frame.
    private(set) var parts: [Part] = []
    private var known: [Slot: Int] = [:]

    /// Adds an expression; named values have to come first and in order.
    mutating func add(
        _ expression: FormulaExpression, as part: FormulaPart, groupNames: [String]
    ) throws(FormulaProblem) {
        var nodeSlots: [Int] = []
        nodeSlots.reserveCapacity(expression.nodes.count)
        for node in expression.nodes {
            if slots.count >= Self.mostSlots {
                throw FormulaProblem(.tooManyOperations(limit: Self.mostSlots), in: part, at: node.range)
            }
            nodeSlots.append(slot(of: node.kind, nodeSlots, groupNames))
        }
        parts.append(Part(part: part, expression: expression, slots: nodeSlots))
    }

    /// The slot of a part; nil when nothing is written for it.
    func slot(of part: FormulaPart) -> Int? {
        parts.first { $0.part == part }?.slot
    }

    /// The slot of a name; nil when no expression uses it.
    func slot(named name: FormulaName) -> Int? {
        known[.name(name)]
    }

    private mutating func slot(
        of kind: FormulaExpression.Node.Kind, _ nodes: [Int], _ groupNames: [String]
    ) -> Int {
        switch kind {
        case .number(let number): slot(.number(bits: number.bitPattern), pace: .once)
        case .name(.group): slot(.name(.groupIndex), pace: .perItem)
        case .name(let name): slot(.name(name), pace: name.pace)
        case .binding(let position): parts[position].slot
        case .groupIs(let name):
            comparison(withGroup: groupNames.firstIndex { ExactText($0) == ExactText(name) } ?? -1)
        case .unary(let operation, let first): step(operation, nodes[first], 0, 0)
        case .binary(let operation, let first, let second): step(operation, nodes[first], nodes[second], 0)
        case .ternary(let operation, let first, let second, let third):
            step(operation, nodes[first], nodes[second], nodes[third])
        }
    }

    private mutating func comparison(withGroup position: Int) -> Int {
        let group = slot(.name(.groupIndex), pace: .perItem)
        let number = slot(.number(bits: Double(position).bitPattern), pace: .once)
        return step(.equal, group, number, 0)
    }

    /// The slot of a step; those of operands that it does not need are slot 0, which changes no pace: they are not asked.
    private mutating func step(_ operation: FormulaOperation, _ first: Int, _ second: Int, _ third: Int) -> Int {
        let operands = [first, second, third].prefix(operation.operandCount)
        let pace = operands.map { paces[$0] }.max() ?? .once
        let count = slots.count
        let target = slot(.step(operation, first, second, third), pace: pace)
        guard target == count else { return target }
        let step = Step(operation: operation, target: target, first: first, second: second, third: third)
        switch pace {
        case .once: stepsOnce.append(step)
        case .perItem: stepsPerItem.append(step)
        case .inSequence: stepsInSequence.append(step)
        }
        return target
    }

    private mutating func slot(_ slot: Slot, pace: FormulaPace) -> Int {
        if let position = known[slot] { return position }
        known[slot] = slots.count
        slots.append(slot)
        paces.append(pace)
        return slots.count - 1
    }
}
