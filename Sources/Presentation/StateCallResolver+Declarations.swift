import Base
import Facts
import NavigationModel
import Types

/// What modals and windows do where they are declared.
extension StateCallResolver {
    func declared(_ call: CallFacts, _ place: PresentationFacts, _ scope: Scope) -> CallOutcome? {
        guard case .state = place.trigger,
            let found = index.presentation(of: place.content, at: call.location),
            case .state(let slots, let name, _) = found.key
        else { return nil }
        let owner = map.owner(of: found)
        // What a router presents is shown by those who tell it to.
        if let owner, map.builders[owner]?.kind == .router, owner != found.holder, !slots.isDisjoint(with: assigned) {
            return nil
        }
        guard let style = style(found.style, scope) else { return .notUnderstood(unwrittenStyle(call)) }
        if !found.cases.arms.isEmpty {
            guard slots.isDisjoint(with: assigned) else { return nil }
            var all = found.cases.arms.filter { !$0.targets.isNothing }.map {
                (name: $0.name, targets: $0.targets.targets)
            }
            // What is shown for all others.
            let others = found.cases.rest.targets
            if owner == nil, !others.isEmpty { all.append((name, others)) }
            // No code is known that sets the state: which of them are shown is decided elsewhere.
            let first = found.type.map { map.initial(of: .unknown, slots, $0, in: scope) } ?? []
            let origin = map.origin(of: found)
            return .shows(
                all.map {
                    .init(
                        coordinator: owner, destination: map.name($0.name, from: origin, in: owner), style: style,
                        isInferred: !first.contains($0.name),
                        targets: $0.targets)
                }, handed: [], nil)
        }
        var shown = found.cases.rest
        if index.targets.isOpen(found.cases.rest, of: place.content, in: scope) {
            switch GivenContent(of: place.content, in: scope, context) {
            case .parameter(let name)?:
                let sink = DeferredPresentation(sink: .content, style: style, expected: nil, owner: nil)
                return .shows([], handed: [(.parameter(name), .state(sink))], nil)
            case .property? where presenters.isMade(found.holder): return .nothing
            case .property?, nil: break
            }
        }
        if shown.targets.isEmpty, let only = primitive(place.content, scope) { shown.targets = [.external(only)] }
        return .shows(
            index.targets.compiled(shown, by: place.content, in: scope).map { targets, platforms in
                .init(
                    coordinator: owner, destination: name, style: style, isInferred: false, targets: targets,
                    platforms: platforms)
            }, handed: [], nil)
    }

    /// The name of SwiftUI's own view where a closure builds nothing but one.
    private func primitive(_ content: Expression, _ scope: Scope) -> String? {
        guard case .closure(let parts) = content, parts.count == 1 else { return nil }
        let first = scope.chain(endingAt: parts[0]).last
        return first?.callee == .name("Text") ? "Text" : nil
    }

    func window(_ call: CallFacts, _ id: Expression, _ scope: Scope) -> CallOutcome? {
        if case .parameter(let name) = id {
            let handed = DeferredPresentation(sink: .window, style: .window, expected: nil, owner: nil)
            return .shows([], handed: [(.parameter(name), .state(handed))], nil)
        }
        let name = literal(id) ?? Self.lastName(of: id) ?? ""
        let places = (windows[name] ?? []).filter { $0.platforms.meets(call.platforms) }
        guard !places.isEmpty else {
            return .notUnderstood(
                UnresolvedCode(
                    text: call.text, reason: "no scene was found for this window",
                    help: "write the id of a scene in the call, as in `openWindow(id: \"activity\")`",
                    location: call.location))
        }
        return .shows(
            places.map {
                .init(
                    coordinator: nil, destination: name, style: .window, isInferred: false,
                    targets: $0.cases.rest.targets, platforms: $0.platforms)
            }, handed: [], nil)
    }

    func literal(_ value: Expression) -> String? {
        switch value {
        case .literal(let text): text
        case .implicitMember(let name): name
        default: nil
        }
    }
}
