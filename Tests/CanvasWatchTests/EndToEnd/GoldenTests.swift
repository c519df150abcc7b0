import Foundation
import Testing

/// Every example against its recorded report, in text and in JSON, and its right-to-left twin against its mirror image.
///
/// With `CANVAS_WATCH_RECORD=1` the reports are recorded anew and the tests fail, so that a recording is looked at
/// before it counts; in CI nothing is recorded.
struct GoldenTests {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        .standardizedFileURL
    static let examples = root.appending(path: "Examples/layouts")
    static let golden = root.appending(path: "Tests/CanvasWatchTests/Golden")

    /// The examples that a file alone describes.
    static let declared: [String] = {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: examples.path)) ?? []
        return entries.filter { $0.hasSuffix(".layout.json") }.map { String($0.dropLast(12)) }.sorted()
    }()

    static let names = declared + [swiftRing]

    /// The example whose layout is a Swift file, in a folder of its own.
    static let swiftRing = "swift-ring"

    /// Renders an example; the one that is a program is allowed to run.
    private static func render(
        _ name: String, _ options: [String]
    ) throws -> (status: Int32, output: String, errors: String) {
        if name == swiftRing {
            return try ToolProcess.run(
                ["render", "ring.layout.json", "--allow-swift"] + options,
                in: root.appending(path: "Examples/swift").path, environment: ToolProcess.compiling)
        }
        return try ToolProcess.run(["render", name + ".layout.json"] + options, in: examples.path)
    }

    @Test("there are the examples that the README speaks of")
    func hasExamples() {
        #expect(Self.names.count >= 8)
    }

    @Test("an example gives its recorded report", arguments: names, ["text", "json"])
    func agrees(_ name: String, _ format: String) throws {
        let run = try Self.render(name, ["--format", format])
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        try compare(run.output, with: "\(name)/report.\(format == "text" ? "txt" : "json")")
    }

    @Test("the charsets of the map give their recorded pictures", arguments: ["unicode", "braille"])
    func agreesInCharset(_ charset: String) throws {
        let run = try ToolProcess.run(
            ["render", "crowded-ring.layout.json", "--charset", charset], in: Self.examples.path)
        #expect(run.status == 0)
        try compare(run.output, with: "crowded-ring/\(charset).txt")
    }

    @Test("the right-to-left twin of an example is its mirror image", arguments: names)
    func mirrors(_ name: String) throws {
        let clusters = try ["leftToRight", "rightToLeft"].map { direction in
            let run = try Self.render(name, ["--format", "json", "--set", "layoutDirection=\(direction)"])
            return try cluster(of: run.output)
        }
        #expect(clusters[0].width == clusters[1].width)
        #expect(clusters[0].frames.count == clusters[1].frames.count)
        for (left, right) in zip(clusters[0].frames, clusters[1].frames) {
            #expect(abs(left.minX - (clusters[1].width - right.maxX)) < 1e-6)
            #expect(abs(left.minY - right.minY) < 1e-6)
            #expect(left.size == right.size)
        }
    }

    /// The frames of a JSON report, relative to the content bounds.
    private func cluster(of report: String) throws -> (width: Double, frames: [CGRect]) {
        let object = try #require(try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any])
        func number(_ value: Any?, _ key: String) throws -> Double {
            try #require((value as? [String: Any])?[key] as? Double)
        }
        let bounds = object["contentBounds"]
        let (left, top) = (try number(bounds, "x"), try number(bounds, "y"))
        let frames = try #require(object["frames"] as? [[String: Any]]).map { frame in
            CGRect(
                x: try number(frame, "x") - left, y: try number(frame, "y") - top,
                width: try number(frame, "width"), height: try number(frame, "height"))
        }
        return (try number(bounds, "width"), frames)
    }

    private func compare(_ text: String, with name: String) throws {
        let file = Self.golden.appending(path: name)
        let recorded = try? String(contentsOf: file, encoding: .utf8)
        guard recorded != text else { return }
        let environment = ProcessInfo.processInfo.environment
        if environment["CANVAS_WATCH_RECORD"] == "1", environment["CI"] == nil {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
            Issue.record("\(name) was recorded: look at it")
        } else {
            Issue.record("\(name) says\n\(recorded ?? "nothing")\nbut the report is\n\(text)")
        }
    }
}
