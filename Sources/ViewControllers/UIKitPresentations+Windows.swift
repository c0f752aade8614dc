import Facts
import Types

/// Windows beside the app's own.
extension UIKitPresentations {
    /// Whether a class of windows lies above the app's own: it has a level, or lets touches through to what is below.
    func liesAbove(_ type: TypeID) -> Bool {
        ([type] + context.conformances.ancestors(of: type)).contains { type in
            guard !table[type].isExternal, table[type].kind == .class else { return false }
            if table[type].functions["hitTest"] != nil || table[type].functions["point"] != nil { return true }
            return table[type].functions.values.joined().contains { function in
                table.function(function).body.calls.contains { call in
                    guard case .member(let target, "=") = call.callee else { return false }
                    return target.ownName == "windowLevel"
                }
            }
        }
    }

    /// Whether a window lies above the app's own, as the code beside it says.
    /// - Parameter hops: how many types it may have been handed on by.
    func isBeside(_ window: Expression?, in scope: Scope, hops: Int = 2) -> Bool {
        guard let window else { return false }
        if case .instance(let type)? = context.type(of: window, in: scope), liesAbove(type) { return true }
        let isOwn = window.ownName.flatMap { name in scope.type.flatMap { context.property(name, of: $0) } } != nil
        if isOwn, hops > 0, let name = window.ownName, let type = scope.type {
            // Whoever makes the type hands it the window.
            let handed = (values.makers[type] ?? []).map { site in
                (site, context.keptArguments(of: site.call, making: type).first { $0.property == name })
            }
            let isHanded = handed.allSatisfy { site, kept in
                kept.map { isBeside($0.value, in: site.scope, hops: hops - 1) } ?? false
            }
            if !handed.isEmpty, isHanded { return true }
        }
        // The app's own window is always there.
        let hiding = (values.settings["isHidden"] ?? []).filter { $0.call.arguments.first?.value == .constant("true") }
        return ((values.settings["windowLevel"] ?? []) + hiding).contains { setting in
            guard case .member(.member(let base, _), _) = setting.call.callee, base.isSame(as: window) else {
                return false
            }
            return setting.scope.id == scope.id || isOwn && setting.scope.type == scope.type
        }
    }

    /// Whether a window covers a strip of the screen, as a notice does that is no screen: code gives it a size in points.
    ///
    /// ```swift
    /// notice.frame = CGRect(x: 0, y: 50, width: UIScreen.main.bounds.width, height: 100)
    /// ```
    func isStrip(_ window: Expression?, in scope: Scope) -> Bool {
        guard let window else { return false }
        if case .call(let made) = window, let frame = scope.call(at: made)?.argument("frame") {
            return isInPoints(frame, in: scope)
        }
        return (values.settings["frame"] ?? []).contains { setting in
            guard case .member(.member(let base, _), _) = setting.call.callee, base.isSame(as: window),
                setting.scope.id == scope.id || window.ownName != nil && setting.scope.type == scope.type
            else { return false }
            return setting.call.arguments.first.map { isInPoints($0.value, in: setting.scope) } ?? false
        }
    }

    /// Whether a rectangle has a width or a height that is a number, not what the screen measures.
    private func isInPoints(_ frame: Expression, in scope: Scope) -> Bool {
        guard case .call(let made) = frame, let call = scope.call(at: made), call.name == "CGRect" else { return false }
        return ["width", "height"].compactMap { call.argument($0) }.contains { measure in
            if case .literal = measure { return true }
            var constant = context.property(meantBy: measure, in: scope)
            if constant == nil, case .name(let name) = measure {
                constant = table.globalVariable(name, from: scope.file)
            }
            guard let constant, case .literal? = table.property(constant).body.results.first else { return false }
            return true
        }
    }
}
