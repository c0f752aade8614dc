import Facts
import Types

/// Controllers of packages that only put something around the screen they are given.
///
/// ```swift
/// let panel = FloatingPanelController()
/// panel.set(contentViewController: detail)
/// present(panel, animated: true)
/// ```
extension UIKitValues {
    /// What code gives a package's controller as its content, where that is told.
    func content(ofPanel panel: CallFacts, in scope: Scope) -> [UIKitShown]? {
        guard case .name(let name) = panel.callee, name.hasSuffix("Controller"), !UIKitNames.controllers.contains(name),
            context.find(TypeName(name), in: scope).map({ table[$0].isExternal }) ?? true
        else { return nil }
        for call in scope.body.calls {
            guard let content = Self.content(givenBy: call, to: .call(panel.index)) else { continue }
            let screens = shown(by: content, in: scope)
            if screens.contains(where: { if case .target = $0.what { true } else { false } }) {
                return screens.map { $0.wrapped(in: name) }
            }
        }
        return nil
    }

    private static func content(givenBy call: CallFacts, to panel: Expression) -> Expression? {
        switch call.callee {
        case .member(.member(panel, "contentViewController"), "="): call.arguments.first?.value
        case .member(panel, let name) where name.hasPrefix("set"): call.argument("contentViewController")
        default: nil
        }
    }
}

extension UIKitValues {
    /// Whether a call shows something on what the function around it is handed, or by what that makes with it.
    func isHandedIn(_ site: CallSite) -> Bool {
        guard case .member(let base, _) = site.call.callee else { return false }
        func isParameter(_ value: Expression) -> Bool { if case .parameter = value { true } else { false } }
        if isParameter(base) { return true }
        let isKept = site.scope.body.calls.contains { call in
            guard case .member(let target, "=") = call.callee, target.isSame(as: base) else { return false }
            return call.arguments.first.map { isParameter($0.value) } ?? false
        }
        return isKept || maker(of: base, in: site.scope)?.arguments.contains { isParameter($0.value) } ?? false
    }
}
