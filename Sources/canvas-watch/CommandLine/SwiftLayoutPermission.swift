extension SwiftLayoutUse {
    /// What a command line allows, with what the program was started with.
    ///
    /// - Parameter children: runs the compiler and the layouts.
    init(_ invocation: Invocation, by children: some ChildRunning) {
        guard invocation.allowsSwift else {
            self = .refused
            return
        }
        self = .made(
            SwiftLayouts(
                engine: invocation.engine, executable: ProcessFacts.executable, environment: ProcessFacts.environment,
                process: ProcessFacts.number, files: Files(), children: children, announce: Self.announce))
    }

    /// Tells on a terminal what there is to wait for, on a line that goes again.
    private static func announce(_ file: String?) {
        guard StandardStream.error.isTerminal, ProcessFacts.environment("TERM") != Array("dumb".utf8) else { return }
        let line = "\r\u{1B}[K" + (file.map { "compiling \(EscapedText.text($0))\u{2026}" } ?? "")
        _ = StandardStream.error.write(Array(line.utf8))
    }
}

extension SpecEvaluator {
    /// The evaluator of a command that reports once and ends.
    init(for invocation: Invocation, settings: [Setting], showsPasses: Bool = false) {
        self.init(
            settings: settings, showsPasses: showsPasses,
            swift: SwiftLayoutUse(invocation, by: InterruptibleChildren()),
            endIfAsked: InterruptibleChildren.endIfAsked)
    }
}
