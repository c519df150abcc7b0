import CanvasPlugins

/// Writes the first files of somebody who wants to try a layout: everything that can be said stands there as a comment,
/// with its default, and works when the two slashes are taken away.
///
/// Keys stand in double quotes, so that editors that know comments in JSON accept the files.
enum StarterText {
    /// A spec of a kind for the items of a manifest beside it.
    ///
    /// - Parameter type: the type of the layout, for a kind that takes it from a Swift file; the file has its name.
    static func spec(of kind: LayoutKind, manifest: String, type: String = "MyCanvasLayout") -> String {
        var text = """
            {
              // \(kind.name): \(kind.meaning).
              // Change a value or take the slashes off a line, save, and see in canvas-watch what it does.
              // `canvas-watch layouts \(kind.name)` tells more.
              "layout": {
                "kind": "\(kind.name)",

            """
        text += block(kind.parameters.map { line(for: $0, type: type) }, indent: 4)
        text += "  },\n  \"items\": \(quoted(manifest)),\n"
        text += block(keys.map { key, value, isSaid in Line(key.rawValue, value, key.meaning, isSaid) }, indent: 2)
        return text + "}\n"
    }

    /// A manifest of twelve items: item i is 110 + (37 i mod 90) points wide and 64 + (53 i mod 60) high.
    static let manifest: String = {
        let groups = ["todo", "ideas", "done"]
        let items = (0..<12).map { index in
            let size = "[\(110 + 37 * index % 90), \(64 + 53 * index % 60)]"
            let label = index == 0 ? ", \"label\": \"First\"" : ""
            return "  { \"id\": \"note-\(index + 1)\", \"size\": \(size), \"group\": \"\(groups[index % 3])\"\(label) }"
        }
        return """
            // The items, in the order in which a layout takes them. A size is [width, height] in points; an item without one
            // takes the spec's estimatedItemSize. Groups matter to clustered layouts, labels are shown on the map.
            [
            \(items.joined(separator: ",\n"))
            ]

            """
    }()

    /// A line that says something, or shows how to say it.
    private struct Line {
        let key: String
        let value: String
        let meaning: String
        let isSaid: Bool

        init(_ key: String, _ value: String, _ meaning: String, _ isSaid: Bool) {
            (self.key, self.value, self.meaning, self.isSaid) = (key, value, meaning, isSaid)
        }

        var code: String { (isSaid ? "" : "// ") + "\"\(key)\": \(value)," }
    }

    /// The keys of a spec that a starter shows, each with a value to try.
    private static let keys: [(SpecKey, String, isSaid: Bool)] = [
        (.contentMargins, "48", true),
        (.contentSize, "{ \"fixed\": [2000, 1500] }", false),
        (.contentAnchor, "\"topLeading\"", false),
        (.layoutDirection, "\"rightToLeft\"", false),
        (.viewport, "{ \"size\": [390, 844] }", false),
    ]

    /// Numbers, and what is worked out, stand ready to be changed; words and layouts are shown.
    private static func line(for parameter: LayoutParameter, type: String) -> Line {
        let member = parameter.member
        let value = member.standard ?? "null"
        switch (parameter.defaultValue, parameter.type) {
        case (.required, .expression):
            let wave = member.name == "y" ? "sin" : "cos"
            return Line(member.name, "\"420 * \(wave)(tau * index / count)\"", member.meaning, true)
        case (.required, .name): return Line(member.name, quoted(type + ".swift"), member.meaning, true)
        case (.none, .name): return Line(member.name, quoted(type), member.meaning, false)
        case (.none, .arguments): return Line(member.name, SwiftStarter.arguments, member.meaning, true)
        case (.required, _): return Line(member.name, "4", member.meaning, true)
        case (.none, .bindings): return Line(member.name, "{ \"radius\": 420 }", member.meaning, false)
        case (.none, .expression): return Line(member.name, "\"\(member.name) / 2\"", member.meaning, false)
        case (.none, .groupLayouts):
            return Line(member.name, "{ \"ideas\": { \"inner\": \"ring\" } }", member.meaning, false)
        case (.none, _): return Line(member.name, "600", member.meaning, false)
        case (.number, _), (.auto, _), (.boolean, _):
            return Line(member.name, value, member.meaning, isInForce(parameter.condition))
        case (.word, _), (.layout, _): return Line(member.name, value, member.meaning, false)
        }
    }

    /// Whether a parameter counts in the form of a layout that holds by default.
    private static func isInForce(_ condition: LayoutParameter.Condition?) -> Bool {
        guard let condition else { return true }
        return LayoutCatalogue.kinds.contains { kind in
            kind.parameter(named: condition.parameter)?.defaultValue == .word(condition.word)
        }
    }

    /// The lines with what they mean behind them, one under the other.
    private static func block(_ lines: [Line], indent: Int) -> String {
        let width = min(lines.map { $0.code.utf8.count }.max() ?? 0, 46)
        return lines.map { line in
            let space = String(repeating: " ", count: max(0, width - line.code.utf8.count) + 1)
            return String(repeating: " ", count: indent) + line.code + space + "// \(line.meaning)\n"
        }.joined()
    }

    private static func quoted(_ text: String) -> String {
        var buffer = ByteBuffer()
        JSONText.append(text, to: &buffer)
        return String(decoding: buffer.bytes, as: UTF8.self)
    }
}
