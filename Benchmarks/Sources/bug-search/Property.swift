import RandomCanvas

/// Something that holds for every input.
struct Property: Sendable {
    /// The claim, as short as "mirroring twice is nothing".
    let name: String
    /// Makes random input and returns what is wrong with the answer, the input included; nil when it holds.
    let fault: @Sendable (inout SplitMix64) -> String?

    /// All that is searched.
    static let all: [Property] = resolving + layouts + indexing + modelling + viewing + drawing + plugins
}
