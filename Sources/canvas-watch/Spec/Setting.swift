/// A value that takes the place of what a spec says, such as `layout.radius=800`.
struct Setting: Hashable, Sendable {
    /// Where it goes: keys separated by dots.
    let key: String
    /// What it is: JSON5, or else a bare string.
    let value: String
    /// Its number among the settings of a command line, from 1.
    let number: Int

    /// The setting as a text, so that what is wrong with it can be pointed at.
    var source: SourceFile {
        SourceFile(name: "--set #\(number)", bytes: Array("\(key)=\(value)".utf8))
    }

    /// Where the value starts in the text.
    var valueOffset: Int { key.utf8.count + 1 }
}
