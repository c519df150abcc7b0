/// A key of a spec whose value changed: a cause of what the canvas shows.
struct KeyChange: Hashable, Sendable {
    /// The path of the key, such as `layout.radius`.
    let key: String
    /// The value before, as printed; nil where the key was not there.
    let old: String?
    /// The value now, as printed; nil where the key is gone.
    let new: String?

    /// The changes between two lists of keys and printed values: in the order of the new list, then what is gone.
    static func changes(
        from old: [(key: String, value: String)], to new: [(key: String, value: String)]
    ) -> [KeyChange] {
        if old.elementsEqual(new, by: ==) { return [] }
        let before = Dictionary(old.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
        let now = Dictionary(new.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
        let changed = new.compactMap { key, value in
            before[key] == value ? nil : KeyChange(key: key, old: before[key], new: value)
        }
        let gone = old.compactMap { key, value in
            now[key] == nil ? KeyChange(key: key, old: value, new: nil) : nil
        }
        return changed + gone
    }
}
