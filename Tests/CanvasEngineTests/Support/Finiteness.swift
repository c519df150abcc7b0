import CanvasEngine

extension CanvasResolution {
    /// Whether every number of the result is finite.
    var isFinite: Bool {
        frames.allSatisfy(\.isFinite) && contentBounds.isFinite && contentSize.width.isFinite
            && contentSize.height.isFinite
            && derived.allSatisfy { value in
                switch value.content {
                case .number(let number): number.isFinite
                case .boxes(let boxes): boxes.allSatisfy(\.frame.isFinite)
                }
            }
    }
}
