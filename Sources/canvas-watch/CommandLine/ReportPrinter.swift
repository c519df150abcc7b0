/// Puts out what came of specs.
struct ReportPrinter {
    let invocation: Invocation
    let console: Console
    init(_ invocation: Invocation, _ console: Console) { self.invocation = invocation; self.console = console }
    mutating func show(_ rendering: Rendering) -> Int32 {
        var b = ByteBuffer()
        let r = rendering.resolution
        func rect(_ x: String, _ f: [(String, Double)]) {
            b.append("\"\(x)\":{");
            for (i, (n, v)) in f.enumerated() { if i > 0 { b.append(",") }; b.append("\"\(n)\":"); b.append(json: v) };
            b.append("},")
        }
        b.append("{")
        rect("contentSize", [("width", r.contentSize.width), ("height", r.contentSize.height)])
        rect(
            "contentBounds",
            [
                ("x", r.contentBounds.minX), ("y", r.contentBounds.minY), ("width", r.contentBounds.width),
                ("height", r.contentBounds.height),
            ])
        b.append("\"frames\":[")
        for (i, f) in r.frames.enumerated() {
            if i > 0 { b.append(",") }
            b.append("{\"id\":"); JSONText.append(rendering.spec.items.ids[i], to: &b); b.append(",\"x\":");
            b.append(json: f.minX); b.append(",\"y\":"); b.append(json: f.minY); b.append(",\"width\":");
            b.append(json: f.width); b.append(",\"height\":"); b.append(json: f.height); b.append("}")
        }
        b.append("]}\n")
        return console.put(b.bytes)
    }
    mutating func show(_ broken: BrokenSpec) -> Int32 {
        var b = ByteBuffer()
        DiagnosticPrinter().print(broken.diagnostics, into: &b)
        _ = StandardStream.error.write(b.bytes)
        return 0
    }
}
