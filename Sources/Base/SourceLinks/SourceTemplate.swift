/// An address with places to fill in: `https://example.org/{revision}/{path}#{line}`.
package struct SourceTemplate: Sendable, Hashable {
    /// What is filled in.
    package enum Placeholder: String, Sendable, CaseIterable {
        /// From the repository's top.
        case path
        /// From the disk's top.
        case absolutePath
        case line, column
        /// The commit, or the branch.
        case revision
    }

    /// Why a text is no template.
    package enum Fault: Error, Hashable {
        case noAddress
        /// A scheme that runs something where it is opened.
        case unsafeScheme(String)
        case unknownPlaceholder(String)
        case noPath
        case credentials
        /// A character that no address holds.
        case badCharacter
    }

    private enum Part: Hashable {
        case text(String)
        case placeholder(Placeholder)
    }

    private static let unsafe: Set = [
        "javascript", "data", "vbscript", "blob", "filesystem", "about", "view-source", "jar", "livescript",
    ]

    private let parts: [Part]

    /// Reads a template: `scheme://…` with at least `{path}` or `{absolutePath}`.
    package init(_ text: String) throws(Fault) {
        let scheme = text.prefix { $0 != ":" }
        // Refused in any form, so that the reason is told: `javascript:alert(1)` is no address with `://` either.
        if Self.unsafe.contains(scheme.lowercased()) { throw .unsafeScheme(scheme.lowercased()) }
        guard text.dropFirst(scheme.count).hasPrefix("://"), Self.isScheme(scheme) else { throw .noAddress }
        guard text.unicodeScalars.allSatisfy({ $0.isASCII && $0.value > 0x20 && $0.value != 0x7F }),
            !text.contains(where: { "\"<>\\^`|".contains($0) })
        else { throw .badCharacter }
        let authority = text.dropFirst(scheme.count + 3).prefix { !"/?#".contains($0) }
        if authority.contains("@") { throw .credentials }
        parts = try Self.parts(of: text)
        guard asks(for: .path) || asks(for: .absolutePath) else { throw .noPath }
    }

    /// Whether a placeholder stands in it.
    package func asks(for placeholder: Placeholder) -> Bool { parts.contains(.placeholder(placeholder)) }

    /// The address with every placeholder filled in.
    func address(_ value: (Placeholder) -> String) -> String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .placeholder(let placeholder): value(placeholder)
            }
        }.joined()
    }

    private static func isScheme(_ text: Substring) -> Bool {
        guard let first = text.first, first.isASCII, first.isLetter else { return false }
        return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    }

    private static func parts(of text: String) throws(Fault) -> [Part] {
        var parts: [Part] = []
        var rest = text[...]
        while let open = rest.firstIndex(of: "{") {
            guard let close = rest[open...].firstIndex(of: "}") else {
                throw .unknownPlaceholder(String(rest[open...]))
            }
            let name = String(rest[rest.index(after: open)..<close])
            guard let placeholder = Placeholder(rawValue: name) else { throw .unknownPlaceholder("{\(name)}") }
            parts += [.text(String(rest[..<open])), .placeholder(placeholder)]
            rest = rest[rest.index(after: close)...]
        }
        return parts + [.text(String(rest))]
    }
}
