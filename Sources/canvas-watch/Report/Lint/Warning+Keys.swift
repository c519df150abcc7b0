extension Warning {
    /// The keys of a spec that decide about what is warned of, the nearest first; a report points at the first that is there.
    func keys(in rendering: Rendering) -> [[String]] {
        let layout = SpecKey.layout.rawValue
        return switch code {
        case "overlap", "coincident", "placement":
            rendering.resolution.derived.map { [layout, $0.name] } + [[layout]]
        case "off-canvas": [[SpecKey.contentSize.rawValue], [SpecKey.contentAnchor.rawValue]]
        case "margins-exceed-canvas": [[SpecKey.contentMargins.rawValue]]
        case "unused-group": [[layout, "groups"], [layout]]
        case "zero-size", "estimated", "empty": [[SpecKey.items.rawValue]]
        default: []
        }
    }
}
