import Base
import Facts
import NavigationModel
import Types

/// Modifiers and views of the app that present what they are given: who gives it shows it.
///
/// ```swift
/// extension View {
///     func card<Card: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> Card) -> some View {
///         sheet(isPresented: isPresented) { content() }
///     }
/// }
/// Text("Planets").card(isPresented: $isShown) { PlanetCard() }
/// ```
extension StateCallResolver {
    /// Whether a place presents what the code around it is given, so that it is told by who gives it.
    func isGiven(_ place: PresentationRule) -> Bool {
        guard case .state = place.key else { return false }
        return switch GivenContent(of: place.content, in: place.scope, context) {
        case .parameter?: true
        case .property?: presenters.isMade(place.holder)
        case nil: false
        }
    }

    /// What is presented by making a view or a modifier that presents what it is made with.
    func presented(byMaking type: TypeID, _ call: CallFacts, _ scope: Scope) -> CallOutcome? {
        var shown: [ShownDestination] = []
        var handed: [(ValueSource, ValueSink)] = []
        let isShown = isShown(type, madeBy: call, scope)
        for presenter in presenters.types[type] ?? [] {
            guard let content = presenters.argument(presenter.name, of: type, in: call) else { continue }
            let sink = DeferredPresentation(
                sink: .content, style: style(presenter.style, presenter.scope) ?? .sheet, expected: nil,
                owner: nil)
            switch GivenContent(of: content, in: scope, context) {
            case .parameter(let name)?: handed.append((.parameter(name), .state(sink)))
            case .property? where scope.type.map(presenters.isMade) ?? false: continue
            case .property?, nil:
                guard var found = given(content, sink, by: call, scope) else { continue }
                if isShown { found.giving = StateProperty(owner: type, name: presenter.name) }
                shown.append(found)
            }
        }
        return shown.isEmpty && handed.isEmpty ? nil : .shows(shown, handed: handed, nil)
    }

    /// Whether the view that a call makes is what a sheet, a link or a destination around the call shows: then it is that view which
    /// shows what it is given.
    private func isShown(_ type: TypeID, madeBy call: CallFacts, _ scope: Scope) -> Bool {
        guard context.conformances.isView(type) else { return false }
        return scope.calls(around: call).contains { outer, closure in
            let presents = scope.roles(of: outer).contains { role in
                switch role.action {
                case .declare, .link: true
                default: false
                }
            }
            guard presents, let content = outer.argument(of: closure)?.value else { return false }
            return index.targets.targets(of: content, in: scope).targets.contains(.declared(type))
        }
    }

    /// A view that is given to what presents it; nil for an empty one.
    /// - Parameter call: what it is given to.
    func given(
        _ content: Expression, _ handed: DeferredPresentation, by call: CallFacts, _ scope: Scope
    ) -> ShownDestination? {
        var shown = self.shown(by: content, scope)
        if shown.targets.isEmpty { shown = shownCases(by: content, call, scope) }
        guard shown.targets.isEmpty || !shown.targets.allSatisfy({ $0.isEmptyView(table.traits) }) else { return nil }
        return ShownDestination(
            coordinator: nil, destination: label(shown.targets) ?? Transition.inPlace, style: handed.style ?? .sheet,
            isInferred: false, targets: shown.targets)
    }

    /// What a closure builds for a value that stands beside it: `card($item) { item in item.view() }`.
    private func shownCases(by content: Expression, _ call: CallFacts, _ scope: Scope) -> TargetResolver.Targets {
        let types = call.arguments.lazy.compactMap { argument in
            self.context.writtenType(of: argument.value, in: scope).map {
                self.index.values.type($0.name, in: $0.scope)
            }
        }
        guard case .closure = content, let type = types.first(where: { !index.values.cases(of: $0).isEmpty }) else {
            return TargetResolver.Targets()
        }
        let cases = CaseTargetReader(targets: index.targets).read(
            content, of: CallSite(scope: scope, call: call), type: type)
        return cases.arms.reduce(into: cases.rest) { $0.formUnion($1.targets) }
    }
}
