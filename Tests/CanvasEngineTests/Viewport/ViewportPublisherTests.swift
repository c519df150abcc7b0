import CanvasEngine
import Testing

/// The guard against update loops.
struct ViewportPublisherTests {
    private func viewport(x: CGFloat, isDragging: Bool = false) -> CanvasViewport {
        CanvasViewport(
            visibleRect: CGRect(x: x, y: 0, width: 100, height: 100), contentSize: CGSize(width: 500, height: 100),
            isDragging: isDragging)
    }

    @Test("The first viewport is published, an unchanged one is not, a changed one is")
    func changes() {
        let publisher = ViewportPublisher()
        let first = publisher.shouldPublish(viewport(x: 0))
        let again = publisher.shouldPublish(viewport(x: 0))
        let moved = publisher.shouldPublish(viewport(x: 1))
        let dragged = publisher.shouldPublish(viewport(x: 1, isDragging: true))
        let back = publisher.shouldPublish(viewport(x: 0))
        #expect([first, again, moved, dragged, back] == [true, false, true, true, true])
    }

    @Test("After a reset the same viewport is published again")
    func reset() {
        let publisher = ViewportPublisher()
        #expect(publisher.shouldPublish(viewport(x: 0)))
        publisher.reset()
        #expect(publisher.shouldPublish(viewport(x: 0)))
        #expect(!publisher.shouldPublish(viewport(x: 0)))
    }

    @Test("A change of any part is a change")
    func parts() {
        let publisher = ViewportPublisher()
        var viewport = viewport(x: 0)
        let changes: [(inout CanvasViewport) -> Void] = [
            { $0.visibleRect.origin.x += 1 }, { $0.visibleRect.origin.y += 1 }, { $0.visibleRect.size.width += 1 },
            { $0.visibleRect.size.height += 1 }, { $0.contentSize.width += 1 }, { $0.contentSize.height += 1 },
            { $0.isDragging = true }, { $0.isDecelerating = true },
        ]
        #expect(publisher.shouldPublish(viewport))
        for (number, change) in changes.enumerated() {
            change(&viewport)
            #expect(publisher.shouldPublish(viewport), "change \(number)")
            #expect(!publisher.shouldPublish(viewport), "change \(number)")
        }
    }

    @Test("What is not a number is not published twice either")
    func notANumber() {
        let publisher = ViewportPublisher()
        #expect(publisher.shouldPublish(viewport(x: .nan)))
        #expect(!publisher.shouldPublish(viewport(x: .nan)))
        #expect(publisher.shouldPublish(viewport(x: 0)))
        #expect(!publisher.shouldPublish(viewport(x: -0.0)))
    }

    @Test("Every observer is told of every published viewport once, in the order of adding")
    func observers() {
        let publisher = ViewportPublisher()
        var heard: [String] = []
        publisher.addObserver { heard.append("a\(Int($0.visibleRect.minX))") }
        let second = publisher.addObserver { heard.append("b\(Int($0.visibleRect.minX))") }
        publisher.publish(viewport(x: 1))
        publisher.publish(viewport(x: 1))
        publisher.removeObserver(second)
        publisher.publish(viewport(x: 2))
        publisher.removeObserver(second)
        publisher.addObserver { heard.append("c\(Int($0.visibleRect.minX))") }
        publisher.publish(viewport(x: 2))
        publisher.reset()
        publisher.publish(viewport(x: 2))
        #expect(heard == ["a1", "b1", "a2", "a2", "c2"])
    }

    @Test(
        "An observer that answers by publishing ends no later than its viewport settles, and is heard after the others")
    func reentrance() {
        let publisher = ViewportPublisher()
        var heard: [String] = []
        publisher.addObserver { [unowned publisher] viewport in
            heard.append("a\(Int(viewport.visibleRect.minX))")
            // Pushes the viewport to 3 and says so each time.
            publisher.publish(
                CanvasViewport(
                    visibleRect: CGRect(x: min(viewport.visibleRect.minX + 1, 3), y: 0, width: 1, height: 1),
                    contentSize: .zero))
        }
        publisher.addObserver { heard.append("b\(Int($0.visibleRect.minX))") }
        publisher.publish(viewport(x: 1))
        #expect(heard == ["a1", "b1", "a2", "b2", "a3", "b3"])
    }

    @Test("An observer removed by another is not told any more")
    func removalWhileTelling() {
        let publisher = ViewportPublisher()
        var heard: [String] = []
        var second: ViewportPublisher.Observation?
        publisher.addObserver { [unowned publisher] _ in
            heard.append("a")
            if let second { publisher.removeObserver(second) }
        }
        second = publisher.addObserver { _ in heard.append("b") }
        publisher.publish(viewport(x: 1))
        #expect(heard == ["a"])
    }
}
