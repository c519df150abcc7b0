import CanvasEngine
import Glibc
import Testing

/// The guide for hosts: its code is the file beside this one, and does what the guide says.
struct HostingGuideTests {
    /// The text of a file, by its path below the package.
    private func text(_ path: String) throws -> String {
        let package = #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined()
        let file = try #require(fopen("\(package)/\(path)", "r"))
        defer { fclose(file) }
        var bytes: [UInt8] = []
        while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("The guide's code, block after block, is the code that is compiled here")
    func sameCode() throws {
        let blocks = try text("Documentation/Hosting.md").split(separator: "```swift\n").dropFirst().compactMap {
            $0.split(separator: "```").first
        }
        #expect(blocks.count == 5)
        let code = try text("Tests/CanvasEngineTests/Documentation/NoteCanvas.swift")
        #expect(blocks.joined(separator: "\n") == code)
    }

    private let notes = (0..<300).map { Note(id: "note-\($0)", text: "text \($0)") }
    private let configuration = CanvasConfiguration(
        layout: .grid(columns: 10, horizontalSpacing: 0, verticalSpacing: 0),
        behaviour: CanvasBehaviour(overscan: 0, zoomRange: CanvasZoomRange(minimum: 0.5, maximum: 2)))

    private func canvas() -> NoteCanvas {
        NoteCanvas(notes: notes, configuration: configuration, viewportSize: CGSize(width: 240, height: 240))
    }

    @Test("A host shows what is in sight, and follows the finger")
    func moving() {
        let canvas = canvas()
        // Ten columns and thirty rows of 120; the initial travel is half of 960 x 3360.
        #expect(canvas.camera.origin == CGPoint(x: 480, y: 1680))
        #expect(Set(canvas.views.keys) == ["note-144", "note-145", "note-154", "note-155"])
        var published: [CanvasViewport] = []
        canvas.publisher.addObserver { published.append($0) }
        canvas.drag(by: CGSize(width: 120, height: 0))
        #expect(Set(canvas.views.keys) == ["note-143", "note-144", "note-153", "note-154"])
        canvas.letGo(velocity: .zero)
        #expect(published.map(\.isMoving) == [true, false])
        #expect(canvas.views["note-144"] == CGRect(x: 480, y: 1680, width: 120, height: 120))
    }

    @Test("A host zooms about a finger and reveals an item")
    func zooming() {
        let canvas = canvas()
        canvas.pinch(to: 2, at: .zero)
        #expect(canvas.camera.visibleRect == CGRect(x: 480, y: 1680, width: 120, height: 120))
        #expect(Array(canvas.views.keys) == ["note-144"])
        #expect(canvas.reveal("note-0"))
        #expect(canvas.camera.origin == .zero)
        #expect(!canvas.reveal("no such note"))
    }

    @Test("A host measures while it is at rest, and its views settle once")
    func measuring() {
        let canvas = canvas()
        #expect(canvas.measureInIdleTime(viewport: canvas.camera.viewport(isDragging: true)))
        #expect(canvas.model.outstandingCount == 300)
        var steps = 0
        while canvas.measureInIdleTime(viewport: canvas.camera.viewport()) { steps += 1 }
        #expect(steps == 2)
        // Every column has a text of 8 letters: 10 columns of 80, 30 rows of 20.
        #expect(canvas.model.resolution.contentSize == CGSize(width: 800, height: 600))
        #expect(canvas.camera.contentSize == canvas.model.resolution.contentSize)
    }

    @Test("A host updates what changed")
    func updating() {
        let canvas = canvas()
        while canvas.measureInIdleTime(viewport: canvas.camera.viewport()) {}
        #expect(canvas.update(notes: notes, configuration: configuration) == .nothing)
        var dotted = configuration
        dotted.behaviour.background = .dots()
        #expect(canvas.update(notes: notes, configuration: dotted) == .behaviour)
        var edited = notes
        edited[0].text = "a much longer text"
        #expect(canvas.update(notes: edited, configuration: dotted) == .nothing)
        #expect(canvas.model.outstandingCount == 1)
        while canvas.measureInIdleTime(viewport: canvas.camera.viewport()) {}
        #expect(canvas.model.resolution.frames[0].width == 180)
        #expect(canvas.update(notes: Array(edited.dropLast(100)), configuration: dotted) == .layout)
        #expect(canvas.model.resolution.contentSize == CGSize(width: 900, height: 400))
    }
}
