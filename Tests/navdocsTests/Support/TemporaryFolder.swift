import Foundation

/// A folder of its own for a test, gone with the test.
final class TemporaryFolder {
    let url: URL

    /// - Parameter files: what stands in it, by path.
    init(_ files: [String: String] = [:]) throws {
        let name = "navdocs-\(UUID().uuidString)"
        url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, text) in files { try write(Data(text.utf8), to: path) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ relative: String) -> URL { url.appendingPathComponent(relative) }

    func write(_ contents: Data, to path: String) throws {
        let file = self.path(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try contents.write(to: file)
    }

    func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

    /// Writes a program. `cp` does, since a file can't be run while any process has it open for writing, and a process
    /// that another test starts meanwhile has what is open here.
    func write(program: Data, to path: String) throws {
        try write(program, to: path + ".contents")
        let copy = try Program.run(
            URL(fileURLWithPath: "/bin/cp"), [self.path(path + ".contents").path, self.path(path).path], in: self)
        guard copy.status == 0 else { throw CocoaError(.fileWriteUnknown) }
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: self.path(path).path)
        try FileManager.default.removeItem(at: self.path(path + ".contents"))
    }

    func write(program text: String, to path: String) throws { try write(program: Data(text.utf8), to: path) }

    func link(_ path: String, to target: String) throws {
        let link = self.path(path)
        try FileManager.default.createDirectory(
            at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
    }

    func text(of path: String) throws -> String { try String(contentsOf: self.path(path), encoding: .utf8) }

    func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: self.path(path).path) }

    /// The names in a folder, sorted.
    func names(in path: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: self.path(path).path).sorted()
    }

    /// Every file below a folder with its bytes.
    func tree(_ path: String) throws -> [String: Data] {
        var tree: [String: Data] = [:]
        for case let file as String in FileManager.default.enumerator(atPath: self.path(path).path) ?? .init() {
            let url = self.path(path).appendingPathComponent(file)
            let isFolder = try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory
            if isFolder != true { tree[file] = try Data(contentsOf: url) }
        }
        return tree
    }
}
