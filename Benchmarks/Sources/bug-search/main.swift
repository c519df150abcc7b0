import Glibc

/// The number after an option; nil where it is not given.
func number(after option: String) -> UInt64? {
    guard let index = CommandLine.arguments.firstIndex(of: option) else { return nil }
    return CommandLine.arguments[(index + 1)...].first.flatMap { UInt64($0) }
}

let seed = number(after: "--seed")
let rounds = number(after: "--rounds") ?? (seed == nil ? nil : 1)
let search = Search(seed: seed ?? 0, rounds: rounds)
exit(search.run() == 0 ? 0 : 1)
