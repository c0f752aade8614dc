import Facts
import Types

/// Controllers that fill a window and stand on no stack, so that nothing is pushed on theirs.
///
/// ```swift
/// window.rootViewController = MainController()
///
/// if let stack = navigationController { stack.pushViewController(invite, animated: true) } else { present(invite, animated: true) }
/// ```
extension UIKitPresentations {
    /// Leaves out what such controllers would push on a stack of their own.
    mutating func removePushesWithoutStack() {
        let stackless = Set(found.filter(\.isOnOwnStack).compactMap(\.holder)).filter(onlyFillsWindow)
        guard !stackless.isEmpty else { return }
        found.removeAll { $0.isOnOwnStack && $0.holder.map(stackless.contains) ?? false }
    }

    /// Whether a controller is made once, and only to fill a window.
    private func onlyFillsWindow(_ type: TypeID) -> Bool {
        guard values.types.isController(type), !values.types.inherited.contains(type),
            values.storyboards.scenes(of: type).isEmpty, let makers = values.makers[type], makers.count == 1
        else { return false }
        let shown = found.filter { $0.shown.contains { $0.what == .target(.declared(type)) } }
        guard !shown.isEmpty, shown.allSatisfy(\.site.call.fillsWindow) else { return false }
        let (call, scope) = (makers[0].call, makers[0].scope)
        return !scope.body.calls.contains { other in
            !other.fillsWindow && other.arguments.contains { $0.value.holds(.call(call.index)) }
        }
    }
}

extension UIKitPresentation {
    /// Whether it is pushed on the stack that the controller stands on whose code pushes it.
    fileprivate var isOnOwnStack: Bool { styles == [.push] && receiver?.ownName == "navigationController" }
}

extension CallFacts {
    /// Whether it sets the root of a window.
    fileprivate var fillsWindow: Bool {
        guard case .member(let target, "=") = callee else { return false }
        return target.lastName == "rootViewController"
    }
}

extension Expression {
    /// Whether another expression is a part of it.
    fileprivate func holds(_ other: Expression) -> Bool {
        var isHeld = false
        walk { part in
            if part == other { isHeld = true }
            return isHeld ? .stop : .visitChildren
        }
        return isHeld
    }
}
