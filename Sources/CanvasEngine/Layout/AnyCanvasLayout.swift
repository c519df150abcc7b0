/// A layout whose concrete type is not known until run time.
///
/// Two are equal when they wrap equal values of one type. A layout that is not `Equatable` equals only the copies of
/// the same wrapping: whoever wraps it anew says that it may place differently.
public struct AnyCanvasLayout: CanvasLayout, Equatable {
    /// The wrapped layout's cache.
    public typealias Cache = Any

    /// The identity of one wrapping.
    private final class Wrapping: Sendable {}

    private let wrapped: any CanvasLayout
    private let wrapping: Wrapping

    /// Wraps a layout; one that is wrapped already is taken as it is.
    public init(_ layout: some CanvasLayout) {
        if let erased = layout as? AnyCanvasLayout {
            self = erased
        } else {
            wrapped = (layout as? any CacheableLayout)?.withCache ?? layout
            wrapping = Wrapping()
        }
    }

    /// Creates the wrapped layout's cache.
    public func makeCache(itemCount: Int) -> Any {
        func make(by layout: some CanvasLayout) -> Any { layout.makeCache(itemCount: itemCount) }
        return make(by: wrapped)
    }

    /// Updates the wrapped layout's cache; a cache of another layout is made anew.
    public func updateCache(_ cache: inout Any, itemCount: Int) {
        func update<Layout: CanvasLayout>(by layout: Layout) {
            guard var current = cache as? Layout.Cache else {
                cache = layout.makeCache(itemCount: itemCount)
                return
            }
            // The box lets go of its copy first, so that a cache made of arrays is changed in place.
            cache = ()
            layout.updateCache(&current, itemCount: itemCount)
            cache = current
        }
        update(by: wrapped)
    }

    /// Whether another layout's cache serves this one: both are of a type whose caches last when its values change.
    func takesCache(of other: AnyCanvasLayout) -> Bool {
        wrapped is any LastingCacheLayout && type(of: wrapped) == type(of: other.wrapped)
    }

    /// Places by the wrapped layout.
    public func place(
        _ items: CanvasLayoutItems, in proposal: CanvasProposal, cache: inout Any
    ) -> CanvasLayoutResult {
        func place<Layout: CanvasLayout>(by layout: Layout) -> CanvasLayoutResult {
            var current = cache as? Layout.Cache ?? layout.makeCache(itemCount: items.count)
            cache = ()
            defer { cache = current }
            return layout.place(items, in: proposal, cache: &current)
        }
        return place(by: wrapped)
    }

    /// Whether both are sure to place alike.
    public static func == (first: AnyCanvasLayout, second: AnyCanvasLayout) -> Bool {
        func isEqual<Value: Equatable>(_ value: Value) -> Bool { (second.wrapped as? Value) == value }
        if first.wrapping === second.wrapping { return true }
        guard let value = first.wrapped as? any Equatable else { return false }
        return isEqual(value)
    }
}
