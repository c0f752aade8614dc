import Extractor
import NavigationModel
import Platform

/// Mends in place what has only one right way to be mended.
enum Mending {
    /// Mends what it can of some findings.
    /// - Returns: whether a file was changed.
    static func mend(
        _ findings: [Finding], in sources: FoundSources, console: Console, from current: FilePath
    ) throws -> Bool {
        var mended = 0
        var files: [String] = []
        let byFile = Dictionary(grouping: findings.filter { Fixer.canMend($0.rule) }, by: \.location.file)
        for (path, findings) in byFile.sorted(by: { $0.key < $1.key }) {
            guard let file = sources.files.first(where: { $0.path.text == path })?.location else { continue }
            let name = file.relative(to: current).text
            // What is not UTF-8 could not be written back as it is.
            guard let bytes = try? Disk.contents(of: file, atMost: sources.limit),
                let text = String(validating: bytes, as: UTF8.self)
            else {
                continue
            }
            let (fixed, count) = Fixer.fixed(text, findings)
            guard count > 0 else { continue }
            try FileWriter.write(Array(fixed.utf8), to: name, from: current)
            mended += count
            files.append(name)
        }
        if mended > 0 {
            console.note("Mended \(mended) finding\(mended == 1 ? "" : "s") in \(files.joined(separator: ", "))")
        }
        return mended > 0
    }
}
