import CanvasEngine

/// Writes what came of a spec as the members of one JSON object.
enum ReportJSON {
    /// Adds the members of a good spec's object, without its braces.
    static func append(_ rendering: Rendering, to buffer: inout ByteBuffer) {
        let resolution = rendering.resolution
        buffer.append(key: "spec")
        buffer.appendJSON(rendering.name)
        buffer.append(key: "layout")
        append(rendering.spec.writtenLayout, to: &buffer)
        buffer.append(key: "derived")
        append(resolution.derived, to: &buffer)
        buffer.append(key: "layoutDirection")
        buffer.appendJSON(rendering.spec.layoutDirection.rawValue)
        appendCanvas(of: rendering, to: &buffer)
        GroupJSON.append(rendering.spec.items, to: &buffer)
        if let viewport = rendering.viewport { append(viewport, of: rendering, to: &buffer) }
        if let first = rendering.beforeMeasuring { append(first, settled: rendering, to: &buffer) }
        buffer.append(key: "warnings")
        buffer.appendList(rendering.warnings) { append($1, of: rendering, to: &$0) }
        PrintedLines.appendJSON(rendering.printed, to: &buffer)
    }

    /// Adds the size of a canvas, the bounds of its content, and the frames.
    private static func appendCanvas(of rendering: Rendering, to buffer: inout ByteBuffer) {
        buffer.append(key: "contentSize")
        buffer.appendJSON(rendering.resolution.contentSize)
        buffer.append(key: "contentBounds")
        buffer.appendJSON(rendering.resolution.contentBounds)
        buffer.append(key: "frames")
        FrameJSON(rendering).write(to: &buffer)
    }

    /// Adds the canvas before measuring, and how it jumps when the sizes are known.
    private static func append(_ first: Rendering, settled: Rendering, to buffer: inout ByteBuffer) {
        buffer.append(key: "firstPass")
        buffer.appendObject { buffer in
            appendCanvas(of: first, to: &buffer)
            buffer.append(key: "diff")
            if let diff = CanvasDiff(from: first, to: settled.withoutView) {
                DiffJSON(diff: diff).write(to: &buffer)
            } else {
                buffer.append("null")
            }
        }
    }

    /// Adds the members of a broken spec's object, without its braces.
    static func append(_ broken: BrokenSpec, to buffer: inout ByteBuffer) {
        buffer.append(key: "spec")
        buffer.appendJSON(broken.name)
        buffer.append(key: "diagnostics")
        Diagnostic.appendJSON(broken.diagnostics, to: &buffer)
        PrintedLines.appendJSON(broken.printed, isFailed: true, to: &buffer)
    }

    /// Adds a value as it was written.
    static func append(_ node: JSON5Node, to buffer: inout ByteBuffer) {
        switch node.kind {
        case .null, .broken: buffer.append("null")
        case .boolean(let value): buffer.append(value ? "true" : "false")
        case .number(let number): buffer.append(json: number)
        case .string(let text): JSONText.append(text, to: &buffer)
        case .array(let nodes):
            buffer.append("[")
            for (index, node) in nodes.enumerated() {
                if index > 0 { buffer.append(UInt8(ascii: ",")) }
                append(node, to: &buffer)
            }
            buffer.append("]")
        case .object(let members):
            buffer.append("{")
            for (index, member) in members.enumerated() {
                if index > 0 { buffer.append(UInt8(ascii: ",")) }
                JSONText.append(member.key, to: &buffer)
                buffer.append(":")
                append(member.value, to: &buffer)
            }
            buffer.append("}")
        }
    }

    /// Adds what a layout worked out, as an object.
    static func append(_ derived: [CanvasDerivedValue], to buffer: inout ByteBuffer) {
        buffer.append("{")
        for (index, value) in derived.enumerated() {
            if index > 0 { buffer.append(UInt8(ascii: ",")) }
            JSONText.append(value.name, to: &buffer)
            buffer.append(":")
            switch value.content {
            case .number(let number): buffer.append(json: number)
            case .boxes(let boxes): append(boxes, to: &buffer)
            }
        }
        buffer.append("}")
    }

    private static func append(_ boxes: [CanvasDerivedValue.Box], to buffer: inout ByteBuffer) {
        buffer.appendList(boxes) { buffer, box in
            buffer.appendObject {
                $0.append(key: "name")
                $0.appendJSON(box.name)
                $0.appendFields(of: box.frame)
            }
        }
    }

    private static func append(
        _ viewport: Rendering.Viewport, of rendering: Rendering, to buffer: inout ByteBuffer
    ) {
        buffer.append(key: "viewport")
        buffer.appendObject {
            $0.appendFields(of: viewport.rect)
            $0.append(key: "visible")
            $0.appendJSON(idsOf: viewport.visible, in: rendering.spec.items)
            $0.append(key: "realized")
            $0.appendJSON(idsOf: viewport.realized, in: rendering.spec.items)
        }
    }

    /// Adds a warning as an object, with the severity that a check gives it.
    static func append(
        _ warning: Warning, severity: Diagnostic.Severity? = nil, of rendering: Rendering, to buffer: inout ByteBuffer
    ) {
        buffer.appendObject { buffer in
            if let severity {
                buffer.append(key: "severity")
                buffer.appendJSON(severity.rawValue)
            }
            buffer.append(key: "code")
            buffer.appendJSON(warning.code)
            buffer.append(key: "message")
            buffer.appendJSON(warning.message)
            buffer.append(key: "items")
            buffer.appendJSON(idsOf: warning.items, in: rendering.spec.items)
            if let cure = warning.cure {
                buffer.append(key: "cure")
                buffer.appendJSON(cure)
            }
            Diagnostic.append(warning.place, to: &buffer)
        }
    }
}
