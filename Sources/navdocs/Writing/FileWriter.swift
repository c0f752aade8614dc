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

    /// Writes several files, each whole or not at all.
    /// - Parameters:
    ///   - files: with their names, as typed.
    ///   - isNamed: whether the user named the files themselves.
    /// - Throws: an error that says how many of them were written.
    static func write(
        _ files: [(name: String, contents: [UInt8])], from current: FilePath, isNamed: Bool = true
    ) throws(OutputError) {
        for (position, file) in files.enumerated() {
            do { try write(file.contents, to: file.name, from: current, isNamed: isNamed) } catch {
                throw error.after(position, of: files.count)
            }
        }
    }
}
