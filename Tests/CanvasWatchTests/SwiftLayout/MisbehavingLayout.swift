/// A layout that does what its `mode` says.
let misbehavingLayout = """
    import CanvasEngine
    import Glibc

    struct Misbehaving: CanvasLayout {
        var mode: String
        var radius = 1.0

        func place(_ items: CanvasLayoutItems, in proposal: CanvasProposal, cache: inout Void) -> CanvasLayoutResult {
            let values = [1, 2, 3]
            var frames = items.map { CGRect(x: 0, y: 0, width: $0.size.width, height: 1) }
            switch mode {
            case "index":
                frames[0].origin.x = Double(values[items.count + 3])
            case "overflow":
                frames[0].origin.x = Double(Int.max - 1 + items.count)
            case "fatal":
                fatalError("no way")
            case "recursion":
                frames[0].origin.x = depth(items.count)
            case "idle":
                while radius < 2 { pause() }
            case "flood":
                while true { print("again") }
            case "memory":
                var rooms: [[Int]] = []
                while true { rooms.append(Array(repeating: rooms.count, count: 1 << 20)) }
            case "exit":
                exit(3)
            case "fewer":
                frames.removeLast()
            case "more":
                frames += frames
            case "file":
                // A file without a name: nothing is left behind.
                let file = open("/tmp", O_RDWR | 0o20200000, 0o600)
                _ = write(file, "x", 1)
            case "garbage":
                _ = write(3, "12345678", 8)
            case "descriptors":
                let open = (0..<256).filter { fcntl(Int32($0), F_GETFD) >= 0 }
                frames[0].origin.x = open.reduce(0) { $0 * 10 + Double($1) }
            case "kill":
                kill(getpid(), SIGTERM)
            case "print":
                print("width", items[0].size.width)
            default:
                frames[0].origin = CGPoint(x: proposal.width ?? -1, y: proposal.height ?? -1)
            }
            return CanvasLayoutResult(frames: frames, derived: [CanvasDerivedValue("radius", radius)])
        }

        private func depth(_ number: Int) -> Double {
            number < 0 ? 0 : depth(number + 1) + depth(number + 2)
        }
    }
    """
