/// A canvas as a host keeps it: items, configuration, measurements, and the resolution that follows from them.
///
/// The first resolution takes the estimated size for every item that is not measured yet. The host then calls
/// `measureNextChunk` until it answers that the canvas is settled: items are placed anew once, not after each chunk.
/// The layout's cache lives until another layout is configured; a lasting one serves another layout of its type too.
public struct CanvasModel<IDs: RandomAccessCollection & Equatable> where IDs.Element: Hashable {
    /// The largest number of items that one step measures.
    public static var chunkSize: Int { 200 }

    /// The items.
    public internal(set) var items: CanvasItems<IDs>
    /// Everything about the canvas but its items.
    public internal(set) var configuration: CanvasConfiguration
    /// The sizes that the host measured.
    public internal(set) var measurements = SizeCache<IDs.Element>()
    /// The sizes that went into the resolution, one per item.
    public internal(set) var sizes: [CGSize] = []
    /// Where the items are.
    public internal(set) var resolution = CanvasResolution.empty

    /// The indices of the items to measure, ascending; those before `measuredCount` are done.
    var outstanding: [Int] = []
    /// How many of `outstanding` are done.
    var measuredCount = 0
    /// The items whose measurement is out of date, though still used until there is a new one.
    var outdated: Set<IDs.Element> = []
    /// Whether something was measured since the items were placed.
    var isUnsettled = false

    private var layoutCache: Any?
    private var builtIndex: SpatialIndex?

    /// Creates a canvas and places its items.
    public init(items: CanvasItems<IDs>, configuration: CanvasConfiguration) {
        self.items = items
        self.configuration = configuration
        sizes = currentSizes()
        findOutstanding()
        layOut()
    }

    /// Takes over a new state of items and configuration, and says what the host has to do about it.
    ///
    /// Items are placed only where that can change something. Items that are still there keep their measurements.
    public mutating func update(items: CanvasItems<IDs>, configuration: CanvasConfiguration) -> CanvasUpdate {
        let old = (items: self.items, configuration: self.configuration)
        let hasOtherItems = items != old.items
        let hasOtherSizing =
            configuration.itemSize != old.configuration.itemSize
            || configuration.estimatedItemSize != old.configuration.estimatedItemSize
        let hasOtherLayout = configuration.layout != old.configuration.layout
        self.items = items
        self.configuration = configuration
        if hasOtherLayout && !configuration.layout.takesCache(of: old.configuration.layout) { layoutCache = nil }
        if hasOtherItems { forgetRemovedItems() }

        var needsLayout = items.ids != old.items.ids || !configuration.placesAlike(old.configuration)
        if hasOtherItems || hasOtherSizing {
            let newSizes = currentSizes()
            needsLayout = needsLayout || newSizes != sizes
            sizes = newSizes
            findOutstanding()
        }
        if needsLayout { layOut() }
        return needsLayout ? .layout : configuration.behaviour != old.configuration.behaviour ? .behaviour : .nothing
    }

    /// The resolution by the estimated size of all items: what shows before anything is measured.
    public func firstResolution() -> CanvasResolution {
        let size = LayoutEngine.sanitize(configuration.itemSize ?? configuration.estimatedItemSize)
        var cache: Any?
        return configuration.resolve(Array(repeating: size, count: items.count), cache: &cache)
    }

    /// The frame of an item; nil where there is none of this id. Looks at one item after the other.
    public func frame(of id: IDs.Element) -> CGRect? {
        items.index(of: id).map { resolution.frames[$0] }
    }

    /// What tells which items a rectangle sees; built when it is first asked for after the items were placed.
    public var index: SpatialIndex {
        mutating get {
            if let builtIndex { return builtIndex }
            let index = SpatialIndex(frames: resolution.frames)
            builtIndex = index
            return index
        }
    }

    /// A viewport of a size at its initial place over this canvas.
    public func camera(viewportSize: CGSize) -> CanvasCamera {
        CanvasCamera(
            viewportSize: viewportSize, contentSize: resolution.contentSize,
            initialAnchor: configuration.behaviour.initialAnchor, zoomRange: configuration.behaviour.zoomRange)
    }

    /// Places the items by `sizes`.
    mutating func layOut() {
        isUnsettled = false
        builtIndex = nil
        resolution = configuration.resolve(sizes, cache: &layoutCache)
    }
}
