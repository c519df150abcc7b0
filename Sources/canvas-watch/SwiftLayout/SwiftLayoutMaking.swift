import CanvasPlugins

/// Makes layouts out of Swift files.
protocol SwiftLayoutMaking: Sendable {
    /// The layout of a Swift file.
    ///
    /// - Parameters:
    ///   - path: the path of the file, for its name.
    ///   - source: the bytes of the file.
    ///   - type: the type to take; nil takes the only layout of the file.
    ///   - parameters: the values for its initializer, in any order.
    ///   - seconds: how long a placement may take; nil takes the limit that holds for all.
    func layout(
        path: FilePath, source: [UInt8], type: String?, parameters: [LayoutArgument], seconds: Double?
    ) throws(SwiftLayoutProblem) -> SwiftCanvasLayout
}

/// What is done about the layouts in Swift files that a spec asks for.
enum SwiftLayoutUse: Sendable {
    /// The user has not allowed to run code: each is an error.
    case refused
    /// Nobody asks where items go: no layout is made, and a flow stands for it.
    case omitted
    /// They are made.
    case made(any SwiftLayoutMaking)
}
