import PageElements

/// The lines between two rows of dashes at the top of an article, which say how it is called and where it stands.
///
/// ```
/// ---
/// title: How things come up
/// order: 2
/// ---
/// ```
package struct FrontMatter {
    /// What is wrong with a line of it.
    package struct Fault {
        /// Counted from 1.
        package let line: Int
        let message: String
        /// The word that is not known.
        package var word: String?
    }

    static let keys = ["order", "title"]

    package private(set) var title: String?
    /// Smaller numbers stand first.
    package private(set) var order: Int?
    package private(set) var faults: [Fault] = []
    /// The article without it.
    package let text: String
    /// How many lines stand before the text.
    package let lines: Int

    package init(of source: String) {
        let source = source.hasPrefix("\u{FEFF}") ? String(source.dropFirst()) : source
        let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard lines.first.map(Self.isFence) == true, let end = lines.dropFirst().firstIndex(where: Self.isFence) else {
            text = source
            self.lines = 0
            return
        }
        text = lines[(end + 1)...].joined(separator: "\n")
        self.lines = end + 1
        for number in 1..<end { read(lines[number].trimmed, line: number + 1) }
    }

    private static func isFence(_ line: Substring) -> Bool { line.hasPrefix("---") && line.trimmed == "---" }

    private mutating func read(_ line: String, line number: Int) {
        guard !line.isEmpty, !line.hasPrefix("#") else { return }
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(\.trimmed)
        guard parts.count == 2 else {
            faults.append(Fault(line: number, message: "'\(line)' doesn't have the form 'key: value'"))
            return
        }
        let value = Self.unquoted(parts[1])
        switch parts[0] {
        case "title":
            if value.isEmpty { faults.append(Fault(line: number, message: "the title is empty")) }
            title = value.isEmpty ? nil : value
        case "order":
            order = Int(value)
            if order == nil {
                faults.append(Fault(line: number, message: "'order' must be a whole number, not '\(value)'"))
            }
        default:
            faults.append(Fault(line: number, message: "unknown key '\(parts[0])'", word: parts[0]))
        }
    }

    private static func unquoted(_ value: String) -> String {
        guard value.count > 1, let first = value.first, first == value.last, first == "\"" || first == "'" else {
            return value
        }
        return String(value.dropFirst().dropLast())
    }
}
