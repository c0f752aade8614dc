#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The JSON form of a difference: `navdocs diff --format json`, described by `Schema/navdocs-diff-1.schema.json`.
package struct DiffDocument: Encodable {
    /// The format's name and version, the value of `schema`.
    package static let schema = "navdocs-diff/1"

    /// A version that is compared.
    package struct Version: Encodable, Hashable, Sendable {
        /// As typed.
        package var name: String
        /// The whole name of the commit, where it is one.
        package var commit: String?

        /// - Parameters:
        ///   - name: as typed.
        ///   - commit: the whole name of the commit, where it is one.
        package init(name: String, commit: String? = nil) {
            self.name = name
            self.commit = commit
        }
    }

    private let diff: NavigationDiff
    private let old: Version
    private let new: Version

    /// - Parameters:
    ///   - diff: what changed.
    ///   - old: what the version before is called.
    ///   - new: what the version after is called.
    package init(_ diff: NavigationDiff, old: Version, new: Version) {
        self.diff = diff
        self.old = old
        self.new = new
    }

    /// The document's bytes: UTF-8, keys sorted, two spaces a level, a newline at the end.
    package var bytes: [UInt8] {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
            return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
        }
    }

    private enum CodingKeys: String, CodingKey { case schema, title, old, new, different, headline, summary, changes }

    /// Writes the keys of the schema.
    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: CodingKeys.self)
        try keys.encode(Self.schema, forKey: .schema)
        try keys.encode(diff.new.graph.title, forKey: .title)
        try keys.encode(old, forKey: .old)
        try keys.encode(new, forKey: .new)
        try keys.encode(!diff.isEmpty, forKey: .different)
        try keys.encode(diff.headline, forKey: .headline)
        if !diff.summary.isEmpty { try keys.encode(diff.summary, forKey: .summary) }
        try keys.encode(diff.changes, forKey: .changes)
    }
}

extension NavigationChange: Encodable {
    private enum CodingKeys: String, CodingKey {
        case kind, subject, sentence, details, names, coordinatorId, destination, before, after, in_ = "in", location
    }

    /// Writes the keys of the schema.
    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: CodingKeys.self)
        try keys.encode(kind, forKey: .kind)
        try keys.encode(subject, forKey: .subject)
        try keys.encode(sentence.text, forKey: .sentence)
        if !details.isEmpty { try keys.encode(details.map(\.text), forKey: .details) }
        try keys.encode(names, forKey: .names)
        try keys.encodeIfPresent(coordinator, forKey: .coordinatorId)
        try keys.encodeIfPresent(destination, forKey: .destination)
        try keys.encodeIfPresent(before, forKey: .before)
        try keys.encodeIfPresent(after, forKey: .after)
        if let place {
            try keys.encode(place.isNew ? "new" : "old", forKey: .in_)
            try keys.encode(place.location, forKey: .location)
        }
    }
}
