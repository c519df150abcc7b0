// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "canvas-watch-benchmarks",
    dependencies: [.package(name: "canvas-watch", path: "..")],
    targets: [
        .target(
            name: "RandomCanvas", dependencies: [.product(name: "CanvasEngine", package: "canvas-watch")]),
        .executableTarget(
            name: "bug-search",
            dependencies: [
                "RandomCanvas", .product(name: "CanvasEngine", package: "canvas-watch"),
                .product(name: "CanvasPlugins", package: "canvas-watch"),
            ]),
        .executableTarget(
            name: "benchmark",
            dependencies: [
                "RandomCanvas", .product(name: "CanvasEngine", package: "canvas-watch"),
                .product(name: "CanvasPlugins", package: "canvas-watch"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
