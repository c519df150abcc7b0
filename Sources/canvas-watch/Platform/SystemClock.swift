import Glibc

/// The clocks of this machine.
enum SystemClock {
    /// The time on the clock that only goes forward; it stands still while the machine sleeps.
    static var now: Moment { Moment(nanoseconds: read(CLOCK_MONOTONIC)) }

    /// The time of day in nanoseconds since 1970.
    static var timeOfDay: Int64 { read(CLOCK_REALTIME) }

    private static func read(_ clock: clockid_t) -> Int64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }
}
