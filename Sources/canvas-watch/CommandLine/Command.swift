/// What the tool is asked to do.
enum Command: String, CaseIterable, Sendable {
    case watch, render
}
