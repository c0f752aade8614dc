/// The sections of a Git configuration file; what other files it includes is not read.
package struct GitConfig {
    private struct Entry {
        let section: String
        let subsection: String
        let key: String
        let value: String
    }

    private var entries: [Entry] = []

    package init(_ text: String) {
        var section = ""
        var subsection = ""
        for line in text.split(whereSeparator: \.isNewline) {
            let line = Self.trimmed(line)
            if line.hasPrefix("["), let end = line.lastIndex(of: "]") {
                let header = line[line.index(after: line.startIndex)..<end]
                let parts = header.split(separator: "\"", maxSplits: 1, omittingEmptySubsequences: false)
                section = Self.trimmed(parts[0]).lowercased()
                subsection = parts.count > 1 ? Self.unescaped(parts[1].prefix { $0 != "\"" }) : ""
            } else if let equals = line.firstIndex(of: "="), !line.hasPrefix("#"), !line.hasPrefix(";") {
                entries.append(
                    Entry(
                        section: section, subsection: subsection, key: Self.trimmed(line[..<equals]).lowercased(),
                        value: Self.value(line[line.index(after: equals)...])))
            }
        }
    }

    /// The value given last.
    package func value(of key: String, in section: String, _ subsection: String) -> String? {
        entries.last { $0.section == section && $0.subsection == subsection && $0.key == key }?.value
    }

    /// The address of the first remote there is.
    package var firstRemote: String? { entries.first { $0.section == "remote" && $0.key == "url" }?.value }

    private static func value(_ text: Substring) -> String {
        let text = trimmed(text)
        guard text.hasPrefix("\"") else { return trimmed(text.prefix { $0 != "#" && $0 != ";" }) }
        return unescaped(text.dropFirst().prefix { $0 != "\"" })
    }

    private static func unescaped(_ text: Substring) -> String { String(text.replacing("\\\\", with: "\\")) }

    private static func trimmed(_ text: some StringProtocol) -> String {
        var text = Substring(text)
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
