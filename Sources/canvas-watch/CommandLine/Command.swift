/// What the tool is asked to do.
enum Command: String, CaseIterable, Sendable {
    case watch, render, explain, sweep, diff, check, layouts, new, export, schema, completion, man

    /// Those that read specs.
    static let reading: [Command] = [.watch, .render, .check, .explain, .sweep, .diff, .export]
    /// Those that make reports with maps.
    static let reporting: [Command] = [.watch, .render, .explain, .sweep]
}
