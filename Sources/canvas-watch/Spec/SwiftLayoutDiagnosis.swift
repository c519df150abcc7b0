/// Brings what is wrong with a layout in a Swift file to its place, in the spec or in the Swift file.
struct SwiftLayoutDiagnosis: Sendable {
    /// What the spec asks for.
    let requirement: SwiftLayoutRequirement
    /// The texts of the spec.
    let reader: ValueReader
    /// The Swift file; without bytes where it could not be read.
    let source: SourceFile

    /// A problem as errors; what the compiler only warned of is among them.
    func diagnostics(of problem: SwiftLayoutProblem) -> [Diagnostic] {
        switch problem {
        // A refusal without a word is an error all the same: the spec would be shown as something else.
        case .refused(let messages) where !messages.isEmpty: diagnostics(of: messages)
        case .unknownParameters(let names, let type, let known):
            names.map { name in
                let range = requirement.ranges(ofArgument: name)?.name
                return inSpec(.unknownParameters([name], of: type, known: known), range)
            }
        case .unsupportedParameter(let name), .unsuitableValue(let name, _):
            [inSpec(problem, requirement.ranges(ofArgument: name)?.value)]
        case .notAllowed: [inSpec(problem, requirement.range(of: "kind"))]
        case .unknownType: [inSpec(problem, requirement.range(of: "type"))]
        case .noInitializer: [inSpec(problem, requirement.range(of: "parameters", "kind"))]
        case .timeout: [inSpec(problem, requirement.range(of: "timeLimit", "file"))]
        case .genericType(_, let range): [inFile(.swiftLayout(problem), .error, range, isFirst: true)]
        case .crash(let crash): [diagnostic(of: crash)]
        default: [inSpec(problem, requirement.range(of: "file"))]
        }
    }

    /// What the compiler says, each message at its place: in the order of the Swift file, and then what is about the spec.
    func diagnostics(of messages: [SwiftCompilerMessage]) -> [Diagnostic] {
        var (diagnostics, isFirst): ([Diagnostic], Bool) = ([], true)
        for message in messages.sorted(by: { $0.subject.order < $1.subject.order }) {
            let severity: Diagnostic.Severity = message.severity == .error ? .error : .warning
            switch message.subject {
            case .file(let line, let column):
                let isFirstError = isFirst && severity == .error
                diagnostics.append(
                    inFile(.compiler(message), severity, word(line, column), message.notes, isFirst: isFirstError))
                if isFirstError { isFirst = false }
            case .parameter(let name):
                diagnostics.append(
                    inSpec(.compiler(message), severity, requirement.ranges(ofArgument: name)?.value))
            case .layout:
                diagnostics.append(inSpec(.compiler(message), severity, requirement.range(of: "parameters", "file")))
            }
        }
        return diagnostics
    }

    private func diagnostic(of crash: SwiftLayoutCrash) -> Diagnostic {
        guard let line = crash.line else { return inSpec(.crash(crash), requirement.range(of: "file")) }
        var start = SwiftCompilerMessage.offset(line: line, column: crash.column ?? 1, in: source.bytes)
        while crash.column == nil, source.bytes[start...].first.map({ $0 == 0x20 || $0 == 0x09 }) ?? false {
            start += 1
        }
        return inFile(.swiftLayout(.crash(crash)), .error, start..<start, isFirst: true)
    }

    private func inSpec(_ problem: SwiftLayoutProblem, _ range: Range<Int>?) -> Diagnostic {
        inSpec(.swiftLayout(problem), .error, range)
    }

    private func inSpec(_ finding: Finding, _ severity: Diagnostic.Severity, _ range: Range<Int>?) -> Diagnostic {
        Diagnostic(
            severity: severity, finding: finding, place: reader.place(of: range ?? requirement.range(of: "file")))
    }

    /// A finding in the Swift file; the first one says who asks for the file.
    private func inFile(
        _ finding: Finding, _ severity: Diagnostic.Severity, _ range: Range<Int>,
        _ notes: [SwiftCompilerMessage.Note] = [], isFirst: Bool
    ) -> Diagnostic {
        let index = LineIndex(source.bytes)
        var remarks = notes.map { note in
            Diagnostic.Note(
                remark: .compiler(note.text), place: Place(of: word(note.line, note.column), in: source, index: index))
        }
        if isFirst {
            remarks.append(.init(remark: .usedHere, place: reader.place(of: requirement.range(of: "file"))))
        }
        return Diagnostic(
            severity: severity, finding: finding, place: Place(of: range, in: source, index: index), notes: remarks)
    }

    /// The word, or the single character, at a line and a column in bytes, both from 1.
    private func word(_ line: Int, _ column: Int) -> Range<Int> {
        let start = SwiftCompilerMessage.offset(line: line, column: column, in: source.bytes)
        let end = source.bytes[start...].firstIndex { byte in
            let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte >= 0x80
            return !isLetter && byte != UInt8(ascii: "_") && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
        return start..<(end ?? source.bytes.count)
    }
}

extension SwiftCompilerMessage.Subject {
    /// What goes first in a list.
    fileprivate var order: (Int, Int) {
        if case .file(let line, let column) = self { (line, column) } else { (Int.max, 0) }
    }
}
