import CanvasEngine

/// The pipeline as the members of one JSON object, with the facts of `ExplainText`.
struct ExplainJSON: Sendable {
    let trace: PipelineTrace
    /// The item to which lists are limited; nil lists every item.
    let item: Int?

    /// Adds the object.
    func write(to buffer: inout ByteBuffer) {
        let spec = trace.spec
        buffer.appendObject { buffer in
            buffer.append(key: "spec")
            buffer.appendJSON(trace.rendering.name)
            buffer.append(key: "layout")
            ReportJSON.append(spec.writtenLayout, to: &buffer)
            buffer.append(key: "layoutDirection")
            buffer.appendJSON(spec.layoutDirection.rawValue)
            if let item {
                buffer.append(key: "item")
                buffer.appendJSON(spec.items.ids, item)
                buffer.append(key: "index")
                buffer.appendJSON(item)
            }
            buffer.append(key: "stages")
            buffer.appendObject(writeStages)
            buffer.append(key: "derived")
            ReportJSON.append(trace.resolution.derived, to: &buffer)
            buffer.append(key: "contentSize")
            buffer.appendJSON(trace.resolution.contentSize)
            buffer.append(key: "contentBounds")
            buffer.appendJSON(trace.resolution.contentBounds)
            buffer.append(key: "warnings")
            buffer.appendList(trace.rendering.warnings) { buffer, warning in
                ReportJSON.append(warning, of: trace.rendering, to: &buffer)
            }
        }
        buffer.append("\n")
    }

    private func writeStages(to buffer: inout ByteBuffer) {
        writeSizes(to: &buffer)
        writeInsets(to: &buffer)
        buffer.append(key: "propose")
        buffer.appendObject { buffer in
            for (key, length) in [("width", trace.proposal.width), ("height", trace.proposal.height)] {
                buffer.separate()
                buffer.append("\"\(key)\":")
                if let length { buffer.appendJSON(length) } else { buffer.append("null") }
            }
        }
        buffer.append(key: "place")
        buffer.appendObject { buffer in
            write(trace.placed, to: &buffer)
            buffer.append(key: "derived")
            ReportJSON.append(trace.placed.derived, to: &buffer)
            buffer.append(key: "problems")
            buffer.appendList(PlacementText.problems(in: trace, of: item)) { $0.appendJSON($1) }
        }
        buffer.append(key: "normalize")
        buffer.appendObject { buffer in
            buffer.append(key: "shift")
            buffer.appendJSON(CGPoint(x: -trace.shift.x, y: -trace.shift.y))
            write(trace.normalized, to: &buffer)
        }
        buffer.append(key: "mirror")
        buffer.appendObject { buffer in
            buffer.append(key: "mirrored")
            buffer.append(trace.isMirrored ? "true" : "false")
            write(trace.mirrored, to: &buffer)
        }
        writeAnchor(to: &buffer)
    }

    private func writeSizes(to buffer: inout ByteBuffer) {
        buffer.append(key: "sanitize")
        buffer.appendObject { buffer in
            buffer.append(key: "sizes")
            buffer.appendList(shown(trace.sizes.indices)) { buffer, index in
                buffer.appendObject { buffer in
                    buffer.append(key: "id")
                    buffer.appendJSON(trace.spec.items.ids, index)
                    write(trace.sizes[index], to: &buffer)
                    if trace.rendering.sizes[index] != trace.sizes[index] {
                        buffer.append(key: "given")
                        buffer.appendJSON(trace.rendering.sizes[index])
                    }
                }
            }
        }
    }

    private func writeInsets(to buffer: inout ByteBuffer) {
        let insets = trace.insets
        buffer.append(key: "insets")
        buffer.appendObject { buffer in
            buffer.append(key: "top")
            buffer.appendJSON(insets.top)
            buffer.append(key: "left")
            buffer.appendJSON(insets.left)
            buffer.append(key: "bottom")
            buffer.appendJSON(insets.bottom)
            buffer.append(key: "right")
            buffer.appendJSON(insets.right)
            buffer.append(key: "swapped")
            buffer.append(trace.isMirrored ? "true" : "false")
        }
    }

    private func writeAnchor(to buffer: inout ByteBuffer) {
        buffer.append(key: "anchor")
        buffer.appendObject { buffer in
            buffer.append(key: "rule")
            buffer.appendJSON(trace.spec.contentSize.name)
            if let asked = trace.spec.contentSize.askedFor {
                buffer.append(key: "asked")
                buffer.appendJSON(asked)
            }
            buffer.append(key: "cluster")
            buffer.appendJSON(trace.mirrored.bounds.size)
            buffer.append(key: "hugging")
            buffer.appendJSON(trace.hugging)
            buffer.append(key: "contentSize")
            buffer.appendJSON(trace.resolution.contentSize)
            buffer.append(key: "slack")
            buffer.appendJSON(trace.slack)
            buffer.append(key: "anchor")
            buffer.appendJSON(CGPoint(x: trace.spec.contentAnchor.x, y: trace.spec.contentAnchor.y))
            buffer.append(key: "fraction")
            buffer.appendJSON(CGPoint(x: trace.fraction.x, y: trace.fraction.y))
            buffer.append(key: "origin")
            buffer.appendJSON(trace.resolution.contentBounds.origin)
            write(trace.resolution.frames, to: &buffer)
        }
    }

    private func write(_ cluster: CanvasCluster, to buffer: inout ByteBuffer) {
        buffer.append(key: "bounds")
        buffer.appendJSON(cluster.bounds)
        write(cluster.frames, to: &buffer)
    }

    private func write(_ frames: [CGRect], to buffer: inout ByteBuffer) {
        buffer.append(key: "frames")
        buffer.appendList(shown(frames.indices)) { buffer, index in
            buffer.appendObject { buffer in
                buffer.append(key: "id")
                buffer.appendJSON(trace.spec.items.ids, index)
                buffer.append(key: "x")
                buffer.appendJSON(frames[index].minX)
                buffer.append(key: "y")
                buffer.appendJSON(frames[index].minY)
                write(frames[index].size, to: &buffer)
            }
        }
    }

    private func write(_ size: CGSize, to buffer: inout ByteBuffer) {
        buffer.append(key: "width")
        buffer.appendJSON(size.width)
        buffer.append(key: "height")
        buffer.appendJSON(size.height)
    }

    private func shown(_ indices: Range<Int>) -> Range<Int> {
        item.map { $0..<($0 + 1) } ?? indices
    }
}
