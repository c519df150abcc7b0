/// Sorts frames into grids: one for the ordinary ones, and further ones for those much larger or much smaller.
///
/// One huge frame in a grid would make every query of it look far, so frames are parted by size until each grid holds
/// similar ones; every round takes the typical size of what is left.
struct SpatialIndexBuilder {
    /// The number of grids from which parting ends: what is then left shares one grid a part, whatever the sizes.
    private static let gridLimit = 48
    /// The smallest number of frames that is worth parting.
    private static let partingLimit = 16

    private let frames: UnsafeBufferPointer<CGRect>
    /// The entries in the order of the cells.
    private let edges: UnsafeMutableBufferPointer<CanvasEdges>
    private let ids: UnsafeMutableBufferPointer<UInt32>
    /// The number of entries that are written.
    private(set) var entryCount = 0
    /// The grids, in the order of their entries.
    private(set) var grids: [HomeGrid] = []
    /// The first entry of each cell of each grid; each grid's last cell is followed by its end.
    private(set) var starts: [UInt32] = []
    /// See `CornerTree`; empty when no cell is crowded.
    private(set) var splitsByX: [Bool] = []

    init(
        frames: UnsafeBufferPointer<CGRect>, edges: UnsafeMutableBufferPointer<CanvasEdges>,
        ids: UnsafeMutableBufferPointer<UInt32>
    ) {
        self.frames = frames
        self.edges = edges
        self.ids = ids
    }

    /// Builds all grids.
    mutating func build() {
        guard !frames.isEmpty else { return }
        let everything = SpatialMembers(frames: frames)
        let typical = TypicalFrame(of: everything)
        let survey = SpatialSurvey(everything)
        if survey.isOrdinary(typical) && !typical.hasManySmall {
            fill(with: everything, survey: survey, typical: typical)
        } else {
            buildParts()
        }
        orderCrowds()
    }

    /// Parts the frames by size, again and again, and gives each round's ordinary ones a grid.
    private mutating func buildParts() {
        var list = (0..<UInt32(truncatingIfNeeded: frames.count)).map { $0 }
        list.withUnsafeMutableBufferPointer { list in
            var parts = [0..<list.count]
            while let part = parts.popLast() {
                var members = SpatialMembers(frames: frames, list: UnsafeBufferPointer(rebasing: list[part]))
                let typical = TypicalFrame(of: members)
                let ranges = self.part(list, part, typical: typical)
                let isSplit = part.count > Self.partingLimit && grids.count + parts.count < Self.gridLimit
                let reported = part.lowerBound..<ranges[Int(SpatialKind.absent.code)].lowerBound
                let ordinary = isSplit ? ranges[Int(SpatialKind.ordinary.code)] : reported
                if isSplit {
                    parts += ranges.filter { !$0.isEmpty && $0 != ordinary && $0.upperBound <= reported.upperBound }
                }
                guard !ordinary.isEmpty else { continue }
                members.list = UnsafeBufferPointer(rebasing: list[ordinary])
                fill(with: members, survey: SpatialSurvey(members), typical: typical)
            }
        }
    }

    /// Sorts a stretch of the list by kind, the absent last; returns the stretch of each kind.
    private func part(
        _ list: UnsafeMutableBufferPointer<UInt32>, _ stretch: Range<Int>, typical: TypicalFrame
    ) -> [Range<Int>] {
        let before = Array(list[stretch])
        let kinds = before.map {
            SpatialKind(frames[Int($0)], typical: typical, isSmallOrdinary: !typical.hasManySmall).code
        }
        var ends = [Int](repeating: 0, count: SpatialKind.count)
        for kind in kinds { ends[Int(kind)] += 1 }
        var (ranges, start): ([Range<Int>], Int) = ([], stretch.lowerBound)
        for kind in ends.indices {
            ranges.append(start..<(start + ends[kind]))
            (start, ends[kind]) = (ranges[kind].upperBound, start)
        }
        for (id, kind) in zip(before, kinds) {
            list[ends[Int(kind)]] = id
            ends[Int(kind)] += 1
        }
        return ranges
    }

    /// Adds a grid with all members, none of which is absent.
    private mutating func fill(with members: SpatialMembers, survey: SpatialSurvey, typical: TypicalFrame) {
        var grid = HomeGrid(for: survey, typical: typical, count: members.count, firstCell: starts.count)
        starts.append(contentsOf: repeatElement(0, count: grid.cellCount + 1))
        let sort = HomeCellSort(members: members, edges: edges, ids: ids, firstEntry: entryCount)
        grid.isCrowded = starts.withUnsafeMutableBufferPointer { starts in
            sort.sort(into: grid, cells: UnsafeMutableBufferPointer(rebasing: starts[grid.firstCell...]))
        }
        entryCount += members.count
        grids.append(grid)
    }

    /// Orders the cells that hold too many entries to be read one by one.
    private mutating func orderCrowds() {
        guard grids.contains(where: \.isCrowded) else { return }
        splitsByX = [Bool](repeating: false, count: entryCount)
        splitsByX.withUnsafeMutableBufferPointer { splitsByX in
            let ordering = CornerTreeOrdering(edges: edges, ids: ids, splitsByX: splitsByX)
            for grid in grids where grid.isCrowded {
                for cell in grid.firstCell..<(grid.firstCell + grid.cellCount) {
                    let stretch = Int(starts[cell])..<Int(starts[cell + 1])
                    if stretch.count > CornerTree.crowd { ordering.order(stretch) }
                }
            }
        }
    }
}
