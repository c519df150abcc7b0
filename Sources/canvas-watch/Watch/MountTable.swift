/// Which type of file system each device holds, as `/proc/self/mountinfo` tells.
struct MountTable: Sendable {
    /// The types by device number; devices without a block device behind them have numbers too.
    private var types: [UInt64: String] = [:]

    /// Reads the table; lines that are none are skipped.
    ///
    /// A line is `36 35 98:0 /root /point options tags… - type source options`; the number of tags varies.
    init(parsing bytes: [UInt8]) {
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let fields = line.split(separator: UInt8(ascii: " "))
            guard fields.count > 6, let dash = fields[6...].firstIndex(of: [UInt8(ascii: "-")]),
                dash + 1 < fields.count,
                let device = Self.device(fields[2])
            else { continue }
            types[device] = String(decoding: fields[dash + 1], as: UTF8.self)
        }
    }

    /// The type of the file system on a device; nil when the table does not tell.
    func type(of device: UInt64) -> String? {
        types[device]
    }

    /// The number that `stat` gives for a device that the table writes as `major:minor`.
    private static func device(_ text: ArraySlice<UInt8>) -> UInt64? {
        let parts = text.split(separator: UInt8(ascii: ":")).map { UInt64(String(decoding: $0, as: UTF8.self)) }
        guard parts.count == 2, let major = parts[0], let minor = parts[1] else { return nil }
        return (major & 0xFFFF_F000) << 32 | (major & 0xFFF) << 8 | (minor & 0xFFFF_FF00) << 12 | minor & 0xFF
    }
}

/// File systems whose files change on other machines, which no event tells.
enum NetworkFileSystem {
    private static let types: Set<String> = [
        "9p", "acfs", "afs", "beegfs", "ceph", "cifs", "coda", "davfs", "drvfs", "fakeowner", "gfs2", "glusterfs",
        "gpfs", "lustre", "ncpfs", "nfs", "nfs3", "nfs4", "ocfs2", "orangefs", "prl_fs", "pvfs2", "smb3", "smbfs",
        "vboxsf", "virtiofs", "vmhgfs",
    ]

    /// Programs that serve remote files through FUSE, as the type names them behind `fuse.`.
    private static let programs: Set<String> = [
        "afp", "blobfuse", "blobfuse2", "ceph", "ceph-fuse", "cephfs", "curlftpfs", "davfs2", "gcsfuse", "glusterfs",
        "goofys", "grpcfuse", "gvfsd-fuse", "juicefs", "mount-s3", "moosefs", "osxfs", "rclone", "s3fs", "seaweedfs",
        "smbnetfs", "sshfs", "vmhgfs-fuse", "wdfs",
    ]

    /// Whether a type of file system is one of them.
    static func contains(_ type: String) -> Bool {
        if types.contains(type) { return true }
        return type.hasPrefix("fuse.") && programs.contains(String(type.dropFirst("fuse.".count)))
    }
}
