extension SwiftGlue {
    /// Hands the frames back.
    static let reply = #"""

        struct CanvasWatchReply {
            static let magic: UInt64 = 0x3159_4C50_4552_5743
            static let frames: UInt64 = 1
            static let refusal: UInt64 = 2
            static let crash: UInt64 = 3

            private var bytes: [UInt8] = []

            static func refuse(_ index: Int, expected: String) -> Never {
                var reply = CanvasWatchReply()
                reply.add([magic, refusal, UInt64(index)])
                reply.add(expected)
                reply.send()
            }

            static func send(_ result: CanvasLayoutResult, itemCount: Int) -> Never {
                var reply = CanvasWatchReply()
                reply.add([magic, frames, UInt64(result.frames.count)])
                // How many came is told; what nobody has room for need not.
                let frames = result.frames.prefix(itemCount)
                reply.add([UInt64(frames.count)])
                frames.withUnsafeBytes { reply.bytes.append(contentsOf: $0) }
                reply.add([UInt64(result.derived.count)])
                for value in result.derived {
                    reply.add(value.name)
                    switch value.content {
                    case .number(let number): reply.add([0, number.bitPattern])
                    case .boxes(let boxes):
                        reply.add([1, UInt64(boxes.count)])
                        for box in boxes {
                            reply.add(box.name)
                            withUnsafeBytes(of: box.frame) { reply.bytes.append(contentsOf: $0) }
                        }
                    }
                }
                reply.send()
            }

            private mutating func add(_ words: [UInt64]) {
                words.withUnsafeBytes { bytes.append(contentsOf: $0) }
            }

            private mutating func add(_ text: String) {
                let utf8 = Array(text.utf8)
                add([UInt64(utf8.count)])
                bytes.append(contentsOf: utf8)
                bytes.append(contentsOf: repeatElement(0, count: (8 - utf8.count % 8) % 8))
            }

            private func send() -> Never {
                fflush(nil)
                bytes.withUnsafeBytes { buffer in
                    guard let base = buffer.baseAddress else { return }
                    var offset = 0
                    while offset < buffer.count {
                        let count = Glibc.write(3, base + offset, buffer.count - offset)
                        if count < 0, errno == EINTR { continue }
                        if count <= 0 { _exit(124) }
                        offset += count
                    }
                }
                _exit(0)
            }
        }

        """#
}
