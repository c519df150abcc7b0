/// The tables, and how they are asked for.
enum Benchmark {
    /// Runs the tables that the arguments name, and gives back the exit status.
    static func run(_ arguments: [String]) -> Int32 {
        guard let options = Options(arguments), let folder = WorkFolder() else {
            Output.write(Options.usage, to: 2)
            return 2
        }
        defer { folder.remove() }
        for table in options.tables {
            for size in options.sizes { table.run(size, options, folder) }
        }
        return 0
    }
}

/// A kind of measurement.
enum Table: String, CaseIterable {
    // What runs processes comes first: the most memory of a process counts that of the one which started it.
    case runs, start, watch, idle, index, layouts

    /// Measures for a number of items, and prints the rows.
    func run(_ count: Int, _ options: Options, _ folder: WorkFolder) {
        switch self {
        case .index: IndexTable(options, folder).run(count)
        case .layouts: LayoutTable().run(count)
        case .runs: RunTable(options, folder)?.run(count)
        case .watch:
            if count == options.sizes.first { WatchTable(options, folder)?.run(40) }
            WatchTable(options, folder)?.run(count)
        case .start where count == options.sizes.first: StartTable(options, folder)?.run()
        case .idle where count == options.sizes.first: IdleTable(options, folder)?.run()
        case .start, .idle: break
        }
    }
}
