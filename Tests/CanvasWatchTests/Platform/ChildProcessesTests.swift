import Glibc
import Testing

@testable import canvas_watch

@Suite("Child processes")
struct ChildProcessesTests {
    private func command(
        _ script: String, input: [UInt8] = [], seconds: Double = 120, outputLimit: Int = 1 << 20,
        answerLimit: Int? = nil
    ) -> ChildCommand {
        ChildCommand(
            program: FilePath("/bin/sh"), arguments: [Array("-c".utf8), Array(script.utf8)],
            environment: [Array("NAME=value".utf8), Array("PATH=/usr/bin:/bin".utf8)], input: input, seconds: seconds,
            outputLimit: outputLimit, answerLimit: answerLimit)
    }

    private func run(_ command: ChildCommand) -> ChildOutcome { ChildProcesses().run(command) }

    /// Expects that the processes in whose arguments a mark stands end by themselves; ends them where they do not.
    private func expectNone(mentioning mark: String) throws {
        let left = try ProcessTable.processes(mentioning: mark)
        let areGone = ProcessTable.areGone(left)
        for process in left where !areGone { kill(process, SIGKILL) }
        #expect(areGone)
    }

    @Test(
        "How a program ends is told",
        arguments: [
            ("exit 0", ChildOutcome.Ending.exited(0)), ("exit 7", .exited(7)), ("kill -9 $$", .signalled(9)),
            ("kill -11 $$", .signalled(11)),
        ])
    func endings(script: String, ending: ChildOutcome.Ending) {
        #expect(run(command(script)).ending == ending)
    }

    @Test("What it prints on either stream comes in order, what it answers apart")
    func streams() {
        let outcome = run(command("echo one; echo two >&2; echo three; printf answer >&3", answerLimit: 100))
        #expect(String(decoding: outcome.output, as: UTF8.self) == "one\ntwo\nthree\n")
        #expect(String(decoding: outcome.answer, as: UTF8.self) == "answer")
        #expect(outcome.ending == .exited(0))
    }

    @Test("Its environment is the one that was given, and its only descriptors are its pipes")
    func surroundings() {
        let outcome = run(
            command(
                "echo $NAME $HOME; for f in /proc/self/fd/*; do echo ${f##*/}; done | sort | head -3 | tr '\\n' ' '"))
        #expect(String(decoding: outcome.output, as: UTF8.self).hasPrefix("value\n0 1 "))
    }

    @Test("More than a pipe holds goes in and comes out", arguments: [0, 1, 65_536, 3_000_001])
    func largeInput(size: Int) {
        let input = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
        let outcome = run(command("cat >&3", input: input, answerLimit: size))
        #expect(outcome.answer == input)
        #expect(outcome.ending == .exited(0))
    }

    @Test("A program that does not read its input ends well all the same")
    func unreadInput() {
        let outcome = run(command("exec 0<&-; echo done", input: [UInt8](repeating: 1, count: 1_000_000)))
        #expect(outcome == ChildOutcome(ending: .exited(0), output: Array("done\n".utf8)))
    }

    @Test("A flood is cut off at the limit, on either way")
    func flood() {
        let printed = run(command("yes", outputLimit: 1000))
        #expect(printed.ending == .flooded)
        #expect(printed.output.count == 1000)
        #expect(run(command("yes >&3", answerLimit: 1000)).ending == .flooded)
        #expect(run(command("printf 12345", outputLimit: 5)).ending == .exited(0))
    }

    @Test("A program that does not end in time is ended, with what it started")
    func deadline() {
        // The grandchild would answer when the shell is gone, were it still there.
        let outcome = run(command("(sleep 1000; echo late) & echo begun; wait", seconds: 0.3))
        #expect(outcome.ending == .timedOut)
        #expect(String(decoding: outcome.output, as: UTF8.self) == "begun\n")
    }

    @Test("What a program leaves behind does not hold it up")
    func leftovers() {
        #expect(
            run(command("sleep 1000 & echo over")) == ChildOutcome(ending: .exited(0), output: Array("over\n".utf8)))
    }

    @Test("What starts others without a pause, in a session of its own, is ended with all of them")
    func swarm() throws {
        // It is ended for what it prints, in the midst of what it starts; each of them has the mark in its arguments.
        let mark = "1000.\(getpid())"
        let swarm = "i=0; while [ $i -lt 500 ]; do sleep \(mark) & echo; i=$((i+1)); done; wait"
        #expect(run(command("setsid sh -c '\(swarm)' & wait", outputLimit: 200)).ending == .flooded)
        try expectNone(mentioning: mark)
    }

    @Test("However many others a program starts, by way of others, all of them are ended")
    func manyDescendants() throws {
        // It is ended for what it prints when all of them are there; each of them has the mark in its arguments.
        let mark = "2000.\(getpid())"
        let branch = "i=0; while [ $i -lt 400 ]; do sleep \(mark) & i=$((i+1)); done; echo; wait"
        let branches = "for branch in 1 2 3 4; do (\(branch)) & done; wait"
        #expect(run(command("setsid sh -c '\(branches)' & wait", outputLimit: 3)).ending == .flooded)
        try expectNone(mentioning: mark)
    }

    @Test("The user's wish to end is noticed while a program runs")
    func interruption() {
        #expect(ChildProcesses(isInterrupted: { true }).run(command("sleep 1000")).ending == .interrupted)
    }

    @Test("A program that cannot be started is told in the system's words")
    func missingProgram() {
        let missing = ChildCommand(
            program: FilePath("/nonexistent"), arguments: [], environment: [], seconds: 1, outputLimit: 1)
        #expect(run(missing).ending == .notStarted("No such file or directory"))
    }
}
