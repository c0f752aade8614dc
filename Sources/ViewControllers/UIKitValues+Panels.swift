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
            context.find(TypeName(name), in: scope).map({ table[$0].isExternal || hasUnknownBase($0) }) ?? true
        else { return nil }
        let names = scope.body.calls.compactMap { call -> Expression? in
            guard case .member(let target, "=") = call.callee, call.arguments.first?.value == .call(panel.index) else {
                return nil
            }
            return target
        }
        for call in scope.body.calls {
            let given = ([.call(panel.index)] + names).lazy.compactMap { Self.content(givenBy: call, to: $0) }.first
            guard let content = given else { continue }
            let screens = shown(by: content, in: scope)
            if screens.contains(where: \.isScreen) { return screens.map { $0.wrapped(in: name) } }
        }
        return nil
    }

    /// Whether a panel shows itself that is told what is in it: `panel.addPanel(toParent: self)`. One that a property keeps is a part of
    /// the screen.
    func isShownPanel(_ panel: Expression, in scope: Scope) -> Bool {
        guard panel.ownName == nil else { return false }
        let screens = shown(by: panel, in: scope)
        return !screens.isEmpty && screens.allSatisfy(\.isScreen)
    }

    private static func content(givenBy call: CallFacts, to panel: Expression) -> Expression? {
        switch call.callee {
        case .member(.member(let owner, "contentViewController"), "=") where owner.isSame(as: panel):
            call.arguments.first?.value
        case .member(let owner, let name) where name.hasPrefix("set") && owner.isSame(as: panel):
            call.argument("contentViewController")
        default: nil
        }
    }
}

extension UIKitShown {
    /// Whether it is a screen, or one that callers hand in.
    fileprivate var isScreen: Bool {
        switch what {
        case .target, .parameter: true
        default: false
        }
    }
}

extension UIKitValues {
    /// Whether a call shows something on what the function around it is handed, or by what that makes with it.
    package func isHandedIn(_ site: CallSite) -> Bool {
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
