import Base

/// A comment by which the author of a file suppresses findings.
///
/// ```swift
/// // navdocs:ignore dead-end-cover - the server says when it ends
/// // navdocs:ignore-file untracked-customize, redundant-ignored - written by a generator
/// ```
package struct SuppressionFacts: Hashable, Sendable {
    /// The ids as written.
    package var rules: [String]
    /// Absent where none is given.
    package var reason: String?
    /// The first and the last line it holds for; nil for the whole file.
    package var lines: ClosedRange<Int>?
    /// Where the comment stands.
    package var location: SourceLocation

    package init(rules: [String], reason: String?, lines: ClosedRange<Int>?, location: SourceLocation) {
        self.rules = rules
        self.reason = reason
        self.lines = lines
        self.location = location
    }

    /// Whether it holds for a place.
    package func covers(_ place: SourceLocation) -> Bool {
        place.file == location.file && lines.map { $0.contains(place.line) } ?? true
    }
}
