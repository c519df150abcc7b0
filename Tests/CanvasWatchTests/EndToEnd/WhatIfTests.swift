import Testing

/// Explain, sweep, diff and settings through the real binary.
struct WhatIfTests {
    static let ring = """
        { layout: { kind: "ring", radius: 100 }, items: { count: 4, size: [20, 20] } }
        """

    private func folder(_ files: [String: String] = ["ring.layout.json": ring]) -> TemporaryFolder {
        let folder = TemporaryFolder()
        for (name, text) in files { folder.write(name, text) }
        return folder
    }

    /// A command line, its exit status, and what its output and its errors must hold.
    struct Case: Sendable, CustomTestStringConvertible {
        let arguments: [String]
        let status: Int32
        var output = ""
        var errors = ""

        var testDescription: String { arguments.joined(separator: " ") }
    }

    static let cases: [Case] = [
        Case(arguments: ["explain", "ring.layout.json"], status: 0, output: "4 place"),
        Case(arguments: ["explain", "."], status: 0, output: "ring  4 items, from sizes to a canvas"),
        Case(
            arguments: ["explain", "ring.layout.json", "--item", "2", "--plain"], status: 0,
            output: "item 2, number 3 of 4"),
        Case(
            arguments: ["explain", "ring.layout.json", "--item", "22"], status: 2,
            errors: "no item of ring.layout.json has the id `22`"),
        Case(
            arguments: ["explain", "ring.layout.json", "--set", "items=[{id:'note-1'}]", "--item", "note1"], status: 2,
            errors: "did you mean `note-1`?"),
        Case(arguments: ["explain", "none.layout.json"], status: 2, errors: "there is no file or folder"),
        Case(arguments: ["explain"], status: 2, errors: "canvas-watch explain SPEC"),
        Case(arguments: ["explain", "ring.layout.json", "b"], status: 2, errors: "`b` is too much"),
        Case(
            arguments: ["explain", "ring.layout.json", "--set", "layout.radius=-1"], status: 1,
            errors: "--set #1:1:15: error:"),
        Case(
            arguments: ["explain", "ring.layout.json", "--set", "layout.radus=1", "--format", "json"], status: 1,
            output:
                #"{"spec":"ring.layout.json","diagnostics":[{"severity":"error","code":"unknown-key","file":"--set #1""#
        ),
        Case(
            arguments: ["sweep", "ring.layout.json", "layout.radius", "20", "40", "10"], status: 0,
            output: "      20   60 x 60          0             0    44.4%  best"),
        Case(
            arguments: ["sweep", "ring.layout.json", "layout.startAngle", "0", "-90", "-45"], status: 0,
            output: "from 0 to -90 by -45"),
        Case(
            arguments: ["sweep", "ring.layout.json", "layout.radius", "20..40/10", "--maps"], status: 0,
            output: "in every map 1 column = "),
        Case(
            arguments: ["sweep", "ring.layout.json", "layout.radius", "-1", "50"], status: 1,
            output: "`radius` must be from 0 to 1e12, not -1"),
        Case(
            arguments: ["sweep", "ring.layout.json", "layout.radus", "1", "2"], status: 1,
            errors: "sweep:1:8: error: unknown key `radus` of layout ring"),
        Case(
            arguments: ["sweep", "ring.layout.json", "layout.radius", "1", "2", "0"], status: 2,
            errors: "a step of 0 leads nowhere"),
        Case(
            arguments: ["sweep", "ring.layout.json", "layout.radius", "9", "2", "1"], status: 2,
            errors: "from 9 to 2 the step must be -1"),
        Case(
            arguments: ["sweep", "ring.layout.json", "layout.radius", "0", "1e6", "1"], status: 2,
            errors: "1000001 values are too many: a sweep tries at most 1000"),
        Case(
            arguments: ["sweep", "ring.layout.json", "layout.radius"], status: 2,
            errors: "canvas-watch sweep SPEC KEY VALUES..."),
        Case(
            arguments: ["sweep", "none.layout.json", "layout.radius", "1"], status: 2,
            errors: "there is no file or folder"),
        Case(
            arguments: ["diff", "ring.layout.json", "ring.layout.json"], status: 0, output: "ring\nnothing changed\n"),
        Case(
            arguments: ["diff", "ring.layout.json", "--set", "layout.radius=200"], status: 1,
            output: "layout.radius 100 -> 200\n"),
        Case(
            arguments: ["diff", "ring.layout.json", "--set", "overscan=9"], status: 0,
            output: "nothing changed by overscan not set -> 9\n"),
        Case(
            arguments: ["diff", "ring.layout.json", "--set", "layout.radius=x"], status: 2,
            errors: "--set #1:1:15: error:"),
        Case(
            arguments: ["diff", "ring.layout.json", "--set", "layout.radius=x", "--format", "json"], status: 2,
            output: #""diagnostics":["#),
        Case(arguments: ["diff", "ring.layout.json"], status: 2, errors: "`diff` needs something to compare with"),
        Case(
            arguments: ["diff", "ring.layout.json", "none.json"], status: 2,
            errors: "there is no file or folder `none.json`"),
        Case(arguments: ["diff", "a", "b", "c"], status: 2, errors: "`c` is too much"),
        Case(
            arguments: ["render", "ring.layout.json", "--item", "1"], status: 2,
            errors: "--item is not for `render`; it is for `explain`"),
        Case(arguments: ["render", "-90"], status: 2, errors: "unknown option `-90`"),
    ]

    @Test("every answer has its exit status and its words", arguments: cases)
    func answers(_ test: Case) throws {
        let folder = folder()
        let run = try ToolProcess.run(test.arguments, in: folder.path)
        #expect(run.status == test.status, "\(run.output)\(run.errors)")
        #expect(test.output.isEmpty ? run.output.isEmpty : run.output.contains(test.output), "\(run.output)")
        #expect(test.errors.isEmpty ? run.errors.isEmpty : run.errors.contains(test.errors), "\(run.errors)")
    }

    @Test("explain as JSON holds every stage of every item, and with an item those of that item")
    func explainsAsJSON() throws {
        let folder = folder([
            "x.layout.json": """
            { items: [{ id: "a", size: [100, 50] }, { id: "b", size: [60, 30] }], layoutDirection: "rtl", contentMargins: 5,
              layout: { kind: "flow", horizontalSpacing: 10 }, contentSize: { fixed: [200, 60] }, contentAnchor: "topLeading" }
            """
        ])
        let run = try ToolProcess.run(["explain", "x.layout.json", "--format", "json", "--item", "b"], in: folder.path)
        // b stands 110 to the right and 10 down in a cluster of 170 x 50; mirrored it starts at 0, and the cluster takes
        // the 20 points of slack on its left side.
        #expect(
            run.output == """
                {"spec":"x.layout.json","layout":{"kind":"flow","horizontalSpacing":10},"layoutDirection":"rightToLeft",\
                "item":"b","index":1,"stages":{"sanitize":{"sizes":[{"id":"b","width":60,"height":30}]},\
                "insets":{"top":5,"left":5,"bottom":5,"right":5,"swapped":true},"propose":{"width":190,"height":50},\
                "place":{"bounds":{"x":0,"y":0,"width":170,"height":50},"frames":[{"id":"b","x":110,"y":10,"width":60,"height":30}],\
                "derived":{"wrapWidth":190,"rows":1},"problems":[]},\
                "normalize":{"shift":{"x":0,"y":0},"bounds":{"x":0,"y":0,"width":170,"height":50},\
                "frames":[{"id":"b","x":110,"y":10,"width":60,"height":30}]},\
                "mirror":{"mirrored":true,"bounds":{"x":0,"y":0,"width":170,"height":50},\
                "frames":[{"id":"b","x":0,"y":10,"width":60,"height":30}]},\
                "anchor":{"rule":"fixed","asked":{"width":200,"height":60},"cluster":{"width":170,"height":50},\
                "hugging":{"width":180,"height":60},"contentSize":{"width":200,"height":60},"slack":{"width":20,"height":0},\
                "anchor":{"x":0,"y":0},"fraction":{"x":1,"y":0},"origin":{"x":25,"y":5},\
                "frames":[{"id":"b","x":25,"y":15,"width":60,"height":30}]}},"derived":{"wrapWidth":190,"rows":1},\
                "contentSize":{"width":200,"height":60},"contentBounds":{"x":25,"y":5,"width":170,"height":50},"warnings":[]}

                """)
    }

