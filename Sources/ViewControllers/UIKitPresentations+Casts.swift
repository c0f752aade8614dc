import Facts
import Types

/// What is asked of the class of what is shown before it is shown.
///
/// ```swift
/// if detail is UINavigationController {
///     present(detail, animated: true)
/// } else {
///     stack.pushViewController(detail, animated: true)
/// }
/// ```
extension UIKitPresentations {
    /// One of the values that may be shown by a call, nil where it does not get there.
    func fitting(_ part: UIKitShown, _ candidate: UIKitCandidate) -> UIKitShown? {
        var isOpen = false
        let site = candidate.site
        for condition in candidate.asked {
            guard let type = condition.type, let fits = isOf(type, part, in: site.scope) else { continue }
            if fits == condition.isExcluded { return nil }
        }
        for condition in site.call.conditions {
            guard let type = condition.type, !condition.isDispatch, site.call.hands(on: condition.subject) else {
                continue
            }
            guard let fits = isOf(type, part, in: site.scope) else {
                isOpen = true
                continue
            }
            if fits == condition.isExcluded { return nil }
        }
        return part.inferred(isOpen)
    }

    /// What a call shows; of a parameter that is cast to what all controllers are, or to a protocol, the parameter: its callers say more.
    ///
    /// ```swift
    /// func push<Screen: Bindable>(_ screen: Screen) {
    ///     if let screen = screen as? UIViewController { stack.pushViewController(screen, animated: true) }
    /// }
    /// ```
    func uncast(_ candidate: UIKitCandidate) -> UIKitCandidate {
        guard case .typed(let type) = candidate.expression, let function = candidate.site.scope.function,
            type.last == "UIViewController" || isProtocol(type, in: candidate.site.scope)
        else { return candidate }
        let names = Set(table.function(function).parameters.compactMap(\.name))
        let cast = candidate.site.call.conditions.filter { condition in
            condition.type == type && !condition.isExcluded && names.contains(condition.subject)
        }
        guard cast.count == 1 else { return candidate }
        var found = candidate
        found.expression = .parameter(cast[0].subject)
        return found
    }

    private func isProtocol(_ name: TypeName, in scope: Scope) -> Bool {
        context.find(name, in: scope).map { table[$0].kind == .protocol && !table[$0].isExternal } ?? false
    }

    /// What a function asks of the class of a parameter that it shows.
    func classes(askedOf part: UIKitShown, by candidate: UIKitCandidate) -> [PatternFacts] {
        guard case .parameter(let name) = part.what else { return [] }
        return candidate.site.call.conditions.filter { $0.type != nil && !$0.isDispatch && $0.subject == name }
    }

    /// Whether something that is shown is of a class; nil where that is not told.
    private func isOf(_ name: TypeName, _ part: UIKitShown, in scope: Scope) -> Bool? {
        if let wrapper = part.wrapper ?? part.frame {
            guard let type = context.find(TypeName(wrapper), in: scope) else {
                return UIKitNames.isOf(name.last, library: wrapper)
            }
            return callers.choices.isOf(name, type, in: scope)
        }
        switch part.what {
        case .target(.declared(let type)): return callers.choices.isOf(name, type, in: scope)
        case .container(let made): return UIKitNames.isOf(name.last, library: made)
        case .target(.external), .parameter, .receiver, .handed, .assigned, .overridden, .silent, .object, .unknown:
            return nil
        }
    }
}

extension CallFacts {
    /// Whether its first argument is written as a name. Only the text still says so: in facts a name stands for its value.
    fileprivate func hands(on name: String) -> Bool {
        text.contains("(\(name),") || text.contains("(\(name))") || text.contains(" = \(name)")
    }
}
