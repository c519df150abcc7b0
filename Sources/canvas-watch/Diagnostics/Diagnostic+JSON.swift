extension Diagnostic {
    /// Adds the diagnostic as a JSON object.
    ///
    /// `file`, `line` and `column` are left out where no place is to blame, `help` and `notes` where there is nothing to say.
    func appendJSON(to buffer: inout ByteBuffer) {
        buffer.append("{\"severity\":")
        JSONText.append(severity.rawValue, to: &buffer)
        buffer.append(",\"code\":")
        JSONText.append(code, to: &buffer)
        Self.append(place, to: &buffer)
        buffer.append(",\"message\":")
        JSONText.append(message, to: &buffer)
        if let help {
            buffer.append(",\"help\":")
            JSONText.append(help, to: &buffer)
        }
        if !notes.isEmpty {
            buffer.append(",\"notes\":[")
            for (index, note) in notes.enumerated() {
                buffer.append(index == 0 ? "{\"message\":" : ",{\"message\":")
                JSONText.append(note.message, to: &buffer)
                Self.append(note.place, to: &buffer)
                buffer.append("}")
            }
            buffer.append("]")
        }
        buffer.append("}")
    }

    /// Adds diagnostics as a JSON array.
    static func appendJSON(_ diagnostics: [Diagnostic], to buffer: inout ByteBuffer) {
        buffer.append("[")
        for (index, diagnostic) in diagnostics.enumerated() {
            if index > 0 { buffer.append(",") }
            diagnostic.appendJSON(to: &buffer)
        }
        buffer.append("]")
    }

    /// Adds the members that tell a place, with a comma in front; nothing where there is no place.
    static func append(_ place: Place?, to buffer: inout ByteBuffer) {
        guard let place else { return }
        buffer.append(",\"file\":")
        JSONText.append(place.file, to: &buffer)
        buffer.append(",\"line\":\(place.line),\"column\":\(place.column)")
    }
}
