/// The middle of many numbers, in time that follows their number.
enum Median {
    /// The number of values in a sample that tells where the middle lies; odd.
    private static let sampleCount = 1001
    /// How far the middle of all may lie from the middle of the sample, in places of the sample. The standard error of
    /// the place is sqrt(1001) / 2, about 16.
    private static let sampleError = 80
    /// The number of values from which a sample is worth its time.
    private static let samplingLimit = 20_000

    /// The middle value, the mean of the two middle ones for an even number; 0 for none.
    static func median(of values: [Double]) -> Double {
        guard !values.isEmpty else { return 0 }
        let place = values.count / 2
        if values.count >= samplingLimit, let median = medianBySample(of: values, place) { return median }
        var rest = values
        let upper = select(place, of: &rest)
        return values.count % 2 == 1 ? upper : (below(place, of: rest) + upper) / 2
    }

    /// The median from the few values that are near the middle of a sample; nil where the sample misleads.
    ///
    /// R. Floyd, R. Rivest, "Expected time bounds for selection", 1975, with one fixed sample.
    private static func medianBySample(of values: [Double], _ place: Int) -> Double? {
        let step = values.count / sampleCount
        let sample = (0..<sampleCount).map { values[$0 * step] }.sorted()
        let (low, high) = (sample[sampleCount / 2 - sampleError], sample[sampleCount / 2 + sampleError])
        var (lower, near): (Int, [Double]) = (0, [])
        for value in values {
            if value < low { lower += 1 } else if value <= high { near.append(value) }
        }
        let inner = place - lower
        guard inner > 0, inner < near.count else { return nil }
        let upper = select(inner, of: &near)
        return values.count % 2 == 1 ? upper : (below(inner, of: near) + upper) / 2
    }

    /// The largest of the values before a place, after `select` at that place.
    private static func below(_ place: Int, of values: [Double]) -> Double {
        values[..<place].max() ?? values[place]
    }

    /// The value at a place in ascending order; everything before that place is at most as large (Hoare's selection).
    private static func select(_ place: Int, of values: inout [Double]) -> Double {
        values.withUnsafeMutableBufferPointer { values in
            var (low, high) = (0, values.count - 1)
            while low < high {
                let pivot = values[low + (high - low) / 2]
                var (left, right) = (low, high)
                while left <= right {
                    while values[left] < pivot { left += 1 }
                    while values[right] > pivot { right -= 1 }
                    if left <= right {
                        values.swapAt(left, right)
                        (left, right) = (left + 1, right - 1)
                    }
                }
                if place <= right { high = right } else if place >= left { low = left } else { break }
            }
            return values[place]
        }
    }
}
