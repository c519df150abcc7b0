extension SwiftGlue {
    /// The types that a parameter can have.
    static let values = #"""

        protocol CanvasWatchValue {
            static var canvasWatchName: String { get }
            init?(canvasWatch value: CanvasWatchRequest.Value)
        }

        extension Double: CanvasWatchValue {
            static var canvasWatchName: String { "a number" }
            init?(canvasWatch value: CanvasWatchRequest.Value) {
                guard case .number(let number) = value else { return nil }
                self = number
            }
        }

        extension Float: CanvasWatchValue {
            static var canvasWatchName: String { "a number" }
            init?(canvasWatch value: CanvasWatchRequest.Value) {
                guard case .number(let number) = value else { return nil }
                self = Float(number)
            }
        }

        extension CanvasWatchValue where Self: FixedWidthInteger {
            static var canvasWatchName: String { "a whole number that fits \(Self.self)" }
            init?(canvasWatch value: CanvasWatchRequest.Value) {
                guard case .number(let number) = value, let whole = Self(exactly: number) else { return nil }
                self = whole
            }
        }

        extension Int: CanvasWatchValue {}
        extension Int64: CanvasWatchValue {}
        extension Int32: CanvasWatchValue {}
        extension UInt: CanvasWatchValue {}
        extension UInt8: CanvasWatchValue {}

        extension Bool: CanvasWatchValue {
            static var canvasWatchName: String { "true or false" }
            init?(canvasWatch value: CanvasWatchRequest.Value) {
                guard case .boolean(let boolean) = value else { return nil }
                self = boolean
            }
        }

        extension String: CanvasWatchValue {
            static var canvasWatchName: String { "a text" }
            init?(canvasWatch value: CanvasWatchRequest.Value) {
                guard case .text(let text) = value else { return nil }
                self = text
            }
        }

        extension Optional: CanvasWatchValue where Wrapped: CanvasWatchValue {
            static var canvasWatchName: String { Wrapped.canvasWatchName }
            init?(canvasWatch value: CanvasWatchRequest.Value) {
                guard let wrapped = Wrapped(canvasWatch: value) else { return nil }
                self = wrapped
            }
        }

        """#
}
