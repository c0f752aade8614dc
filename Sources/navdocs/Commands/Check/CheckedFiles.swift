import NavigationModel
import Platform
import Reports

/// The files that findings stand in, read once more for the lines they are about.
struct CheckedFiles {
    private let sources: FoundSources
    private let current: FilePath
    /// The folder that the files are shown relative to, absolute.
    let folder: FilePath

    /// - Parameters:
    ///   - current: the folder the user is in.
    ///   - isOfRepository: whether files are shown by their paths in the repository that holds the sources, as services
    ///     know them, and not as seen from where the user is.
    init(_ sources: FoundSources, from current: FilePath, isOfRepository: Bool) {
        self.sources = sources
        self.current = current
        folder = (isOfRepository ? GitRepository(around: sources.root)?.top : nil) ?? current
    }

    /// The findings as they are shown: with the paths of their files, and their lines of source.
    func items(of compared: Comparison) -> [CheckReport.Item] {
        let files = Set(compared.findings.map(\.location.file)).subtracting(compared.ownFiles)
        let lines = Dictionary(uniqueKeysWithValues: files.map { ($0, self.lines(of: $0)) })
        var times: [String: Int] = [:]
        return compared.findings.map { finding in
            let print = finding.fingerprint
            times[print, default: 0] += 1
            var shown = finding
            if !compared.ownFiles.contains(finding.location.file) {
                shown.location.file = sources.root.appending(finding.location.file).relative(to: folder).text
            } else if folder != current, let file = try? Disk.absolute(FilePath(finding.location.file), from: current) {
                shown.location.file = file.relative(to: folder).text
            }
            let own = lines[finding.location.file] ?? []
            let line = own.indices.contains(finding.location.line - 1) ? own[finding.location.line - 1] : nil
            return CheckReport.Item(shown, fingerprint: "\(print):\(times[print] ?? 1)", line: line)
        }
    }

    /// The lines of a file; none where it cannot be read again, as standard input cannot.
    private func lines(of path: String) -> [String] {
        guard let file = sources.files.first(where: { $0.path.text == path })?.location,
            let bytes = try? Disk.contents(of: file, atMost: sources.limit)
        else { return [] }
        return String(decoding: bytes, as: UTF8.self)
            .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }.map(String.init)
    }
}
