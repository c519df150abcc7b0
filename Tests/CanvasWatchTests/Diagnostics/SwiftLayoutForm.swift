@testable import canvas_watch

/// Each form of a problem of a layout in a Swift file; see `FindingForm`.
enum SwiftLayoutForm: String, CaseIterable {
    case notAllowed, unreadable, noLayout, severalLayouts, unknownType, noLayoutType, genericType, unknownParameters
    case noInitializer, unsupportedParameter, unsuitableValue
    case engineMissing, chosenEngineMissing, compilerMissing, refused, compilerTimeout, compilerFailed, noBuildFolder
    case notStarted, timeout, crash, silentCrash, endlessRecursion, outOfMemory, outputFlood, wroteFile, endedEarly
    case killed, brokenReply, frameCount, interrupted

    /// The form of a problem.
    init(_ problem: SwiftLayoutProblem) {
        self =
            switch problem {
            case .notAllowed: .notAllowed
            case .unreadable: .unreadable
            case .noLayout: .noLayout
            case .severalLayouts: .severalLayouts
            case .unknownType(_, isDeclared: true, _): .noLayoutType
            case .unknownType: .unknownType
            case .genericType: .genericType
            case .unknownParameters: .unknownParameters
            case .noInitializer: .noInitializer
            case .unsupportedParameter: .unsupportedParameter
            case .unsuitableValue: .unsuitableValue
            case .engineMissing(_, isChosen: false): .engineMissing
            case .engineMissing: .chosenEngineMissing
            case .compilerMissing: .compilerMissing
            case .refused: .refused
            case .compilerTimeout: .compilerTimeout
            case .compilerFailed: .compilerFailed
            case .noBuildFolder: .noBuildFolder
            case .notStarted: .notStarted
            case .timeout: .timeout
            case .crash(let crash) where crash.isEndlessRecursion: .endlessRecursion
            case .crash(let crash): crash.reason == nil ? .silentCrash : .crash
            case .outOfMemory: .outOfMemory
            case .outputFlood: .outputFlood
            case .wroteFile: .wroteFile
            case .endedEarly: .endedEarly
            case .killed: .killed
            case .brokenReply: .brokenReply
            case .frameCount: .frameCount
            case .interrupted: .interrupted
            }
    }
}
