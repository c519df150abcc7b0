import Testing

@testable import canvas_watch

@Suite("The names on the way to a path")
struct PathChainTests {
    private let machine = FakeMachine()

    private func wants(_ path: String) -> [String: WatchScope] {
        let wants = PathChain(of: FilePath(path), in: machine).wants.map { ($0.folder.shown, $0.scope) }
        return Dictionary(wants) { first, _ in first }
    }

    @Test("a file wants the entries of its folder, the names of the one above, and the fate of the others")
    func plain() {
        machine.makeFolder("/a/b/c")
        machine.write("/a/b/c/m", "x")
        #expect(wants("/a/b/c/m") == ["/a": .itself, "/a/b": .names, "/a/b/c": .entries])
        #expect(PathChain(of: FilePath("/a/b/c/m"), in: machine).end == FilePath("/a/b/c/m"))
    }

    @Test("a missing folder is waited for where its name would appear")
    func missing() {
        machine.makeFolder("/a")
        #expect(wants("/a/b/c/m") == ["/": .names, "/a": .names])
        #expect(PathChain(of: FilePath("/a/b/c/m"), in: machine).end == FilePath("/a/b"))
        #expect(wants("/x/y") == ["/": .names])
    }

    @Test("each link is watched where it stands and where it leads")
    func links() {
        machine.makeFolder("/store/v1")
        machine.makeFolder("/w")
        machine.write("/store/v1/m", "x")
        machine.makeLink("/store/current", to: "v1")
        machine.makeLink("/w/m", to: "../store/current/m")
        let chain = PathChain(of: FilePath("/w/m"), in: machine)
        #expect(chain.followsLinks)
        #expect(chain.end == FilePath("/store/v1/m"))
        let names = ["/w", "/w/m", "/store", "/store/current", "/store/v1", "/store/v1/m"]
        #expect(Set(chain.names) == Set(names.map(FilePath.init)))
        #expect(wants("/w/m") == ["/w": .names, "/store": .names, "/store/v1": .entries])
    }

    @Test("steps back are taken from where a link leads, as the system does")
    func stepsBack() {
        machine.makeFolder("/far/folder")
        machine.write("/far/m", "x")
        machine.makeLink("/link", to: "far/folder")
        #expect(PathChain(of: FilePath("/link/../m"), in: machine).end == FilePath("/far/m"))
    }

    @Test("a loop of links ends")
    func loop() {
        machine.makeLink("/a", to: "b")
        machine.makeLink("/b", to: "a")
        #expect(wants("/a") == ["/": .names])
    }

    @Test("a chain tells what stands at its end as long as nothing else on the way changed")
    func fileAtEnd() {
        machine.makeFolder("/a/b")
        machine.write("/a/b/m", "x")
        let path = FilePath("/a/b/m")
        let chain = PathChain(of: path, in: machine)
        #expect(chain.fileAtEnd(of: path, in: machine) == machine.look(at: path))
        machine.replace("/a/b/m", "another")
        #expect(chain.fileAtEnd(of: path, in: machine) == machine.look(at: path))
        machine.makeName("/a/other", of: "/a/b/m")
        #expect(chain.fileAtEnd(of: path, in: machine) == nil)
        machine.remove("/a/other")
        machine.remove("/a/b/m")
        #expect(chain.fileAtEnd(of: path, in: machine) == nil)
        machine.makeLink("/a/b/m", to: "../other")
        #expect(chain.fileAtEnd(of: path, in: machine) == nil)
        machine.remove("/a/b/m")
        machine.move("/a/b", to: "/a/c")
        machine.makeFolder("/a/b")
        machine.write("/a/b/m", "x")
        #expect(chain.fileAtEnd(of: path, in: machine) == nil)
    }

    @Test("a chain that leads over a link, or ended too early, is always followed anew")
    func noFileAtEnd() {
        machine.makeFolder("/a")
        machine.makeLink("/l", to: "a")
        machine.write("/a/m", "x")
        let paths = [FilePath("/l/m"), FilePath("/a/b/m")]
        let chains = paths.map { PathChain(of: $0, in: machine) }
        machine.makeFolder("/a/b")
        machine.write("/a/b/m", "x")
        for (path, chain) in zip(paths, chains) { #expect(chain.fileAtEnd(of: path, in: machine) == nil) }
        #expect(PathChain().fileAtEnd(of: FilePath("/a/m"), in: machine) == nil)
    }

    @Test("another folder under the same name makes another chain")
    func replaced() {
        machine.makeFolder("/a")
        machine.write("/a/m", "x")
        let before = PathChain(of: FilePath("/a/m"), in: machine)
        machine.move("/a", to: "/old")
        machine.makeFolder("/a")
        machine.write("/a/m", "x")
        #expect(PathChain(of: FilePath("/a/m"), in: machine) != before)
    }
}
