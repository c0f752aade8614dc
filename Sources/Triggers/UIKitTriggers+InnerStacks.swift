import Facts
import Presentation
import Types
import ViewControllers

/// What is pushed later onto a stack that some code makes around a screen: people are on that screen then.
///
/// ```swift
/// let types = TypesController()
/// let stack = UINavigationController(rootViewController: types)
/// types.onSelect = { stack.pushViewController(NameController(), animated: true) }
/// present(stack, animated: true)
/// ```
extension UIKitTriggers {
    /// The screen at the root of the stack that a call pushes onto from a closure which the code around it keeps or hands on.
    func root(under site: CallSite) -> Reached? {
        guard site.call.closure != nil, site.call.name == "pushViewController", let function = site.scope.function,
            case .call(let index)? = site.call.receiver, let stack = site.scope.call(at: index),
            let root = stack.argument("rootViewController"), isKept(site, since: stack)
        else { return nil }
        let shown = values.shown(by: root, in: site.scope)
        guard shown.count == 1, case .target(.declared(let screen)) = shown[0].what, screen != site.holder else {
            return nil
        }
        return Reached(
            holder: screen, through: [.function(function)], site: site, isOpen: shown[0].isInferred, isDirect: false)
    }

    /// Whether a closure between two calls is kept by a name or a property, or by a control.
    private func isKept(_ site: CallSite, since stack: CallFacts) -> Bool {
        let around = Set(site.scope.calls(around: stack).map { $0.call.index })
        return site.scope.calls(around: site.call).contains { call, _ in
            guard !around.contains(call.index) else { return false }
            switch call.callee {
            case .member(_, "="), .member(.name, "let"): return true
            default: return UIKitNames.controls.contains(call.name ?? "") || UIKitNames.keepsClosure(call)
            }
        }
    }
}
