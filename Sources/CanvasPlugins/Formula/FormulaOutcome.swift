import CanvasEngine

/// What an expression of a formula gave for one item, and the numbers that its names stood for.
public struct FormulaOutcome: Hashable, Sendable {
    /// A name in the expression.
    public struct Name: Hashable, Sendable {
        /// Where it stands, as UTF-8 offsets.
        public let range: Range<Int>
        /// What it stood for.
        public let value: Double
    }

    /// The expression.
    public let part: FormulaPart
    /// The names in it, in the order of the text; a `group` that is compared with a text is none.
    public let names: [Name]
    /// What it gave.
    public let value: Double
}

extension FormulaCanvasLayout {
    /// Tells how the frame of an item comes about: the named values in order, then what makes the frame.
    ///
    /// Plain numbers are left out, and nothing is told of an item that there is not.
    public func outcomes(
        of items: CanvasLayoutItems, in proposal: CanvasProposal, at wanted: Int
    ) -> [FormulaOutcome] {
        var outcomes: [FormulaOutcome] = []
        var evaluator = FormulaEvaluator(program, items, in: proposal, groups: numbering)
        place(items, by: &evaluator) { evaluator, index, _ in
            guard index == wanted else { return }
            let lane = index - evaluator.block.lowerBound
            for part in program.parts {
                guard case .expression = source[part.part] else { continue }
                let names = zip(part.expression.nodes, part.slots).compactMap { node, slot -> FormulaOutcome.Name? in
                    switch node.kind {
                    case .name(.group): nil
                    case .name, .binding: FormulaOutcome.Name(range: node.range, value: evaluator.column(slot)[lane])
                    default: nil
                    }
                }
                outcomes.append(
                    FormulaOutcome(
                        part: part.part, names: names.sorted { $0.range.lowerBound < $1.range.lowerBound },
                        value: evaluator.column(part.slot)[lane]))
            }
        }
        return outcomes
    }
}
