import Glibc

extension ProcessFacts {
    /// The file of this program, links resolved; nil where the system does not tell.
    static var executable: FilePath? {
        Files().target(ofLink: FilePath("/proc/self/exe"))
    }

    /// The environment that the program was started with, each as `NAME=value`.
    static var environment: [[UInt8]] {
        do throws(SystemError) {
            let descriptor = try Descriptor(reading: FilePath("/proc/self/environ"))
            let bytes = try descriptor.readAll(expecting: 1 << 14, limit: 1 << 22)
            return bytes.split(separator: 0).map(Array.init)
        } catch {
            return []
        }
    }

    /// The number of this process.
    static var number: Int { Int(getpid()) }
}
