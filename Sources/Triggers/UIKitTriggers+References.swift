import Facts
import Presentation
import Types
import ViewControllers

/// Functions that are named in the place of closures, and not called: `onSelect: showDetail`, `action: model.openDetail`.
extension UIKitTriggers {
    struct Reference {
        let site: CallSite
        /// The position of the argument that names it.
        let argument: Int
        /// The object whose function it is; nil for one of the type's own.
        let base: Expression?
    }

    /// Such references, by the names of the functions.
    static func references(in context: LinkingContext) -> [String: [Reference]] {
        var found: [String: [Reference]] = [:]
        for scope in context.code.scopes where scope.type != nil {
            for call in scope.body.calls {
                for (position, argument) in call.arguments.enumerated() {
                    let (name, base): (String, Expression?)
                    switch argument.value {
                    case .name(let own), .member(.instance, let own): (name, base) = (own, nil)
                    case .member(let object, let other) where call.name != "=": (name, base) = (other, object)
                    default: continue
                    }
                    guard context.table.declaresFunction(name), let type = scope.type else { continue }
                    if base == nil {
                        guard context.property(name, of: type) == nil, !context.functions(name, of: type).isEmpty else {
                            continue
                        }
                    }
                    found[name, default: []].append(
                        Reference(site: CallSite(scope: scope, call: call), argument: position, base: base))
                }
            }
        }
        return found
    }

    /// Goes on from a function to where it is named in the place of a closure.
    func follow(
        _ reference: Reference, to function: FunctionID, of owner: TypeID?, from step: Step,
        _ through: [CodeReference], _ found: inout [Reached], _ followed: inout Followed
    ) -> [Step] {
        guard reference.site.holder != nil,
            let isOpen = isOpen(reference, to: function, of: owner, step.type)
        else {
            return []
        }
        var inner = Step(
            site: reference.site, through: through, type: nil, callee: owner, isOpen: step.leavesOpen || isOpen,
            conditions: callers.choices.handed(
                step.conditions, of: table.function(function), to: reference.site.index))
        var handover = handover(of: reference.argument, to: reference.site.call, in: reference.site.scope)
        handover?.call = reference.site.index
        let next = handover.map { follow($0, from: inner, &found, &followed) } ?? []
        guard reference.base != nil else { return next }
        // As in a closure there that calls it.
        inner.isMade = handover != nil
        inner.isBuilt = handover.map { isBuilt($0, by: reference.site.holder) } ?? false
        return next + [inner]
    }

    /// Whether it is left open whose function a reference names; nil where it names another.
    private func isOpen(_ reference: Reference, to function: FunctionID, of owner: TypeID?, _ run: TypeID?) -> Bool? {
        guard let base = reference.base else {
            guard let type = reference.site.holder else { return nil }
            let isOwn = owner == type || owner.map(context.conformances.ancestors(of: type).contains) ?? false
            return isOwn ? false : nil
        }
        let scope = reference.site.scope
        let facts = table.function(function)
        guard case .instance(let object)? = context.type(of: base, in: scope),
            context.property(facts.name, of: object) == nil
        else { return nil }
        let arguments = facts.parameters.map { ArgumentFacts(label: $0.label, value: .unknown) }
        let call = reference.site.call.with(callee: .member(base, facts.name), arguments: arguments)
        return callers.caller(CallSite(scope: scope, call: call), of: function, as: run)?.isOpen
    }
}
