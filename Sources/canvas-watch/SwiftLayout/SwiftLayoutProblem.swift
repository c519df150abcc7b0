/// Why a layout's Swift file gives no frames.
enum SwiftLayoutProblem: Error, Hashable, Sendable {
    // The file.
    /// The user has not allowed to run code.
    case notAllowed
    /// The file cannot be read; by the name of reports.
    case unreadable(String, FileFault)
    /// No type of the file is a `CanvasLayout`.
    case noLayout
    /// More than one is, and the spec does not say which.
    case severalLayouts([String])
    /// The type that the spec names is not there, or is no `CanvasLayout`.
    case unknownType(String, isDeclared: Bool, layouts: [String])
    /// The layout has type parameters; `range` is where its name stands in the Swift file.
    case genericType(String, range: Range<Int>)
    /// Nothing in the layout has these names.
    case unknownParameters([String], of: String, known: [String])
    /// Each name is known, but no initializer takes all of them.
    case noInitializer(of: String, parameters: [String])
    /// The layout's argument of this name is neither a number nor a boolean nor a text.
    case unsupportedParameter(String)

    // Compiling.
    /// The engine's module and objects are not where they should be.
    case engineMissing(searched: FilePath, isChosen: Bool)
    /// There is no `swiftc` on the path.
    case compilerMissing
    /// The compiler refuses the file.
    case refused([SwiftCompilerMessage])
    /// The compiler did not end in time; in seconds.
    case compilerTimeout(seconds: Double)
    /// The compiler failed without a message about the file; the end of what it said.
    case compilerFailed(output: String)
    /// There is no folder to build in, in the words of the system.
    case noBuildFolder(reason: String)

    // Running.
    /// The built layout could not be started, in the words of the system.
    case notStarted(reason: String)
    /// It gave no frames within the limit; in seconds.
    case timeout(seconds: Double)
    /// It stopped at a trap or a memory fault.
    case crash(SwiftLayoutCrash)
    /// It asked for more memory than the limit; in bytes.
    case outOfMemory(limit: Int)
    /// It printed more than the limit; in bytes.
    case outputFlood(limit: Int)
    /// It wrote into a file.
    case wroteFile
    /// It ended by itself before it gave frames.
    case endedEarly(status: Int32, output: String)
    /// A signal from elsewhere ended it.
    case killed(signal: Int32)
    /// The frames that came cannot be understood.
    case brokenReply
    /// It gave frames for another number of items.
    case frameCount(found: Int, expected: Int)
    /// The value of a parameter does not fit what the layout takes.
    case unsuitableValue(parameter: String, expected: String)
    /// The user asked to end while it ran.
    case interrupted
}

/// Where and why a layout stopped.
struct SwiftLayoutCrash: Hashable, Sendable {
    /// The signal that ended it.
    let signal: Int32
    /// The words of the runtime, such as "Index out of range"; nil when it said nothing.
    let reason: String?
    /// The line of the Swift file, from 1; nil when it is not known.
    let line: Int?
    /// The column, in UTF-8 bytes from 1.
    let column: Int?
    /// Whether calls stood in each other without end.
    let isEndlessRecursion: Bool
}
