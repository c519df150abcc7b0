extension SwiftGlue {
    /// Keeps a mistake from doing harm: no files, no processes, no more memory and time than allowed. It is no jail for
    /// a program that means harm.
    static let sandbox = #"""

        @_silgen_name("backtrace")
        private func canvasWatchBacktrace(_ buffer: UnsafeMutablePointer<UInt>, _ count: Int32) -> Int32

        enum CanvasWatchSandbox {
            static func enter(seconds: Double, memory: UInt64) {
                closefrom(4)
                close(0)
                setvbuf(stdout, nil, Int32(_IOLBF), 0)
                limit(RLIMIT_CORE, 0)
                limit(RLIMIT_FSIZE, 0)
                limit(RLIMIT_NOFILE, 16)
                limit(__RLIMIT_NPROC, 0)
                limit(RLIMIT_CPU, UInt64(seconds) + 1)
                limit(RLIMIT_AS, memory)
                // Should the tool be gone, nobody else ends an endless loop.
                alarm(UInt32(seconds) + 2)
                report([SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT])
            }

            private static func limit(_ resource: __rlimit_resource, _ value: UInt64) {
                var limit = rlimit()
                if getrlimit(__rlimit_resource_t(resource.rawValue), &limit) != 0 { return }
                let value = min(rlim_t(value), limit.rlim_max)
                limit = rlimit(rlim_cur: value, rlim_max: value)
                setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
            }

            /// A crash leaves the addresses of the calls that led to it. Their stack is one of its own: that of an endless
            /// recursion is full.
            private static func report(_ signals: [Int32]) {
                let size = 1 << 16
                var stack = stack_t(ss_sp: malloc(size), ss_flags: 0, ss_size: size)
                sigaltstack(&stack, nil)
                withUnsafeTemporaryAllocation(of: UInt.self, capacity: 1) { room in
                    // The first call loads a library, which a signal handler must not.
                    if let base = room.baseAddress { _ = canvasWatchBacktrace(base, 1) }
                }
                for signal in signals {
                    var action = sigaction()
                    action.__sigaction_handler.sa_handler = { signal in
                        withUnsafeTemporaryAllocation(of: UInt.self, capacity: 68) { room in
                            guard let base = room.baseAddress else { return }
                            let count = max(0, canvasWatchBacktrace(base + 4, 64))
                            base[0] = UInt(CanvasWatchReply.magic)
                            base[1] = UInt(CanvasWatchReply.crash)
                            base[2] = UInt(signal)
                            base[3] = UInt(count)
                            _ = Glibc.write(3, base, (4 + Int(count)) * 8)
                        }
                        fflush(nil)
                        raise(signal)
                    }
                    action.sa_flags = Int32(SA_ONSTACK) | Int32(bitPattern: UInt32(SA_RESETHAND))
                    sigaction(signal, &action, nil)
                }
            }
        }

        """#
}
