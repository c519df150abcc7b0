extension FilePath {
    /// The same path without `.`, doubled slashes and a slash at the end; it leads to the same place.
    var plain: FilePath {
        let slash = UInt8(ascii: "/")
        let parts = bytes.split(separator: slash).filter { $0 != [UInt8(ascii: ".")] }
        let joined = Array(parts.joined(separator: [slash]))
        if isAbsolute { return FilePath(bytes: [slash] + joined) }
        return joined.isEmpty ? FilePath(".") : FilePath(bytes: joined)
    }

    /// The path without `.`, doubled slashes and each `name/..`, for showing and comparing.
    ///
    /// It may lead elsewhere than the path itself where a name before `..` is a link to a folder, so it is not for
    /// opening.
    var normalized: FilePath {
        let slash = UInt8(ascii: "/")
        let dots: [UInt8] = [UInt8(ascii: "."), UInt8(ascii: ".")]
        var parts: [ArraySlice<UInt8>] = []
        for part in bytes.split(separator: slash) where part != dots[..<1] {
            if part == dots[...], let last = parts.last, last != dots[...] {
                parts.removeLast()
            } else if part != dots[...] || !isAbsolute {
                parts.append(part)
            }
        }
        let joined = Array(parts.joined(separator: [slash]))
        if isAbsolute { return FilePath(bytes: [slash] + joined) }
        return joined.isEmpty ? FilePath(".") : FilePath(bytes: joined)
    }
}
