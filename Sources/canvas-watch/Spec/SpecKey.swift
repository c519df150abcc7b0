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
        case .layout: "the layout: a kind, or an object with its parameters"
        case .items: "the items: the path of a manifest, an array, or { count, size }"
        case .itemSize: "the size of every item; the items' own sizes are not used"
        case .estimatedItemSize: "the size of an item that has none"
        case .contentSize: "the size of the canvas: automatic, fixed or atLeast"
        case .contentAnchor: "where the cluster sits on a canvas that is larger"
        case .initialAnchor: "where the viewport starts, as a fraction of its travel"
        case .contentMargins: "what stays free around the cluster"
        case .layoutDirection: "leftToRight or rightToLeft"
        case .background: "the pattern behind the items: none, dots or grid"
        case .viewport: "the part of the canvas that a reader sees"
        case .overscan: "how far around the viewport items are kept ready"
        case .scrollIndicators: "whether the viewport's place is shown"
        case .bounce: "whether the canvas yields beyond its edge"
        case .scrollDisabled: "whether a reader cannot move the viewport"
        case .deceleration: "how fast the viewport comes to rest: normal or fast"
        }
    }

    /// What holds where a spec does not say it, as JSON; nil for nothing.
    var standard: String? {
        switch self {
        case .schema, .description, .items, .itemSize, .viewport: nil
        case .layout: "\"flow\""
        case .estimatedItemSize: "[120, 120]"
        case .contentSize, .scrollIndicators, .bounce: "\"automatic\""
        case .contentAnchor, .initialAnchor: "\"center\""
        case .contentMargins: "0"
        case .layoutDirection: "\"leftToRight\""
        case .background: "\"none\""
        case .overscan: "128"
        case .scrollDisabled: "false"
        case .deceleration: "\"normal\""
        }
    }

    /// All names.
    static let names = allCases.map(\.rawValue)
}
