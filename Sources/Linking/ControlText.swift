import Facts

/// What literals say on the screen: on the control that runs a call, `Settings` for
/// `Button("Settings") { coordinator.openSettings() }`, and as the title of a view.
final class ControlText {
    private let traits: SystemTraits
    /// How many closures away from the call a control is looked for.
    private static let reach = 8

    /// The first words in the closures of each call, by the call's index; for each body that was asked about, with what
    /// keeps it alive.
    private var labels: [ObjectIdentifier: (scope: Scope, words: [Int: String])] = [:]

    init(_ traits: SystemTraits) { self.traits = traits }

    /// The text of the innermost control around a call, or of the call where it is one; nil where none is written.
    func text(around site: CallGraph.Site) -> String? {
        let calls = site.scope.body.calls
        if let text = text(ofControl: site.index, in: site.scope) { return text }
        var context = calls[site.index].closure
        for _ in 0..<Self.reach {
            guard let closure = context, calls.indices.contains(closure.call) else { return nil }
            if let name = calls[closure.call].name, traits.controls.contains(name) {
                return text(ofControl: closure.call, in: site.scope)
            }
            context = calls[closure.call].closure
        }
        return nil
    }

    private func text(ofControl index: Int, in scope: Scope) -> String? {
        let control = scope.body.calls[index]
        guard let name = control.name, traits.controls.contains(name) else { return nil }
        if let title = control.arguments.first, title.label == nil, let text = Self.literal(title.value) { return text }
        return words(in: scope)[index]
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
    func title(of parts: [TypeFacts]) -> String? {
        let bodies = parts.flatMap { $0.properties.map(\.body) + $0.functions.map(\.body) }
        return bodies.lazy.flatMap(\.calls).filter { [traits] in $0.name.map(traits.titles.contains) ?? false }
            .compactMap { $0.arguments.first.flatMap { Self.literal($0.value) } }.first
    }

    private static func literal(_ value: Expression) -> String? {
        guard case .literal(let text) = value, text.contains(where: \.isLetter) else { return nil }
        return text
    }
}
