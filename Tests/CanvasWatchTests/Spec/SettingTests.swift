import CanvasEngine
import TestSupport
import Testing

@testable import canvas_watch

/// Settings take the place of what a spec says, and mean what the same words would mean in the file.
struct SettingTests {
    static let ring = "{ layout: { kind: 'ring', radius: 600 }, items: { count: 2, size: [10, 20] } }"

    /// What the spec says, the settings, and what a spec says that means the same; items are two unless they are named.
    static let table = """
        layout: { kind: 'ring', radius: 6 } | layout.radius=8             | layout: { kind: 'ring', radius: 8 }
        layout: { kind: 'ring', radius: 6 } | layout.startAngle=-90       | layout: { kind: 'ring', radius: 6, startAngle: -90 }
        layout: { kind: 'ring', radius: 6 } | layout.radius=auto          | layout: { kind: 'ring', radius: 'auto' }
        layout: { kind: 'ring', radius: 6 } | layout.radius=1 ; layout.radius=2 | layout: { kind: 'ring', radius: 2 }
        layout: { kind: 'ring', radius: 6 } | layout=flow                 | layout: { kind: 'flow' }
        layout: { kind: 'ring', radius: 6 } | layout={kind:'grid',columns:2,} | layout: { kind: 'grid', columns: 2 }
        layout: { kind: 'ring', spacing: 4, radius: 6 } | layout.kind=spiral | layout: { kind: 'spiral', spacing: 4 }
        layout: { kind: 'ring', radius: 6 } | layout.kind=grid ; layout.columns=3 | layout: { kind: 'grid', columns: 3 }
        layout: { kind: 'ring', radius: 6 } | layout.columns=3 ; layout.kind=grid | layout: { kind: 'grid', columns: 3 }
                                            | layout=ring                 | layout: { kind: 'ring' }
                                            | layout.kind=ring            | layout: { kind: 'ring' }
                                            | layout.maxWidth=300         | layout: { kind: 'flow', maxWidth: 300 }
        layout: 'ring'                      | layout.radius=5             | layout: { kind: 'ring', radius: 5 }
        layout: 'ring'                      | layout . radius =5          | layout: { kind: 'ring', radius: 5 }
        layout: 'spiral'                    | layout.clockwise=false      | layout: { kind: 'spiral', clockwise: false }
        layout: 'spiral'                    | layout.startRadius=0x20     | layout: { kind: 'spiral', startRadius: 32 }
        layout: 'clustered'                 | layout.inner=ring           | layout: { kind: 'clustered', inner: 'ring' }
        layout: { kind: 'clustered', inner: 'ring' } | layout.inner.radius=9 | layout: { kind: 'clustered', inner: { kind: 'ring', radius: 9 } }
        layout: 'clustered'                 | layout.outer.maxWidth=9     | layout: { kind: 'clustered', outer: { kind: 'flow', maxWidth: 9 } }
        layout: 'clustered' | layout.groups.todo.inner.kind=grid ; layout.groups.todo.inner.columns=2 | layout: { kind: 'clustered', groups: { todo: { inner: { kind: 'grid', columns: 2 } } } }
        layout: 'clustered' | layout.groups.'v1.2'.inner=ring | layout: { kind: 'clustered', groups: { 'v1.2': { inner: 'ring' } } }
                                            | contentSize={fixed:[3,2]}   | contentSize: { fixed: [3, 2] }
                                            | contentSize.fixed=[3,2]     | contentSize: { fixed: [3, 2] }
                                            | contentSize.fixed.width=3 ; contentSize.fixed.height=2e2 | contentSize: { fixed: [3, 200] }
        contentSize: { fixed: [3, 2] }      | contentSize.fixed.width=5   | contentSize: { fixed: [5, 2] }
        contentSize: { fixed: [3, 2] }      | contentSize.atLeast=[1,2]   | contentSize: { atLeast: [1, 2] }
        contentSize: { fixed: [3, 2] }      | contentSize=automatic       |
                                            | contentMargins=48           | contentMargins: 48
        contentMargins: 48                  | contentMargins.top=1        | contentMargins: { top: 1, leading: 48, bottom: 48, trailing: 48 }
                                            | contentMargins.leading=7    | contentMargins: { leading: 7 }
                                            | contentAnchor=topLeading    | contentAnchor: 'topLeading'
                                            | contentAnchor=[.25, +1]     | contentAnchor: [0.25, 1]
                                            | layoutDirection=rtl         | layoutDirection: 'rightToLeft'
                                            | itemSize=[9,9]              | itemSize: [9, 9]
        itemSize: [9, 8]                    | itemSize.height=1           | itemSize: [9, 1]
                                            | estimatedItemSize={width:1,height:2} | estimatedItemSize: [1, 2]
                                            | overscan=0                  | overscan: 0
                                            | scrollDisabled=true         | scrollDisabled: true
                                            | bounce='always'             | bounce: 'always'
                                            | viewport.size=[1,2] ; viewport.scrollTo=[1,2] | viewport: { size: [1, 2], scrollTo: [1, 2] }
        viewport: { size: [1, 2] }          | viewport.scrollTo=1         | viewport: { size: [1, 2], scrollTo: '1' }
        viewport: { size: [1, 2] }          | viewport.scrollTo.region=[1,2,3,4] | viewport: { size: [1, 2], scrollTo: { region: [1, 2, 3, 4] } }
        viewport: { size: [1, 2] }          | viewport.size.width=30      | viewport: { size: [30, 2] }
                                            | background.dots.spacing=30  | background: { dots: { spacing: 30 } }
        background: { dots: { spacing: 3 } } | background.grid.lineWidth=2 | background: { grid: { lineWidth: 2 } }
                                            | description=                |
                                            | items.count=5               | items: { count: 5, size: [10, 20] }
                                            | items.size=[1,2]            | items: { count: 2, size: [1, 2] }
                                            | items.size.width=7          | items: { count: 2, size: [7, 20] }
                                            | items={count:3}             | items: { count: 3 }
                                            | items=[]                    | items: []
                                            | items=[{id:'a',size:[1,2],group:'g'},{id:2,width:3,height:4,label:'B'}] | items: [{ id: 'a', size: [1, 2], group: 'g' }, { id: '2', size: [3, 4], label: 'B' }]
                                            | items= [ { id: 1 } ] // one | items: [{ id: 1 }]
        items: [{ id: 1 }]                  | items.count=3 ; items.size=[1,1] | items: { count: 3, size: [1, 1] }
                                            | items=m.items.json          | items: 'm.items.json'
                                            | items="m.items.json"        | items: 'm.items.json'
        items: 'm.items.json'               | items.count=1               | items: { count: 1 }
        """

