import CMalloc

/// The memory of this program.
enum ProcessMemory {
    /// Keeps what is freed for what is needed next, instead of giving it back to the system at once.
    ///
    /// The system clears each page that it hands out. For a million items that takes longer than to lay them out, and a
    /// watch would wait for it at every save. So what a large manifest once took stays with the program until it ends.
    static func keepFreed() {
        // Large blocks come from the heap too: mapped ones would be given back one by one.
        mallopt(M_MMAP_MAX, 0)
        mallopt(M_TRIM_THRESHOLD, .max)
    }
}
