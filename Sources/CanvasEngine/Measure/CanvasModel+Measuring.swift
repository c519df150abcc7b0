extension CanvasModel {
    /// The number of items that are still to be measured.
    public var outstandingCount: Int { outstanding.count - measuredCount }

    /// Measures up to `chunkSize` items, and places all of them anew after the last one.
    ///
    /// - Parameters:
    ///   - viewport: what the reader sees; while it moves, nothing is measured or placed.
    ///   - measure: gives the size of an item in points; each side is clamped to 0...10 000.
    public mutating func measureNextChunk(
        viewport: CanvasViewport? = nil, measure: (IDs.Element) -> CGSize
    ) -> CanvasMeasuring {
        if outstandingCount == 0 && !isUnsettled { return .idle }
        if viewport?.isMoving == true { return .waiting }
        var chunk = 0
        while chunk < Self.chunkSize && outstandingCount > 0 {
            let id = items.id(at: outstanding[measuredCount])
            measuredCount += 1
            if measurements[id] == nil || outdated.remove(id) != nil {
                measurements.store(measure(id), for: id)
                isUnsettled = true
                chunk += 1
            }
        }
        if outstandingCount > 0 { return .measured(remaining: outstandingCount) }
        settle()
        return .settled
    }

    /// Has items measured again whose content changed; their old sizes are used until then.
    public mutating func remeasure(_ ids: some Sequence<IDs.Element>) {
        for id in ids where measurements[id] != nil { outdated.insert(id) }
        findOutstanding()
    }

    /// Finds the items that are to be measured.
    mutating func findOutstanding() {
        measuredCount = 0
        guard configuration.itemSize == nil else {
            outstanding = []
            return
        }
        outstanding = items.measuredIndices
        if measurements.isEmpty { return }
        outstanding.removeAll { index in
            let id = items.id(at: index)
            return measurements[id] != nil && !outdated.contains(id)
        }
    }

    /// Drops the measurements of items that are not there any more.
    mutating func forgetRemovedItems() {
        measurements.keep(only: items.ids)
        outdated = outdated.filter { measurements[$0] != nil }
    }

    /// The size of each item as far as it is known, sanitized: the uniform one, the given, the measured, the estimated.
    func currentSizes() -> [CGSize] {
        LayoutEngine.sanitize(knownSizes())
    }

    private func knownSizes() -> [CGSize] {
        if let itemSize = configuration.itemSize { return Array(repeating: itemSize, count: items.count) }
        var sizes = items.sizes ?? Array(repeating: configuration.estimatedItemSize, count: items.count)
        if items.sizes == nil && measurements.isEmpty { return sizes }
        for index in items.measuredIndices {
            sizes[index] = measurements[items.id(at: index)] ?? configuration.estimatedItemSize
        }
        return sizes
    }

    private mutating func settle() {
        let measured = currentSizes()
        isUnsettled = false
        guard measured != sizes else { return }
        sizes = measured
        layOut()
    }
}
