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
    func fitting(_ part: UIKitShown, _ site: CallSite) -> UIKitShown? {
        var isOpen = false
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

    /// Whether something that is shown is of a class; nil where that is not told.
    private func isOf(_ name: TypeName, _ part: UIKitShown, in scope: Scope) -> Bool? {
        if let wrapper = part.wrapper ?? part.frame {
            guard let type = context.find(TypeName(wrapper), in: scope) else {
                return UIKitChoices.isOf(name.last, library: wrapper)
            }
            return callers.choices.isOf(name, type, in: scope)
        }
        switch part.what {
        case .target(.declared(let type)): return callers.choices.isOf(name, type, in: scope)
        case .container(let made): return UIKitChoices.isOf(name.last, library: made)
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
