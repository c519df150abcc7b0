import CanvasEngine

/// Reads an array of items into the columns of an `ItemTable`, without a tree in between.
struct ItemReader {
    /// The items so far.
    private(set) var table = ItemTable()
    private var groups = GroupNumbers()
    private var unknownKeys = UnknownItemKeys()
    /// Where the id of each item stands.
    private var idOffsets: [UInt32] = []
    private var patterns = ItemPatternTrial()
    /// Plain items that do not stand in the columns yet.
    private let batch = ItemBatch()

    /// Whether each item is read key by key, with no quick way.
    private let isThorough: Bool

    /// - Parameter isThorough: leaves out the quick ways; tests hold them against this.
    init(isThorough: Bool = false) {
        self.isThorough = isThorough
    }

    /// Reads the array whose bracket stands at the cursor.
    ///
    /// What is wrong goes into the reader's log; the columns stay as long as each other in any case.
    mutating func readArray(from reader: inout JSON5Reader) {
        reserve(bytes: reader.cursor.end - reader.cursor.position)
        guard reader.open() else { return }
        var needsComma = false
        let plain = PlainItemReader(reader.cursor)
        while reader.nextElement(needsComma: &needsComma) {
            if !isThorough, let end = addItems(at: reader.cursor.position, from: plain) {
                reader.cursor.position = end
            } else {
                batch.empty(into: &table, &idOffsets, from: reader.cursor)
                readItem(from: &reader)
            }
        }
        batch.empty(into: &table, &idOffsets, from: reader.cursor)
    }

    /// Ends the reading: reports what concerns all items, and gives back the table.
    consuming func finish(_ reader: inout JSON5Reader) -> ItemTable {
        unknownKeys.report(to: &reader.log)
        for equal in EqualTexts.all(in: table.ids) {
            let (first, second) = (Int(idOffsets[equal.first]), Int(idOffsets[equal.second]))
            let id = table.ids[equal.second]
            // An item without an id, or with an empty one, was reported already.
            guard !id.isEmpty else { continue }
            reader.log.report(
                .duplicateId(id), at: reader.valueRange(at: second),
                notes: [DiagnosticLog.Note(remark: .firstId(id), range: reader.valueRange(at: first))])
        }
        table.groupNames = (0..<groups.texts.count).map { groups.texts[$0] }
        return table
    }

    /// Makes room for as many items as a file of plain ones could hold; memory that is not used costs nothing.
    private mutating func reserve(bytes: Int) {
        let items = bytes / 48
        table.ids.reserve(texts: items, bytes: bytes / 4)
        table.sizes.reserveCapacity(items)
        idOffsets.reserveCapacity(items)
    }

    /// Adds the plain items from an offset on, one behind the other; where the last one ends, or nil where there is none.
    private mutating func addItems(at start: Int, from plain: PlainItemReader) -> Int? {
        var (next, end): (Int?, Int?) = (start, nil)
        while let start = next, let item = plain.item(at: start), add(item, from: plain.cursor) {
            end = item.end
            next = plain.next(behind: item.end)
            guard let neighbour = next else { break }
            patterns.see(item, at: start, before: neighbour, in: plain.cursor)
            repeat {
                if batch.isFull { batch.empty(into: &table, &idOffsets, from: plain.cursor) }
                guard let start = next, let last = patterns.read(from: start, plain, into: batch, &groups) else {
                    break
                }
                end = last
                next = plain.next(behind: last)
            } while batch.isFull
        }
        return end
    }

    @inline(__always)
    private mutating func add(_ item: PlainItem, from cursor: JSON5Cursor) -> Bool {
        if batch.isFull { batch.empty(into: &table, &idOffsets, from: cursor) }
        let group = groups.number(of: cursor.bytes(item.group))
        guard batch.add(item, group: group, from: cursor) else { return false }
        if !item.hasSize { table.unsized.append(table.count + batch.count - 1) }
        return true
    }

    @inline(never)
    private mutating func readItem(from reader: inout JSON5Reader) {
        guard reader.nextValue() == .object else {
            let (type, range) = reader.skipValue()
            guard let type else { return }
            return reader.log.report(.item(.noObject(found: type)), at: range)
        }
        let start = reader.cursor.position
        guard reader.open() else { return }
        var draft = ItemDraft()
        var needsComma = false
        while let key = reader.nextKey(needsComma: &needsComma) {
            if let known = ItemKey(key, in: reader.cursor) {
                if let first = draft.offset(of: known) {
                    reader.reportDuplicateKey(key, first: reader.keyRange(at: first))
                }
                draft.note(known, at: key.range.lowerBound)
                readValue(of: known, into: &draft, from: &reader)
            } else {
                unknownKeys.note(key, item: table.count, in: &reader)
                reader.skipValue()
            }
        }
        finish(draft, start: start, from: &reader)
    }

    @inline(__always)
    private mutating func readValue(of key: ItemKey, into draft: inout ItemDraft, from reader: inout JSON5Reader) {
        switch key {
        case .id: reader.readIdentifier(into: &draft)
        case .size: draft.size = reader.readSize()
        case .width: draft.width = reader.readLength(of: key.name)
        case .height: draft.height = reader.readLength(of: key.name)
        case .group:
            guard let text = reader.readText(of: key.name), !text.content.isEmpty else { return }
            draft.group = reader.withBytes(of: text) { groups.number(of: $0) }
        case .label: draft.label = reader.readText(of: key.name)
        case .data: reader.skipValue()
        }
    }

    /// Adds an item to the columns, and reports what it lacks.
    private mutating func finish(_ draft: ItemDraft, start: Int, from reader: inout JSON5Reader) {
        if !reader.isStopped {
            if !draft.has(.id) {
                reader.log.report(.missingKey("id", of: "an item"), at: start..<reader.cursor.position)
            }
            if draft.has(.width) != draft.has(.height) || (draft.has(.size) && draft.has(.width)) {
                reader.reportSizeProblem(draft)
            }
        }
        idOffsets.append(UInt32(truncatingIfNeeded: draft.has(.id) ? draft.idOffset : start))
        switch draft.id {
        case .none: table.ids.append([])
        case .digits(let range): table.ids.append(reader.cursor.bytes(range))
        case .number(let number): table.ids.append("\(number)".utf8)
        case .text(let text): reader.withBytes(of: text) { table.ids.append($0) }
        }
        if let size = draft.size ?? ItemDraft.size(draft.width, draft.height) {
            table.sizes.append(size)
        } else {
            table.unsized.append(table.sizes.count)
            table.sizes.append(.zero)
        }
        table.setLastGroup(draft.group)
        if let label = draft.label {
            reader.withBytes(of: label) { table.setLastLabel($0) }
        } else {
            table.setLastLabel(EmptyCollection())
        }
    }
}
