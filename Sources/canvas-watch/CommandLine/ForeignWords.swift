import CanvasPlugins

/// What other tools call the commands and options that a command line takes.
enum ForeignWords {
    /// The option that stands for a name that no option has, as it would be written; nil where nothing is near.
    static func option(for name: String) -> String? {
        if let ours = options[name.lowercased()] { return ours }
        if let near = NearestWord.suggestion(for: name, among: Option.allCases.map(\.rawValue)) { return "--" + near }
        if SpecKey(rawValue: name) != nil { return "--set \(name)=VALUE" }
        return LayoutCatalogue.keys.contains(name) ? "--set layout.\(name)=VALUE" : nil
    }

    /// The command that a word stands for which is none; nil where nothing is near, or the word looks like a path.
    static func command(for word: String) -> String? {
        guard !word.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }) else { return nil }
        return commands[word.lowercased()]
            ?? NearestWord.suggestion(for: word, among: Command.allCases.map(\.rawValue))
    }

    private static let options: [String: String] = [
        "json": "--format json", "text": "--format text", "ascii": "--charset ascii", "unicode": "--charset unicode",
        "utf8": "--charset unicode", "braille": "--charset braille", "no-color": "--color never",
        "no-colour": "--color never", "nocolor": "--color never", "colour": "--color", "no-map": "--plain",
        "quiet": "--plain", "q": "--plain", "v": "--version", "?": "--help", "debounce": "--settle",
        "delay": "--settle", "wait": "--settle", "output": "--to", "o": "--to", "all": "--full", "id": "--item",
        "override": "--set", "define": "--set", "d": "--set", "count": "--frames", "n": "--frames",
    ]

    private static let commands: [String: String] = [
        "show": "render", "print": "render", "run": "render", "draw": "render", "once": "render", "build": "render",
        "serve": "watch", "dev": "watch", "start": "watch", "live": "watch", "init": "new", "create": "new",
        "add": "new", "template": "new", "lint": "check", "validate": "check", "verify": "check", "test": "check",
        "compare": "diff", "kinds": "layouts", "list": "layouts", "docs": "layouts", "trace": "explain",
        "why": "explain", "inspect": "explain", "try": "sweep", "range": "sweep", "bundle": "export",
        "inline": "export", "completions": "completion", "manual": "man", "jsonschema": "schema",
    ]
}
