/// A layout whose cache tells what it was made from, so that it lasts when the layout's own values change.
///
/// Other caches may hold what follows from those values, and are made anew.
package protocol LastingCacheLayout: CanvasLayout {}

/// A layout without a cache that also comes with a lasting one, which makes it place the same items again sooner.
package protocol CacheableLayout: CanvasLayout {
    /// The layout that keeps a cache and places alike.
    var withCache: any LastingCacheLayout { get }
}
