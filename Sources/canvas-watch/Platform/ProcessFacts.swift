import Glibc

/// What the program was started with.
enum ProcessFacts {
    /// The arguments behind the program's name, as bytes: they need not be valid UTF-8.
    static var arguments: [[UInt8]] {
        (1..<max(1, Int(CommandLine.argc))).compactMap { index in
            CommandLine.unsafeArgv[index].map(bytes)
        }
    }

    /// The value of an environment variable; nil when it is not set.
    static func environment(_ name: String) -> [UInt8]? {
        getenv(name).map(bytes)
    }

    /// The current folder; nil when it no longer exists.
    static var currentFolder: FilePath? {
        guard let path = getcwd(nil, 0) else { return nil }
        defer { free(path) }
        return FilePath(bytes: bytes(path))
    }

    /// Ends the program.
    static func end(_ status: Int32) -> Never {
        exit(status)
    }

    private static func bytes(_ text: UnsafeMutablePointer<CChar>) -> [UInt8] {
        UnsafeBufferPointer(start: text, count: strlen(text)).map(UInt8.init(bitPattern:))
    }
}
