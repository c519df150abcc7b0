import CanvasEngine

/// The centres of the items that both renderings have.
struct CentrePairs {
    /// The frames before and now.
    let old: UnsafeBufferPointer<CGRect>
    let new: UnsafeBufferPointer<CGRect>
    /// For each new item the index of the old one, or -1; empty where they are the same.
    let sources: UnsafeBufferPointer<Int32>

    /// Whether a test holds for the centres of some items, before and now; it ends with the first that fails.
    @inline(__always)
    func allSatisfy(_ items: some Collection<Int>, _ test: (PlaneVector, PlaneVector) -> Bool) -> Bool {
        for item in items {
            let source = sources.isEmpty ? item : Int(sources[item])
            guard source >= 0 else { continue }
            let (old, new) = (old[source], new[item])
            guard test(PlaneVector(x: old.midX, y: old.midY), PlaneVector(x: new.midX, y: new.midY)) else {
                return false
            }
        }
        return true
    }

    /// Hands over the centres of some items, before and now.
    @inline(__always)
    func forEach(_ items: some Collection<Int>, _ body: (PlaneVector, PlaneVector) -> Void) {
        _ = allSatisfy(items) {
            body($0, $1)
            return true
        }
    }
}
