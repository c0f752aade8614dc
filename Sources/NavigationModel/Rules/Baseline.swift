#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The findings that a team knows of and has put off: `navdocs check --baseline FILE`.
package struct Baseline: Codable, Hashable, Sendable {
    /// One finding, and how often it is there.
    package struct Entry: Codable, Hashable, Sendable {
        package var fingerprint: String
        package var rule: String
        /// For who reads the file; only the fingerprint counts.
        package var message: String
        package var count: Int
    }

    /// The format's name and version, the value of `schema`.
    package static let schema = "navdocs-baseline/1"

    private var schema = Self.schema
    /// Sorted by rule, message and fingerprint.
    package private(set) var findings: [Entry]

    /// What a run found.
    package init(_ findings: [Finding]) {
        self.findings = Dictionary(grouping: findings, by: \.fingerprint).compactMap { fingerprint, group in
            group.first.map {
                Entry(fingerprint: fingerprint, rule: $0.rule, message: $0.message, count: group.count)
            }
        }.sorted { ($0.rule, $0.message, $0.fingerprint) < ($1.rule, $1.message, $1.fingerprint) }
    }

    /// Reads a baseline back.
    /// - Throws: `DecodingError` where the bytes are none of this schema.
    package init(reading bytes: [UInt8]) throws {
        self = try JSONDecoder().decode(Baseline.self, from: Data(bytes))
        guard schema == Self.schema else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: [CodingKeys.schema], debugDescription: "the schema is \(schema), not \(Self.schema)"))
        }
    }

    /// The file's bytes: UTF-8, keys sorted, two spaces a level, a newline at the end.
    package func encoded() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
    }

    /// The findings that the baseline does not hold, and those of it that are gone.
    package func compared(with found: [Finding]) -> (new: [Finding], gone: [Entry]) {
        // Who edits the file may write any number.
        var left = Dictionary(findings.map { ($0.fingerprint, $0.count) }) { sum, count in
            let (whole, isTooMuch) = sum.addingReportingOverflow(count)
            return isTooMuch ? .max : whole
        }
        let new = found.filter { finding in
            guard let count = left[finding.fingerprint], count > 0 else { return true }
            left[finding.fingerprint] = count - 1
            return false
        }
        let gone = findings.compactMap { entry -> Entry? in
            guard let count = left[entry.fingerprint], count > 0 else { return nil }
            var entry = entry
            entry.count = count
            return entry
        }
        return (new, gone)
    }
}
