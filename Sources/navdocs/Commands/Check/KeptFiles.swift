import NavigationModel
import Platform
import Reports

/// The baseline that a team keeps.
enum BaselineFile {
    /// - Parameter name: as typed.
    static func read(_ name: String, from current: FilePath) throws(CheckError) -> Baseline {
        let bytes = try KeptFile.bytes(of: name, from: current, writtenBy: "navdocs check --write-baseline \(name)")
        do { return try Baseline(reading: bytes) } catch {
            throw .noBaseline(name)
        }
    }
}

/// The record of the navigation that a team keeps.
enum RecordFile {
    /// The lines of the record that no longer hold, and those it lacks, each behind its sign.
    /// - Parameter name: as typed.
    static func changes(
        in name: String, graph: NavigationGraph, from current: FilePath
    ) throws(CheckError) -> [String] {
        let bytes = try KeptFile.bytes(
            of: name, from: current, writtenBy: "navdocs export --format text -o \(name)")
        return NavigationRecord.changes(from: String(decoding: bytes, as: UTF8.self), to: graph)
    }
}

private enum KeptFile {
    /// - Parameter command: what writes such a file.
    static func bytes(
        of name: String, from current: FilePath, writtenBy command: String
    ) throws(CheckError) -> [UInt8] {
        do {
            return try Disk.contents(of: Disk.absolute(FilePath(name), from: current), atMost: .kept, isNamed: true)
        } catch {
            throw error.isMissing ? .noFile(name, command: command) : .unreadable(name, reason: error.reason)
        }
    }
}
