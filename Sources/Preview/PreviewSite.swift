import Base
import Render

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a preview shows at one moment: the site that was built last, and why it is not the newest where it is not.
package struct PreviewSite: Sendable {
    /// The files of the site by path; nil before one was built.
    private let files: [String: OutputFile]?
    package let fault: PreviewFault?
    private let loaded: [String: String]

    /// - Parameters:
    ///   - files: the whole site; nil where none was built yet.
    ///   - fault: why no newer one was.
    package init(_ files: [OutputFile]? = nil, fault: PreviewFault? = nil) {
        self.init(files.map { Dictionary($0.map { ($0.path, $0) }) { first, _ in first } }, fault)
    }

    private init(_ files: [String: OutputFile]?, _ fault: PreviewFault?) {
        self.files = files
        self.fault = fault
        let paths = (files ?? [:]).keys.sorted()
        loaded = Dictionary(
            uniqueKeysWithValues: PreviewPage.loaded.map { prefix in
                let files = paths.filter { $0.hasPrefix(prefix) }.compactMap { files?[$0] }
                return (prefix, Self.fingerprint(of: files))
            })
    }

    /// The same site with some of its files made anew, while the others are not yet.
    package func with(_ newer: [OutputFile]) -> PreviewSite {
        PreviewSite((files ?? [:]).merging(newer.map { ($0.path, $0) }) { $1 }, nil)
    }

    /// The same site, when a newer one could not be built.
    package func keeping(_ fault: PreviewFault) -> PreviewSite { PreviewSite(files, fault) }

    package var isBuilt: Bool { files != nil }

    /// The file of a path; nil where the site has none.
    package func file(_ path: String) -> OutputFile? { files?[path] }

    /// What a page that is open needs to know, as JSON on one line: what tells it from itself at another time, what so tells
    /// the files that it may have loaded, by what their paths begin with, and the fault.
    package func news(of path: String) -> String {
        struct News: Encodable {
            let version: String
            let loaded: [String: String]
            let fault: PreviewFault?
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let bytes = try? encoder.encode(News(version: version(of: path), loaded: loaded, fault: fault))
        return bytes.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }

    private func version(of path: String) -> String {
        guard let files else { return "none" }
        return files[path].map { Self.fingerprint(of: [$0]) } ?? "missing"
    }

    private static func fingerprint(of files: [OutputFile]) -> String {
        text(of: Digest(of: files.map { text(of: Digest(of: $0.contents)) }.joined(separator: "_")))
    }

    private static func text(of digest: Digest) -> String {
        [digest.first, digest.second].map { String($0, radix: 36) }.joined(separator: "-")
    }

    /// How many pages differ from another version's, came or went.
    package func changedPages(since other: PreviewSite) -> Int {
        let (new, old) = (files ?? [:], other.files ?? [:])
        return Set(new.keys).union(old.keys).count { path in path.hasSuffix(".html") && new[path] != old[path] }
    }
}
