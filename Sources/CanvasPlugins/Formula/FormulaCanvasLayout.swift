import CanvasEngine

/// Each item where the author's expressions put it.
///
/// `x` and `y` are worked out for each item and place its centre, or the anchor that `at` names. They may use
/// - of the item: `index` (from 0), `width`, `height`, `group`, `groupIndex` (from 0, in the order in which groups appear);
/// - of all items: `count`, `groupCount`, `maxWidth`, `maxHeight`, `totalArea` (the sum of width times height);
/// - of the canvas: `proposalWidth`, `proposalHeight`, infinite where the canvas takes whatever the layout needs;
/// - of the item before: `previousX`, `previousY` (what its `x` and `y` gave), `previousWidth`, `previousHeight`,
///   `previousRight`, `previousBottom` (of its frame); all are 0 for the first item;
/// - the constants `pi`, `tau`, `phi`, `goldenAngle`, and the named values.
///
/// Operators, from the loosest: `a ? b : c`, `||`, `&&`, `== !=`, `< <= > >=`, `+ -`, `* / %`, signs and `!`, then `^` or `**`, which binds
/// to the right. Comparisons give 1 or 0; 0 and NaN count as no. Angles are in radians; `45deg` is 45 degrees.
/// `group` is compared with a text, as in `group == "todo"`, and is otherwise the number `groupIndex`.
/// `mod` and `%` have the sign of the divisor, `round` rounds halves away from zero, `clamp` takes a value, the least and the
/// greatest, `lerp` two ends and a fraction, `min` and `max` any number of values, `log` is the natural logarithm.
/// `random` of the same seeds is always the same number from 0 up to but not including 1.
///
/// A division by zero, or anything else that gives no finite number, makes a frame that the engine lists as a problem;
/// `faults(of:in:at:)` tells which part of which expression it came from.
public struct FormulaCanvasLayout: CanvasLayout, Equatable {
    /// What the author wrote.
    public let source: FormulaSource
    /// For each item the position of its group in `groupNames`; any other number is none.
    public let groups: [Int32]
    /// The names of the groups.
    public let groupNames: [String]
    let program: FormulaProgram
    let numbering: FormulaGroups

    /// Reads the expressions of a layout.
    ///
    /// - Throws: everything that is wrong with them.
    public init(
        _ source: FormulaSource, groups: [Int32] = [], groupNames: [String] = []
    ) throws(FormulaProblems) {
        self.source = source
        self.groups = groups
        self.groupNames = groupNames
        numbering = FormulaGroups(groups, names: groupNames)
        program = try FormulaProgram(source, groupNames: numbering.names)
    }

    /// Places the items; reports each named value that is an expression and the same for all items.
    public func place(
        _ items: CanvasLayoutItems, in proposal: CanvasProposal, cache: inout Void
    ) -> CanvasLayoutResult {
        guard !items.isEmpty else { return CanvasLayoutResult(frames: []) }
        var evaluator = FormulaEvaluator(program, items, in: proposal, groups: numbering)
        let frames = [CGRect](unsafeUninitializedCapacity: items.count) { buffer, count in
            guard let base = buffer.baseAddress else { return }
            place(items, by: &evaluator) { _, index, placement in (base + index).initialize(to: placement.frame) }
            count = items.count
        }
        return CanvasLayoutResult(frames: frames, derived: derivedValues(from: evaluator))
    }

    /// Whether both place alike; two spellings of a name are two names.
    public static func == (first: FormulaCanvasLayout, second: FormulaCanvasLayout) -> Bool {
        first.source == second.source && first.groups == second.groups
            && ExactText.areEqual(first.groupNames, second.groupNames)
    }

    /// Hands out the placement of each item in order, with the evaluator that holds the numbers of the item's block.
    @inline(__always)
    func place(
        _ items: CanvasLayoutItems, by evaluator: inout FormulaEvaluator,
        _ body: (borrowing FormulaEvaluator, Int, FormulaPlacement) -> Void
    ) {
        let columns = FrameColumns(program, anchor: source.anchor)
        let isSequential = !program.stepsInSequence.isEmpty || columns.needsPrevious(in: program)
        var previous = FormulaPlacement()
        var start = 0
        while start < items.count {
            evaluator.start(at: start)
            for lane in 0..<evaluator.block.count {
                if isSequential { evaluator.follow(previous, at: lane) }
                previous = columns.placement(at: lane, in: evaluator, of: items.sizes[start + lane])
                body(evaluator, start + lane, previous)
            }
            start += FormulaEvaluator.blockSize
        }
    }

    private func derivedValues(from evaluator: borrowing FormulaEvaluator) -> [CanvasDerivedValue] {
        program.parts.compactMap { part in
            guard case .binding(let position) = part.part, case .expression = source[part.part],
                program.paces[part.slot] == .once
            else { return nil }
            return CanvasDerivedValue(source.bindings[position].name, evaluator.column(part.slot)[0])
        }
    }
}

/// The slots that make a frame.
private struct FrameColumns {
    let x: Int
    let y: Int
    let width: Int?
    let height: Int?
    let anchor: UnitPoint

    init(_ program: FormulaProgram, anchor: UnitPoint) {
        x = program.slot(of: .x) ?? 0
        y = program.slot(of: .y) ?? 0
        width = program.slot(of: .width)
        height = program.slot(of: .height)
        self.anchor = anchor
    }

    /// Whether a part is nothing but a number of the item before.
    func needsPrevious(in program: FormulaProgram) -> Bool {
        [x, y, width, height].contains { $0.map { program.paces[$0] == .inSequence } ?? false }
    }

    @inline(__always)
    func placement(at lane: Int, in evaluator: borrowing FormulaEvaluator, of size: CGSize) -> FormulaPlacement {
        let (x, y) = (evaluator.column(x)[lane], evaluator.column(y)[lane])
        let width = self.width.map { evaluator.column($0)[lane] } ?? size.width
        let height = self.height.map { evaluator.column($0)[lane] } ?? size.height
        return FormulaPlacement(
            x: x, y: y,
            frame: CGRect(x: x - width * anchor.x, y: y - height * anchor.y, width: width, height: height))
    }
}

extension CanvasLayout where Self == FormulaCanvasLayout {
    /// Each item where expressions put it.
    ///
    /// - Throws: everything that is wrong with the expressions.
    public static func formula(
        bindings: [FormulaSource.Binding] = [], x: FormulaSource.Value, y: FormulaSource.Value,
        at anchor: UnitPoint = .center
    ) throws(FormulaProblems) -> FormulaCanvasLayout {
        try FormulaCanvasLayout(FormulaSource(bindings: bindings, x: x, y: y, at: anchor))
    }
}
