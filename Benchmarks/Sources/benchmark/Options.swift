/// What is measured, and against what.
struct Options {
    /// The numbers of items.
    private(set) var sizes = [1000, 10_000, 100_000, 1_000_000]
    /// The tables.
    private(set) var tables = Table.allCases
    /// The program under test; nil leaves out what is measured from outside.
    private(set) var tool: String?
    /// The folder of reference programs; nil for none.
    private var references: String?

    /// What the command line says.
    static let usage = """
        usage: benchmark [TABLE…] [--tool CANVAS-WATCH] [--references FOLDER] [--sizes N,N…]
        tables: \(Table.allCases.map(\.rawValue).joined(separator: " "))

        """

    /// Reads the arguments; nil where they say nothing that makes sense.
    init?(_ arguments: [String]) {
        var (rest, named) = (arguments[...], [Table]())
        while let argument = rest.popFirst() {
            switch argument {
            case "--tool":
                guard let value = rest.popFirst() else { return nil }
                tool = value
            case "--references":
                guard let value = rest.popFirst() else { return nil }
                references = value
            case "--sizes":
                guard let value = rest.popFirst() else { return nil }
                sizes = value.split(separator: ",").compactMap { Int($0) }.filter { $0 > 0 }
            default:
                guard let table = Table(rawValue: argument) else { return nil }
                named.append(table)
            }
        }
        if !named.isEmpty { tables = named }
    }

    /// The path of a reference program; nil where there is none.
    func reference(_ name: String) -> String? {
        references.map { "\($0)/\(name)" }.flatMap { WorkFolder.isProgram($0) ? $0 : nil }
    }
}
