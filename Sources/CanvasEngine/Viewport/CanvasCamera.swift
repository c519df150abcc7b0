/// A viewport's place over a canvas: how large it is, where it stands and how far it is zoomed.
///
/// The visible rectangle stays within the canvas: its origin is kept between 0 and `travel` on each axis, 0 where the
/// whole canvas is in view. A coordinate that is not a number leaves its axis as it is.
public struct CanvasCamera: Hashable, Sendable {
    /// The size of the viewport on the screen, in points.
    public private(set) var viewportSize: CGSize
    /// The size of the canvas, in points.
    public private(set) var contentSize: CGSize
    /// The top left corner of the visible part, in canvas coordinates.
    public private(set) var origin = CGPoint.zero
    /// How many points of the screen a point of the canvas covers.
    public private(set) var scale: CGFloat
    /// The scales that the viewport may take.
    public let zoomRange: CanvasZoomRange

    /// Creates a viewport whose origin is its travel times the anchor.
    ///
    /// A side that is negative or not finite counts as 0, one of the viewport above 1e12 as 1e12; the scale is brought
    /// into the range.
    public init(
        viewportSize: CGSize, contentSize: CGSize, initialAnchor: UnitPoint = .center, scale: CGFloat = 1,
        zoomRange: CanvasZoomRange = .disabled
    ) {
        self.viewportSize = LayoutEngine.sanitize(viewportSize)
        self.contentSize = Self.usable(contentSize)
        self.scale = zoomRange.clamped(scale) ?? zoomRange.minimum
        self.zoomRange = zoomRange
        scroll(to: CGPoint(x: travel.width * initialAnchor.x, y: travel.height * initialAnchor.y))
    }

    /// The size of the visible part of the plane, in canvas points.
    public var visibleSize: CGSize {
        CGSize(width: viewportSize.width / scale, height: viewportSize.height / scale)
    }

    /// The visible part of the plane, in canvas coordinates.
    public var visibleRect: CGRect { CGRect(origin: origin, size: visibleSize) }

    /// How far the origin can go on each axis.
    public var travel: CGSize {
        CGSize(
            width: max(0, contentSize.width - visibleSize.width),
            height: max(0, contentSize.height - visibleSize.height))
    }

    /// The visible part and an overscan around it that is this wide on the screen, in canvas coordinates.
    public func realizedRect(overscan: CGFloat = 128) -> CGRect {
        CanvasViewport(visibleRect: visibleRect).realizedRect(overscan: overscan / scale)
    }

    /// What observers are told.
    public func viewport(isDragging: Bool = false, isDecelerating: Bool = false) -> CanvasViewport {
        CanvasViewport(
            visibleRect: visibleRect, contentSize: contentSize, isDragging: isDragging, isDecelerating: isDecelerating)
    }

    /// Takes another size on the screen; the origin stays if it can.
    public mutating func resize(to viewportSize: CGSize) {
        self.viewportSize = LayoutEngine.sanitize(viewportSize)
        scroll(to: origin)
    }

    /// Stands over a canvas of another size; the origin stays if it can.
    public mutating func setContentSize(_ contentSize: CGSize) {
        self.contentSize = Self.usable(contentSize)
        scroll(to: origin)
    }

    /// Moves the origin to a point of the canvas, as near as it can.
    public mutating func scroll(to point: CGPoint) {
        origin.x = Self.clamp(point.x, to: travel.width, current: origin.x)
        origin.y = Self.clamp(point.y, to: travel.height, current: origin.y)
    }

    /// Changes the scale, as near as the range allows, while a point of the canvas stays where it is on the screen.
    ///
    /// Only the edges of the canvas move it: the origin stays between 0 and `travel`.
    public mutating func zoom(to scale: CGFloat, about point: CGPoint) {
        guard let scale = zoomRange.clamped(scale), scale != self.scale else { return }
        let ratio = self.scale / scale
        self.scale = scale
        scroll(
            to: CGPoint(x: point.x - (point.x - origin.x) * ratio, y: point.y - (point.y - origin.y) * ratio))
    }

    /// The place on the screen of a point of the canvas, from the viewport's top left corner.
    public func screenPoint(of point: CGPoint) -> CGPoint {
        CGPoint(x: (point.x - origin.x) * scale, y: (point.y - origin.y) * scale)
    }

    /// The point of the canvas at a place on the screen, counted from the viewport's top left corner.
    public func canvasPoint(at place: CGPoint) -> CGPoint {
        CGPoint(x: origin.x + place.x / scale, y: origin.y + place.y / scale)
    }

    private static func clamp(_ value: CGFloat, to travel: CGFloat, current: CGFloat) -> CGFloat {
        min(max(value.isNaN ? current : value, 0), travel)
    }

    /// A canvas may be larger than `LayoutEngine.largestLength`: the sum of many items.
    private static func usable(_ size: CGSize) -> CGSize {
        func usable(_ side: CGFloat) -> CGFloat { side.isFinite && side > 0 ? side : 0 }
        return CGSize(width: usable(size.width), height: usable(size.height))
    }
}
