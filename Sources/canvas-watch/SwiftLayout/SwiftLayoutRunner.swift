import CanvasEngine

/// Runs a built layout and makes sense of what becomes of it.
struct SwiftLayoutRunner: Sendable {
    let children: any ChildRunning
    let toolchain: SwiftToolchain
    let limits: SwiftLayoutLimits
    /// Where the layout looks for libraries; nil leaves that to the program.
    let libraryPath: [UInt8]?

    /// The frames of a layout for a request, and what it printed; `names` are the parameters in the order of the values.
    func run(
        _ layout: BuiltSwiftLayout, _ request: SwiftLayoutRequest, names: [String]
    ) -> (result: Result<CanvasLayoutResult, SwiftLayoutProblem>, output: [UInt8]) {
        let outcome = children.run(
            ChildCommand(
                program: layout.executable, arguments: [], environment: environment,
                input: request.bytes(limits: limits), seconds: limits.seconds, outputLimit: limits.output,
                // Four words for each frame, and a megabyte for derived values.
                answerLimit: request.sizes.count * MemoryLayout<CGRect>.stride + (1 << 20)))
        do throws(SwiftLayoutProblem) {
            return (.success(try result(of: outcome, layout, request, names)), outcome.output)
        } catch {
            return (.failure(error), outcome.output)
        }
    }

    private func result(
        of outcome: ChildOutcome, _ layout: BuiltSwiftLayout, _ request: SwiftLayoutRequest, _ names: [String]
    ) throws(SwiftLayoutProblem) -> CanvasLayoutResult {
        switch outcome.ending {
        case .timedOut: throw .timeout(seconds: limits.seconds)
        case .flooded: throw .outputFlood(limit: limits.output)
        case .interrupted: throw .interrupted
        case .notStarted(let reason): throw .notStarted(reason: reason)
        case .signalled(let signal): throw problem(of: signal, outcome, layout)
        case .exited(0): break
        case .exited(let status): throw .endedEarly(status: status, output: Self.text(outcome.output))
        }
        switch SwiftLayoutReply(outcome.answer, itemCount: request.sizes.count) {
        case .frames(let result, let count) where count == request.sizes.count: return result
        case .frames(_, let count): throw .frameCount(found: count, expected: request.sizes.count)
        case .refusal(let position, let expected) where names.indices.contains(position):
            throw .unsuitableValue(parameter: names[position], expected: expected)
        case nil where outcome.answer.isEmpty: throw .endedEarly(status: 0, output: Self.text(outcome.output))
        case .refusal, .crash, nil: throw .brokenReply
        }
    }

    private func problem(
        of signal: Int32, _ outcome: ChildOutcome, _ layout: BuiltSwiftLayout
    ) -> SwiftLayoutProblem {
        switch Signal(rawValue: signal) {
        case .alarm, .processorTime: return .timeout(seconds: limits.seconds)
        case .fileSize: return .wroteFile
        case .abort, .illegal, .trap, .bus, .arithmetic, .segment: break
        case nil: return .killed(signal: signal)
        }
        let output = Self.text(outcome.output)
        if output.contains("failed to allocate") || output.contains("bad_alloc")
            || output.contains("Could not allocate")
        {
            return .outOfMemory(limit: limits.memory)
        }
        var addresses: [UInt64] = []
        if case .crash(_, let found) = SwiftLayoutReply(outcome.answer, itemCount: 0) { addresses = found }
        let trace = trace(addresses, of: layout)
        let message = FatalErrorMessage(in: output, file: layout.fileName)
        return .crash(
            SwiftLayoutCrash(
                signal: signal, reason: message?.text ?? trace.reason, line: trace.line ?? message?.line,
                column: trace.column,
                // A stack that is full of calls, and an access just behind it.
                isEndlessRecursion: signal == Signal.segment.rawValue && addresses.count >= 60))
    }

    /// The lines of the addresses that a crash left.
    private func trace(_ addresses: [UInt64], of layout: BuiltSwiftLayout) -> CrashTrace {
        guard let symbolizer = toolchain.symbolizer, !addresses.isEmpty else { return CrashTrace() }
        let object = [Array("--obj=".utf8) + layout.executable.bytes]
        let outcome = children.run(
            ChildCommand(
                program: symbolizer, arguments: object + CrashTrace.queries(for: addresses), environment: environment,
                seconds: 10, outputLimit: 1 << 20))
        return CrashTrace(of: outcome.output, file: layout.fileName)
    }

    /// A layout has no use for the user's environment, and the same values give the same frames.
    private var environment: [[UInt8]] {
        let fixed = ["SWIFT_BACKTRACE=enable=no", "SWIFT_DETERMINISTIC_HASHING=1"].map { Array($0.utf8) }
        return fixed + (libraryPath.map { [Array("LD_LIBRARY_PATH=".utf8) + $0] } ?? [])
    }

    private static func text(_ output: [UInt8]) -> String {
        String(decoding: output, as: UTF8.self)
    }

    /// The signals that say something about a layout, by Linux' numbers.
    private enum Signal: Int32 {
        case illegal = 4
        case trap = 5
        case abort = 6
        case bus = 7
        case arithmetic = 8
        case segment = 11
        case alarm = 14
        case processorTime = 24
        case fileSize = 25
    }
}
