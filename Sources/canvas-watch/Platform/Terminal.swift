import Glibc

/// The terminal that standard output goes to.
enum Terminal {
    /// Whether there is one; a program's output does not become another thing while it runs.
    private static let isThere = StandardStream.output.isTerminal

    /// Its size in character cells; nil when there is no terminal, or when it does not know.
    static var size: (columns: Int, rows: Int)? {
        var window = winsize()
        guard isThere, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
            return nil
        }
        return (Int(window.ws_col), Int(window.ws_row))
    }
}
