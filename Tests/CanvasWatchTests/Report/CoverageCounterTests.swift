import CanvasEngine
import TestSupport
import Testing

@testable import canvas_watch

struct CoverageCounterTests {
    @Test("Frames count in the cells that each takes by itself", arguments: 0..<60 as Range<UInt64>)
    func counting(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let reach = [1, 100, 1e9, 1e15][random.below(4)]
        let origin = [0, random.number(-reach...reach), -1e15][random.below(3)]
        let extent = CGRect(x: origin, y: origin / 3, width: reach, height: random.number(0...reach))
        let scale = MapScale(
            extent: extent, columns: 1 + random.below(90), rows: 1 + random.below(30), aspect: random.number(0.3...1))
        let frames = Self.frames(near: scale, &random)
        var (counter, plain) = (
            CoverageCounter(columns: scale.columns, rows: scale.rows),
            CoverageCounter(columns: scale.columns, rows: scale.rows)
        )
        counter.add(frames, at: scale)
        for frame in frames { plain.add(scale.cells(of: frame)) }
        counter.sum()
        plain.sum()
        for row in 0..<scale.rows {
            for column in 0..<scale.columns {
                #expect(counter[column, row] == plain[column, row], "seed \(seed), column \(column), row \(row)")
            }
        }
    }

    @Test("The inside of a cell holds nothing that takes another cell", arguments: 0..<60 as Range<UInt64>)
    func inside(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let extent = CGRect(x: random.number(-1e4...1e4), y: 0, width: 1000, height: random.number(300...1000))
        let scale = MapScale(extent: extent, columns: 80, rows: 24, aspect: 0.5)
        var held = 0
        let frames = Self.frames(near: scale, &random)
        for (index, frame) in frames.enumerated() {
            let cells = scale.cells(of: frame)
            for other in frames[max(index - 12, 0)...index] where CellInside(of: cells, at: scale).holds(other) {
                held += 1
                #expect(scale.cells(of: other) == cells, "seed \(seed): \(other)")
            }
        }
        // Frames near a cell come one after the other, so that some of them are held.
        #expect(held > 0, "seed \(seed)")
    }

    /// Frames in and around the cells of a scale: within one cell, along its edges to the last bit, across several.
    private static func frames(near scale: MapScale, _ random: inout SplitMix64) -> [CGRect] {
        var frames: [CGRect] = []
        for _ in 0..<20 {
            let (column, row) = (CGFloat(random.below(scale.columns + 1)), CGFloat(random.below(scale.rows + 1)))
            let (left, top) = (
                scale.extent.minX + column * scale.pointsPerColumn, scale.extent.minY + row * scale.pointsPerRow
            )
            for _ in 0..<12 {
                let (across, down) = (random.number(0...1), random.number(0...1))
                let isOnEdge = random.below(3) == 0
                let shares: [CGFloat] = [0, 0.01, 0.1, 0.3, 1, 4]
                frames.append(
                    CGRect(
                        x: isOnEdge
                            ? left + left.ulp * CGFloat(random.below(3) - 1) : left + scale.pointsPerColumn * across,
                        y: isOnEdge ? top + top.ulp * CGFloat(random.below(3) - 1) : top + scale.pointsPerRow * down,
                        width: scale.pointsPerColumn * shares[random.below(6)],
                        height: scale.pointsPerRow * shares[random.below(6)]))
            }
        }
        return frames
    }
}
