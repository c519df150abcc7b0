import CanvasPlugins
import Testing

@testable import canvas_watch

/// The files that people start from.
struct StarterTextTests {
    static let kinds = LayoutCatalogue.kinds.map(\.name)

    /// A folder with a spec and the starter's manifest.
    struct Folder: FileReading {
        let spec: String

        mutating func read(_ path: FilePath, named name: FilePath, knowing known: FileVersion?) -> FileContents {
            let isManifest = path == FilePath("a.items.json")
            var reader = TextReader(path: path, text: isManifest ? StarterText.manifest : spec)
            return reader.read(path, named: name, knowing: known)
        }
    }

    @Test("a starter is a good spec of its kind, and its canvas has nothing to warn of", arguments: kinds)
    func isGood(_ name: String) throws {
        let kind = try #require(LayoutCatalogue.kind(named: name))
        let rendering = try #require(Self.rendering(of: StarterText.spec(of: kind, manifest: "a.items.json")))
        #expect(rendering.spec.layout.kind == name)
        #expect(rendering.spec.items.count == 12)
        #expect(rendering.warnings.isEmpty, "\(rendering.warnings)")
    }

    @Test("a starter shows every parameter, and keeps to 120 columns", arguments: kinds)
    func showsParameters(_ name: String) throws {
        let kind = try #require(LayoutCatalogue.kind(named: name))
        let lines = StarterText.spec(of: kind, manifest: "a.items.json").split(separator: "\n")
        #expect(lines.allSatisfy { $0.utf8.count <= 120 }, "\(lines)")
        for parameter in kind.parameters {
            #expect(lines.contains { $0.contains("\"\(parameter.name)\": ") && $0.contains(parameter.meaning) })
        }
    }

    @Test("each line works without its slashes, alone and with all others", arguments: kinds)
    func worksWithoutSlashes(_ name: String) throws {
        let kind = try #require(LayoutCatalogue.kind(named: name))
        let lines = StarterText.spec(of: kind, manifest: "a.items.json").split(separator: "\n").map(String.init)
        let shown = lines.indices.filter { lines[$0].contains("// \"") }
        #expect(shown.count >= 4)
        for index in shown {
            var changed = lines
            changed[index] = Self.withoutSlashes(lines[index])
            #expect(Self.rendering(of: changed.joined(separator: "\n")) != nil, "\(changed[index])")
        }
        #expect(Self.rendering(of: lines.map(Self.withoutSlashes).joined(separator: "\n")) != nil)
    }

    @Test("the starter's items are those of the formula")
    func countsItems() throws {
        let kind = try #require(LayoutCatalogue.kind(named: "flow"))
        let items = try #require(Self.rendering(of: StarterText.spec(of: kind, manifest: "a.items.json"))).spec.items
        // 110 + (37 * 11 mod 90) = 110 + 47, 64 + (53 * 11 mod 60) = 64 + 43.
        #expect(items.ids[11] == "note-12")
        #expect(items.sizes[11].width == 157 && items.sizes[11].height == 107)
        #expect(items.groupNames == ["todo", "ideas", "done"])
    }

    private static func withoutSlashes(_ line: String) -> String {
        guard let start = line.firstRange(of: "// \"") else { return line }
        return line.replacingCharacters(in: start, with: "\"")
    }

    private static func rendering(of spec: String) -> Rendering? {
        var folder = Folder(spec: spec)
        var evaluator = SpecEvaluator(settings: [], swift: .omitted)
        let path = FilePath("a.layout.json")
        guard
            case .good(let rendering) = evaluator.evaluate(
                FoundSpec(path: path, name: path, isGiven: true), reading: &folder)
        else { return nil }
        return rendering
    }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
        String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
    }
}
