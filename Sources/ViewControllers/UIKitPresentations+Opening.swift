import Base
import Facts
import Presentation
import Types

/// Functions by which coordinators open themselves in a way that their callers choose.
///
/// ```swift
/// func modal(from host: UIViewController) {
///     let stack = UINavigationController()
///     navigationController = stack
///     start()
///     host.present(stack, animated: true)
/// }
/// ```
extension UIKitPresentations {
    /// The calls of such functions: each starts the coordinator that it is called on.
    func opened(besides claimed: Set<RelativeLocation>) -> [UIKitCandidate] {
        var found: [UIKitCandidate] = []
        for function in callers.openers {
            let style = styleOfContainer(in: table.scope(of: function))
            for caller in callers.callers(of: function, as: nil) where !claimed.contains(caller.site.call.location) {
                guard case .member(let base, _) = caller.site.call.callee, base != .instance else { continue }
                found.append(
                    UIKitCandidate(
                        site: caller.site, expression: base, means: style.map { .style($0) } ?? .start, receiver: base,
                        isInferred: caller.isOpen))
            }
        }
        return found
    }

    /// How a function presents the own container of its type.
    private func styleOfContainer(in scope: Scope) -> Style? {
        for call in scope.body.calls {
            guard let shown = UIKitCall(call), case .show(let value, .modal) = shown.action else { continue }
            let parts = values.shown(by: value, in: scope)
            let isContainer =
                !parts.isEmpty && parts.allSatisfy { if case .container = $0.what { true } else { false } }
            if isContainer, let part = parts.first {
                return styles.styles(of: value, as: part, by: call, in: scope).styles.first
            }
        }
        return nil
    }
}
