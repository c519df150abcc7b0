import CanvasEngine
import Glibc

/// The curve r = startRadius + pitch * theta / 360, walked in equal straight steps; theta is in degrees, r in points.
struct ArchimedeanCurve {
    /// The straight distance between neighbours.
    let step: CGFloat
    /// How much the radius grows in a full turn.
    let pitch: CGFloat
    /// The radius at theta 0.
    let startRadius: CGFloat

    /// The width of the search: the first crossing within it is found by bisection.
    private static let increment: CGFloat = 180.0 / 64

    /// The radius at an angle.
    func radius(at theta: CGFloat) -> CGFloat {
        startRadius + pitch * theta / 360
    }

    /// The angles of items from 0 on, each the first at which the straight distance to the one before is a step.
    func angles(count: Int) -> [CGFloat] {
        var angles: [CGFloat] = []
        angles.reserveCapacity(count)
        var theta: CGFloat = 0
        for index in 0..<count {
            if index > 0 { theta = next(after: theta) }
            angles.append(theta)
        }
        return angles
    }

    /// The first angle behind `previous` whose point is a step away from that of `previous`.
    private func next(after previous: CGFloat) -> CGFloat {
        guard step > 0, pitch > 0, step.isFinite, pitch.isFinite else { return previous }
        let radius = radius(at: previous)
        // Where r + r' < step no point is far enough: |p - p'| <= r + r'.
        let earliest = (step - radius - startRadius) * 360 / pitch
        var low = max(previous, earliest)
        if distance(low, previous, radius) >= step { return low }
        // Beyond r - r' = step every point is far enough, so the search ends.
        let latest = (radius + step - startRadius) * 360 / pitch
        var high = low + Self.increment
        while distance(high, previous, radius) < step {
            // Far out an increment may be less than what separates two doubles.
            guard high < latest, high > low else { return latest }
            low = high
            high += Self.increment
        }
        return crossing(low, high, previous, radius)
    }

    /// The angle between `low`, which is too near, and `high`, which is far enough.
    private func crossing(_ low: CGFloat, _ high: CGFloat, _ previous: CGFloat, _ radius: CGFloat) -> CGFloat {
        var (low, high) = (low, high)
        while true {
            let middle = low + (high - low) / 2
            guard middle > low, middle < high else { return high }
            if distance(middle, previous, radius) < step {
                low = middle
            } else {
                high = middle
            }
        }
    }

    /// The straight distance of the point at an angle from the one at `previous`, whose radius is given.
    ///
    /// The law of cosines in the form (r' - r)^2 + 4 r r' sin^2(half the angle between), which loses no digits where
    /// the points are near to each other.
    private func distance(_ theta: CGFloat, _ previous: CGFloat, _ radius: CGFloat) -> CGFloat {
        let other = self.radius(at: theta)
        let sine = sin((theta - previous) * .pi / 360)
        return ((other - radius) * (other - radius) + 4 * radius * other * sine * sine).squareRoot()
    }
}
