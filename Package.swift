// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "canvas-watch",
    products: [
        .executable(name: "canvas-watch", targets: ["canvas-watch"]),
        .library(name: "CanvasEngine", targets: ["CanvasEngine"]),
        .library(name: "CanvasPlugins", targets: ["CanvasPlugins"]),
    ],
    targets: [
        // Without Glibc nothing else asks the linker for libm, where an unoptimized square root lives.
        .target(name: "CanvasEngine", linkerSettings: [.linkedLibrary("m")]),
        .target(name: "CanvasPlugins", dependencies: ["CanvasEngine"]),
        .systemLibrary(name: "CMalloc"),
        .executableTarget(name: "canvas-watch", dependencies: ["CanvasEngine", "CanvasPlugins", "CMalloc"]),
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .testTarget(name: "CanvasEngineTests", dependencies: ["CanvasEngine", "TestSupport"]),
        .testTarget(
            name: "CanvasPluginsTests", dependencies: ["CanvasEngine", "CanvasPlugins", "TestSupport"]),
        .testTarget(
            name: "CanvasWatchTests", dependencies: ["canvas-watch", "CanvasEngine", "CanvasPlugins", "TestSupport"],
            exclude: ["Golden", "Diagnostics/Fixtures", "EndToEnd/Zsh"]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
    target.swiftSettings = [.treatAllWarnings(as: .error)]
}
