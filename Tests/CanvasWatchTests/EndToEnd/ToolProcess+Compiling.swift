import Glibc

extension ToolProcess {
    /// The environment in which the tool finds the compiler; what it builds is kept beside the tool.
    static var compiling: [String: String] {
        compiling(into: binary.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/swift-layouts")
    }

    /// The same, with a folder for what is built.
    static func compiling(into cache: String) -> [String: String] {
        let path = getenv("PATH").map { String(cString: $0) } ?? ""
        return ["PATH": path, "XDG_CACHE_HOME": cache]
    }
}
