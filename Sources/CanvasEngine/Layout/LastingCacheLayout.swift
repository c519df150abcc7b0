/// A layout whose cache tells what it was made from, so that it lasts when the layout's own values change.
///
/// Other caches may hold what follows from those values, and are made anew.
package protocol LastingCacheLayout: CanvasLayout {}
