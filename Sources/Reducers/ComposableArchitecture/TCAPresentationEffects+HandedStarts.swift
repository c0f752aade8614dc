import Facts
import Linking
import NavigationModel
import Presentation
import Types

/// Children that hand their parents what the next of them begins with.
///
/// ```swift
/// case .path(.a(.next)): return .send(.delegate(.push(.b(B.State()))))                            // in the child
/// case let .steps(.delegate(.push(path))): state.path.append(.steps(Steps.State(path: path)))     // in the parent
/// ```
extension TCAPresentationEffects {
    /// Shows what is put on a stack with a beginning that an action hands over, from where that is sent.
    /// - Returns: whether it is such.
    mutating func showHandedStart(_ value: Expression, _ stack: TCAPresented, at site: CallSite) -> Bool {
        guard let (name, whole, setters) = handedStart(value, stack, at: site), let chosen = whole.chosen,
            let owner = linked.known[stack.owner]?.coordinator, owner.destination(name) != nil
        else { return false }
        let sent = setters.flatMap { sends.values(of: $0) }
        for (start, sending) in sent {
            let text = TCAInitial.value(start, sending.scope)
            for choice in text.flatMap({ chosen.shown(whole.path, $0) }) ?? [] {
                presented.insert(TCAShownViews.Key(owner: stack.owner, property: stack.property, name: name))
                let screen = ShownDestination(
                    coordinator: owner.type, destination: name, style: .push, isInferred: false,
                    targets: choice.targets.targets)
                reach(.show(screen), of: stack, holders: [], at: sending)
            }
        }
        return !sent.isEmpty
    }

    /// The case that a value makes, what the view of its feature chooses between, and the actions whose values say what of it.
    private func handedStart(
        _ value: Expression, _ stack: TCAPresented, at site: CallSite
    ) -> (name: String, whole: TCAWhole, setters: [TCASends.Setter])? {
        guard case .call(let index) = value, let name = value.caseName(in: site.scope.body.calls),
            let child = linked.states.child(name, of: stack),
            let whole = linked.choices[child]?.first(where: { $0.path.count == 1 }),
            case .call(let made)? = site.scope.call(at: index)?.arguments.first?.value,
            let state = site.scope.call(at: made), state.argument(whole.path[0]) != nil,
            let bound = state.word(for: whole.path[0]), let feature = self.state.feature(around: site)
        else { return nil }
        let setters = site.call.patterns.flatMap(\.cases).compactMap { pattern -> TCASends.Setter? in
            guard let (names, position) = pattern.way(to: bound), let action = names.last else { return nil }
            let sender = names.dropLast().reduce(feature) { features.child(sending: $1, of: $0) ?? $0 }
            return TCASends.Setter(feature: sender, action: action, position: position)
        }
        return setters.isEmpty ? nil : (name, whole, setters.unique)
    }
}

extension CallFacts {
    /// The name that an argument is, where it is nothing else: `path` of `.init(path: path)`.
    fileprivate func word(for label: String) -> String? {
        guard let start = text.firstRange(of: "(\(label): ") ?? text.firstRange(of: ", \(label): ") else { return nil }
        let rest = text[start.upperBound...]
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let end = rest.dropFirst(word.count).first
        return word.isEmpty || (end != ")" && end != ",") ? nil : String(word)
    }
}
