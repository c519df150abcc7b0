extension Console {
    /// Says which arguments led to nothing, and gives back the exit status.
    func tell(_ finding: SpecFinding) -> Int32 {
        for folder in finding.emptyFolders { tell("no specs in \(folder.shown)") }
        for (folder, fault) in finding.faults { complain("\(folder.shown): \(Wording.message(of: fault))") }
        for path in finding.missing { complain(UsageText.message(forMissing: path.shown)) }
        return finding.missing.isEmpty ? ExitStatus.fine : ExitStatus.unanswered
    }
}
