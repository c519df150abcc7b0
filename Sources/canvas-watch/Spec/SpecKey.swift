/// The keys of a spec, and what each is for.
enum SpecKey: String, CaseIterable, Sendable {
    case schema = "$schema"
    case description, layout, items, itemSize, estimatedItemSize, contentSize, contentAnchor, initialAnchor
    case contentMargins, layoutDirection, background, viewport, overscan, scrollIndicators, bounce, scrollDisabled
    case deceleration

    /// What the key says, without a full stop.
    var meaning: String {
        switch self {
        case .schema: "the schema an editor checks the file by; ignored"
        case .description: "what the author wants to say; ignored"
        case .layout: "the layout: a kind, or an object with its parameters; default flow"
        case .items: "the items: the path of a manifest, an array, or { count, size }"
        case .itemSize: "the size of every item; the items' own sizes are not used"
        case .estimatedItemSize: "the size of an item that has none; default [120, 120]"
        case .contentSize: "the size of the canvas: automatic, fixed or atLeast; default automatic"
        case .contentAnchor: "where the cluster sits on a canvas that is larger; default center"
        case .initialAnchor: "where the viewport starts, as a fraction of its travel; default center"
        case .contentMargins: "what stays free around the cluster; default 0"
        case .layoutDirection: "leftToRight or rightToLeft; default leftToRight"
        case .background: "the pattern behind the items: none, dots or grid; default none"
        case .viewport: "the part of the canvas that a reader sees"
        case .overscan: "how far around the viewport items are kept ready; default 128"
        case .scrollIndicators: "whether the viewport's place is shown; default automatic"
        case .bounce: "whether the canvas yields beyond its edge; default automatic"
        case .scrollDisabled: "whether a reader cannot move the viewport; default false"
        case .deceleration: "how fast the viewport comes to rest: normal or fast; default normal"
        }
    }

    /// All names.
    static let names = allCases.map(\.rawValue)
}
