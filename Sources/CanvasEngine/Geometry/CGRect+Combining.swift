extension CGRect {
    /// Whether the two rectangles share more than an edge or a corner.
    @inlinable
    public func intersects(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// The shared area; the null rectangle where nothing, an edge or a corner is shared.
    public func intersection(_ other: CGRect) -> CGRect {
        guard intersects(other) else { return .null }
        let left = max(minX, other.minX)
        let top = max(minY, other.minY)
        return CGRect(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    }

    /// The smallest rectangle that holds both; a null rectangle adds nothing, one without area does.
    public func union(_ other: CGRect) -> CGRect {
        if isNull { return other }
        if other.isNull { return self }
        let left = min(minX, other.minX)
        let top = min(minY, other.minY)
        return CGRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// Whether the point lies inside; the left and the top edge belong to the rectangle, the right and the bottom do not.
    public func contains(_ point: CGPoint) -> Bool {
        !isEmpty && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Whether the union with the other rectangle is this one: the other lies inside, edges included, or is null.
    public func contains(_ other: CGRect) -> Bool {
        if other.isNull { return true }
        return !isNull && other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }

    /// The standardized rectangle moved by a vector.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        isNull ? self : CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// The rectangle with its edges moved inward, outward where negative; null when nothing would be left.
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        if isNull { return self }
        let inset = CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
        return inset.size.width < 0 || inset.size.height < 0 ? .null : inset
    }
}
