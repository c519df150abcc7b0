/// The tables, and how they are asked for.
enum Benchmark {
    /// Runs the tables that the arguments name, and gives back the exit status.
    static func run(_ arguments: [String]) -> Int32 {
        guard let options = Options(arguments), let folder = WorkFolder() else {
            Output.write(Options.usage, to: 2)
            return 2
        }
        defer { folder.remove() }
        let place = Workplace(options: options, folder: folder, output: Output())
        for table in options.tables {
            for size in options.sizes { table.run(size, in: place) }
        }
        return 0
    }
}

/// A kind of measurement.
enum Table: String, CaseIterable {
    // What runs processes comes first: the most memory of a process counts that of the one which started it.
    case runs, start, idle, bursts, watch, save, reader, ids, diff, index, layouts

    /// Measures for a number of items, and prints the rows.
    func run(_ count: Int, in place: Workplace) {
        let isFirst = count == place.options.sizes.first
        switch self {
        case .runs: RunTable(place: place).run(count)
        case .start where isFirst: StartTable(place: place).run()
        case .idle where isFirst: IdleTable(place: place).run()
        case .bursts where isFirst: BurstTable(place: place).run()
        case .watch:
            if isFirst { WatchTable(place: place).run(40) }
            WatchTable(place: place).run(count)
        case .save: SaveTable(place: place).run(count)
        case .reader: ReaderTable(place: place).run(count)
        case .ids: IdTable(place: place).run(count)
        case .diff: DiffTable(place: place).run(count)
        case .index: IndexTable(place: place).run(count)
        case .layouts: LayoutTable(place: place).run(count)
        case .start, .idle, .bursts: break
        }
    }
}
