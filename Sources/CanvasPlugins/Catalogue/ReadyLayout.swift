import CanvasEngine

/// A layout that is made already, as a part of a description.
///
/// Two are equal when their layouts are sure to place alike.
package struct ReadyLayout: Hashable, Sendable {
    /// The layout.
    package let layout: AnyCanvasLayout

    /// Takes a layout.
    package init(_ layout: some CanvasLayout) {
        self.layout = AnyCanvasLayout(layout)
    }

    /// Adds nothing: a layout has no hash, and the description around it tells most of them apart.
    package func hash(into hasher: inout Hasher) {}
}
