/// What a second place has to do with a finding, as facts; `Wording` puts it into words.
enum Remark: Hashable, Sendable {
    /// The bracket that a closing one is missing for.
    case openedHere(String)
    /// The first of two equal keys.
    case firstKey(String)
    /// The first of two equal ids.
    case firstId(String)
    /// The spec that asks for the file with the finding.
    case usedHere
    /// What the compiler adds to a message.
    case compiler(String)
}
