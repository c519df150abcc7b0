@testable import canvas_watch

extension Finding {
    /// What no small file can show, by the name that fixtures use.
    static let samples: [String: Finding] = SwiftLayoutProblem.samples.mapValues { .swiftLayout($0) }.merging([
        "file too large": .syntax(.fileTooLarge(limit: 1 << 30)), "further findings": .furtherFindings(17),
        "compiler error": .compiler(
            SwiftCompilerMessage(
                severity: .error, subject: .file(line: 3, column: 9), text: "cannot find 'radus' in scope")),
        "missing argument": .compiler(
            SwiftCompilerMessage(
                severity: .error, subject: .layout, text: "missing argument for parameter 'radius' in call")),
    ]) { first, _ in first }
}

extension SwiftLayoutProblem {
    /// Each problem of a layout in a Swift file, by the name that fixtures use.
    static let samples: [String: SwiftLayoutProblem] = fileSamples.merging(compilerSamples) { first, _ in first }
        .merging(runSamples) { first, _ in first }

    private static let fileSamples: [String: SwiftLayoutProblem] = [
        "not allowed": .notAllowed,
        "unreadable": .unreadable("Star.swift", .missing),
        "no layout": .noLayout,
        "several layouts": .severalLayouts(["RingLayout", "StarLayout"]),
        "unknown type": .unknownType("RnigLayout", isDeclared: false, layouts: ["RingLayout", "StarLayout"]),
        "unknown type, one there": .unknownType("Board", isDeclared: false, layouts: ["RingLayout"]),
        "no layout type": .unknownType("Helper", isDeclared: true, layouts: ["RingLayout"]),
        "generic type": .genericType("RingLayout", range: 7..<17),
        "unknown parameter": .unknownParameters(["raduis"], of: "RingLayout", known: ["radius", "spacing"]),
        "unknown parameters": .unknownParameters(["color", "font"], of: "RingLayout", known: ["radius", "spacing"]),
        "parameter of none": .unknownParameters(["radius"], of: "RowLayout", known: []),
        "no initializer": .noInitializer(of: "RingLayout", parameters: ["radius", "diameter"]),
        "unsupported parameter": .unsupportedParameter("points"),
        "unsuitable value": .unsuitableValue(parameter: "turns", expected: "a whole number"),
    ]

    private static let compilerSamples: [String: SwiftLayoutProblem] = [
        "engine missing": .engineMissing(searched: FilePath("/opt/canvas-watch/lib"), isChosen: false),
        "chosen engine missing": .engineMissing(searched: FilePath("build"), isChosen: true),
        "compiler missing": .compilerMissing,
        "refused": .refused([
            SwiftCompilerMessage(severity: .warning, subject: .layout, text: "variable 'x' was never used"),
            SwiftCompilerMessage(
                severity: .error, subject: .file(line: 3, column: 9), text: "cannot find 'radus' in scope"),
        ]),
        "refused without words": .refused([]),
        "compiler timeout": .compilerTimeout(seconds: 60),
        "compiler failed": .compilerFailed(
            output: "ld: cannot find -lswiftCore\nclang: error: linker command failed\n"),
        "compiler failed silently": .compilerFailed(output: ""),
        "no build folder": .noBuildFolder(reason: "No space left on device"),
    ]

    private static let runSamples: [String: SwiftLayoutProblem] = [
        "not started": .notStarted(reason: "Permission denied"),
        "timeout": .timeout(seconds: 2.5),
        "crash": .crash(
            SwiftLayoutCrash(
                signal: 4, reason: "Index out of range", line: 12, column: 20, isEndlessRecursion: false)),
        "silent crash": .crash(
            SwiftLayoutCrash(signal: 11, reason: nil, line: nil, column: nil, isEndlessRecursion: false)),
        "endless recursion": .crash(
            SwiftLayoutCrash(signal: 11, reason: nil, line: 5, column: 9, isEndlessRecursion: true)),
        "out of memory": .outOfMemory(limit: 2 << 30),
        "output flood": .outputFlood(limit: 1 << 20),
        "wrote file": .wroteFile,
        "ended early": .endedEarly(status: 3, output: ""),
        "killed": .killed(signal: 9),
        "broken reply": .brokenReply,
        "one frame": .frameCount(found: 1, expected: 12),
        "frames for one": .frameCount(found: 0, expected: 1),
        "interrupted": .interrupted,
    ]
}
