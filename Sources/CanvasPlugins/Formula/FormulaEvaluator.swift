import CanvasEngine

/// Works out the numbers of a formula for a block of items at a time.
///
/// A step is looked up once for a whole block, so that what it costs to interpret the program is shared by many items.
struct FormulaEvaluator: ~Copyable {
    /// The most items of a block.
    static let blockSize = 128
    /// The distance of two columns: not a power of two, or the same lane of all columns would share few cache lines.
    private static let stride = blockSize + 8

    /// The items of the block.
    private(set) var block = 0..<0
    private let program: FormulaProgram
    private let sizes: [CGSize]
    private let groups: FormulaGroups
    private let columns: UnsafeMutablePointer<Double>
    private let previousColumns: PreviousColumns

    /// Makes room, and works out what is the same for all items.
    init(
        _ program: FormulaProgram, _ items: CanvasLayoutItems, in proposal: CanvasProposal, groups: FormulaGroups
    ) {
        self.program = program
        sizes = items.sizes
        self.groups = groups
        columns = .allocate(capacity: max(1, program.slots.count) * Self.stride)
        columns.initialize(repeating: 0, count: max(1, program.slots.count) * Self.stride)
        let named = { [columns] (name: FormulaName) in program.slot(named: name).map { columns + $0 * Self.stride } }
        previousColumns = PreviousColumns(
            x: named(.previousX), y: named(.previousY), width: named(.previousWidth), height: named(.previousHeight),
            right: named(.previousRight), bottom: named(.previousBottom))
        let lanes = min(Self.blockSize, sizes.count)
        for (slot, content) in program.slots.enumerated() {
            guard case .number(let bits) = content else { continue }
            column(slot).update(repeating: Double(bitPattern: bits), count: lanes)
        }
        for name in FormulaName.allCases where name.pace == .once {
            guard let slot = program.slot(named: name) else { continue }
            let number = Self.number(of: name, sizes, proposal, groups)
            column(slot).update(repeating: number, count: lanes)
        }
        run(program.stepsOnce, count: lanes)
    }

    deinit {
        columns.deallocate()
    }

    /// Works out everything that an item can tell by itself, for the block of items that starts at an index.
    mutating func start(at index: Int) {
        block = index..<min(index + Self.blockSize, sizes.count)
        fill(.index) { Double($0) }
        fill(.width) { sizes[$0].width }
        fill(.height) { sizes[$0].height }
        fill(.groupIndex) { $0 < groups.numbers.count ? groups.numbers[$0] : groups.rest }
        run(program.stepsPerItem, count: block.count)
    }

    /// Works out the rest for one item of the block, once the frame of the one before it is known.
    mutating func follow(_ previous: FormulaPlacement, at lane: Int) {
        previousColumns.set(previous, at: lane)
        run(program.stepsInSequence, at: lane)
    }

    /// The numbers of a slot for the items of the block.
    func column(_ slot: Int) -> UnsafeMutablePointer<Double> {
        columns + slot * Self.stride
    }

    @inline(__always)
    private func fill(_ name: FormulaName, _ number: (Int) -> Double) {
        guard let slot = program.slot(named: name) else { return }
        let column = column(slot)
        for lane in 0..<block.count { column[lane] = number(block.lowerBound + lane) }
    }

    private func run(_ steps: [FormulaProgram.Step], count: Int) {
        for step in steps {
            step.operation.apply(to: FormulaBlockOperands(start: operands(of: step, at: 0), count: count))
        }
    }

    /// One item at a time: without the loop over a block, whose preparation costs more than a single step.
    private func run(_ steps: [FormulaProgram.Step], at lane: Int) {
        for step in steps { step.operation.apply(to: operands(of: step, at: lane)) }
    }

    @inline(__always)
    private func operands(of step: FormulaProgram.Step, at lane: Int) -> FormulaOperand {
        FormulaOperand(
            target: column(step.target) + lane, first: column(step.first) + lane, second: column(step.second) + lane,
            third: column(step.third) + lane)
    }

    /// The number of a name that is the same for all items.
    private static func number(
        of name: FormulaName, _ sizes: [CGSize], _ proposal: CanvasProposal, _ groups: FormulaGroups
    ) -> Double {
        switch name {
        case .count: Double(sizes.count)
        case .groupCount: Double(groups.names.count)
        case .maxWidth: sizes.reduce(0) { max($0, $1.width) }
        case .maxHeight: sizes.reduce(0) { max($0, $1.height) }
        case .totalArea: sizes.reduce(0) { $0 + $1.width * $1.height }
        case .proposalWidth: proposal.width ?? .infinity
        case .proposalHeight: proposal.height ?? .infinity
        default: 0
        }
    }
}

/// Where an item was placed.
struct FormulaPlacement {
    /// What `x` gave.
    var x = 0.0
    /// What `y` gave.
    var y = 0.0
    var frame = CGRect.zero
}

/// The columns of what is known of the item before; nil for what no expression uses.
private struct PreviousColumns {
    let x: UnsafeMutablePointer<Double>?
    let y: UnsafeMutablePointer<Double>?
    let width: UnsafeMutablePointer<Double>?
    let height: UnsafeMutablePointer<Double>?
    let right: UnsafeMutablePointer<Double>?
    let bottom: UnsafeMutablePointer<Double>?

    @inline(__always)
    func set(_ previous: FormulaPlacement, at lane: Int) {
        let frame = previous.frame
        x?[lane] = previous.x
        y?[lane] = previous.y
        width?[lane] = frame.size.width
        height?[lane] = frame.size.height
        right?[lane] = frame.origin.x + frame.size.width
        bottom?[lane] = frame.origin.y + frame.size.height
    }
}
