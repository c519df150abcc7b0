import Glibc

/// Times what is done several times.
enum Timing {
    /// The time since some moment, in milliseconds.
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }

    /// The median time of some runs, in milliseconds.
    static func median(of runs: Int, _ work: () -> Void) -> Double {
        percentile(
            50,
            of: (0..<max(runs, 1)).map { _ in
                let start = now
                work()
                return now - start
            })
    }

    /// The value that so many of a hundred values do not exceed; 0 for none.
    static func percentile(_ percent: Int, of values: [Double]) -> Double {
        let sorted = values.sorted()
        guard let last = sorted.last else { return 0 }
        let place = sorted.count * percent / 100
        return place < sorted.count ? sorted[place] : last
    }

    /// How often to repeat what takes longer the more items there are.
    static func runs(for count: Int) -> Int {
        count >= 1_000_000 ? 5 : count >= 100_000 ? 9 : 25
    }
}
