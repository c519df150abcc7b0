/// A value that takes the place of what a spec says, such as `layout.radius=800`.
struct Setting: Hashable, Sendable {
    /// Who gave it.
    enum Origin: Hashable, Sendable {
        /// The option `--set` of this number, counted from 1.
        case option(Int)
        /// A sweep over the values of a key.
        case sweep
    }

    /// Where it goes: keys separated by dots.
    let key: String
    /// What it is: JSON5, or else a bare string.
    let value: String
    /// Who gave it.
    let origin: Origin

    /// The setting as a text, so that what is wrong with it can be pointed at.
    var source: SourceFile {
        let name =
            switch origin {
            case .option(let number): "--set #\(number)"
            case .sweep: "sweep"
            }
        return SourceFile(name: name, bytes: Array("\(key)=\(value)".utf8))
    }

    /// Where the value starts in the text.
    var valueOffset: Int { key.utf8.count + 1 }
}
