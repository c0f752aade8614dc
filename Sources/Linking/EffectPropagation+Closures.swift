import Facts
import Presentation
import Types

/// A closure that something keeps.
struct HandedClosure {
    let type: TypeID
    let property: String?
    /// Whether an object that is there already is given it, rather than being made with it.
    var isAssigned = false
    /// Whether plain values are made with it by one type alone, and others take it out of them: `Row(title: "Help", action: { help() })`.
    var isCarried = false

    /// The property that keeps it.
    var state: StateProperty? { property.map { StateProperty(owner: type, name: $0) } }
}

/// Closures that are handed on.
extension EffectPropagation {
    /// The type that a closure around a site is handed to when it is made, if code outside of views makes it, or by an assignment;
    /// and the property that keeps the closure.
    func handedOn(_ site: CallSite) -> HandedClosure? {
        guard let holder = site.holder else { return nil }
        let isView = context.conformances.isView(holder)
        var carried: HandedClosure?
        for (call, closure) in site.scope.calls(around: site.call) {
            if case .member(.member(let owner, let property), "=") = call.callee,
                case .instance(let type)? = context.type(of: owner, in: site.scope), !table[type].isExternal,
                type != holder
            {
                // Another object is handed it: `model.onDone = { … }`.
                let closure = HandedClosure(type: type, property: property, isAssigned: true)
                if !runs(of: closure).isEmpty { return closure }
            }
            if !isView, let named = TypeName(reading: call.callee), named.last.first?.isUppercase == true,
                let type = context.find(named, in: site.scope), !table[type].isExternal
            {
                let kept = context.keptArguments(of: call, making: type)
                let property = kept.first { $0.position == closure.argument }?.property
                if keeps(type, property) { return HandedClosure(type: type, property: property) }
                guard let property, carried == nil, context.isPlainValue(type),
                    !givers.make(StateProperty(owner: type, name: property))
                else { continue }
                carried = HandedClosure(type: type, property: property, isCarried: true)
            }
        }
        return carried
    }

    /// The calls that run a closure, or hand it on: of the type that keeps it, and where one object was given it, or a plain value
    /// carries it, of everyone who has that.
    func runs(of closure: HandedClosure) -> [CallSite] {
        guard let property = closure.property else { return [] }
        let isHeldElsewhere = closure.isAssigned || closure.isCarried
        return (graph.invocations[closure.type]?[property] ?? [])
            + (isHeldElsewhere ? graph.outerInvocations[closure.type]?[property] ?? [] : [])
    }

    /// Whether several places set the property that keeps a closure, so that where it runs it may be another's.
    func isShared(_ closure: HandedClosure) -> Bool {
        closure.isAssigned && closure.state.map(givers.assign) ?? false
    }

    /// Whether a type that is made with a closure runs it: a view, unless it is what the view is around, and an object that
    /// calls it; a value that only carries it does not.
    func keeps(_ type: TypeID, _ property: String?) -> Bool {
        guard context.conformances.isPart(type) || context.coordinators.contains(type) else {
            return table[type].kind != .struct || property.map { graph.invocations[type]?[$0] != nil } ?? false
        }
        return !table[type].parts.contains { !table[$0].viewParameters.isEmpty }
            || !(property.map(table.traits.all.contentLabels.contains) ?? false)
    }
}
