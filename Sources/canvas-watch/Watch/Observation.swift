/// What was read under a path.
enum Observation: Hashable, Sendable {
    /// Contents, of this version.
    case contents(FileVersion)
    /// None, and why.
    case fault(FileFault)

    /// Whether nothing happened between the two that anybody wants to hear of: neither other contents nor another write
    /// of the same ones. Permissions and names of the same file may differ.
    func isSame(as other: Observation) -> Bool {
        switch (self, other) {
        case (.contents(let version), .contents(let other)):
            version.digest == other.digest && version.stamp.isSameWrite(as: other.stamp)
        default: self == other
        }
    }

    /// What is believed of the file.
    var sight: PendingChange.Sight {
        switch self {
        case .contents(let version): version.stamp.size == 0 ? .empty : .present
        case .fault(.missing), .fault(.danglingLink): .absent
        case .fault: .present
        }
    }
}
