/// The first Swift file of somebody who wants to write a layout.
enum SwiftStarter {
    /// The source of a layout, commented line by line; `type` is the name of its type.
    static func source(type: String) -> String {
        """
        import CanvasEngine
        import Glibc

        /// Items like the seeds of a sunflower. Change something, save, and see in canvas-watch what it does.
        struct \(type): CanvasLayout {
            // The spec gives values to the properties: parameters: { spread: 180 }. One with a value here need not be given.
            var spread: CGFloat
            var turn = 2.4

            func place(_ items: CanvasLayoutItems, in proposal: CanvasProposal, cache: inout Void) -> CanvasLayoutResult {
                // One frame for each item, in their order, anywhere on the plane: the engine moves the whole to the canvas.
                let frames = items.map { item in
                    // Angles are in radians, 0 is 3 o'clock; they grow clockwise, because y grows downward.
                    let angle = turn * CGFloat(item.index)
                    let radius = spread * CGFloat(item.index).squareRoot()
                    // A frame starts at its top left corner; taking half of the size away centres the item on its point.
                    return CGRect(
                        x: radius * cos(angle) - item.size.width / 2, y: radius * sin(angle) - item.size.height / 2,
                        width: item.size.width, height: item.size.height)
                }
                // What the layout works out by itself can be shown in the report.
                let reach = spread * CGFloat(max(items.count - 1, 0)).squareRoot()
                return CanvasLayoutResult(frames: frames, derived: [CanvasDerivedValue("reach", reach)])
            }
        }

        """
    }

    /// The values that a spec gives to the layout.
    static let arguments = "{ \"spread\": 180 }"

    /// The name of a type for the name of a file: `my-spiral` gives `MySpiralCanvasLayout`.
    static func type(for name: String) -> String {
        let words = name.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let start = joined.first?.isNumber ?? true ? "My" : ""
        return start + joined + (joined.hasSuffix("CanvasLayout") ? "" : "CanvasLayout")
    }
}
