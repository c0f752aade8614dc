import Facts
import Types

/// Properties of the app's own that show what they are set to.
///
/// ```swift
/// var screens: [UIViewController] {
///     get { stack.viewControllers }
///     set { stack.viewControllers = newValue }
/// }
/// ```
extension UIKitPresentations {
    /// What others set a property to whose own code shows that.
    func assigned(to property: PropertyID, from candidate: UIKitCandidate, _ part: UIKitShown) -> [UIKitCandidate] {
        guard let owner = table.owner(of: property) else { return [] }
        let name = table.property(property).name
        let own = (values.assigned(in: owner)[name] ?? []).filter { $0.scope.property != property }
        let others = (values.settings[name] ?? []).filter { site in
            guard case .member(.member(let base, _), _) = site.call.callee else { return false }
            return values.isOf(owner, base, in: site.scope)
        }
        return (own + others).flatMap { site -> [UIKitCandidate] in
            guard let value = site.call.arguments.first?.value, value != .constant("nil") else { return [] }
            var parts = [value]
            if case .array(let list) = values.unwrapped(list: value, in: site.scope) { parts = list }
            let shown = means(of: candidate)
            return parts.enumerated().map { position, value in
                // Of a stack that is set as a whole, people see the last.
                let isCovered = shown == .style(.root) && position < parts.count - 1
                return UIKitCandidate(
                    site: site, expression: value, means: isCovered ? .style(.push) : shown,
                    receiver: site.call.receiver?.base, isInferred: candidate.isInferred,
                    wrapper: part.wrapper ?? candidate.wrapper)
            }
        }
    }
}

extension Expression {
    /// What a property is of.
    fileprivate var base: Expression? { if case .member(let base, _) = self { base } else { nil } }
}
