extension SwiftLayoutProblem {
    /// The stable kebab-case code.
    var code: DiagnosticCode {
        switch self {
        case .notAllowed: .swiftNotAllowed
        case .unreadable: .unreadableFile
        case .noLayout, .severalLayouts, .unknownType, .genericType: .swiftLayout
        case .unknownParameters, .noInitializer, .unsupportedParameter, .unsuitableValue: .swiftParameter
        case .engineMissing, .compilerMissing, .refused, .compilerTimeout, .compilerFailed, .noBuildFolder:
            .swiftCompile
        case .notStarted, .timeout, .crash, .outOfMemory, .outputFlood, .wroteFile, .endedEarly, .killed, .brokenReply,
            .frameCount, .interrupted:
            .swiftRun
        }
    }
}
