/// The guard against update loops: no viewport is published twice in a row.
///
/// A host that lays out, tells its observers and is laid out again in answer would otherwise never end.
public final class ViewportPublisher {
    /// Names an observer, so that it can be removed.
    public struct Observation: Hashable, Sendable {
        fileprivate let number: Int
    }

    private var published: CanvasViewport?
    private var observers: [(number: Int, tell: (CanvasViewport) -> Void)] = []
    private var observationCount = 0
    private var pending: [CanvasViewport] = []
    private var isTelling = false

    /// Creates a publisher that has published nothing and has no observers.
    public init() {}

    /// Whether the viewport differs from the last one that was to be published; it is remembered as that one.
    public func shouldPublish(_ viewport: CanvasViewport) -> Bool {
        if let published, published.isUnchanged(viewport) { return false }
        published = viewport
        return true
    }

    /// Forgets the last viewport: the next one is published whatever it is.
    public func reset() {
        published = nil
    }

    /// Adds an observer, which is told of every viewport published from now on, after those added before it.
    @discardableResult
    public func addObserver(_ observer: @escaping (CanvasViewport) -> Void) -> Observation {
        observationCount += 1
        observers.append((observationCount, observer))
        return Observation(number: observationCount)
    }

    /// Removes an observer; one that was removed already is passed over.
    public func removeObserver(_ observation: Observation) {
        observers.removeAll { $0.number == observation.number }
    }

    /// Tells every observer of a viewport, unless it is unchanged.
    ///
    /// What an observer publishes in answer is told after all observers were told of the first.
    public func publish(_ viewport: CanvasViewport) {
        guard shouldPublish(viewport) else { return }
        pending.append(viewport)
        guard !isTelling else { return }
        isTelling = true
        defer { isTelling = false }
        while !pending.isEmpty {
            let viewport = pending.removeFirst()
            for number in observers.map(\.number) {
                observers.first { $0.number == number }?.tell(viewport)
            }
        }
    }
}

extension CanvasViewport {
    /// Whether both say the same; unlike in `==`, what is not a number equals itself, or it would be published forever.
    fileprivate func isUnchanged(_ other: CanvasViewport) -> Bool {
        func isSame(_ first: CGFloat, _ second: CGFloat) -> Bool {
            first == second || first.isNaN && second.isNaN
        }
        return isSame(visibleRect.origin.x, other.visibleRect.origin.x)
            && isSame(visibleRect.origin.y, other.visibleRect.origin.y)
            && isSame(visibleRect.size.width, other.visibleRect.size.width)
            && isSame(visibleRect.size.height, other.visibleRect.size.height)
            && isSame(contentSize.width, other.contentSize.width)
            && isSame(contentSize.height, other.contentSize.height)
            && isDragging == other.isDragging && isDecelerating == other.isDecelerating
    }
}
