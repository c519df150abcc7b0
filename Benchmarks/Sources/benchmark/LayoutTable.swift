import CanvasEngine
import CanvasPlugins
import RandomCanvas

/// Placing items by each layout, the computation alone.
struct LayoutTable {
    let place: Workplace

    /// Measures every layout.
    func run(_ count: Int) {
        place.output.heading("layouts of \(count) items: N log N grows about 12 times")
        let groups = (0..<count).map { Int32($0 % 40) }
        // Taffy and Yoga take minutes to be given more.
        let peers = count <= 10_000 ? place.reference("layout_peers", ["\(count)"]) : nil
        measure("flow, beside Taffy", FlowCanvasLayout(), count, peers, "flow Taffy")
        measure("flow, beside Yoga", FlowCanvasLayout(), count, peers, "flow Yoga")
        let columns = max(Int(Double(count).squareRoot()), 1)
        measure("grid, beside Taffy", GridCanvasLayout(columns: columns), count, peers, "grid Taffy")
        measure("ring, auto radius", RingCanvasLayout(), count)
        measure("archimedean spiral, auto", SpiralCanvasLayout(), count)
        measure("fermat spiral, auto", FermatSpiralCanvasLayout(), count)
        let clusters = ClusteredCanvasLayout(
            groups: groups, groupNames: (0..<40).map { "g\($0)" }, inner: RingCanvasLayout())
        measure("clustered, rings of auto radius", clusters, count)
    }

    private func measure(
        _ name: String, _ layout: some CanvasLayout, _ count: Int, _ peers: Program? = nil, _ peer: String = ""
    ) {
        var random = SplitMix64(seed: 5)
        let sizes = (0..<count).map { _ in
            CGSize(width: random.quarters(40...1600), height: random.quarters(40...1600))
        }
        let time = Timing.median(of: Timing.runs(for: count)) {
            var cache = layout.makeCache(itemCount: count)
            _ = layout.place(CanvasLayoutItems(sizes: sizes), in: .unspecified, cache: &cache)
        }
        let reference = peers?.number(of: "ms", in: place.folder, where: [peer])
        place.output.row(name, count, time, "ms", reference: reference)
    }
}
