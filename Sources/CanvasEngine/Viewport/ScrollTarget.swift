/// What a viewport is moved to.
public enum ScrollTarget<ID: Hashable>: Hashable {
    /// The frame of an item.
    case item(ID)
    /// A point of the canvas.
    case point(CGPoint)
    /// A part of the canvas.
    case region(CGRect)

    /// The part of the canvas that is meant; nil where there is no such item.
    public func rect(frameOf frame: (ID) -> CGRect?) -> CGRect? {
        switch self {
        case .item(let id): frame(id)
        case .point(let point): CGRect(origin: point, size: .zero)
        case .region(let rect): rect
        }
    }
}

extension ScrollTarget: Sendable where ID: Sendable {}
