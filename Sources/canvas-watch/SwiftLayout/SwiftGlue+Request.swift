extension SwiftGlue {
    /// Reads what the tool asks for.
    static let request = #"""

        struct CanvasWatchRequest {
            enum Value {
                case number(Double)
                case boolean(Bool)
                case text(String)
            }

            private let sizes: [CanvasEngine.CGSize]
            private let proposal: CanvasProposal
            private let values: [Value]

            init() {
                var words = CanvasWatchWords()
                let seconds = words.double()
                let memory = words.next()
                let width = words.optional()
                let height = words.optional()
                values = (0..<Int(words.next())).map { _ in
                    switch words.next() {
                    case 0: .number(words.double())
                    case 1: .boolean(words.next() == 1)
                    default: .text(words.text())
                    }
                }
                sizes = words.sizes()
                proposal = CanvasProposal(width: width, height: height)
                CanvasWatchSandbox.enter(seconds: seconds, memory: memory)
            }

            func parameter<Parameter: CanvasWatchValue>(_ index: Int) -> Parameter {
                if let value = Parameter(canvasWatch: values[index]) { return value }
                CanvasWatchReply.refuse(index, expected: Parameter.canvasWatchName)
            }

            func parameter<Parameter: RawRepresentable>(_ index: Int) -> Parameter
            where Parameter.RawValue: CanvasWatchValue {
                if let raw = Parameter.RawValue(canvasWatch: values[index]), let value = Parameter(rawValue: raw) {
                    return value
                }
                CanvasWatchReply.refuse(index, expected: "a raw value of \(Parameter.self)")
            }

            func answer(with layout: some CanvasLayout) -> Never {
                func place<Layout: CanvasLayout>(by layout: Layout) -> CanvasLayoutResult {
                    var cache = layout.makeCache(itemCount: sizes.count)
                    return layout.place(CanvasLayoutItems(sizes: sizes), in: proposal, cache: &cache)
                }
                CanvasWatchReply.send(place(by: layout), itemCount: sizes.count)
            }
        }

        /// The request as words of 64 bits.
        struct CanvasWatchWords {
            mutating func next() -> UInt64 {
                var word: UInt64 = 0
                withUnsafeMutableBytes(of: &word) { fill($0) }
                return word
            }

            mutating func double() -> Double { Double(bitPattern: next()) }

            mutating func optional() -> Double? {
                let isPresent = next() == 1
                let value = double()
                return isPresent ? value : nil
            }

            mutating func text() -> String {
                let count = Int(next())
                let words = (0..<(count + 7) / 8).map { _ in next() }
                return words.withUnsafeBytes { String(decoding: $0.prefix(count), as: UTF8.self) }
            }

            mutating func sizes() -> [CanvasEngine.CGSize] {
                let count = Int(next())
                return [CanvasEngine.CGSize](unsafeUninitializedCapacity: count) { buffer, initialized in
                    fill(UnsafeMutableRawBufferPointer(buffer))
                    initialized = count
                }
            }

            private func fill(_ buffer: UnsafeMutableRawBufferPointer) {
                guard let base = buffer.baseAddress else { return }
                var offset = 0
                while offset < buffer.count {
                    let count = Glibc.read(0, base + offset, buffer.count - offset)
                    if count < 0, errno == EINTR { continue }
                    if count <= 0 { _exit(125) }
                    offset += count
                }
            }
        }

        """#
}
