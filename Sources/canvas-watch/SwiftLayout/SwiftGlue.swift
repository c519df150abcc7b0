/// The source that is compiled beside a layout's Swift file: it makes the layout, asks it for frames and hands them back.
///
/// It speaks the protocol of `SwiftLayoutRequest` and `SwiftLayoutReply`. Every name it declares begins with
/// `CanvasWatch`, so that it stays out of the way of the file.
struct SwiftGlue: Hashable, Sendable {
    /// The names that Foundation gives to types of its own: with a type alias in the same module the engine's are meant.
    private static let geometry = ["CGFloat", "CGPoint", "CGSize", "CGRect"]

    /// The source.
    let text: String
    /// The parameter that stands on a line of it, by the line from 1.
    let parameterLines: [Int: String]

    /// Writes the source for a layout; the request has the values in the order of the plan's arguments.
    init(_ plan: SwiftLayoutPlan) {
        var lines = ["import CanvasEngine", "@preconcurrency import Glibc", ""]
        for name in Self.geometry where !plan.topLevelNames.contains(name) {
            lines.append("public typealias \(name) = CanvasEngine.\(name)")
        }
        lines += ["", "@main enum CanvasWatchMain {", "    static func main() {"]
        lines += ["        let request = CanvasWatchRequest()", "        let layout = \(Self.quoted(plan.type))("]
        var parameterLines: [Int: String] = [:]
        for (index, argument) in plan.arguments.enumerated() {
            let label = argument.label.map { "`\($0)`: " } ?? ""
            let comma = index + 1 < plan.arguments.count ? "," : ""
            lines.append("            \(label)request.parameter(\(index))\(comma)")
            parameterLines[lines.count] = argument.name
        }
        lines += ["        )", "        request.answer(with: layout)", "    }", "}", ""]
        text = lines.joined(separator: "\n") + Self.runtime
        self.parameterLines = parameterLines
    }

    /// A name that may have dots, each part of it safe from being a keyword.
    private static func quoted(_ name: String) -> String {
        name.split(separator: ".").map { "`\($0)`" }.joined(separator: ".")
    }

    /// What the source of every layout has in common.
    private static let runtime = sandbox + request + values + reply
}
