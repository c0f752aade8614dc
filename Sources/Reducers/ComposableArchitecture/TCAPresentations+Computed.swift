import Base
import Facts
import Linking
import Presentation
import Types

/// What is presented by a case that a property computes from values of the state.
///
/// ```swift
/// var modal: Modal? { if let portfolio { .found(portfolio) } else if isAsking { .question } else { nil } }
/// .card(item: store.modal) { modal in switch modal { case .found: FoundCard() … } }
/// ```
extension TCAPresentations {
    /// The values of the state by which a property chooses each of its cases; nil where it is stored, or chooses by anything else.
    private func values(choosing bound: Expression, _ scope: Scope) -> [String: [TCAPresented]]? {
        if let (state, name) = presented(bound, in: scope) {
            guard name == nil, state.screens != nil, !state.isMarked,
                let property = features.property(state.property, of: state.owner)
            else { return nil }
            return values(chosenBy: property)
        }
        guard let property = context.property(meantBy: bound, in: scope),
            features.table.property(property).type.flatMap({ context.find($0, in: features.table.scope(of: property)) })
                .map({ features.table[$0].kind == .enum }) == true
        else { return nil }
        return values(chosenBy: property)
    }

    private func values(chosenBy property: PropertyID) -> [String: [TCAPresented]]? {
        let inside = features.table.scope(of: property)
        var found: [String: [TCAPresented]] = [:]
        func note(_ value: Expression, _ state: TCAPresented) {
            guard let name = value.caseName(in: inside.body.calls) else { return }
            if found[name]?.contains(where: { key($0) == key(state) }) != true {
                found[name, default: []].append(state)
            }
        }
        Expression.walk(inside.body.results.map { ($0, ()) }) { part, _ in
            guard case .match(let subject, let arms) = part else { return .visitChildren }
            guard let state = value(subject, in: inside) else { return .visitInstead(arms.map(\.value), in: ()) }
            for arm in arms where arm.patterns == [.some] || arm.patterns == [.literal("true")] {
                note(arm.value, state)
            }
            return .visitInstead(arms.map(\.value), in: ())
        }
        return found.isEmpty ? nil : found
    }

    /// The value of a state that an expression is, in the code of the state or of a view.
    private func value(_ expression: Expression, in scope: Scope) -> TCAPresented? {
        let found: TCAPresented?
        if let scoped = stores.scoped(expression, in: scope) {
            guard let name = scoped.path.last else { return nil }
            let owner = scoped.isInside ? scoped.feature : nil
            found = owner.flatMap { flag(name, of: $0) }
        } else if let type = scope.type, let feature = features.feature(of: type), features[feature].state == type,
            case .name(let name) = expression
        {
            found = flag(name, of: feature)
        } else {
            found = nil
        }
        // What is computed itself is nothing that code sets.
        return found.flatMap { state in
            let property = features.property(state.property, of: state.owner)
            return property.map { isStored(features.table.property($0)) } == true ? state : nil
        }
    }

    private func isStored(_ property: PropertyFacts) -> Bool {
        property.body.results.allSatisfy { if case .constant = $0 { true } else { false } }
            && property.body.calls.isEmpty
    }

    /// Adds what is shown for each value of the state that a property chooses its cases by.
    mutating func add(
        computed bound: Expression, _ content: Expression, _ style: Style, _ scope: Scope, of view: TypeID,
        _ site: CallSite
    ) -> Bool {
        guard let chosen = values(choosing: bound, site.scope) else { return false }
        let arms = TCAScreenArms(context: context, screens: Set(chosen.keys)).arms(builtBy: content, scope)
        for arm in arms {
            for state in chosen[arm.screen] ?? [] {
                shown.append(
                    Shown(
                        state: state, name: nil, style: style, holder: view, content: arm.value, site: site,
                        contentScope: arm.scope))
            }
        }
        return !arms.isEmpty
    }
}
