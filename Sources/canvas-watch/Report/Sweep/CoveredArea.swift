import CanvasEngine

/// The area that frames cover together; what several cover counts once.
///
/// A line sweeps from left to right over the frames, and a tree over the stretches between their horizontal edges knows how
/// much of the line is covered: time n log n (J. L. Bentley's solution of Klee's problem, 1977).
struct CoveredArea {
    private let edges: [CGFloat]
    /// For each node of the tree how many frames cover its whole stretch, and how much of it is covered at all.
    private var counts: [Int32]
    private var lengths: [CGFloat]

    /// The area in square points.
    static func of(_ frames: [CGRect]) -> CGFloat {
        let frames = frames.filter { $0.width > 0 && $0.height > 0 }
        guard !frames.isEmpty else { return 0 }
        var area = CoveredArea(frames)
        return area.sweep(frames)
    }

    private init(_ frames: [CGRect]) {
        let sorted = frames.flatMap { [$0.minY, $0.maxY] }.sorted()
        edges = sorted.enumerated().filter { $0 == 0 || sorted[$0 - 1] != $1 }.map(\.1)
        counts = [Int32](repeating: 0, count: 4 * edges.count)
        lengths = [CGFloat](repeating: 0, count: 4 * edges.count)
    }

    private mutating func sweep(_ frames: [CGRect]) -> CGFloat {
        var events: [(x: CGFloat, change: Int32, low: Int, high: Int)] = []
        events.reserveCapacity(2 * frames.count)
        for frame in frames {
            let (low, high) = (place(of: frame.minY), place(of: frame.maxY))
            events.append((frame.minX, 1, low, high))
            events.append((frame.maxX, -1, low, high))
        }
        events.sort { $0.x < $1.x }
        var (area, previous) = (0.0, events[0].x)
        for event in events {
            area += lengths[1] * (event.x - previous)
            previous = event.x
            if event.low < event.high { add(event.change, event.low, event.high, node: 1, 0, edges.count - 1) }
        }
        return area
    }

    /// The index of an edge.
    private func place(of y: CGFloat) -> Int {
        var (low, high) = (0, edges.count)
        while low < high {
            let middle = (low + high) / 2
            if edges[middle] < y { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Changes by how many frames the stretch from one edge to another is covered, below a node that spans `start..<end`.
    private mutating func add(_ change: Int32, _ low: Int, _ high: Int, node: Int, _ start: Int, _ end: Int) {
        if low <= start, end <= high {
            counts[node] += change
        } else {
            let middle = (start + end) / 2
            if low < middle { add(change, low, high, node: 2 * node, start, middle) }
            if high > middle { add(change, low, high, node: 2 * node + 1, middle, end) }
        }
        if counts[node] > 0 {
            lengths[node] = edges[end] - edges[start]
        } else {
            lengths[node] = end - start > 1 ? lengths[2 * node] + lengths[2 * node + 1] : 0
        }
    }
}
