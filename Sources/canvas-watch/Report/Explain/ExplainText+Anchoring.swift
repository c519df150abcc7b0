import CanvasEngine

/// Stage 7 and what comes of it.
extension ExplainText {
    /// Stage 7: the size of the canvas, and the place of the cluster on it.
    func writeAnchoring(to buffer: inout ByteBuffer) {
        writeHeading(7, "anchor", "The canvas takes its size, and the cluster its place on it.", to: &buffer)
        var formulas = FormulaTable()
        addCanvas(to: &formulas)
        addSlack(to: &formulas)
        addOrigin(to: &formulas)
        write(formulas, to: &buffer)
        writeOverflow(to: &buffer)
        guard let item else {
            write(trace.resolution.frames, to: &buffer)
            return
        }
        let (old, new, origin) = (
            trace.mirrored.frames[item], trace.resolution.frames[item], trace.resolution.contentBounds.origin
        )
        var moved = FormulaTable()
        moved.add("x", "x + origin x", FormulaText.sum(old.minX, origin.x), FormulaText.number(new.minX))
        moved.add("y", "y + origin y", FormulaText.sum(old.minY, origin.y), FormulaText.number(new.minY))
        write(moved, to: &buffer)
    }

    private func addCanvas(to formulas: inout FormulaTable) {
        let (insets, cluster, canvas) = (trace.insets, trace.mirrored.bounds.size, trace.resolution.contentSize)
        let asked = trace.spec.contentSize.askedFor
        func add(_ name: String, _ edges: String, _ terms: [Double], _ asked: Double?, _ result: Double) {
            let sum =
                "\(FormulaText.number(terms[0])) + \(FormulaText.number(terms[1])) + \(FormulaText.number(terms[2]))"
            let number = FormulaText.number(result)
            switch (trace.spec.contentSize, asked) {
            case (.fixed, _): formulas.add(name, "fixed", number)
            case (.atLeast, let floor?):
                formulas.add(name, "max(atLeast, \(edges))", "max(\(FormulaText.number(floor)), \(sum))", number)
            default: formulas.add(name, edges, sum, number)
            }
        }
        add(
            "width", "left + cluster + right", [insets.left, cluster.width, insets.right], asked?.width, canvas.width)
        add(
            "height", "top + cluster + bottom", [insets.top, cluster.height, insets.bottom], asked?.height,
            canvas.height)
    }

    private func addSlack(to formulas: inout FormulaTable) {
        let (slack, hugging, canvas) = (trace.slack, trace.hugging, trace.resolution.contentSize)
        if case .automatic = trace.spec.contentSize { return }
        let (insets, cluster) = (trace.insets, trace.mirrored.bounds.size)
        func add(_ name: String, _ symbols: String, _ numbers: String, _ isPositive: Bool, _ result: Double) {
            let text = isPositive ? (symbols, numbers) : ("max(0, \(symbols))", "max(0, \(numbers))")
            formulas.add(name, text.0, text.1, FormulaText.number(result))
        }
        add(
            "slack x", "width - left - cluster - right",
            FormulaText.difference(canvas.width, insets.left, cluster.width, insets.right),
            canvas.width >= hugging.width, slack.width)
        add(
            "slack y", "height - top - cluster - bottom",
            FormulaText.difference(canvas.height, insets.top, cluster.height, insets.bottom),
            canvas.height >= hugging.height, slack.height)
    }

    private func addOrigin(to formulas: inout FormulaTable) {
        let (insets, slack, origin) = (trace.insets, trace.slack, trace.resolution.contentBounds.origin)
        guard slack != .zero else {
            formulas.add("origin x", "left", FormulaText.number(origin.x))
            formulas.add("origin y", "top", FormulaText.number(origin.y))
            return
        }
        let (fraction, anchor) = (trace.fraction, trace.spec.contentAnchor)
        let isMirrored = trace.isMirrored
        formulas.add(
            "origin x", isMirrored ? "left + slack x * (1 - anchor x)" : "left + slack x * anchor x",
            FormulaText.number(insets.left) + " + " + FormulaText.number(slack.width) + " * "
                + (isMirrored
                    ? "(\(FormulaText.difference(1, anchor.x)))" : FormulaText.operand(fraction.x)),
            FormulaText.number(origin.x))
        formulas.add(
            "origin y", "top + slack y * anchor y",
            FormulaText.number(insets.top) + " + " + FormulaText.number(slack.height) + " * "
                + FormulaText.operand(fraction.y),
            FormulaText.number(origin.y))
    }

    /// What a fixed canvas is too small for.
    private func writeOverflow(to buffer: inout ByteBuffer) {
        let (hugging, canvas) = (trace.hugging, trace.resolution.contentSize)
        var parts: [String] = []
        if hugging.width > canvas.width { parts.append("\(NumberText.text(hugging.width - canvas.width)) too wide") }
        if hugging.height > canvas.height {
            parts.append("\(NumberText.text(hugging.height - canvas.height)) too high")
        }
        guard !parts.isEmpty else { return }
        let edges = [hugging.width > canvas.width ? "right" : nil, hugging.height > canvas.height ? "bottom" : nil]
        let names = edges.compactMap { $0 }.joined(separator: " and the ")
        writeLine("\(parts.joined(separator: " and ")): it overflows at the \(names)", to: &buffer)
    }

    /// The canvas, or where the followed item ended.
    func writeResult(to buffer: inout ByteBuffer) {
        let resolution = trace.resolution
        buffer.append("\n")
        buffer.append(TextStyle.bold.text("result".padded(to: 13), isColored: isColored))
        if let item {
            buffer.append(rect: resolution.frames[item])
            buffer.append(" on a canvas of ")
            buffer.append(size: resolution.contentSize)
            buffer.append("\n")
            for line in neighbours(of: item) { writeLine(line, to: &buffer) }
        } else {
            buffer.append("canvas ")
            buffer.append(size: resolution.contentSize)
            buffer.append(", content ")
            buffer.append(rect: resolution.contentBounds)
            buffer.append("\n")
            let derived = resolution.derived.map(PlacementText.texts)
            write(derived.filter { $0.count == 1 }.flatMap(\.self), to: &buffer)
            for boxes in derived where boxes.count > 1 { write(boxes, to: &buffer) }
        }
        if let canvasMap { writeMap(of: trace.rendering, canvasMap, to: &buffer) }
        if item == nil { ReportText(isColored: isColored).appendWarnings(of: trace.rendering, to: &buffer) }
    }

    /// What the canvas has to do with the followed item: its overlaps, and whether the viewport sees it.
    private func neighbours(of item: Int) -> [String] {
        let (frames, ids) = (trace.resolution.frames, trace.spec.items.ids)
        let partners = trace.rendering.overlaps.pairs.compactMap { pair -> Int? in
            let (first, second) = (Int(pair.first), Int(pair.second))
            return first == item ? second : second == item ? first : nil
        }
        var lines = partners.prefix(4).map { other in
            let depth = NumberText.text(OverlapPairs.depth(frames[item], frames[other]))
            return "overlaps \(EscapedText.text(ids[other])) by \(depth) pt"
        }
        if partners.count > lines.count { lines.append("overlaps \(partners.count - lines.count) more") }
        if let viewport = trace.rendering.viewport {
            lines.append(viewport.visible.contains(item) ? "the viewport shows it" : "the viewport does not show it")
        }
        return lines
    }
}
