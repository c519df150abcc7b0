import CanvasEngine
import CanvasPlugins
import Foundation
import Testing

/// A conformance vector: a spec, and the canvas that an independent reference made of it.
struct Vector: CustomTestStringConvertible {
    let testDescription: String
    let layout: LayoutDescription
    let context: LayoutContext
    let sizes: [CanvasEngine.CGSize]
    let contentSize: CanvasContentSize
    let contentAnchor: UnitPoint
    let margins: EdgeInsets
    let layoutDirection: LayoutDirection
    /// The numbers of the expected canvas: its size, its bounds and each frame.
    let expected: [Double]

    /// The vectors in Tests/Vectors.
    static let all: [Vector] = {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folder = tests.appending(path: "Vectors")
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }.compactMap { file in
            (try? Data(contentsOf: file)).flatMap { try? JSONSerialization.jsonObject(with: $0) }.flatMap(Vector.init)
        }
    }()

    private init?(_ json: Any) {
        guard let json = json as? [String: Any], let spec = json["spec"] as? [String: Any],
            let expected = json["expected"] as? [String: Any], let layout = VectorLayout(spec["layout"] ?? "flow")
        else { return nil }
        testDescription = json["name"] as? String ?? "unnamed"
        self.layout = layout.description
        let items = VectorItems(spec)
        (sizes, context) = (items.sizes, items.context)
        let content = spec["contentSize"] as? [String: Any] ?? [:]
        if let size = content["fixed"] as? [Double] {
            contentSize = .fixed(width: size[0], height: size[1])
        } else if let size = content["atLeast"] as? [Double] {
            contentSize = .atLeast(width: size[0], height: size[1])
        } else {
            contentSize = .automatic
        }
        contentAnchor = Self.anchor(spec["contentAnchor"] ?? "center")
        margins = Self.margins(spec["contentMargins"] ?? 0)
        layoutDirection = spec["layoutDirection"] as? String == "rightToLeft" ? .rightToLeft : .leftToRight
        let frames = expected["frames"] as? [Any] ?? []
        self.expected = ([expected["contentSize"] ?? 0, expected["contentBounds"] ?? 0] + frames).flatMap(Self.numbers)
    }

    private static func anchor(_ json: Any) -> UnitPoint {
        if let point = json as? [Double] { return UnitPoint(x: point[0], y: point[1]) }
        let name = (json as? String ?? "").lowercased()
        return UnitPoint(
            x: name.hasSuffix("leading") ? 0 : name.hasSuffix("trailing") ? 1 : 0.5,
            y: name.hasPrefix("top") ? 0 : name.hasPrefix("bottom") ? 1 : 0.5)
    }

    private static func margins(_ json: Any) -> EdgeInsets {
        guard let sides = json as? [String: Double] else { return EdgeInsets(all: json as? Double ?? 0) }
        return EdgeInsets(
            top: sides["top"] ?? 0, leading: sides["leading"] ?? 0, bottom: sides["bottom"] ?? 0,
            trailing: sides["trailing"] ?? 0)
    }

    private static func numbers(_ json: Any) -> [Double] {
        let object = json as? [String: Any] ?? [:]
        return ["x", "y", "width", "height"].compactMap { object[$0] as? Double }
    }
}
