import CanvasEngine
import Testing

/// Stage 3.
struct ProposingTests {
    @Test("An automatic canvas proposes nothing")
    func automatic() {
        let proposal = LayoutEngine.proposal(for: .automatic, horizontalInsets: 10, verticalInsets: 20)
        #expect(proposal == .unspecified)
    }

    @Test("A canvas with a size proposes it without the insets")
    func sized() {
        let expected = CanvasProposal(width: 390, height: 280)
        #expect(
            LayoutEngine.proposal(for: .fixed(width: 400, height: 300), horizontalInsets: 10, verticalInsets: 20)
                == expected)
        #expect(
            LayoutEngine.proposal(for: .atLeast(width: 400, height: 300), horizontalInsets: 10, verticalInsets: 20)
                == expected)
    }

    @Test("No proposal is below 0, and a broken size proposes 0")
    func neverNegative() {
        let none = CanvasProposal(width: 0, height: 0)
        #expect(
            LayoutEngine.proposal(for: .fixed(width: 5, height: 20), horizontalInsets: 10, verticalInsets: 20) == none)
        #expect(
            LayoutEngine.proposal(for: .fixed(width: .nan, height: -5), horizontalInsets: 0, verticalInsets: 0) == none)
        #expect(
            LayoutEngine.proposal(for: .fixed(width: 5, height: 5), horizontalInsets: .nan, verticalInsets: -9)
                == CanvasProposal(width: 5, height: 5))
    }
}
