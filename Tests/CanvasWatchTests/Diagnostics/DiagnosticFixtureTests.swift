import Foundation
import Testing

@testable import canvas_watch

/// Every diagnostic at its place, with its code, in its whole text.
///
/// With `CANVAS_WATCH_RECORD=1`, or where one is missing, the texts are recorded and the test fails, so that a recording
/// is read before it counts; in CI nothing is recorded.
struct DiagnosticFixtureTests {
    @Test("the marked places, and no others, get their diagnostics", arguments: DiagnosticFixture.files)
    func agrees(_ file: String) throws {
        var fixtures = try DiagnosticFixture.all(in: file)
        var recorded: [String] = []
        for index in fixtures.indices {
            let fixture = fixtures[index]
            let found = fixture.diagnostics()
            let places = found.compactMap { diagnostic in
                diagnostic.place.map { "\($0.file):\($0.line):\($0.column)+\($0.length)" }
            }
            #expect(places == fixture.markedPlaces, "\(file): \(fixture.title)")
            #expect(found.map(\.code) == fixture.codes, "\(file): \(fixture.title)")
            var buffer = ByteBuffer()
            DiagnosticPrinter().print(found, into: &buffer)
            let text = String(String(decoding: buffer.bytes, as: UTF8.self).dropLast())
            if fixture.expected == nil || (Self.records && fixture.expected != text) {
                fixtures[index].expected = text
                recorded.append(fixture.title)
            } else {
                #expect(text == fixture.expected, "\(file): \(fixture.title)")
            }
        }
        guard !recorded.isEmpty else { return }
        if ProcessInfo.processInfo.environment["CI"] == nil {
            let text = fixtures.map(\.written).joined(separator: "\n")
            try Data(text.utf8).write(to: DiagnosticFixture.folder.appending(path: file))
        }
        Issue.record("\(file): recorded, read them: \(recorded)")
    }

    private static let records = ProcessInfo.processInfo.environment["CANVAS_WATCH_RECORD"] == "1"

    private static func findings() throws -> [Finding] {
        try DiagnosticFixture.files.flatMap { try DiagnosticFixture.all(in: $0) }.flatMap { $0.diagnostics() }
            .map(\.finding)
    }

    @Test("every code has a fixture")
    func coversCodes() throws {
        let found = Set(try Self.findings().map(\.code))
        #expect(DiagnosticCode.allCases.filter { !found.contains($0) }.map(\.rawValue) == [])
    }

    @Test("every form of a finding that has words of its own has a fixture")
    func coversForms() throws {
        var found: Set<FindingForm> = []
        var (syntax, formula, swift): (Set<SyntaxForm>, Set<FormulaForm>, Set<SwiftLayoutForm>) = ([], [], [])
        for finding in try Self.findings() {
            switch finding {
            case .syntax(let problem): syntax.insert(SyntaxForm(problem))
            case .formula(let problem, let nearest): formula.insert(FormulaForm(problem, nearest: nearest))
            case .swiftLayout(let problem): swift.insert(SwiftLayoutForm(problem))
            default: found.formUnion(FindingForm.forms(of: finding))
            }
        }
        func missing<Form: CaseIterable & Hashable & RawRepresentable<String>>(_ found: Set<Form>) -> [String] {
            Form.allCases.filter { !found.contains($0) }.map(\.rawValue)
        }
        #expect(missing(found) == [])
        #expect(missing(syntax) == [])
        #expect(missing(formula) == [])
        #expect(missing(swift) == [])
    }
}
