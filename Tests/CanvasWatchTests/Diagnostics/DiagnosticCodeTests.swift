import Testing

@testable import canvas_watch

struct DiagnosticCodeTests {
    @Test("Every code is a name in kebab-case", arguments: DiagnosticCode.allCases)
    func names(code: DiagnosticCode) {
        let parts = code.rawValue.split(separator: "-", omittingEmptySubsequences: false)
        #expect(
            parts.allSatisfy {
                !$0.isEmpty && $0.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
            })
    }
}
