import CanvasEngine

/// The means of the centres of some items, before and now.
struct CentreMeans {
    /// The number of items.
    private(set) var count: CGFloat = 0
    private var sums = (old: PlaneVector(x: 0, y: 0), new: PlaneVector(x: 0, y: 0))

    /// The mean of the centres before, of one item at least.
    var old: PlaneVector { sums.old / count }
    /// The mean of the centres now, of one item at least.
    var new: PlaneVector { sums.new / count }

    /// Takes in the centre of an item, before and now.
    mutating func add(_ old: PlaneVector, _ new: PlaneVector) {
        sums = (sums.old + old, sums.new + new)
        count += 1
    }
}
