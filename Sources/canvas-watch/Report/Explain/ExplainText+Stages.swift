import CanvasEngine

/// Stages 1 to 6.
extension ExplainText {
    /// Stage 1: where the sizes come from, and what became of them.
    func writeSanitizing(to buffer: inout ByteBuffer) {
        writeHeading(1, "sanitize", "A side that is no length becomes 0; one above 1e12 is cut to it.", to: &buffer)
        let (given, sizes) = (trace.rendering.sizes, trace.sizes)
        if let item {
            let changed = given[item] == sizes[item] ? [] : [GeometryText.text(given[item])]
            var formulas = FormulaTable()
            formulas.add("size", [sizeSource(of: item)] + changed + [GeometryText.text(sizes[item])])
            return write(formulas, to: &buffer)
        }
        guard let first = sizes.first else { return writeLine("no items, no sizes", to: &buffer) }
        let changed = zip(given, sizes).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }
        let fate = changed == 0 ? "all as given" : "\(changed) changed"
        let (least, most) = sizes.reduce(into: (first, first)) { range, size in
            range.0 = CGSize(width: min(range.0.width, size.width), height: min(range.0.height, size.height))
            range.1 = CGSize(width: max(range.1.width, size.width), height: max(range.1.height, size.height))
        }
        let count = sizes.count == 1 ? "1 size" : "\(sizes.count) sizes"
        let widths = Self.range(least.width, most.width)
        let heights = Self.range(least.height, most.height)
        writeLine("\(count), \(widths) wide and \(heights) high, \(fate)", to: &buffer)
        let unsized = trace.spec.items.unsized.count
        if let size = trace.spec.itemSize {
            writeLine("`itemSize` gives every item \(GeometryText.text(size))", to: &buffer)
        } else if unsized > 0 {
            let estimate = GeometryText.text(trace.spec.estimatedItemSize)
            writeLine("\(unsized) without a size of their own, taken as \(estimate)", to: &buffer)
        }
    }

    private static func range(_ least: Double, _ most: Double) -> String {
        least == most ? NumberText.text(least) : "\(NumberText.text(least)) to \(NumberText.text(most))"
    }

    /// Where the size of an item comes from.
    private func sizeSource(of item: Int) -> String {
        if trace.spec.itemSize != nil { return "itemSize" }
        return trace.spec.items.unsized.contains(item) ? "estimatedItemSize" : "its own"
    }

    /// Stage 2: margins become insets.
    func writeInsetting(to buffer: inout ByteBuffer) {
        let isMirrored = trace.isMirrored
        let sentence =
            isMirrored
            ? "Right-to-left: leading is the right edge, trailing the left one."
            : "Leading and trailing margins become left and right."
        writeHeading(2, "insets", sentence, to: &buffer)
        let insets = trace.insets
        var formulas = FormulaTable()
        formulas.add("left", isMirrored ? "trailing" : "leading", FormulaText.number(insets.left))
        formulas.add("right", isMirrored ? "leading" : "trailing", FormulaText.number(insets.right))
        formulas.add("top", FormulaText.number(insets.top))
        formulas.add("bottom", FormulaText.number(insets.bottom))
        write(formulas, to: &buffer)
    }

    /// Stage 3: what the canvas offers.
    func writeProposing(to buffer: inout ByteBuffer) {
        guard let size = trace.spec.contentSize.askedFor else {
            writeHeading(3, "propose", "An automatic canvas offers whatever the layout needs.", to: &buffer)
            return writeLine("width and height are open", to: &buffer)
        }
        writeHeading(3, "propose", "The canvas offers the layout the room inside the insets.", to: &buffer)
        let insets = trace.insets
        var formulas = FormulaTable()
        formulas.add(
            "width", "\(trace.spec.contentSize.name) - left - right",
            FormulaText.difference(size.width, insets.left, insets.right),
            FormulaText.number(trace.proposal.width ?? 0))
        formulas.add(
            "height", "\(trace.spec.contentSize.name) - top - bottom",
            FormulaText.difference(size.height, insets.top, insets.bottom),
            FormulaText.number(trace.proposal.height ?? 0))
        write(formulas, to: &buffer)
    }

    /// Stage 4: the layout's own frames.
    func writePlacing(to buffer: inout ByteBuffer) {
        writeHeading(4, "place", "The layout puts the items anywhere, at negative coordinates too.", to: &buffer)
        write(PlacementText.parameters(of: trace), to: &buffer)
        let derived = PlacementText.workedOut(in: trace)
        if !derived.isEmpty { write(["works out"] + derived, to: &buffer) }
        if let item {
            write(PlacementText.formulas(for: item, in: trace), to: &buffer)
        } else {
            writeLine("cluster \(GeometryText.text(trace.placed.bounds))", to: &buffer)
            write(trace.placed.frames, to: &buffer)
        }
        for problem in PlacementText.problems(in: trace, of: item) { writeLine(problem, to: &buffer) }
        if item == nil { writeMap(of: trace.placed, to: &buffer) }
    }

    /// Stage 5: the corner of the cluster moves to (0, 0).
    func writeNormalizing(to buffer: inout ByteBuffer) {
        writeHeading(5, "normalize", "The cluster moves until its corner is at 0, 0.", to: &buffer)
        let shift = trace.shift
        if shift == .zero { return writeLine("it is there already", to: &buffer) }
        var formulas = FormulaTable()
        if let item {
            let (old, new) = (trace.placed.frames[item], trace.normalized.frames[item])
            formulas.add(
                "x", "x - cluster x", FormulaText.difference(old.minX, shift.x), FormulaText.number(new.minX))
            formulas.add(
                "y", "y - cluster y", FormulaText.difference(old.minY, shift.y), FormulaText.number(new.minY))
            return write(formulas, to: &buffer)
        }
        formulas.add("new x", "x - cluster x", Self.shifted("x", by: shift.x))
        formulas.add("new y", "y - cluster y", Self.shifted("y", by: shift.y))
        write(formulas, to: &buffer)
        write(trace.normalized.frames, to: &buffer)
        writeMap(of: trace.normalized, to: &buffer)
    }

    private static func shifted(_ name: String, by shift: Double) -> String {
        shift < 0 ? "\(name) + \(FormulaText.number(-shift))" : "\(name) - \(FormulaText.number(shift))"
    }

    /// Stage 6: the cluster as it is read.
    func writeMirroring(to buffer: inout ByteBuffer) {
        guard trace.isMirrored else {
            writeHeading(6, "mirror", "Only right-to-left mirrors the cluster.", to: &buffer)
            return writeLine("this canvas is left-to-right: nothing to do", to: &buffer)
        }
        writeHeading(6, "mirror", "Right-to-left flips the cluster about its middle.", to: &buffer)
        let width = trace.normalized.bounds.width
        var formulas = FormulaTable()
        if let item {
            let (old, new) = (trace.normalized.frames[item], trace.mirrored.frames[item])
            formulas.add(
                "x", "cluster width - x - width", FormulaText.difference(width, old.minX, old.width),
                FormulaText.number(new.minX))
            return write(formulas, to: &buffer)
        }
        formulas.add("new x", "cluster width - x - width", "\(FormulaText.number(width)) - x - width")
        write(formulas, to: &buffer)
        write(trace.mirrored.frames, to: &buffer)
        writeMap(of: trace.mirrored, to: &buffer)
    }
}

extension CanvasContentSize {
    /// The size that a spec asks for; nil when it leaves it to the cluster.
    var askedFor: CGSize? {
        switch self {
        case .automatic: nil
        case .fixed(let width, let height), .atLeast(let width, let height): CGSize(width: width, height: height)
        }
    }

    /// What a spec calls it.
    var name: String {
        switch self {
        case .automatic: "automatic"
        case .fixed: "fixed"
        case .atLeast: "atLeast"
        }
    }
}
