/// Prints the JSON Schema of specs and manifests.
struct SchemaCommand {
    private let invocation: Invocation
    private let console: Console

    init(_ invocation: Invocation, _ console: Console) {
        self.invocation = invocation
        self.console = console
    }

    /// Prints, and gives back the exit status.
    func run() throws(UsageProblem) -> Int32 {
        let subject: JSONSchema.Subject? = try invocation.word(at: 0, what: "subject of a schema")
        var buffer = ByteBuffer()
        IndentedJSON().append(JSONSchema.document(of: subject), to: &buffer)
        return console.put(buffer.bytes)
    }
}
