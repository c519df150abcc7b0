import CanvasEngine
import Glibc

/// The search for the first place of Archimedes' spiral at a straight distance from an earlier one.
///
/// The search stands at a base, which moves outward; places are given by the angle behind it, in degrees.
struct ArchimedeanSearch {
    /// The angle by which the base moves, in degrees.
    static let increment: CGFloat = 180.0 / 64
    /// The number of increments after which whole turns are skipped. One turn is enough for all points but the first
    /// two of a tight spiral.
    static let patience = 2 * incrementsPerTurn

    private static let incrementsPerTurn = 128
    /// A number of turns that has no fraction left.
    private static let mostTurns: CGFloat = 0x1p52

    /// The place from which the distance is taken.
    private let origin: ArchimedeanPlace
    /// The distance looked for.
    private let goal: CGFloat
    /// The growth of the radius in a turn, and in a degree.
    private let pitch: CGFloat
    private let growthPerDegree: CGFloat
    /// How much larger the radius is at the base than at the origin.
    private var growth: CGFloat
    /// The angle from the origin to the base without whole turns, in degrees.
    private var angle: CGFloat

    /// A search whose base is where the radius has grown by `growth`.
    init(from origin: ArchimedeanPlace, distance goal: CGFloat, pitch: CGFloat, growth: CGFloat) {
        self.origin = origin
        self.goal = goal
        self.pitch = pitch
        self.growth = growth
        growthPerDegree = pitch / 360
        let turns = growth / pitch
        // Without a fraction left, any angle is as good as another.
        angle = turns < Self.mostTurns ? 360 * (turns - turns.rounded(.down)) : 0
    }

    /// The straight distance from the origin to a place.
    func distance(at offset: CGFloat) -> CGFloat {
        let growth = growth + growthPerDegree * offset
        let sine = sin((angle + offset) * (.pi / 360))
        return (growth * growth + 4 * origin.radius * (origin.radius + growth) * sine * sine).squareRoot()
    }

    /// The place itself.
    func place(at offset: CGFloat) -> ArchimedeanPlace {
        let angle = origin.angle + angle + offset
        return ArchimedeanPlace(
            radius: origin.radius + growth + growthPerDegree * offset, angle: angle - 360 * (angle / 360).rounded(.down)
        )
    }

    /// Moves the base by one increment.
    mutating func advance() {
        growth += growthPerDegree * Self.increment
        angle += Self.increment
    }

    /// Where within one increment behind the base the distance reaches the goal, which it does at its end.
    ///
    /// Isaac Newton's method, with a halving wherever it leaves the stretch that is known to hold the place. It begins
    /// where a straight line from the distance at the base, `near`, to that at the end, `far`, meets the goal.
    func crossing(near: CGFloat, far: CGFloat) -> CGFloat {
        var (low, high) = (0.0, Self.increment)
        var offset = high * ((goal - near) / (far - near))
        if !(offset > low && offset < high) { offset = high / 2 }
        for _ in 0..<100 {
            let excess = distance(at: offset) - goal
            if excess < 0 { low = offset } else { high = offset }
            var next = offset - excess / slope(at: offset)
            if abs(next - offset) <= 4 * offset.ulp { return min(max(next, low), high) }
            if !(next > low && next < high) { next = low + (high - low) / 2 }
            offset = next
        }
        return offset
    }

    /// The change of the distance with the angle.
    private func slope(at offset: CGFloat) -> CGFloat {
        let growth = growth + growthPerDegree * offset
        let half = (angle + offset) * (.pi / 360)
        let (sine, cosine) = (sin(half), cos(half))
        let radius = origin.radius
        let change =
            growthPerDegree * (growth + 2 * radius * sine * sine)
            + 2 * radius * (radius + growth) * sine * cosine * (.pi / 180)
        return change / (growth * growth + 4 * radius * (radius + growth) * sine * sine).squareRoot()
    }
}

extension ArchimedeanSearch {
    /// Moves the base to where the increment begins that reaches the goal first, as any number of `advance` would.
    ///
    /// The base meets the same 128 directions in every turn. In each, the place at the goal has the radius
    /// r cos(a) + sqrt(goal² - r² sin²(a)), with r the origin's radius and a the angle from the origin, which gives the
    /// number of turns until the base reaches it there.
    mutating func skipTurns() {
        var best = (turns: CGFloat.infinity, rest: CGFloat.infinity, increments: 0)
        for increments in 1...Self.incrementsPerTurn {
            let offset = Self.increment * CGFloat(increments)
            let direction = unitPoint(degrees: angle + offset)
            let (along, aside) = (origin.radius * direction.x, origin.radius * direction.y)
            let reached = along - origin.radius + max(0, goal * goal - aside * aside).squareRoot()
            let rest = max(0, reached - growth - growthPerDegree * offset)
            let turns = (rest / pitch).rounded(.up)
            let isSooner = turns < best.turns
            let isCloser = turns >= Self.mostTurns && best.turns >= Self.mostTurns && rest < best.rest
            if isSooner || isCloser { best = (turns, rest, increments) }
        }
        // Where a turn adds next to nothing, the radius is what counts, and not the number of turns.
        growth += best.turns < Self.mostTurns ? pitch * best.turns : best.rest
        growth += growthPerDegree * Self.increment * CGFloat(best.increments - 1)
        angle += Self.increment * CGFloat(best.increments - 1)
    }
}
