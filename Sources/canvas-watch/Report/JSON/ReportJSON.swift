import CanvasEngine

/// Writes what came of a spec as the members of one JSON object.
enum ReportJSON {
    /// Adds the members of a good spec's object, without its braces.
    static func append(_ rendering: Rendering, to buffer: inout ByteBuffer) {
        let resolution = rendering.resolution
        buffer.append("\"spec\":")
        JSONText.append(rendering.name, to: &buffer)
        buffer.append(",\"layout\":")
        append(rendering.spec.writtenLayout, to: &buffer)
        buffer.append(",\"derived\":")
        append(resolution.derived, to: &buffer)
        buffer.append(",\"layoutDirection\":\"\(rendering.spec.layoutDirection.rawValue)\",\"contentSize\":{")
        appendSize(resolution.contentSize, to: &buffer)
        buffer.append("},\"contentBounds\":{")
        append(resolution.contentBounds, to: &buffer)
        buffer.append("},\"frames\":")
        FrameJSON(rendering).write(to: &buffer)
        GroupJSON.append(rendering.spec.items, to: &buffer)
        if let viewport = rendering.viewport { append(viewport, of: rendering, to: &buffer) }
        if let first = rendering.beforeMeasuring { append(first, settled: rendering, to: &buffer) }
        buffer.append(",\"warnings\":[")
        for warning in rendering.warnings { append(warning, of: rendering, to: &buffer) }
        buffer.append("]")
    }

    /// Adds the canvas before measuring, and how it jumps when the sizes are known.
    private static func append(_ first: Rendering, settled: Rendering, to buffer: inout ByteBuffer) {
        buffer.append(",\"firstPass\":{\"contentSize\":{")
        appendSize(first.resolution.contentSize, to: &buffer)
        buffer.append("},\"contentBounds\":{")
        append(first.resolution.contentBounds, to: &buffer)
        buffer.append("},\"frames\":")
        FrameJSON(first).write(to: &buffer)
        buffer.append(",\"diff\":")
        if let diff = CanvasDiff(from: first, to: settled.withoutView) {
            DiffJSON(diff: diff).write(to: &buffer)
        } else {
            buffer.append("null")
        }
        buffer.append("}")
    }

    /// Adds the members of a broken spec's object, without its braces.
    static func append(_ broken: BrokenSpec, to buffer: inout ByteBuffer) {
        buffer.append("\"spec\":")
        JSONText.append(broken.name, to: &buffer)
        buffer.append(",\"diagnostics\":")
        Diagnostic.appendJSON(broken.diagnostics, to: &buffer)
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
        buffer.append("[")
        for (index, box) in boxes.enumerated() {
            buffer.append(index > 0 ? ",{\"name\":" : "{\"name\":")
            JSONText.append(box.name, to: &buffer)
            buffer.append(",")
            append(box.frame, to: &buffer)
            buffer.append("}")
        }
        buffer.append("]")
    }

    private static func append(
        _ viewport: Rendering.Viewport, of rendering: Rendering, to buffer: inout ByteBuffer
    ) {
        buffer.append(",\"viewport\":{")
        append(viewport.rect, to: &buffer)
        buffer.append(",\"visible\":")
        appendIDs(viewport.visible, of: rendering, to: &buffer)
        buffer.append(",\"realized\":")
        appendIDs(viewport.realized, of: rendering, to: &buffer)
        buffer.append("}")
    }

    /// Adds a warning as an object, with the severity that a check gives it.
    static func append(
        _ warning: Warning, severity: Diagnostic.Severity? = nil, of rendering: Rendering, to buffer: inout ByteBuffer
    ) {
        buffer.separate()
        buffer.append("{")
        if let severity { buffer.append("\"severity\":\"\(severity.rawValue)\",") }
        buffer.append("\"code\":")
        JSONText.append(warning.code, to: &buffer)
        buffer.append(",\"message\":")
        JSONText.append(warning.message, to: &buffer)
        buffer.append(",\"items\":")
        appendIDs(warning.items, of: rendering, to: &buffer)
        if let cure = warning.cure {
            buffer.append(",\"cure\":")
            JSONText.append(cure, to: &buffer)
        }
        Diagnostic.append(warning.place, to: &buffer)
        buffer.append("}")
    }

    /// Adds the ids of some items as an array.
    static func appendIDs(_ items: [Int], of rendering: Rendering, to buffer: inout ByteBuffer) {
        let ids = rendering.spec.items.ids
        buffer.append("[")
        ids.bytes.withUnsafeBufferPointer { bytes in
            for (index, item) in items.enumerated() {
                if index > 0 { buffer.append(UInt8(ascii: ",")) }
                JSONText.append(UnsafeBufferPointer(rebasing: bytes[ids.range(of: item)]), to: &buffer)
            }
        }
        buffer.append("]")
    }

    private static func append(_ rect: CGRect, to buffer: inout ByteBuffer) {
        buffer.append("\"x\":")
        buffer.append(json: rect.origin.x)
        buffer.append(",\"y\":")
        buffer.append(json: rect.origin.y)
        buffer.append(",")
        appendSize(rect.size, to: &buffer)
    }

    private static func appendSize(_ size: CGSize, to buffer: inout ByteBuffer) {
        buffer.append("\"width\":")
        buffer.append(json: size.width)
        buffer.append(",\"height\":")
        buffer.append(json: size.height)
    }
}
