/// A number or a set of boxes that a layout worked out by itself and wants to be seen, such as an automatic radius.
public struct CanvasDerivedValue: Hashable, Sendable {
    /// What was worked out.
    public enum Content: Hashable, Sendable {
        /// A single number, in the unit of the parameter it stands for.
        case number(CGFloat)
        /// Named boxes in the coordinates of the frames; the engine moves and mirrors them with the frames.
        case boxes([Box])
    }

    /// A named area, such as a group's.
    public struct Box: Hashable, Sendable {
        /// The name; empty for the unnamed group.
        public var name: String
        /// The area, in points.
        public var frame: CGRect

        /// Creates a named area.
        public init(name: String, frame: CGRect) {
            self.name = name
            self.frame = frame
        }
    }

    /// The name under which the value is reported.
    public var name: String
    /// The value.
    public var content: Content

    /// Creates a derived number.
    public init(_ name: String, _ number: CGFloat) {
        self.name = name
        self.content = .number(number)
    }

    /// Creates derived boxes.
    public init(_ name: String, boxes: [Box]) {
        self.name = name
        self.content = .boxes(boxes)
    }
}
