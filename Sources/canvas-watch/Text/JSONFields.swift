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
        let count = key.utf8CodeUnitCount
        // At once: three small appends would take longer than most values.
        append(upTo: count + 3) { target in
            target[0] = UInt8(ascii: "\"")
            (target + 1).update(from: key.utf8Start, count: count)
            target[count + 1] = UInt8(ascii: "\"")
            target[count + 2] = UInt8(ascii: ":")
            return count + 3
        }
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

    /// Adds a field with a number; the key must need no escapes.
    mutating func appendField(_ key: StaticString, _ number: CGFloat) {
        append(key: key)
        append(json: number)
    }

    /// Adds `{"width":…,"height":…}`.
    mutating func appendJSON(_ size: CGSize) {
        appendObject {
            $0.appendField("width", size.width)
            $0.appendField("height", size.height)
        }
    }

    /// Adds `{"x":…,"y":…}`.
    mutating func appendJSON(_ point: CGPoint) {
        appendObject {
            $0.appendField("x", point.x)
            $0.appendField("y", point.y)
        }
    }

    /// Adds `{"x":…,"y":…,"width":…,"height":…}`.
    mutating func appendJSON(_ rect: CGRect) {
        appendObject { $0.appendFields(of: rect) }
    }

    /// Adds the four fields of a rectangle to the object that it is part of.
    mutating func appendFields(of rect: CGRect) {
        appendField("x", rect.origin.x)
        appendField("y", rect.origin.y)
        appendField("width", rect.size.width)
        appendField("height", rect.size.height)
    }
}
