import Facts

/// What literals say on the screen: on the control that runs a call, `Settings` for
/// `Button("Settings") { coordinator.openSettings() }`, and as the title of a view.
package final class ControlText {
    private let traits: SystemTraits
    /// The modifiers that give a view its title: so few that comparing a name with them is quicker than hashing it.
    private let titles: [String]
    /// How many closures away from the call a control is looked for.
    private static let reach = 8

    /// The first words in the closures of each call, by the call's index; for each body that was asked about, with what
    /// keeps it alive.
    private var labels: [ObjectIdentifier: (scope: Scope, words: [Int: String])] = [:]

    /// - Parameter traits: those of all systems.
    package init(_ traits: SystemTraits) {
        self.traits = traits
        titles = traits.titles.sorted()
    }

    /// The text of the innermost control around a call, or of the call where it is one; nil where none is written.
    package func text(around site: CallSite) -> String? {
        if let text = text(of: site.call, in: site.scope) { return text }
        let control = site.scope.calls(around: site.call).prefix(Self.reach).first { outer, _ in
            outer.name.map(traits.controls.contains) ?? false
        }
        return control.flatMap { text(of: $0.call, in: site.scope) }
    }

    private func text(of control: CallFacts, in scope: Scope) -> String? {
        guard let name = control.name, traits.controls.contains(name) else { return nil }
        if let title = control.arguments.first, title.label == nil, let text = Self.literal(title.value) { return text }
        return words(in: scope)[control.index]
    }

    private func words(in scope: Scope) -> [Int: String] {
        if let known = labels[ObjectIdentifier(scope)] { return known.words }
        var words: [Int: String] = [:]
        for part in scope.body.calls {
            guard let closure = part.closure, let name = part.name, traits.labels.contains(name),
                words[closure.call] == nil
            else { continue }
            words[closure.call] = part.arguments.first.flatMap { Self.literal($0.value) }
        }
        labels[ObjectIdentifier(scope)] = (scope, words)
        return words
    }

    /// The title that a view gives itself: `.navigationTitle("Planets")`.
    package func title(of parts: [TypeFacts]) -> String? {
        let bodies = parts.flatMap { $0.properties.map(\.body) + $0.functions.map(\.body) }
        for call in bodies.lazy.flatMap(\.calls) {
            guard let name = call.name, titles.contains(name), let title = call.arguments.first else { continue }
            if let text = Self.literal(title.value) { return text }
        }
        return nil
    }

    private static func literal(_ value: Expression) -> String? {
        guard case .literal(let text) = value, text.contains(where: \.isLetter) else { return nil }
        return text
    }
}
