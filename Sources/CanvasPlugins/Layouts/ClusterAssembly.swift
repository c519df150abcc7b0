import CanvasEngine

/// Puts the frames of laid out groups together into the frames of a canvas.
struct ClusterAssembly {
    private var frames: [CGRect]
    private var boxes: [CanvasDerivedValue.Box] = []
    /// The number of frames that layouts gave back beyond their items.
    private var surplus = 0

    init(itemCount: Int) {
        frames = [CGRect](repeating: .zero, count: itemCount)
    }

    /// Adds a group whose padded box is placed.
    mutating func add(
        _ cluster: CanvasCluster, of items: ArraySlice<Int>, in box: CGRect, named name: String, padding: CGFloat
    ) {
        for (item, frame) in zip(items, cluster.frames) {
            frames[item] = frame.offsetBy(dx: box.origin.x + padding, dy: box.origin.y + padding)
        }
        boxes.append(CanvasDerivedValue.Box(name: name, frame: box))
        let first = items.startIndex
        spoil(cluster.problems, frames: { items[(first + $0)...(first + $0)] }, boxes: { _ in nil })
    }

    /// Hands the problems of the outer layout's boxes on to all items of the groups; call it after the last group.
    mutating func spoil(_ problems: [CanvasPlacementProblem], items: (Int) -> ArraySlice<Int>) {
        spoil(problems, frames: items, boxes: { $0 })
    }

    /// Gives back the frames a second time as bad as they were, so that the engine lists their items as problems.
    private mutating func spoil(
        _ problems: [CanvasPlacementProblem], frames items: (Int) -> ArraySlice<Int>, boxes box: (Int) -> Int?
    ) {
        func spoil(_ position: Int, _ frame: CGRect) {
            for item in items(position) { frames[item] = frame }
            if let box = box(position) { boxes[box].frame = frame }
        }
        for problem in problems {
            switch problem {
            case .missing(let range): for position in range { spoil(position, .null) }
            case .notFinite(let position): spoil(position, .null)
            case .outOfReach(let position):
                spoil(position, CGRect(x: 2 * LayoutEngine.largestCoordinate, y: 0, width: 0, height: 0))
            case .surplus(let count): surplus += count
            }
        }
    }

    /// What the layout gives back.
    func result(outer: [CanvasDerivedValue]) -> CanvasLayoutResult {
        let numbers = outer.compactMap { value in
            if case .number(let number) = value.content {
                CanvasDerivedValue("outer." + value.name, number)
            } else {
                nil
            }
        }
        return CanvasLayoutResult(
            frames: frames + [CGRect](repeating: .zero, count: surplus),
            derived: [CanvasDerivedValue("groups", boxes: boxes)] + numbers)
    }
}
