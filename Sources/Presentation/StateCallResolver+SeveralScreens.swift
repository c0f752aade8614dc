import Facts
import Types

/// Modifiers that present one of several screens: the code that sets their state may say which.
///
/// ```swift
/// func presentPicker() { isPicking = true; isFull = false; isPresented = true }
///
/// .sheet(isPresented: $model.isPresented) {
///     if model.isFull { SettingsView() }
///     if model.isPicking { PickerView() }
/// }
/// ```
extension StateCallResolver {
    /// A part of what is presented, and what must hold for it to be there.
    private struct Part {
        let targets: [TargetResolver.Targets.Target]
        let conditions: ArmConditions
    }

    /// Where a part stands, and what must hold for it.
    private typealias Surroundings = (scope: Scope, conditions: ArmConditions)

    /// What a modifier presents, asked once for it.
    private struct PartsQuery: Query {
        typealias Answer = [Part]
        let modifier: CallID
    }

    /// A value that code sets a state to beside another state.
    private typealias Setting = (slots: Set<StateProperty>, value: Expression)

    /// Those of a place's screens that may be there where a call presents it, by the states that the code beside the call sets.
    func targets(at place: PresentationRule, setBy call: CallFacts, _ scope: Scope) -> [TargetResolver.Targets.Target] {
        let all = place.cases.rest.targets
        guard all.count > 1 else { return all }
        let settings = settings(beside: call, scope)
        guard !settings.isEmpty, let modifier = place.site.id else { return all }
        let parts = context.memory.memo(of: PartsQuery.self).value(of: PartsQuery(modifier: modifier), unknown: []) {
            self.parts(of: place)
        }
        let possible = parts.filter { part in
            part.conditions.outcome(changing: { _ in false }) { question in
                settings.last { !$0.slots.isDisjoint(with: question.slots) }.flatMap {
                    question.answer(settingTo: $0.value, in: scope, isItem: false, table)
                }
            }.mayHold
        }
        let known = Set(parts.flatMap(\.targets))
        let shown = Set(possible.flatMap(\.targets))
        let kept = all.filter { shown.contains($0) || !known.contains($0) }
        return kept.isEmpty ? all : kept
    }

    /// What states are set to by the statements around a call, in order.
    private func settings(beside call: CallFacts, _ scope: Scope) -> [Setting] {
        scope.body.calls.compactMap { other in
            guard other.index != call.index, other.closure == call.closure,
                other.statement.block == call.statement.block, case .member(let target, "=") = other.callee,
                let value = other.arguments.first?.value
            else { return nil }
            let slots = index.slots.slots(of: target, in: scope)
            return slots.isEmpty ? nil : (slots, value)
        }
    }

    /// What a place presents, part by part.
    private func parts(of place: PresentationRule) -> [Part] {
        var found: [Part] = []
        var seen: Set<BodyID> = []
        func add(_ value: Expression, _ scope: Scope, _ conditions: ArmConditions) {
            let shown = index.targets.targets(of: value, in: scope).targets
            if !shown.isEmpty { found.append(Part(targets: shown, conditions: conditions)) }
        }
        let start: (Expression, Surroundings) = (place.content, (place.scope, ArmConditions()))
        Expression.walk([start]) { value, around in
            if let arms = value.alternatives {
                let conditions = ArmConditions.all(ofArmsOf: value, in: around.scope, index)
                return .visitInstead(zip(arms, conditions).map { ($0, (around.scope, around.conditions + $1)) })
            }
            func inside(_ parts: [Expression], _ scope: Scope) -> ExpressionStep<Surroundings> {
                .visitInstead(parts, in: (scope, around.conditions))
            }
            switch value {
            case .closure(let parts): return inside(parts, around.scope)
            case .name, .member(.instance, _):
                guard let own = context.property(meantBy: value, in: around.scope) else { break }
                guard seen.insert(own.body).inserted else {
                    // It stands in several arms.
                    add(value, around.scope, ArmConditions())
                    return .skipChildren
                }
                let body = table.scope(of: own)
                return inside(body.body.results, body)
            case .call(let position):
                guard let call = around.scope.call(at: position) else { return .skipChildren }
                if case .member(let base, _) = call.callee,
                    context.function(of: call, in: around.scope).map(index.targets.isExtension) ?? true
                {
                    return inside([base], around.scope)
                }
                if call.name.map(table.traits.all.switchContainers.contains) ?? false {
                    return inside(call.closures, around.scope)
                }
            default: break
            }
            add(value, around.scope, around.conditions)
            return .skipChildren
        }
        return found
    }
}
