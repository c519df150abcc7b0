import Glibc
import Testing

@testable import canvas_watch

/// A pipe whose ends close with it.
private final class Pipe {
    private(set) var reading: Int32
    let writing: Int32

    init() {
        signal(SIGPIPE, SIG_IGN)
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        (reading, writing) = (ends[0], ends[1])
    }

    deinit {
        close(writing)
        stopReading()
    }

    func stopReading() {
        if reading >= 0 { close(reading) }
        reading = -1
    }

    func read(_ count: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let length = Glibc.read(reading, &bytes, count)
        return Array(bytes.prefix(max(0, length)))
    }
}

/// Reads a pipe in small pieces, on a thread of its own: a test that waits must not hold up the one it waits for.
private final class SlowReader {
    private final class Work {
        let number: Int32
        let count: Int
        var bytes: [UInt8] = []

        init(number: Int32, count: Int) { (self.number, self.count) = (number, count) }
    }

    private let work: Work
    private var thread = pthread_t()

    init(_ number: Int32, count: Int) {
        work = Work(number: number, count: count)
        pthread_create(
            &thread, nil,
            { context in
                guard let context else { return nil }
                let work = Unmanaged<Work>.fromOpaque(context).takeUnretainedValue()
                var part = [UInt8](repeating: 0, count: 777)
                while work.bytes.count < work.count {
                    let length = read(work.number, &part, part.count)
                    if length <= 0 { break }
                    work.bytes += part[..<length]
                }
                return nil
            }, Unmanaged.passUnretained(work).toOpaque())
    }

    /// Everything that was read, once it is.
    func finish() -> [UInt8] {
        pthread_join(thread, nil)
        return work.bytes
    }
}

/// Sends a signal to this thread; a thread that runs tests may have blocked it.
private func send(_ signal: Int32) {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, signal)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(signal)
}

/// Signals belong to the whole process, so these tests run one after the other.
@Suite("Streams and signals", .serialized)
struct StreamTests {
    @Test("bytes come out whole, and a reader that went away is told apart")
    func standardStream() {
        let pipe = Pipe()
        let stream = StandardStream(number: pipe.writing)
        #expect(stream.write(Array("report\n".utf8)) == .written)
        #expect(pipe.read(100) == Array("report\n".utf8))
        #expect(stream.write([]) == .written)
        #expect(!stream.isTerminal)
        pipe.stopReading()
        #expect(stream.write([1]) == .closed)
    }

    @Test("a stream that is full says why")
    func full() {
        let number = open("/dev/full", O_WRONLY)
        guard case .failed(let reason) = StandardStream(number: number).write([1]) else {
            Issue.record("written")
            return
        }
        #expect(!reason.isEmpty)
        close(number)
    }

    @Test("signals come in their order, and a caught one does not end the program")
    func order() throws {
        let signals = try Signals()
        #expect(signals.take() == [])
        for signal in [SIGWINCH, SIGWINCH, SIGCONT, SIGTERM, SIGINT] { send(signal) }
        #expect(signals.isEndAsked)
        #expect(signals.take() == [.windowChanged, .resume, .end(SIGTERM), .end(SIGINT)])
        #expect(signals.take() == [])
    }

    @Test("a signal that was ignored at the start stays ignored")
    func ignored() throws {
        let before = signal(SIGHUP, SIG_IGN)
        let signals = try Signals()
        send(SIGHUP)
        #expect(signals.take() == [])
        signal(SIGHUP, before)
    }

    @Test("a waiting machine is woken by a signal")
    func waking() throws {
        let signals = try Signals()
        let machine = LiveMachine(signals: signals)
        send(SIGTERM)
        #expect(machine.wait(until: machine.now + .seconds(60)).signals == [.end(SIGTERM)])
        #expect(machine.wait(until: machine.now).signals == [])
    }

    @Test("a report to a reader that does not read is given up when a signal asks to end")
    func stuck() throws {
        let pipe = Pipe()
        let signals = try Signals()
        let stream = ReportStream(StandardStream(number: pipe.writing), signals: signals)
        let report = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 16)
        #expect(stream.write(report) == .written)
        send(SIGTERM)
        #expect(stream.write(report) == .interrupted)
        #expect(signals.take() == [.end(SIGTERM)])
        #expect(stream.write(report) == .closed, "nothing follows a report that was given up")
    }

    @Test("a slow reader gets every byte, and the shared stream is left as it was")
    func slow() throws {
        let pipe = Pipe()
        let signals = try Signals()
        let stream = ReportStream(StandardStream(number: pipe.writing), signals: signals)
        let report = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        let reader = SlowReader(pipe.reading, count: report.count)
        #expect(stream.write(report) == .written)
        #expect(reader.finish() == report)
        #expect(fcntl(pipe.writing, F_GETFL) & O_NONBLOCK == 0)
    }

    @Test("a reader that went away ends the reports")
    func gone() throws {
        let pipe = Pipe()
        let stream = ReportStream(StandardStream(number: pipe.writing), signals: try Signals())
        pipe.stopReading()
        #expect(stream.write([1]) == .closed)
    }
}
