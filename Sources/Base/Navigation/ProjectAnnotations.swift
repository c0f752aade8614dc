/// What a project says about its own code that reading it does not tell.
package struct ProjectAnnotations: Hashable, Sendable {
    /// What a call does.
    package enum Action: Hashable, Sendable {
        /// Shows what an argument of it names or builds: the first one, or that of the function's first label.
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

    /// A function by its name and that of its type, which may have none: `AppNavigator.go`, `openScreen`; and by labels of its
    /// arguments, where some of its name are not meant: `AppNavigator.show(screen:)`.
    package struct Function: Hashable, Sendable {
        /// The name of its type, with or without those around it; nil outside of types.
        package let type: String?
        /// Its own name, without labels.
        package let name: String
        /// The labels that a call has to have, `_` for an argument without one. The first is that of the argument which is
        /// meant. None where they do not matter.
        package let labels: [String]

        /// - Parameter text: nil where it is no name of a function.
        package init?(_ text: String) {
            let (path, labels) =
                text.firstIndex(of: "(").map { (text[..<$0], Self.labels(of: text[$0...])) } ?? (text[...], [])
            let parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            guard let labels, parts.allSatisfy(Self.isName), let name = parts.last else { return nil }
            self.name = name
            self.labels = labels
            type = parts.count > 1 ? parts.dropLast().joined(separator: ".") : nil
        }

        /// What stands between parentheses: `(_:in:)`.
        private static func labels(of text: Substring) -> [String]? {
            guard text.hasPrefix("("), text.hasSuffix(":)") else { return nil }
            let labels = text.dropFirst().dropLast(2).split(separator: ":", omittingEmptySubsequences: false)
            return labels.allSatisfy(isName) ? labels.map(String.init) : nil
        }

        private static func isName(_ text: some StringProtocol) -> Bool {
            text.first.map { $0.isLetter || $0 == "_" } ?? false
                && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        }

        /// As it is written.
        package var text: String {
            let path = type.map { "\($0).\(name)" } ?? name
            return labels.isEmpty ? path : "\(path)(\(labels.map { "\($0):" }.joined()))"
        }

        /// Its name, and the last one of its type.
        package var names: [String] { [name] + [typeName].compactMap(\.self) }

        /// The name of its type, without those around it.
        package var typeName: String? { type?.split(separator: ".").last.map(String.init) }

        /// Whether it is of a type of this name; where it is inside another, with or without that.
        package func isOf(_ name: String) -> Bool { type.map { name == $0 || name.hasSuffix(".\($0)") } ?? false }
    }

    /// The functions that navigate.
    package var verbs: [Function: Action] = [:]
    /// The members that give the view which an object stands for: `Screen.makeView`.
    package var presents: Set<Function> = []
    /// The functions that run code they were handed, by those that are handed the case it runs for: what `EventBus.on` is handed
    /// runs for `EventBus.send`.
    package var answers: [Function: Function] = [:]
    /// The views, and other values, that show what they are made with and are no screens themselves.
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
    package var names: Set<String> {
        let functions = Array(verbs.keys) + presents + answers.keys + answers.values + addressHandlers
        return Set(functions.flatMap(\.names)).union(containers)
    }
}
