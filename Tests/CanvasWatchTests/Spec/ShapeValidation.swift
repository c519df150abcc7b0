@testable import canvas_watch

/// A validator of values by their described shape, to hold the description against the decoder.
extension ValueShape {
    /// Whether a value has this shape.
    func accepts(_ node: JSON5Node) -> Bool {
        switch (self, node.kind) {
        case (.anything, _): true
        case (.shared(let shared), _): shared.shape.accepts(node)
        case (.either(let shapes), _): shapes.contains { $0.accepts(node) }
        case (.boolean, .boolean): true
        case (.text, .string): true
        case (.name, .string(let text)): !text.isEmpty
        case (.color, .string(let text)): ["#888", "#8888", "#778899", "#77889988", "gray"].contains(text)
        case (.word(let words), .string(let text)): words.contains(text)
        case (.number(let range), .number(let number)): range.contains(number)
        case (.wholeNumber(let range), .number(let number)): range.contains(number) && number == number.rounded()
        case (.numbers(let ranges), .array(let nodes)):
            ranges.count == nodes.count && zip(ranges, nodes).allSatisfy { ValueShape.number($0).accepts($1) }
        case (.list(let element), .array(let nodes)): nodes.allSatisfy(element.accepts)
        case (.map(let value), .object(let members)): members.allSatisfy { value.accepts($0.value) }
        case (.object(let object), .object(let members)): object.accepts(members)
        default: false
        }
    }
}

extension ObjectShape {
    fileprivate func accepts(_ given: [JSON5Node.Member]) -> Bool {
        let keys = given.map(\.key)
        let areValuesFine = given.allSatisfy { member in
            members.first { $0.name == member.key }.map { $0.shape.accepts(member.value) } ?? isOpen
        }
        guard areValuesFine, members.allSatisfy({ !$0.isRequired || keys.contains($0.name) }) else { return false }
        switch rule {
        case .free: return true
        case .exactlyOne: return keys.count == 1
        case .sizeOrSides:
            return keys.contains("width") == keys.contains("height")
                && !(keys.contains("size") && keys.contains("width"))
        }
    }
}

/// Values, right and wrong, around what a shape accepts, as JSON5.
extension ValueShape {
    var samples: [String] {
        switch self {
        case .anything: ["null", "{ x: [1] }"]
        case .boolean: ["true", "false", "0", "'true'"]
        case .text: ["'a'", "''", "7"]
        case .name: ["'a'", "''", "7"]
        case .color: ["'#888'", "'#8888'", "'#778899'", "'#77889988'", "'gray'", "'#88'", "'#88888'", "'nocolor'", "5"]
        case .number(let range), .wholeNumber(let range): range.samples
        case .word(let words): words.map { "'\($0)'" } + ["'neither'", "3", "null"]
        case .numbers(let ranges): Self.samples(of: ranges)
        case .list(let element): ["[]", "{}"] + element.samples.map { "[\($0)]" }
        case .map(let value): ["{}", "[]"] + value.samples.map { "{ name: \($0) }" }
        case .object(let object): object.samples
        case .either(let shapes): shapes.flatMap(\.samples) + ["null"]
        // Layouts in layouts are the same again: a part of them will do.
        case .shared(.innerLayout): Self.every(7, of: SharedShape.innerLayout.shape.samples)
        case .shared(let shared): shared.shape.samples
        }
    }

    private static func every(_ step: Int, of samples: [String]) -> [String] {
        samples.enumerated().filter { $0.offset % step == 0 }.map(\.element)
    }

    private static func samples(of ranges: [NumberRange]) -> [String] {
        let good = ranges.map { _ in "1" }
        let replaced = ranges.indices.flatMap { index in
            ranges[index].samples.map { sample in
                "[" + good.indices.map { $0 == index ? sample : good[$0] }.joined(separator: ", ") + "]"
            }
        }
        return replaced + [
            "[]", "[\(good.dropLast().joined(separator: ", "))]", "[\(good.joined(separator: ", ")), 1]",
        ]
    }
}

extension NumberRange {
    fileprivate var samples: [String] {
        ["0", "1", "2.5", "-1", "-0.5", "5e-324", "1e12", "1.1e12", "10000000", "10000001", "NaN", "-Infinity", "'1'"]
            + ["true", "null", "[1]"]
    }
}

extension ObjectShape {
    fileprivate var samples: [String] {
        let required = members.filter(\.isRequired)
        func text(_ values: [(String, String)]) -> String {
            "{ " + values.map { "\($0.0): \($0.1)" }.joined(separator: ", ") + " }"
        }
        func good(_ member: ShapeMember) -> (String, String) {
            (member.name, member.shape.samples.first(where: { member.shape.accepts($0) }) ?? "null")
        }
        var samples = [text([]), text(required.map(good)), text(required.map(good) + [("neither", "1")])]
        for member in members {
            let others = required.filter { $0.name != member.name }.map(good)
            samples.append(text(others))
            samples += member.shape.samples.map { text(others + [(member.name, $0)]) }
            for other in members where other.name != member.name {
                let rest = others.filter { $0.0 != other.name }
                samples.append(text(rest + [good(member), good(other)]))
            }
        }
        return samples
    }
}

extension ValueShape {
    fileprivate func accepts(_ text: String) -> Bool {
        JSON5Document(SourceFile(name: "", bytes: Array(text.utf8))).root.map(accepts) ?? false
    }
}
