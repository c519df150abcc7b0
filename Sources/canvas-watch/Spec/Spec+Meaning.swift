import CanvasPlugins

extension Spec {
    /// Whether two specs say the same: the order of keys makes no difference.
    ///
    /// - Parameter withCode: whether layouts that are programs count as the same whatever they do.
    func means(_ other: Spec, withCode: Bool = false) -> Bool {
        // The items first: most saves change only them.
        items == other.items && (withCode ? layout.bare == other.layout.bare : layout == other.layout)
            && writtenLayout.means(other.writtenLayout)
            && itemSize == other.itemSize && estimatedItemSize == other.estimatedItemSize
            && contentSize == other.contentSize && contentAnchor == other.contentAnchor
            && contentMargins == other.contentMargins && layoutDirection == other.layoutDirection
            && behaviour == other.behaviour && viewport == other.viewport
    }
}

extension JSON5Node {
    /// Whether two values say the same to the byte, wherever they stand and in whatever order their keys come.
    func means(_ other: JSON5Node) -> Bool {
        switch (kind, other.kind) {
        case (.array(let left), .array(let right)):
            left.count == right.count && zip(left, right).allSatisfy { $0.means($1) }
        case (.object(let left), .object(let right)):
            left.count == right.count
                && left.allSatisfy { member in
                    right.contains { $0.key.hasBytes(of: member.key) && $0.value.means(member.value) }
                }
        default: kind == other.kind
        }
    }
}

extension LayoutDescription {
    /// The description without the layouts in it that are ready.
    fileprivate var bare: LayoutDescription {
        LayoutDescription(
            kind: kind,
            values: values.mapValues { value in
                switch value {
                case .layout(let layout): .layout(layout.bare)
                case .groupLayouts(let layouts): .groupLayouts(layouts.mapValues(\.bare))
                default: value
                }
            })
    }
}
