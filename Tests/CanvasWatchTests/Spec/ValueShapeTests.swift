import CanvasPlugins
import Testing

@testable import canvas_watch

/// What the description says of a value, and what the decoder makes of it, are one.
struct ValueShapeTests {
    /// What a shape cannot tell: it needs the items, other files, or an eye for slips.
    static let beyondShapes: Set<String> = [
        "unknown-id", "missing-manifest", "duplicate-id", "invalid-expression", "swift-not-allowed",
    ]

    static let keys = SpecKey.allCases.map(\.rawValue)

    @Test("the decoder takes exactly the values of the described shape", arguments: keys)
    func agreesWithDecoder(_ name: String) throws {
        let key = try #require(SpecKey(rawValue: name))
        var (taken, refused) = (0, 0)
        for sample in key.shape.samples {
            let node = try #require(Self.node(sample), "\(sample)")
            let isTaken = key.shape.accepts(node)
            let others = key == .items ? "" : ", items: { count: 2 }"
            let errors = Self.errors(in: "{ '\(name)': \(sample)\(others) }")
            #expect(errors.isEmpty == isTaken, "\(name): \(sample) \(errors)")
            if isTaken { taken += 1 } else { refused += 1 }
        }
        #expect(taken > 0)
        #expect(refused > 0 || [.schema, .description].contains(key))
    }

    @Test("a manifest's items are read as they are described")
    func agreesWithItems() throws {
        for sample in SharedShape.itemList.shape.samples {
            let node = try #require(Self.node(sample), "\(sample)")
            guard case .array = node.kind else { continue }
            #expect(Self.errors(in: sample).isEmpty == SharedShape.itemList.shape.accepts(node), "\(sample)")
        }
    }

    @Test("every parameter of every kind is described, and nothing else", arguments: LayoutCatalogue.kinds.map(\.name))
    func describesKinds(_ name: String) throws {
        let kind = try #require(LayoutCatalogue.kind(named: name))
        #expect(kind.shape.members.map(\.name) == ["kind"] + kind.parameters.map(\.name))
        #expect(
            kind.shape.members.filter(\.isRequired).map(\.name)
                == ["kind"] + (["grid": ["columns"], "formula": ["x", "y"], "swift": ["file"]][name] ?? []))
    }

    @Test("what holds by default is a value of the shape, and means what leaving the key out means", arguments: keys)
    func statesDefaults(_ name: String) throws {
        let key = try #require(SpecKey(rawValue: name))
        guard let standard = key.standard else { return }
        #expect(key.shape.accepts(try #require(Self.node(standard))))
        let items = "items: [{ id: 1 }, { id: 2 }]"
        let silent = try #require(Self.load("{ \(items) }").spec)
        var explicit = try #require(Self.load("{ \(items), \(name): \(standard) }").spec)
        explicit.writtenLayout = silent.writtenLayout
        #expect(explicit.means(silent))
    }

    private static func node(_ text: String) -> JSON5Node? {
        JSON5Document(SourceFile(name: "", bytes: Array(text.utf8))).root
    }

    private static func load(_ text: String) -> LoadedSpec {
        let path = FilePath("a.layout.json")
        var reader = TextReader(path: path, text: text)
        var loader = SpecLoader()
        return loader.load(FoundSpec(path: path, name: path, isGiven: true), reading: &reader)
    }

    private static func errors(in text: String) -> [String] {
        load(text).diagnostics.filter { $0.severity == .error && !beyondShapes.contains($0.code) }.map(\.message)
    }
}
