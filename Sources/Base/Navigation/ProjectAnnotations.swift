/// What a project says about its own code that reading it does not tell.
package struct ProjectAnnotations: Hashable, Sendable {
    /// What a call does.
    package enum Action: Hashable, Sendable {
        /// Shows what its first argument names or builds.
        case show(Style)
        case exit(ExitStyle)

        /// - Parameter word: `push`, `sheet`, `back` and so on.
        package init?(_ word: String) {
            if let style = ExitStyle(rawValue: word) {
                self = .exit(style)
            } else if let style = Style(rawValue: word), Self.styles.contains(style) {
                self = .show(style)
            } else {
                return nil
            }
        }

        private static let styles: [Style] = [.push, .sheet, .fullScreenCover, .popover, .root, .tab, .window]

        /// Every word that means something.
        package static var words: [String] { styles.map(\.rawValue) + [ExitStyle.back, .dismiss].map(\.rawValue) }
    }

    /// A function by its name and that of its type, which may have none: `AppNavigator.go`, `openScreen`.
    package struct Function: Hashable, Sendable {
        /// The name of its type, with or without those around it; nil outside of types.
        package let type: String?
        /// Its own name, without labels.
        package let name: String

        /// - Parameter text: nil where it is no name of a function.
        package init?(_ text: String) {
            let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            let isName = parts.allSatisfy { part in
                part.first.map { $0.isLetter || $0 == "_" } ?? false
                    && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            }
            guard isName, let name = parts.last else { return nil }
            self.name = name
            type = parts.count > 1 ? parts.dropLast().joined(separator: ".") : nil
        }

        /// Its name, and the last one of its type.
        package var names: [String] { [name] + [type?.split(separator: ".").last.map(String.init)].compactMap(\.self) }

        /// Whether it is of a type of this name; where it is inside another, with or without that.
        package func isOf(_ name: String) -> Bool { type.map { name == $0 || name.hasSuffix(".\($0)") } ?? false }
    }

    /// The functions that navigate.
    package var verbs: [Function: Action] = [:]
    /// The views that show what they are made with and are no screens themselves.
    package var containers: Set<String> = []
    /// The functions that are handed the addresses which others open.
    package var addressHandlers: Set<Function> = []
    /// What the targets are, by their modules, as far as their project says it.
    package var roles: [String: EntryRole] = [:]
    /// The modules of the files that several targets compile, by path.
    package var shared: [String: Set<String>] = [:]

    /// Nothing is said.
    package init() {}

    /// The names that something in the source is to have.
    package var names: Set<String> { Set((Array(verbs.keys) + addressHandlers).flatMap(\.names)).union(containers) }
}
