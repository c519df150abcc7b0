import Foundation
import Testing

@testable import canvas_watch

/// A suite in whose folder the real binary compiles and runs layouts in Swift files.
protocol SwiftLayoutSuite {
    /// Holds the specs, the Swift files, and what is built of them.
    var folder: TemporaryFolder { get }
}

extension SwiftLayoutSuite {
    /// Runs the tool in the folder; what it builds is kept there too.
    func run(_ arguments: [String]) throws -> (status: Int32, output: String, errors: String) {
        try ToolProcess.run(
            arguments, in: folder.path, environment: ToolProcess.compiling(into: folder.path + "/cache"))
    }

    /// The diagnostics of a spec that is broken.
    func diagnostics(_ arguments: [String]) throws -> [[String: Any]] {
        let run = try run(["render", "--allow-swift", "--format", "json"] + arguments)
        #expect(run.status == 1)
        return try #require(try WatchTests.object(run.output)["diagnostics"] as? [[String: Any]], "\(run)")
    }

    /// The frames of a spec that is good.
    func frames(_ arguments: [String]) throws -> [CGRect] {
        let run = try run(["render", "--allow-swift", "--format", "json"] + arguments)
        #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
        let frames = try #require(try WatchTests.object(run.output)["frames"] as? [[String: Any]], "\(run)")
        return try frames.map { frame in
            func number(_ key: String) throws -> Double { try #require(frame[key] as? Double) }
            return CGRect(
                x: try number("x"), y: try number("y"), width: try number("width"), height: try number("height"))
        }
    }

    /// Writes a spec; where it says nothing about time, only a busy machine could want for some.
    func writeSpec(_ layout: String, name: String = "a.layout.json") {
        let time = layout.contains("timeLimit") ? "" : ", timeLimit: 120"
        folder.write(name, "{ layout: { kind: 'swift', \(layout)\(time) },\n  items: { count: 3, size: [10, 20] } }\n")
    }
}

extension Files {
    /// Whether nothing is at a path.
    func isMissing(_ path: FilePath) -> Bool {
        look(at: path) == .fault(.missing)
    }
}
