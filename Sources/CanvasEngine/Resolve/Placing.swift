extension LayoutEngine {
    /// Stage 4: the layout's own frames, made safe.
    ///
    /// Layouts are not trusted. A frame that is missing, or has a number that is not finite or beyond
    /// `largestCoordinate`, is listed as a problem, does not count in the bounds, and is replaced by one without area
    /// at the cluster's origin. Surplus frames are listed and dropped. Negative extents are standardized.
    public static func place<Layout: CanvasLayout>(
        _ sizes: [CGSize], by layout: Layout, in proposal: CanvasProposal, cache: inout Layout.Cache?
    ) -> CanvasCluster {
        let items = CanvasLayoutItems(sizes: sizes)
        var current = cache ?? layout.makeCache(itemCount: sizes.count)
        if cache != nil {
            cache = nil  // lets go of the second reference, so that a cache made of arrays is changed in place
            layout.updateCache(&current, itemCount: sizes.count)
        }
        let result = layout.place(items, in: proposal, cache: &current)
        cache = current
        return cluster(of: result, itemCount: sizes.count)
    }

    private static func cluster(of result: CanvasLayoutResult, itemCount: Int) -> CanvasCluster {
        var frames = result.frames
        var (problems, badItems): ([CanvasPlacementProblem], [Int]) = ([], [])
        if frames.count > itemCount {
            problems.append(.surplus(count: frames.count - itemCount))
            frames.removeLast(frames.count - itemCount)
        }
        if problems.isEmpty, frames.count == itemCount, let bounds = soundBounds(of: frames) {
            return CanvasCluster(frames: frames, bounds: bounds, derived: result.derived.compactMap(trusted))
        }
        var bounds = CanvasBounds()
        for index in frames.indices {
            if isInReach(frames[index]) {
                if frames[index].size.width < 0 || frames[index].size.height < 0 {
                    frames[index] = frames[index].standardized
                }
                bounds.include(frames[index])
            } else {
                badItems.append(index)
                problems.append(frames[index].isFinite ? .outOfReach(item: index) : .notFinite(item: index))
            }
        }
        let substitute = CGRect(origin: bounds.rect.origin, size: .zero)
        for index in badItems { frames[index] = substitute }
        if frames.count < itemCount {
            problems.append(.missing(items: frames.count..<itemCount))
            frames.append(contentsOf: repeatElement(substitute, count: itemCount - frames.count))
        }
        return CanvasCluster(
            frames: frames, bounds: bounds.rect, derived: result.derived.compactMap(trusted), problems: problems)
    }

    /// The box around frames that are all standardized and well in reach; nil where one may not be.
    ///
    /// Nearly every layout gives such frames, and of all at once that is seen sooner than one by one.
    private static func soundBounds(of frames: [CGRect]) -> CGRect? {
        var (least, most) = (SIMD2(repeating: CGFloat.infinity), SIMD2(repeating: -CGFloat.infinity))
        var leastSize = least
        // Zero times a number is 0, unless the number is infinite or none.
        var poison = SIMD2<CGFloat>.zero
        for frame in frames {
            let origin = SIMD2(frame.origin.x, frame.origin.y)
            let size = SIMD2(frame.size.width, frame.size.height)
            let end = origin + size
            least.replace(with: origin, where: origin .< least)
            most.replace(with: end, where: end .> most)
            leastSize.replace(with: size, where: size .< leastSize)
            poison += end * 0
        }
        // A quarter of the reach to each side leaves no room for a size beyond it.
        let reach = SIMD2(repeating: largestCoordinate / 4)
        guard !frames.isEmpty, poison == .zero, all(leastSize .>= 0), all(least .>= -reach), all(most .<= reach)
        else { return nil }
        return CGRect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
    }

    /// The value without boxes out of reach and with the others standardized; nil for a number that is not finite.
    private static func trusted(_ value: CanvasDerivedValue) -> CanvasDerivedValue? {
        switch value.content {
        case .number(let number):
            return number.isFinite ? value : nil
        case .boxes(let boxes):
            let inReach = boxes.filter { isInReach($0.frame) }
            return CanvasDerivedValue(
                value.name, boxes: inReach.map { .init(name: $0.name, frame: $0.frame.standardized) })
        }
    }

    private static func isInReach(_ frame: CGRect) -> Bool {
        frame.origin.x.magnitude <= largestCoordinate && frame.origin.y.magnitude <= largestCoordinate
            && frame.size.width.magnitude <= largestCoordinate && frame.size.height.magnitude <= largestCoordinate
    }
}
