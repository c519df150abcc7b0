import CanvasEngine

/// Archimedes' spiral, r = startRadius + pitch * theta / 360, with points at equal straight distances.
struct ArchimedeanCurve {
    /// The distance from each point to the next; not negative.
    let step: CGFloat
    /// The growth of the radius in a full turn; above 0 where the step is.
    let pitch: CGFloat
    /// The radius of the first point; not negative.
    let startRadius: CGFloat
    /// The first places of the curve.
    func places(count: Int) -> [ArchimedeanPlace] {
        var place = ArchimedeanPlace(radius: startRadius, angle: 0)
        return (0..<count).map { index in
            if index > 0 { place = next(after: place) }
            return place
        }
    }

    /// The first place whose straight distance to the given one is `step`.
    ///
    /// No place is that far away whose radius is less than step - r, so the search begins where the radius reaches that.
    /// It goes on by increments, and the first one that ends far enough away holds the place.
    private func next(after place: ArchimedeanPlace) -> ArchimedeanPlace {
        guard step >= Self.leastStep else { return place }
        var search = ArchimedeanSearch(
            from: place, distance: step, pitch: pitch, growth: max(0, step - 2 * place.radius))
        var near = search.distance(at: 0)
        if near >= step { return search.place(at: 0) }
        for _ in 0..<ArchimedeanSearch.patience {
            let far = search.distance(at: ArchimedeanSearch.increment)
            if far >= step { return search.place(at: search.crossing(near: near, far: far)) }
            search.advance()
            near = far
        }
        search.skipTurns()
        near = search.distance(at: 0)
        return search.place(
            at: search.crossing(near: near, far: search.distance(at: ArchimedeanSearch.increment)))
    }

    /// A smaller step counts as 0: its square would vanish.
    private static let leastStep: CGFloat = 1e-140
}

/// A place on Archimedes' spiral.
///
/// Whole turns are left out of the angle: on a tight spiral they are so many that nothing would be left of the rest.
struct ArchimedeanPlace {
    /// The distance from the middle.
    let radius: CGFloat
    /// From 0 to 360 degrees, before the start angle and the direction.
    let angle: CGFloat
}
