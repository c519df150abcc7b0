/// What came of a spec.
enum Evaluation<Good, Problem> {
    /// It can be shown.
    case good(Good)
    /// It is broken.
    case bad(Problem)
}

/// Makes a result of a spec and the files it refers to.
protocol SpecEvaluating {
    /// What a good spec gives.
    associatedtype Good
    /// What a broken one gives; equal problems are told once.
    associatedtype Problem: Equatable

    /// Reads a spec and all it refers to, each file through the reader and each time, and works it out.
    mutating func evaluate(_ spec: FoundSpec, reading files: inout some FileReading) -> Evaluation<Good, Problem>

    /// Whether a result means what the last good one did: other spaces, comments or order of keys make no difference.
    func means(_ result: Good, theSameAs last: Good) -> Bool

    /// Lets go of what is kept for a spec that is gone.
    mutating func forget(_ spec: FoundSpec)

    /// Whether the last result was given up because this program is to end, and says nothing about its spec.
    var isInterrupted: Bool { get }
}
