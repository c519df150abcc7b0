import Glibc
import RandomCanvas

/// Runs every property on one seed after the other.
struct Search {
    /// The first seed.
    var seed: UInt64
    /// How many seeds; nil goes on until stopped.
    var rounds: UInt64?

    /// Runs until the rounds are over, and returns how many faults were found.
    func run() -> Int {
        reportTraps()
        var (faults, checked): (Int, UInt64) = (0, 0)
        while rounds.map({ checked < $0 }) ?? true {
            let current = seed &+ checked
            for (number, property) in Property.all.enumerated() {
                (runningSeed, runningProperty) = (current, number)
                alarm(10)
                var random = SplitMix64(seed: current)
                guard let fault = property.fault(&random) else { continue }
                faults += 1
                print("seed \(current): \(property.name): \(fault)")
                fflush(nil)
            }
            checked += 1
            if checked % 10_000 == 0 {
                print("\(checked) seeds, \(faults) faults")
                fflush(nil)
            }
        }
        print("\(checked) seeds of \(Property.all.count) properties, \(faults) faults")
        return faults
    }

    /// Prints the seed when a property traps or takes ten seconds, and lets the process die of it.
    private func reportTraps() {
        for number in [SIGILL, SIGTRAP, SIGSEGV, SIGFPE, SIGABRT, SIGALRM] {
            signal(number) { number in
                var digits = [UInt8](repeating: UInt8(ascii: "\n"), count: 21)
                var (rest, index) = (runningSeed, 20)
                repeat {
                    index -= 1
                    digits[index] = UInt8(truncatingIfNeeded: rest % 10) + UInt8(ascii: "0")
                    rest /= 10
                } while rest > 0
                let name = Property.all[runningProperty].name
                let text = Array("\(number == SIGALRM ? "hangs" : "traps"): \(name): seed ".utf8) + digits[index...]
                _ = text.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }
}

/// The seed and the property that are being checked; read where a trap ends the process.
nonisolated(unsafe) private var runningSeed: UInt64 = 0
nonisolated(unsafe) private var runningProperty = 0
