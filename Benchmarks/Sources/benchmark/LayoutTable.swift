import CanvasEngine
import CanvasPlugins
import RandomCanvas

/// Placing items by each layout, the computation alone, and how it grows: the reference is a tenth of the items.
struct LayoutTable {
    /// Measures every layout.
    func run(_ count: Int) {
        Output.heading("layouts of \(count) items, beside a tenth as many: N log N grows about 12 times")
        let groups = (0..<count).map { Int32($0 % 40) }
        measure("flow", count, FlowCanvasLayout())
        measure("grid", count, GridCanvasLayout(columns: max(Int(Double(count).squareRoot()), 1)))
        measure("ring, auto radius", count, RingCanvasLayout())
        measure("archimedean spiral, auto", count, SpiralCanvasLayout())
        measure("fermat spiral, auto", count, FermatSpiralCanvasLayout())
        measure("clustered, rings of auto radius", count) { size in
            ClusteredCanvasLayout(
                groups: Array(groups.prefix(size)), groupNames: (0..<40).map { "g\($0)" }, inner: RingCanvasLayout())
        }
    }

    private func measure(_ name: String, _ count: Int, _ layout: some CanvasLayout) {
        measure(name, count) { _ in layout }
    }

    private func measure<Layout: CanvasLayout>(_ name: String, _ count: Int, _ layout: (Int) -> Layout) {
        let times = [count, count / 10].map { size in
            var random = SplitMix64(seed: 5)
            let sizes = (0..<size).map { _ in
                CGSize(width: random.quarters(40...1600), height: random.quarters(40...1600))
            }
            let layout = layout(size)
            return Timing.median(of: Timing.runs(for: size)) {
                var cache = layout.makeCache(itemCount: size)
                _ = layout.place(CanvasLayoutItems(sizes: sizes), in: .unspecified, cache: &cache)
            }
        }
        Output.row(name, count, times[0], "ms", reference: times[1])
    }
}
