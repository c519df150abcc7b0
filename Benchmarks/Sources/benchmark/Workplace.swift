/// What every table works with.
struct Workplace {
    /// What is measured, and against what.
    let options: Options
    /// Where files go.
    let folder: WorkFolder
    /// Where rows go.
    let output: Output

    /// The program under test with these arguments; nil where none was named.
    func tool(_ arguments: [String]) -> Program? {
        options.tool.map { Program($0, arguments) }
    }

    /// A reference program with these arguments; nil where there is none.
    func reference(_ name: String, _ arguments: [String]) -> Program? {
        options.reference(name).map { Program($0, arguments) }
    }

    /// The number before a unit in the first line that a reference program puts out with all these words; nil where there
    /// is no such program or line.
    func reference(_ name: String, _ arguments: [String], _ unit: Substring, where words: [String]) -> Double? {
        reference(name, arguments)?.number(of: unit, in: folder, where: words)
    }
}
