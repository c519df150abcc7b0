import CanvasEngine
import CanvasPlugins

/// The items of a vector's spec.
struct VectorItems {
    private(set) var sizes: [CGSize] = []
    private var groups: [Int32] = []
    private var names: [String] = []

    /// The groups of the items.
    var context: LayoutContext {
        LayoutContext(groups: groups, groupNames: names)
    }

    init(_ spec: [String: Any]) {
        let every = Self.size(spec["itemSize"])
        let estimate = Self.size(spec["estimatedItemSize"]) ?? CGSize(width: 120, height: 120)
        if let counted = spec["items"] as? [String: Any], let count = counted["count"] as? Int {
            sizes = [CGSize](repeating: every ?? Self.size(counted["size"]) ?? estimate, count: count)
        }
        for item in spec["items"] as? [[String: Any]] ?? [] {
            sizes.append(every ?? Self.size(item["size"]) ?? Self.size(item) ?? estimate)
            let name = item["group"] as? String ?? ""
            if !name.isEmpty && !names.contains(name) { names.append(name) }
            groups.append(Int32(names.firstIndex(of: name) ?? -1))
        }
    }

    private static func size(_ json: Any?) -> CGSize? {
        if let pair = json as? [Double] { return CGSize(width: pair[0], height: pair[1]) }
        guard let object = json as? [String: Any], let width = object["width"] as? Double,
            let height = object["height"] as? Double
        else { return nil }
        return CGSize(width: width, height: height)
    }
}
