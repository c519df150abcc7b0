/// Why a command line was not understood.
enum UsageProblem: Error, Equatable, Sendable {
    case unknownCommand(String, nearest: String?)
    /// An operand that is none of the known words; `what` is what those are.
    case unknownOperand(String, what: String, nearest: String?, known: [String])
    case unknownOption(String, nearest: String?)
    case optionNotTaken(Option, by: Command)
    case missingValue(Option)
    case surplusValue(Option)
    case invalidValue(Option, String)
    /// A diff of a single operand without settings.
    case nothingToCompare
    case sweep(SweepProblem)
    case tooFewOperands(Command)
    case tooManyOperands(Command, first: String)
    /// A name that new files cannot have.
    case unusableName(String)
    /// A folder where one file is asked for.
    case folder(String, for: Command)
}
