/// A point in time on a clock that only goes forward.
struct Moment: Hashable, Comparable, Sendable {
    /// Nanoseconds since the clock's start.
    let nanoseconds: Int64

    static func < (left: Moment, right: Moment) -> Bool {
        left.nanoseconds < right.nanoseconds
    }

    /// The moment that comes a duration later; durations beyond what 64 bits of nanoseconds hold are cut there.
    static func + (moment: Moment, duration: Duration) -> Moment {
        Moment(nanoseconds: Int64(clamping: Int128(moment.nanoseconds) + duration.attoseconds / 1_000_000_000))
    }
}

/// The clocks a watch goes by.
protocol WatchClock {
    /// The time on the clock that settling and polling go by.
    var now: Moment { get }

    /// The time of day in nanoseconds since 1970, as files are stamped with it.
    var timeOfDay: Int64 { get }
}
