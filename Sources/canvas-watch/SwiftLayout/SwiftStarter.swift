/// The first Swift file of somebody who wants to write a layout, and the spec that shows it.
enum SwiftStarter {
    /// The source of a layout, commented line by line; `type` is the name of its type.
    static func source(type: String) -> String {
        """
        import CanvasEngine
        import Glibc

        /// Items on a spiral that widens by `pitch` with each turn. Change something, save, and see it in canvas-watch.
        struct \(type): CanvasLayout {
            // Each property can be given in the spec: parameters: { pitch: 200 }. One with a value may be left out there.
            var pitch: CGFloat
            var step = 0.6

            func place(_ items: CanvasLayoutItems, in proposal: CanvasProposal, cache: inout Void) -> CanvasLayoutResult {
                // One frame for each item, in their order, anywhere on the plane: the engine moves the whole to the canvas.
                let frames = items.map { item in
                    // Angles are in radians, 0 is 3 o'clock; they grow clockwise, because y grows downward.
                    let angle = step * CGFloat(item.index)
                    let radius = pitch * angle / (2 * .pi)
                    // A frame starts at its top left corner; taking half of the size away centres the item on its point.
                    return CGRect(
                        x: radius * cos(angle) - item.size.width / 2, y: radius * sin(angle) - item.size.height / 2,
                        width: item.size.width, height: item.size.height)
                }
                // What the layout works out by itself can be shown in the report.
                let turns = step * CGFloat(max(items.count - 1, 0)) / (2 * .pi)
                return CanvasLayoutResult(frames: frames, derived: [CanvasDerivedValue("turns", turns)])
            }
        }

        """
    }

    /// The spec that shows the layout of a file for the items of a manifest.
    static func spec(file: String, manifest: String) -> String {
        """
        {
          // The Swift file is compiled when it changes and runs as a program of its own: start with --allow-swift.
          "layout": { "kind": "swift", "file": \(quoted(file)), "parameters": { "pitch": 220 } },
          "items": \(quoted(manifest)),
          "contentMargins": 48,
        }

        """
    }

    /// The name of a type for the name of a file: `my-spiral` gives `MySpiralCanvasLayout`.
    static func type(for name: String) -> String {
        let words = name.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let start = joined.first?.isNumber ?? true ? "My" : ""
        return start + joined + (joined.hasSuffix("CanvasLayout") ? "" : "CanvasLayout")
    }

    private static func quoted(_ text: String) -> String {
        var buffer = ByteBuffer()
        JSONText.append(text, to: &buffer)
        return String(decoding: buffer.bytes, as: UTF8.self)
    }
}
