import CanvasEngine

/// The parts of JSON objects and lists. A comma is set where the byte before asks for one.
extension ByteBuffer {
    /// Adds a comma unless an object, a list or a field just began.
    @inline(__always)
    mutating func separate() {
        switch bytes.last {
        case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"): break
        default: append(UInt8(ascii: ","))
        }
    }

    /// Begins a field; the key must need no escapes.
    mutating func append(key: StaticString) {
        separate()
        append(UInt8(ascii: "\""))
        append(key)
        append("\":")
    }

    /// Adds an object with what `write` adds.
    mutating func appendObject(_ write: (inout ByteBuffer) -> Void) {
        separate()
        append(UInt8(ascii: "{"))
        write(&self)
        append(UInt8(ascii: "}"))
    }

    /// Adds a list with what `write` adds for each element.
    mutating func appendList<Elements: Sequence>(
        _ elements: Elements, _ write: (inout ByteBuffer, Elements.Element) -> Void
    ) {
        separate()
        append(UInt8(ascii: "["))
        for element in elements {
            write(&self, element)
        }
        append(UInt8(ascii: "]"))
    }

    /// Adds a text in quotes; nil becomes `null`.
    mutating func appendJSON(_ text: String?) {
        separate()
        if let text { JSONText.append(text, to: &self) } else { append("null") }
    }

    /// Adds the text of a column in quotes.
    mutating func appendJSON(_ column: TextColumn, _ index: Int) {
        separate()
        column.bytes.withUnsafeBufferPointer {
            JSONText.append(UnsafeBufferPointer(rebasing: $0[column.range(of: index)]), to: &self)
        }
    }

    /// Adds a number.
    mutating func appendJSON(_ number: CGFloat) {
        separate()
        append(json: number)
    }

    /// Adds a whole number.
    mutating func appendJSON(_ number: Int) {
        separate()
        append(number: number)
    }

    /// Adds `{"width":…,"height":…}`.
    mutating func appendJSON(_ size: CGSize) {
        appendObject {
            $0.append("\"width\":")
            $0.append(json: size.width)
            $0.append(",\"height\":")
            $0.append(json: size.height)
        }
    }

    /// Adds `{"x":…,"y":…}`.
    mutating func appendJSON(_ point: CGPoint) {
        appendObject {
            $0.append("\"x\":")
            $0.append(json: point.x)
            $0.append(",\"y\":")
            $0.append(json: point.y)
        }
    }

    /// Adds `{"x":…,"y":…,"width":…,"height":…}`.
    mutating func appendJSON(_ rect: CGRect) {
        appendObject { $0.appendFields(of: rect) }
    }

    /// Adds the four fields of a rectangle to the object that it is part of.
    mutating func appendFields(of rect: CGRect) {
        append(key: "x")
        append(json: rect.origin.x)
        append(key: "y")
        append(json: rect.origin.y)
        append(key: "width")
        append(json: rect.size.width)
        append(key: "height")
        append(json: rect.size.height)
    }
}
