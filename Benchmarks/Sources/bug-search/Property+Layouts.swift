import CanvasEngine
import RandomCanvas

extension Property {
    /// Flow and grid, each against a plain second implementation.
    static let layouts = [
        Property(name: "flow is what its rules say") { random in
            let sizes = (0..<Int.random(in: 0...30, using: &random)).map { _ in random.size() }
            let layout = FlowCanvasLayout(
                horizontalSpacing: random.quarters(0...80), verticalSpacing: random.quarters(0...80),
                alignment: random.pick(VerticalAlignment.allCases, else: .top), maxWidth: random.quarters(0...4000))
            var cache: Void = ()
            let frames = layout.place(CanvasLayoutItems(sizes: sizes), in: .unspecified, cache: &cache).frames
            return frames == flow(sizes, layout) ? nil : "\(frames): \(sizes) \(layout)"
        },
        Property(name: "grid is what its rules say") { random in
            let sizes = (0..<Int.random(in: 0...30, using: &random)).map { _ in random.size() }
            let layout = GridCanvasLayout(
                columns: Int.random(in: -1...12, using: &random), horizontalSpacing: random.quarters(0...80),
                verticalSpacing: random.quarters(0...80),
                alignment: Alignment(
                    horizontal: random.pick(HorizontalAlignment.allCases, else: .center),
                    vertical: random.pick(VerticalAlignment.allCases, else: .center)))
            var cache: Void = ()
            let frames = layout.place(CanvasLayoutItems(sizes: sizes), in: .unspecified, cache: &cache).frames
            return frames == grid(sizes, layout) ? nil : "\(frames): \(sizes) \(layout)"
        },
        Property(name: "flow and grid survive hostile sizes, spacings and columns") { random in
            let sizes = (0..<Int.random(in: 0...12, using: &random)).map { _ in random.hostileSize() }
            let spacing = (random.hostileNumber(), random.hostileNumber())
            let layout: AnyCanvasLayout =
                Bool.random(using: &random)
                ? AnyCanvasLayout(
                    .flow(
                        horizontalSpacing: spacing.0, verticalSpacing: spacing.1, maxWidth: random.hostileNumber()))
                : AnyCanvasLayout(
                    .grid(
                        columns: Int(truncatingIfNeeded: random.next()), horizontalSpacing: spacing.0,
                        verticalSpacing: spacing.1))
            let resolution = LayoutEngine.resolve(
                sizes: sizes, layout: layout, contentSize: random.hostileContentSize(),
                layoutDirection: random.direction())
            return resolution.fault(itemCount: sizes.count).map { "\($0): \(sizes) \(layout)" }
        },
    ]

    /// A fraction of what is free.
    private static func share<Name: Equatable>(_ alignment: Name, center: Name, end: Name) -> CGFloat {
        alignment == center ? 0.5 : alignment == end ? 1 : 0
    }

    private static func flow(_ sizes: [CGSize], _ layout: FlowCanvasLayout) -> [CGRect] {
        let limit = max(layout.maxWidth ?? 0, sizes.map(\.width).max() ?? 0)
        var rows: [[CGSize]] = []
        for size in sizes {
            let row = rows.last ?? []
            let used = row.map(\.width).reduce(0, +) + layout.horizontalSpacing * CGFloat(row.count)
            if row.isEmpty || used + size.width > limit {
                rows.append([size])
            } else {
                rows[rows.count - 1].append(size)
            }
        }
        var (frames, y): ([CGRect], CGFloat) = ([], 0)
        for row in rows {
            let height = row.map(\.height).max() ?? 0
            var x: CGFloat = 0
            for size in row {
                let free = (height - size.height) * share(layout.alignment, center: .center, end: .bottom)
                frames.append(CGRect(x: x, y: y + free, width: size.width, height: size.height))
                x += size.width + layout.horizontalSpacing
            }
            y += height + layout.verticalSpacing
        }
        return frames
    }

    private static func grid(_ sizes: [CGSize], _ layout: GridCanvasLayout) -> [CGRect] {
        let columns = max(1, layout.columns)
        func width(of column: Int) -> CGFloat {
            sizes.indices.filter { $0 % columns == column }.map { sizes[$0].width }.max() ?? 0
        }
        func height(of row: Int) -> CGFloat {
            sizes.indices.filter { $0 / columns == row }.map { sizes[$0].height }.max() ?? 0
        }
        return sizes.indices.map { index in
            let (row, column, size) = (index / columns, index % columns, sizes[index])
            let x = (0..<column).map { width(of: $0) + layout.horizontalSpacing }.reduce(0, +)
            let y = (0..<row).map { height(of: $0) + layout.verticalSpacing }.reduce(0, +)
            let right = share(layout.alignment.horizontal, center: .center, end: .trailing)
            let down = share(layout.alignment.vertical, center: .center, end: .bottom)
            return CGRect(
                x: x + (width(of: column) - size.width) * right, y: y + (height(of: row) - size.height) * down,
                width: size.width, height: size.height)
        }
    }
}
