import CanvasEngine

/// Why the frames of some items are not good: the first part of an expression that gave no finite number.
public struct FormulaFault: Hashable, Sendable {
    /// The expression.
    public let part: FormulaPart
    /// Where in its text, as UTF-8 offsets; empty for a plain number.
    public let range: Range<Int>
    /// What it gave for the first of the items: NaN, an infinity, or a number beyond `LayoutEngine.largestCoordinate`.
    public let value: Double
    /// The items, in order.
    public internal(set) var items: [Int]
}

extension FormulaCanvasLayout {
    /// Finds out why items are badly placed; those that are well placed are passed over.
    ///
    /// - Parameter indices: the items to look at, in ascending order.
    /// - Returns: the faults by their first item.
    public func faults(
        of items: CanvasLayoutItems, in proposal: CanvasProposal, at indices: [Int]
    ) -> [FormulaFault] {
        let search = FaultSearch(program: program)
        var (faults, known): ([FormulaFault], [FaultSearch.Origin: Int]) = ([], [:])
        var evaluator = FormulaEvaluator(program, items, in: proposal, groups: numbering)
        var wanted = indices[...]
        place(items, by: &evaluator) { evaluator, index, _ in
            while let first = wanted.first, first < index { wanted.removeFirst() }
            guard wanted.first == index else { return }
            let lane = index - evaluator.block.lowerBound
            guard let origin = search.origin(in: evaluator, at: lane) else { return }
            if let position = known[origin] {
                faults[position].items.append(index)
                return
            }
            known[origin] = faults.count
            let part = program.parts[origin.part]
            faults.append(
                FormulaFault(
                    part: part.part, range: part.expression.nodes[origin.node].range,
                    value: evaluator.column(part.slots[origin.node])[lane], items: [index]))
        }
        return faults
    }
}

/// Looks for the part of an expression that a number which is not good comes from.
private struct FaultSearch {
    /// A node of a part.
    struct Origin: Hashable {
        var part: Int
        var node: Int
    }

    let program: FormulaProgram

    /// Where the first bad number of an item's frame comes from; nil when the frame is good.
    func origin(in evaluator: borrowing FormulaEvaluator, at lane: Int) -> Origin? {
        for (position, part) in program.parts.enumerated() where FormulaPart.frame.contains(part.part) {
            let value = evaluator.column(part.slot)[lane]
            let whole = Origin(part: position, node: part.slots.count - 1)
            if !value.isFinite { return descend(from: whole, in: evaluator, at: lane) }
            if value.magnitude > LayoutEngine.largestCoordinate { return whole }
        }
        return nil
    }

    /// Goes from a number that is not finite to the first one that it was made of, as long as there is one.
    ///
    /// It ends: a node needs only nodes and named values before it.
    private func descend(from start: Origin, in evaluator: borrowing FormulaEvaluator, at lane: Int) -> Origin {
        var place = start
        while true {
            let part = program.parts[place.part]
            let kind = part.expression.nodes[place.node].kind
            if case .binding(let position) = kind {
                place = Origin(part: position, node: program.parts[position].slots.count - 1)
                continue
            }
            let operands = kind.operands { evaluator.column(part.slots[$0])[lane] }
            guard let bad = operands.first(where: { !evaluator.column(part.slots[$0])[lane].isFinite }) else {
                return place
            }
            place.node = bad
        }
    }
}

extension FormulaExpression.Node.Kind {
    /// The nodes whose numbers make this one; of a condition only the branch that was taken.
    fileprivate func operands(value: (Int) -> Double) -> [Int] {
        switch self {
        case .number, .name, .binding, .groupIs: []
        case .unary(_, let first): [first]
        case .binary(_, let first, let second): [first, second]
        case .ternary(.select, let test, let yes, let no):
            [value(test) != 0 && !value(test).isNaN ? yes : no]
        case .ternary(_, let first, let second, let third): [first, second, third]
        }
    }
}
