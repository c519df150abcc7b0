extension Wording {
    static func message(of problem: SwiftLayoutProblem) -> String {
        switch problem {
        case .notAllowed: "a Swift file runs as a program, which is not allowed"
        case .unreadable(let name, .missing): "there is no file \(quoted(name))"
        case .unreadable(let name, let fault): "the Swift file \(quoted(name)) cannot be read: \(message(of: fault))"
        case .noLayout: "no type of the Swift file is a `CanvasLayout`"
        case .severalLayouts(let names): "several types are a `CanvasLayout`: \(listed(names))"
        case .unknownType(let name, true, _): "\(quoted(name)) is no `CanvasLayout`"
        case .unknownType(let name, false, _): "the Swift file has no type \(quoted(name))"
        case .genericType(let name, _): "\(quoted(name)) has type parameters, for which a spec has no words"
        case .unknownParameters(let names, let type, _): "\(quoted(type)) has no \(list(names.map { quoted($0) }))"
        case .noInitializer(let type, let names): "no initializer of \(quoted(type)) takes \(listed(names)) together"
        case .unsupportedParameter(let name): "\(quoted(name)) is neither a number nor a boolean nor a text"
        case .engineMissing(let folder, _): "the engine's module and objects are not in \(quoted(folder.shown))"
        case .compilerMissing: "there is no `swiftc` on the path"
        case .refused(let messages):
            messages.first { $0.severity == .error }?.text ?? "the compiler refuses the Swift file"
        case .compilerTimeout(let seconds): "the compiler did not end within \(number(seconds)) s"
        case .compilerFailed(let output): "the compiler failed: \(lastLine(of: output))"
        case .noBuildFolder(let reason): "there is no folder to build the layout in: \(reason)"
        case .notStarted(let reason): "the layout cannot be started: \(reason)"
        case .timeout(let seconds): "the layout gave no frames within \(number(seconds)) s"
        case .crash(let crash): message(of: crash)
        case .outOfMemory(let limit): "the layout asked for more than \(limit >> 20) MB of memory"
        case .outputFlood(let limit): "the layout printed more than \(limit >> 10) kB"
        case .wroteFile: "the layout wrote into a file, which it may not"
        case .endedEarly(let status, _): "the layout ended by itself, with status \(status), before it gave frames"
        case .killed(let signal): "the signal \(signal) ended the layout"
        case .brokenReply: "what came from the layout are no frames"
        case .frameCount(let found, let expected):
            "the layout gave \(found) frame\(found == 1 ? "" : "s") for \(expected) item\(expected == 1 ? "" : "s")"
        case .unsuitableValue(let name, let expected): "\(quoted(name)) must be \(expected)"
        case .interrupted: "the layout was interrupted"
        }
    }

    static func help(for problem: SwiftLayoutProblem) -> String? {
        switch problem {
        case .notAllowed: "allow it with `--allow-swift`, if you trust the file"
        case .unreadable(_, let fault): help(for: fault)
        case .noLayout: "write `struct NAME: CanvasLayout`, with a `place(_:in:cache:)`"
        case .severalLayouts(let names): names.first.map { "choose one: `type: \"\($0)\"`" }
        case .unknownType(let name, _, let layouts):
            NearestWord.suggestion(for: name, among: layouts).map { "did you mean \(quoted($0))?" }
                ?? (layouts.isEmpty ? nil : "there \(layouts.count == 1 ? "is" : "are") \(listed(layouts))")
        case .unknownParameters(let names, _, let known):
            names.first.flatMap { NearestWord.suggestion(for: $0, among: known) }.map { "did you mean \(quoted($0))?" }
                ?? (known.isEmpty ? "it takes no parameters" : "it has \(listed(known))")
        case .engineMissing(_, let isChosen):
            isChosen
                ? "name a checkout of canvas-watch in which `swift build` was run"
                : "name a checkout of canvas-watch in which `swift build` was run: `--engine DIR`"
        case .compilerMissing: "install a Swift toolchain, the one that built canvas-watch, and put it on the path"
        case .timeout: "look for a loop that does not end, or allow more with `timeLimit`"
        case .crash(let crash) where crash.isEndlessRecursion: "look for a function that calls itself without end"
        case .outOfMemory: "look for an array that grows without end"
        case .outputFlood: "print less"
        case .brokenReply: "leave descriptor 3 alone"
        case .frameCount: "give back one frame for each item, in their order"
        case .genericType, .noInitializer, .unsupportedParameter, .refused, .compilerTimeout,
            .compilerFailed, .noBuildFolder, .notStarted, .crash, .wroteFile, .endedEarly, .killed, .unsuitableValue,
            .interrupted:
            nil
        }
    }

    /// How to mend what the compiler found; nil where its words say it all.
    static func help(for message: SwiftCompilerMessage) -> String? {
        guard message.subject == .layout, message.text.hasPrefix("missing argument") else { return nil }
        return "give it in `parameters`, or a value of its own in the Swift file"
    }

    private static func message(of crash: SwiftLayoutCrash) -> String {
        if crash.isEndlessRecursion { return "the layout ran out of stack" }
        return "the layout stopped" + (crash.reason.map { ": \($0)" } ?? ", with signal \(crash.signal)")
    }

    private static func lastLine(of output: String) -> String {
        output.split(separator: "\n").last.map(String.init) ?? "it said nothing"
    }
}
