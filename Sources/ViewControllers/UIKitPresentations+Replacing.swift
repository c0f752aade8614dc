import Base
import Facts
import Types

/// Controllers that put another one in the place of what they contain.
///
/// ```swift
/// func show(_ next: UIViewController) {
///     current.willMove(toParent: nil)
///     current.removeFromParent()
///     addChild(next)
///     current = next
/// }
/// ```
extension UIKitPresentations {
    /// The calls that add a controller in the place of the one that was there before: one that callers hand in, or that is kept as
    /// what is there now. Where a screen only changes a part of itself, it goes nowhere.
    func replacements(besides claimed: Set<RelativeLocation>) -> [UIKitCandidate] {
        UIKitNames.adding.flatMap(callers.code.sites(named:)).flatMap { site -> [UIKitCandidate] in
            guard site.call.arguments.count == 1, let next = site.call.arguments.first, next.label == nil,
                next.value != .instance, !claimed.contains(site.call.location),
                site.holder.map({ values.types.barred[$0] == nil }) ?? true,
                context.function(of: site.call, in: site.scope) == nil,
                isController(site.call.receiver, in: site.scope),
                let replaced = replaced(by: next.value, in: site.scope)
            else { return [] }
            let isFirst = isAddedOtherwise(next.value, than: site)
            return kept(next.value, at: site).map { site, value in
                var found = UIKitCandidate(
                    site: site, expression: value, means: .style(.root), receiver: site.call.receiver)
                found.isReplacement = true
                // Where there is nothing to replace yet, it's put there all the same.
                if isFirst { found.conditions.removeAll { $0.choices == ["nil"] && replaced.contains($0.subject) } }
                return found
            }
        }
    }

    /// What is put there: what the call adds, or where a property does so whenever it is set, what that is set to.
    private func kept(_ next: Expression, at site: CallSite) -> [(site: CallSite, value: Expression)] {
        guard let property = site.scope.property, next.ownName == table.property(property).name,
            let owner = table.owner(of: property)
        else { return [(site, next)] }
        return (values.assigned(in: owner)[table.property(property).name] ?? []).compactMap { setting in
            setting.call.arguments.first.flatMap { $0.value == .constant("nil") ? nil : (setting, $0.value) }
        }
    }

    /// Whether a function adds a controller in another branch too, by itself or by a function of the app's.
    private func isAddedOtherwise(_ next: Expression, than site: CallSite) -> Bool {
        site.scope.body.calls.contains { call in
            guard call.index != site.index, call.arguments.first?.value == next else { return false }
            if UIKitNames.adding.contains(call.name ?? "") { return true }
            let function = context.function(of: call, in: site.scope).map(table.function)
            return function?.body.calls.contains { UIKitNames.adding.contains($0.name ?? "") } ?? false
        }
    }

    /// What is taken out where a controller is added, by the names that the code has for it; nil where the controller is no
    /// replacement.
    private func replaced(by next: Expression, in scope: Scope) -> Set<String>? {
        let removed = scope.body.calls.filter { removes($0, in: scope, besides: next) }
        if removed.isEmpty { return nil }
        let names = Set(removed.compactMap { $0.receiver?.decider })
        if case .parameter = next { return names }
        if let property = scope.property, next.ownName == table.property(property).name {
            // `didSet { oldValue?.removeFromParent() … addChild(current) }`
            return removed.contains { $0.receiver?.ownName == "oldValue" } ? names : nil
        }
        // `current.removeFromParent()`, and then `current = next`
        let isKept = scope.body.calls.contains { call in
            guard case .member(let target, "=") = call.callee, call.arguments.first?.value == next,
                let name = target.ownName, let property = scope.type.flatMap({ context.property(name, of: $0) }),
                let type = table.property(property).type, UIKitNames.bases.contains(type.last)
            else { return false }
            return removed.contains {
                $0.receiver?.ownName == name || $0.arguments.contains { $0.value.ownName == name }
            }
        }
        return isKept ? names : nil
    }

    /// Whether a controller puts something into itself: that may be all of it, or a part.
    func changesItself(_ candidate: UIKitCandidate) -> Bool {
        guard candidate.receiver == nil || candidate.receiver == .instance || candidate.site.call.name == "=" else {
            return false
        }
        return candidate.site.holder.map(values.types.isController) ?? false
    }

    private func isController(_ receiver: Expression?, in scope: Scope) -> Bool {
        if kind(of: receiver, in: scope)?.isController == true { return true }
        guard receiver == nil || receiver == .instance, let type = scope.type else { return false }
        return table[type].isExternal && UIKitNames.isController(table[type].name)
    }

    /// Whether a call takes a controller out of its parent that is another one.
    private func removes(_ call: CallFacts, in scope: Scope, besides next: Expression) -> Bool {
        if isRemoving(call) { return call.receiver.map { $0 != next && $0 != .instance } ?? false }
        guard let function = context.function(of: call, in: scope),
            table.function(function).body.calls.contains(where: isRemoving)
        else { return false }
        return call.receiver != next && !call.arguments.contains { $0.value == next }
    }

    private func isRemoving(_ call: CallFacts) -> Bool { UIKitNames.removing.contains(call.name ?? "") }
}
