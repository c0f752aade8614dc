import Extractor
import NavigationModel
import Platform

/// Mends in place what has only one right way to be mended.
struct Mending {
    private let sources: FoundSources
    /// Where the files are, by their paths, and what tells each from any other that is put there later.
    private let files: [String: (location: FilePath, identity: FileStatus.Identity)]

    /// - Parameter sources: which are not read yet.
    init(of sources: FoundSources) {
        self.sources = sources
        var files: [String: (location: FilePath, identity: FileStatus.Identity)] = [:]
        for file in sources.files {
            guard let location = file.location, let status = try? FileStatus(of: location) else { continue }
            files[file.path.text] = (location, status.identity)
        }
        self.files = files
    }

    /// Mends what it can of some findings.
    /// - Returns: whether a file was changed.
    func mend(_ findings: [Finding], console: Console, from current: FilePath) throws -> Bool {
        var mended = 0
        var names: [String] = []
        let byFile = Dictionary(grouping: findings.filter { Fixer.canMend($0.rule) }, by: \.location.file)
        for (path, findings) in byFile.sorted(by: { $0.key < $1.key }) {
            guard let file = files[path] else { continue }
            let name = file.location.relative(to: current).text
            let place = try FilePlace(name, from: current)
            guard place.identity == file.identity else { throw OutputError.replaced(name) }
            // What is not UTF-8 could not be written back as it is.
            guard let bytes = try? place.contents(atMost: sources.limit),
                let text = String(validating: bytes, as: UTF8.self)
            else {
                continue
            }
            let (fixed, count) = Fixer.fixed(text, findings)
            guard count > 0 else { continue }
            try place.write(Array(fixed.utf8))
            mended += count
            names.append(name)
        }
        if mended > 0 {
            console.note("Fixed \(mended) finding\(mended == 1 ? "" : "s") in \(names.joined(separator: ", "))")
        }
        return mended > 0
    }
}
