import CanvasPlugins

extension LayoutKind {
    /// What it does, and what this tool asks for it, without a full stop.
    var meaning: String { runsCode ? summary + "; needs --allow-swift" : summary }
}
