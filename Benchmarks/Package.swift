// swift-tools-version: 6.2
import PackageDescription

// The sources of the program stand here by links: a package that this one depends on would not open its rooms.
let package = Package(
    name: "canvas-watch-benchmarks",
    targets: [
        .target(name: "CanvasEngine", linkerSettings: [.linkedLibrary("m")]),
        .target(name: "CanvasPlugins", dependencies: ["CanvasEngine"]),
        .systemLibrary(name: "CMalloc"),
        // All rooms but the command line, open to be measured one by one.
        .target(
            name: "canvas-watch", dependencies: ["CanvasEngine", "CanvasPlugins", "CMalloc"], exclude: ["CommandLine"],
            swiftSettings: [.unsafeFlags(["-enable-testing"])]),
        .target(name: "RandomCanvas", dependencies: ["CanvasEngine"]),
        .executableTarget(name: "bug-search", dependencies: ["RandomCanvas", "CanvasEngine", "CanvasPlugins"]),
        .executableTarget(
            name: "benchmark", dependencies: ["RandomCanvas", "CanvasEngine", "CanvasPlugins", "canvas-watch"]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
}
