/// A command line, understood.
struct Invocation: Equatable, Sendable {
    /// Who reads the output.
    enum Format: String, CaseIterable, Sendable {
        case text, json
    }

    /// What an export writes.
    enum ExportTarget: String, CaseIterable, Sendable {
        case spec, json
    }

    /// When to use colour.
    enum Color: String, CaseIterable, Sendable {
        case always, never, auto
    }

    var command = Command.watch
    /// Whether help was asked for; `command` is then what it was asked for, nil for the whole tool.
    var help: Help?
    var wantsVersion = false
    /// The paths, as they were given.
    var operands: [FilePath] = []
    var format = Format.text
    var settings: [Setting] = []
    var charset = MinimapOptions.Charset.ascii
    /// The size of the map in characters; nil fits the terminal.
    var mapSize: MapSize?
    /// Width of a terminal cell by its height.
    var cellAspect = 0.5
    var color = Color.auto
    /// How long a save must be quiet, in milliseconds; nil leaves the default.
    var settle: Int?
    /// How many reports after the first ones end a watch; nil goes on.
    var frames: Int?
    var isPlain = false
    /// The id of the item to follow; nil for all.
    var item: String?
    /// Whether a sweep draws a map for each value.
    var wantsMaps = false
    /// Whether maps show where moved items were.
    var showsGhosts = false
    /// Whether every change is listed.
    var isFull = false
    /// What an export writes.
    var target = ExportTarget.spec
    /// Whether layouts in Swift files may run.
    var allowsSwift = false
    /// The folder with the engine that such layouts are compiled against; nil looks beside the program.
    var engine: FilePath?
    /// Whether the canvas before measuring is shown too.
    var showsPasses = false

    /// What help is about.
    enum Help: Equatable, Sendable {
        case tool
        case command(Command)
    }

    /// The size of a map in characters.
    struct MapSize: Equatable, Sendable {
        let columns: Int
        let rows: Int
    }
}
