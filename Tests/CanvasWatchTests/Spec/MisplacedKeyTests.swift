import Testing

@testable import canvas_watch

/// Keys that are known, but not where they stand.
struct MisplacedKeyTests {
    private static func findings(_ spec: String) -> [String] {
        let path = FilePath("a.layout.json")
        var reader = TextReader(path: path, text: spec)
        var loader = SpecLoader()
        return loader.load(FoundSpec(path: path, name: path, isGiven: true), reading: &reader).diagnostics
            .map { "\($0.message) - \($0.help ?? "")" }
    }

    static let items = "items: { count: 1 }"

    @Test(
        "a key of the layout among those of the spec is sent inside",
        arguments: [
            ("kind: 'ring'", "`kind` is a key of the layout, not of the spec - write it inside of `layout: { … }`"),
            (
                "radius: 5",
                "`radius` is a key of the layout, not of the spec - write it inside of `layout: { kind: …, radius: … }`"
            ),
        ])
    func sendsInside(_ member: String, _ finding: String) {
        #expect(Self.findings("{ \(member), \(Self.items) }") == [finding])
    }

    @Test("a parameter of another kind names the kinds that have it; a near word goes first")
    func namesOtherKinds() {
        #expect(
            Self.findings("{ layout: { kind: 'ring', maxWidth: 5 }, \(Self.items) }") == [
                "unknown key `maxWidth` of layout ring - it belongs to flow"
            ])
        #expect(
            Self.findings("{ layout: { kind: 'ring', columns: 5 }, \(Self.items) }") == [
                "unknown key `columns` of layout ring - it belongs to grid"
            ])
        #expect(
            Self.findings("{ layout: { kind: 'flow', spacing: 5 }, \(Self.items) }") == [
                "unknown key `spacing` of layout flow - did you mean `horizontalSpacing`?"
            ])
    }

    @Test("a size for the canvas is led to where it belongs")
    func leadsToContentSize() {
        #expect(
            Self.findings("{ size: [2000, 1500], \(Self.items) }") == [
                "unknown key `size` of a spec - did you mean `contentSize`?"
            ])
        #expect(
            Self.findings("{ contentSize: [2000, 1500], \(Self.items) }") == [
                "`contentSize` must be \"automatic\" or an object such as { fixed: [2000, 1500] }, not an array - "
            ])
    }
}
