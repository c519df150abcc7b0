import Testing

@testable import canvas_watch

/// What tells a saved report from a spec or manifest.
struct SavedReportTests {
    private func isSaved(_ text: String) -> Bool {
        SavedReport.nodes(of: SourceFile(name: "report.json", bytes: Array(text.utf8))).map(SavedReport.isSaved)
            ?? false
    }

    @Test(
        "An object of a report's keys is one",
        arguments: [
            "{\"spec\":\"a\",\"frames\":[]}", "{\"event\":\"ready\"}", "{frames: [{}], spec: 'a'}\n{spec: 'b'}",
            "// saved\n{event: 'end', items: 3}",
        ])
    func saved(text: String) {
        #expect(isSaved(text))
    }

    @Test(
        "Anything else is none, and neither is what has an error",
        arguments: [
            "[{\"spec\":\"a\"}]", "{items: [], spec: 'a'}", "{spec: 'a', items: []}", "{layout: 'flow'}", "{}",
            "'spec'",
            "{\"spec\":\"a\"", "{spec: 'a'}\n{spec: }", "", "{layout: {spec: 'a'}, items: []}",
        ])
    func notSaved(text: String) {
        #expect(!isSaved(text))
    }
}
