/// What the tool is asked to do.
enum Command: String, CaseIterable, Sendable {
    case watch, render, check, layouts, new, schema

    /// Those that read specs.
    static let reading: [Command] = [.watch, .render, .check]
    /// Those that make reports with maps.
    static let reporting: [Command] = [.watch, .render]
}
