/// The options, by the names they have behind `--`.
enum Option: String, CaseIterable, Sendable {
    case format, set, charset, size, color, settle, frames, plain, ghost, full, passes, item, maps, to, engine, help,
        version
    case cellAspect = "cell-aspect"
    case allowSwift = "allow-swift"
}
