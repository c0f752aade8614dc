/// Paths that a configuration names: `Sources/Legacy`, `Sources/*/Old*.swift`, `**/Generated/**`.
///
/// `*` and `?` stand for any letters and any letter of one name, `**` for any folders. A pattern that matches a folder
/// matches all below it.
package struct PathPattern: Hashable, Sendable {
    private enum Part: Hashable, Sendable {
        case anyFolders
        case name([Character])
    }

    /// As it is written.
    package let text: String
    private let parts: [Part]

    /// - Parameter text: relative, with `/` between names; nil where it names nothing, or points outside its folder.
    package init?(_ text: String) {
        let names = text.split(separator: "/").filter { $0 != "." }
        guard !names.isEmpty, !text.hasPrefix("/"), !names.contains("..") else { return nil }
        self.text = text
        parts = names.map { $0 == "**" ? .anyFolders : .name(Array($0)) }
    }

    /// Whether it matches a path, or a folder that holds it.
    package func matches(_ path: String) -> Bool {
        let names = path.split(separator: "/").map(Array.init)
        // The positions in the pattern that the names so far may have led to.
        var positions = closed([0])
        guard !positions.contains(parts.count) else { return !names.isEmpty }
        for name in names {
            positions = closed(
                Set(
                    positions.flatMap { position -> [Int] in
                        switch parts[position] {
                        case .anyFolders: [position]
                        case .name(let pattern): Self.matches(name, pattern) ? [position + 1] : []
                        }
                    }))
            if positions.contains(parts.count) { return true }
        }
        return false
    }

    /// The positions, and those that a `**` which stands for nothing leads on to.
    private func closed(_ positions: Set<Int>) -> Set<Int> {
        var all = positions
        for position in parts.indices where all.contains(position) && parts[position] == .anyFolders {
            all.insert(position + 1)
        }
        return all
    }

    private static func matches(_ name: [Character], _ pattern: [Character]) -> Bool {
        var (at, position) = (0, 0)
        // Where the last star stands, and how far it reaches.
        var star: (position: Int, end: Int)?
        while at < name.count {
            if position < pattern.count, pattern[position] == "*" {
                star = (position, at)
                position += 1
            } else if position < pattern.count, pattern[position] == "?" || pattern[position] == name[at] {
                (at, position) = (at + 1, position + 1)
            } else if let last = star {
                star = (last.position, last.end + 1)
                (at, position) = (last.end + 1, last.position + 1)
            } else {
                return false
            }
        }
        return pattern[position...].allSatisfy { $0 == "*" }
    }
}