    @Test("saved results compare with each other, with specs, and by name when there are several")
    func comparesSavedResults() throws {
        let folder = folder(["one/a.layout.json": "", "two/a.layout.json": ""])
        for name in ["one", "two"] { folder.makeFolder(name) }
        folder.write("one/a.layout.json", Self.ring)
        folder.write("one/b.layout.json", Self.ring)
        folder.write(
            "two/a.layout.json", "{ layout: { kind: 'ring', radius: 150 }, items: { count: 4, size: [20, 20] } }")
        folder.write("two/c.layout.json", Self.ring)
        func run(_ arguments: String...) throws -> (status: Int32, output: String, errors: String) {
            try ToolProcess.run(arguments, in: folder.path)
        }
        for name in ["one", "two"] {
            let saved = try run("render", name, "--format", "json")
            folder.write("\(name).json", saved.output)
            folder.write("\(name)-a.json", saved.output.split(separator: "\n").first.map(String.init) ?? "")
        }
        let expected = """
            a
            layout.radius 100 -> 150
            canvas 220 x 220 -> 320 x 320: cluster 220 x 220 -> 320 x 320
            4 moved: distances scaled by 1.5; median 50, at most 100
            """
        for pair in [
            ["one-a.json", "two-a.json"], ["one-a.json", "two/a.layout.json"], ["one/a.layout.json", "two-a.json"],
        ] {
            let run = try ToolProcess.run(["diff"] + pair, in: folder.path)
            #expect(run.status == 1)
            let lines = run.output.split(separator: "\n").dropFirst().map(String.init)
            let wanted = expected.split(separator: "\n").dropFirst().map(String.init)
            #expect(Array(lines.prefix(2)) == Array(wanted.prefix(2)), "\(pair): \(run.output)")
        }
        #expect(try run("diff", "one-a.json", "one/a.layout.json").status == 0)
        for pair in [["one", "two"], ["one.json", "two.json"], ["one.json", "two"]] {
            let run = try ToolProcess.run(["diff"] + pair, in: folder.path)
            #expect(run.status == 1)
            #expect(run.output.hasPrefix("a\nlayout.radius 100 -> 150\n"), "\(pair): \(run.output)")
            #expect(
                run.output.hasSuffix("\n\nb\nonly the old side has it\n\nc\nonly the new side has it\n"),
                "\(run.output)")
        }
        let same = try run("diff", "one.json", "one")
        #expect(same.status == 0 && same.output == "2 of 2 specs the same\n", "\(same.output)")
        let json = try run("diff", "one", "two", "--format", "json").output.split(separator: "\n")
        #expect(json.count == 3 && json[1] == #"{"old":"b.layout.json","new":null,"diff":null}"#)
        let settings = try run("diff", "one-a.json", "--set", "layout.radius=1")
        #expect(settings.status == 2 && settings.errors.contains("--set changes specs"))
    }

    @Test("a saved result that is not whole, or of a broken spec, cannot be compared")
    func refusesBrokenResults() throws {
        let folder = folder([
            "ring.layout.json": Self.ring, "broken.json": #"{"spec":"x","diagnostics":[]}"#,
            "part.json":
                #"{"spec":"x","contentSize":{"width":1,"height":1},"contentBounds":{"x":0,"y":0,"width":1,"height":1},"frames":[{"id":"a"}]}"#,
            "none.json": #"{"event":"ready"}"#,
        ])
        for (file, message) in [
            ("broken.json", "`broken.json` has no canvas of `x`: its spec was broken"),
            ("part.json", "`frames` of `x` is missing or not whole"), ("none.json", "`none.json` has no report"),
        ] {
            let run = try ToolProcess.run(["diff", file, "ring.layout.json"], in: folder.path)
            #expect(run.status == 2 && run.output.isEmpty)
            #expect(run.errors.contains(message), "\(run.errors)")
        }
    }
}
