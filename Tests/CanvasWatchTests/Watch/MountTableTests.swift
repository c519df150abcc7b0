import Glibc
import Testing

@testable import canvas_watch

@Suite("Mounts")
struct MountTableTests {
    private static let text = """
        22 27 0:21 / /proc rw,relatime - proc proc rw
        27 1 254:0 / / rw,relatime - ext4 /dev/vda rw,discard
        36 35 0:45 /home /mnt/a\\040b rw,noatime master:1 propagate_from:2 - nfs4 server:/export rw,vers=4.2
        37 35 259:65537 / /big rw shared:3 - fuse.sshfs me@there: rw
        nonsense
        1 2 3 4 5 6 - short

        """

    @Test("the type stands behind the dash, however many tags come before it")
    func types() {
        let table = MountTable(parsing: Array(Self.text.utf8))
        #expect(table.type(of: UInt64(21)) == "proc")
        #expect(table.type(of: UInt64(254) << 8) == "ext4")
        #expect(table.type(of: UInt64(45)) == "nfs4")
        #expect(table.type(of: 1 << 8) == nil)
    }

    @Test("large device numbers are put together as the system does")
    func largeNumbers() {
        // glibc's makedev(259, 65537): minor bits 8... move up by 12.
        let device: UInt64 = 259 << 8 | (65537 & 0xFF) | (65537 & 0xFFFF_FF00) << 12
        #expect(MountTable(parsing: Array(Self.text.utf8)).type(of: device) == "fuse.sshfs")
    }

    @Test("the root of this machine is found in its table")
    func thisMachine() {
        guard case .bytes(let bytes, _, _) = Files().read(FilePath("/proc/self/mountinfo"), limit: 1 << 20),
            case .folder(let stamp) = Files().look(at: FilePath("/proc"))
        else {
            Issue.record("no table")
            return
        }
        #expect(MountTable(parsing: bytes).type(of: stamp.device) == "proc")
    }

    @Test(
        "file systems of other machines are told from those of this one",
        arguments: [
            ("nfs", true), ("nfs4", true), ("cifs", true), ("9p", true), ("fuse.sshfs", true), ("virtiofs", true),
            ("ext4", false), ("btrfs", false), ("tmpfs", false), ("overlay", false), ("fuse.mergerfs", false),
            ("fuseblk", false), ("fuse.", false), ("sshfs", false),
        ])
    func network(type: String, isNetwork: Bool) {
        #expect(NetworkFileSystem.contains(type) == isNetwork)
    }
}