    @Test(
        "a setting means what the same words mean in the file", arguments: table.split(separator: "\n").map(String.init)
    )
    func meansTheSame(_ row: String) throws {
        let cells = row.split(separator: "|", omittingEmptySubsequences: false).map { Self.trimmed($0) }
        let settings = cells[1].split(separator: ";").map { Self.trimmed($0) }
        let files = ["m.items.json": "[{ id: 'm', size: [1, 1] }]"]
        let set = SpecTexts.load(Self.spec(cells[0]), settings, files: files)
        let same = SpecTexts.load(Self.spec(cells[2]), [], files: files)
        let spec = try #require(set.spec, "\(set.diagnostics.map(\.message))")
        let expected = try #require(same.spec, "\(same.diagnostics.map(\.message))")
        #expect(spec.means(expected), "\(spec) instead of \(expected)")
        #expect(spec.items == expected.items)
    }

    private static func spec(_ members: String) -> String {
        let items = members.contains("items:") ? "" : "items: { count: 2, size: [10, 20] },"
        return "{ \(items) \(members) }"
    }

    private static func trimmed(_ text: Substring) -> String {
        String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }

    @Test("each setting has its own number, and the errors of the file stay where they are")
    func numbersSettings() {
        let loaded = SpecTexts.load(
            "{ layuot: 'ring', items: { count: 2 } }", ["overscan=-1", "contentMargins=2", "bounce=x"])
        let files = loaded.diagnostics.map { $0.place?.file ?? "" }
        #expect(files == ["x.layout.json", "--set #1", "--set #3"])
    }

    @Test("a path keeps dots in quotes, drops blanks, and has an empty key where one is missing")
    func splitsPaths() {
        #expect(SettingStep.path("a.b").map(\.key) == ["a", "b"])
        #expect(SettingStep.path("a.\"b.c\".d").map(\.key) == ["a", "b.c", "d"])
        #expect(SettingStep.path(" a . 'b' ").map(\.key) == ["a", "b"])
        #expect(SettingStep.path("a..b").map(\.key) == ["a", "", "b"])
        #expect(SettingStep.path("").map(\.key) == [""])
        #expect(SettingStep.path("a.'b.c").map(\.key) == ["a", "'b", "c"])
        #expect(SettingStep.path("a. b").map(\.range) == [0..<1, 3..<4])
    }

    @Test("any bytes as a setting give a spec or an error, and nothing else", arguments: 0..<40 as Range<UInt64>)
    func survives(_ seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        let parts = [
            "layout", "items", ".", "=", "[", "]", "{", "}", "\"", "'", "radius", "count", ":", ",", "1", "-", "é", " ",
            "\\", "\u{1}",
        ]
        for _ in 0..<50 {
            let word = (0..<Int.random(in: 0..<12, using: &generator)).map { _ in
                parts.randomElement(using: &generator) ?? ""
            }.joined()
            let loaded = SpecTexts.load(Self.ring, [word])
            let hasError = loaded.diagnostics.contains { $0.severity == .error }
            #expect((loaded.spec == nil) == hasError, "seed \(seed): \(EscapedText.text(word))")
        }
    }
}
