/// A comparison as a report of its own.
struct DiffReport: Sendable {
    let pair: DiffPair
    /// What differs; nil when nothing does.
    let diff: CanvasDiff?
    /// The keys that differ.
    let causes: [KeyChange]
    /// Whether every change is listed.
    let isFull: Bool

    init(_ pair: DiffPair, isOldSaved: Bool, isNewSaved: Bool, isFull: Bool) {
        self.pair = pair
        self.isFull = isFull
        causes = pair.causes(isOldSaved || isNewSaved)
        diff = pair.diff(causes: causes, isOldSaved, isNewSaved)
    }

    /// Whether the two sides differ.
    var hasDifference: Bool { diff != nil || pair.isOneSided }

    /// Adds the names, and below them what differs.
    func writeText(isColored: Bool, to buffer: inout ByteBuffer) {
        buffer.append(TextStyle.bold.text(title, isColored: isColored))
        buffer.append("\n")
        if pair.new == nil {
            buffer.append("only the old side has it\n")
        } else if pair.old == nil {
            buffer.append("only the new side has it\n")
        } else if let diff {
            DiffText(diff: diff, isFull: isFull).write(to: &buffer)
        } else {
            DiffText.writeNothing(causes: causes, to: &buffer)
        }
    }

    private var title: String {
        let names = [pair.old, pair.new].compactMap { $0.map { ReportText.title($0.name) } }
        return names.count == 2 && names[0] != names[1] ? names.joined(separator: " -> ") : names.first ?? ""
    }

    /// Adds one line: the names, null where a side has nothing, and the diff, null when nothing differs.
    func writeJSON(to buffer: inout ByteBuffer) {
        buffer.append("{\"old\":")
        buffer.appendJSON(pair.old?.name)
        buffer.append(key: "new")
        buffer.appendJSON(pair.new?.name)
        buffer.append(key: "diff")
        if let diff { DiffJSON(diff: diff, isFull: isFull).write(to: &buffer) } else { buffer.append("null") }
        buffer.append("}\n")
    }
}
