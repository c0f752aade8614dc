import Platform

/// Writes single files where the user asked for them.
enum FileWriter {
    /// Writes a file in place of what is there now: a ``FilePlace`` that is looked at and written to at once.
    /// - Parameters:
    ///   - name: as typed, for messages.
    ///   - current: the folder the user is in.
    ///   - isNamed: whether the user named the file itself; else a link there is replaced, and not what it leads to.
    static func write(
        _ bytes: [UInt8], to name: String, from current: FilePath, isNamed: Bool = true
    ) throws(OutputError) {
        try FilePlace(name, from: current, isNamed: isNamed).write(bytes)
    }
}
