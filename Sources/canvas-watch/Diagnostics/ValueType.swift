/// What a value is, or has to be, in the words of the file formats.
enum ValueType: Hashable, Sendable {
    case null, boolean, number, string, array, object
    /// A text without quotes, as a setting can give it.
    case bareText
    /// An array with this many values, where another number of them has to be.
    case arrayOf(Int)
    /// A number without a fraction.
    case wholeNumber
    /// One particular text, such as "auto".
    case word(String)
    /// `[w, h]` or `{ width, height }`.
    case size
    /// `[x, y, w, h]`.
    case region
    /// An id, `[x, y]` or `{ region }`.
    case target
    /// `{ size, scrollTo, anchor }`.
    case viewport
    /// One of the nine names, or `[x, y]` as fractions.
    case anchor
    /// A number for all sides, or an object with a number for each.
    case insets
    /// A text such as "#8888" or "red".
    case color
    /// The name of a kind, or an object with its parameters.
    case layout
    /// An array of items.
    case items
    /// `{ count: N }`.
    case count
    /// A text such as "radius * 2".
    case expression
    /// The path of a manifest.
    case manifestPath
    /// `{ fixed }` or `{ atLeast }`.
    case canvasSize
    /// `{ dots }` or `{ grid }`.
    case pattern
    /// `{ spacing, … }` of a pattern.
    case tile
    /// Numbers and expressions by name.
    case bindings
    /// Layouts by the names of groups.
    case groupLayouts
    /// `{ inner }` of one group.
    case groupLayout
}
