import Foundation
import Testing

/// A watch by the real binary, as a reader of its JSON has it.
final class ToolWatch {
    /// One line of it.
    struct Event {
        let kind: String
        let sequence: Int
        let spec: String?
        let cause: [String]
        let message: String?
        let codes: [String]
        let width: Double?

        init(_ line: String) throws {
            let object = try #require(
                try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
            kind = try #require(object["event"] as? String, "\(line)")
            sequence = try #require(object["sequence"] as? Int, "\(line)")
            spec = object["spec"] as? String
            cause = object["cause"] as? [String] ?? []
            message = object["message"] as? String
            codes = (object["diagnostics"] as? [[String: Any]] ?? []).compactMap { $0["code"] as? String }
            width = (object["contentSize"] as? [String: Double])?["width"]
        }

        /// The event in a few words.
        var text: String {
            switch kind {
            case "report": "report \(spec ?? "?") \(width.map { "\(Int($0))" } ?? "?")"
            case "problem": "problem \(spec ?? "?") \(codes.joined(separator: ","))"
            case "notice", "ready": "\(kind) \(message ?? "?")"
            default: [kind, spec].compactMap(\.self).joined(separator: " ")
            }
        }
    }

    /// The name of the spec that is saved to see that nothing else happened; it is told last of what is told together.
    private static let marker = "zz-marker.layout.json"

    let folder: TemporaryFolder
    let tool: ToolProcess
    /// What was told before the watch was ready, and that it is.
    private(set) var first: [Event] = []
    private var markers = 0
    private var sequence = 0

    /// A spec whose canvas is as wide as is said.
    static func spec(_ width: Int) -> String {
        "{ items: { count: 1, size: [\(width), 10] } }\n"
    }

    /// Starts a watch of a folder's `w` and waits until it is ready.
    ///
    /// - Parameters:
    ///   - files: the files that are there from the start, by their path below the temporary folder.
    ///   - shell: a command for `bash` that runs the tool as `"$@"`; nil runs it directly.
    ///   - prepare: what else there is from the start.
    init(
        _ files: [String: String], _ arguments: [String] = ["w", "--format", "json"], shell: String? = nil,
        prepare: (TemporaryFolder) -> Void = { _ in }
    ) throws {
        folder = TemporaryFolder()
        folder.makeFolder("w")
        folder.write("w/" + Self.marker, Self.spec(5000))
        for (name, text) in files {
            if let slash = name.lastIndex(of: "/") { folder.makeFolder(String(name[..<slash])) }
            folder.write(name, text)
        }
        prepare(folder)
        if let shell {
            tool = try ToolProcess(
                ["-c", shell, "bash", ToolProcess.binary] + arguments, program: "bash", in: folder.path)
        } else {
            tool = try ToolProcess(arguments, in: folder.path)
        }
        first = try events(to: "ready")
    }

    /// The next event; their numbers have no gaps.
    func next() throws -> Event {
        let event = try Event(try tool.line { _ in true })
        sequence += 1
        #expect(event.sequence == sequence)
        return event
    }

    /// The events up to one of a kind and, if wanted, of a spec, and that one.
    func events(to kind: String, _ spec: String? = nil) throws -> [Event] {
        var events = [try next()]
        while let last = events.last, last.kind != kind || spec != nil && last.spec != spec {
            events.append(try next())
        }
        return events
    }

    /// The events up to the first whose words are these or, with an ellipsis at the end, begin so.
    @discardableResult
    func texts(to text: String) throws -> [String] {
        var texts = [try next().text]
        let isBeginning = text.hasSuffix("…")
        while let last = texts.last, isBeginning ? !last.hasPrefix(text.dropLast()) : last != text {
            texts.append(try next().text)
        }
        return texts
    }

    /// What was told by now, in words: a marker is saved, and its report is the first thing that is left out.
    func rest() throws -> [String] {
        markers += 1
        folder.replace("w/" + Self.marker, Self.spec(5000 + markers))
        return try texts(to: "report \(Self.marker) \(5000 + markers)").dropLast()
    }

    /// The watches that the process has, counted by the system.
    func countWatches() -> Int {
        let path = "/proc/\(tool.processID)/fdinfo"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.reduce(0) { count, name in
            let text = (try? String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)) ?? ""
            return count + text.split(separator: "\n").count { $0.hasPrefix("inotify wd:") }
        }
    }
}
