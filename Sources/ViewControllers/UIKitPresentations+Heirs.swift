import Base
import Facts
import Types

/// What code shows that types inherit, counted to each of them.
extension UIKitPresentations {
    /// What each type that inherits the code around a call shows by it.
    func inherited(
        _ candidate: UIKitCandidate, _ part: UIKitShown, givenBy function: FunctionID
    ) -> [UIKitCandidate] {
        let scope = candidate.site.scope
        return values.heirs(running: scope.function, giving: function, in: scope).flatMap { heir in
            values.given(by: function, in: heir).map { given in
                var next = candidate
                next.heir = heir
                next.part = given.wrapped(in: part.wrapper).inferred(part.isInferred).given(part.conditions)
                return next
            }
        }
    }

    /// Counts a container that inherited code shows to each type that fills it there in its own way.
    mutating func shareContainers() {
        let heirs = found.reduce(into: [BodyID: [TypeID]]()) { heirs, presentation in
            guard let body = presentation.body, let heir = presentation.heir, heirs[body]?.contains(heir) != true else {
                return
            }
            heirs[body, default: []].append(heir)
        }
        guard !heirs.isEmpty else { return }
        found = found.flatMap { presentation -> [UIKitPresentation] in
            guard presentation.heir == nil, let body = presentation.body, let all = heirs[body],
                presentation.shown.allSatisfy({ if case .container = $0.what { true } else { false } })
            else { return [presentation] }
            return all.map { heir in
                var own = presentation
                own.heir = heir
                return own
            }
        }
    }

    /// Whether code that controllers inherit shows the one whose code it is, so that what others call it on says which:
    /// `DetailController().present(from: self)` of a base class.
    func isOfCallers(_ type: TypeID, _ candidate: UIKitCandidate) -> Bool {
        let scope = candidate.site.scope
        guard type == scope.type, values.types.inherited.contains(type), let function = scope.function,
            !table.function(function).isStatic, !table.function(function).isInitializer,
            values.unwrapped(candidate.expression, in: scope) == .instance
        else { return false }
        return callers.callers(of: function, as: nil).contains { caller in
            if case .member(let base, _) = caller.site.call.callee, base != .instance { return true }
            return caller.site.scope.type != type
        }
    }
}

/// Controllers that show themselves as soon as they are made, so that who makes one shows it.
///
/// ```swift
/// init(on host: UIViewController) { super.init(nibName: nil, bundle: nil); host.present(self, animated: true) }
/// ```
extension UIKitPresentations {
    /// Whether an initializer shows what it makes.
    func isOfMakers(_ type: TypeID, _ candidate: UIKitCandidate) -> Bool {
        guard showsItself(type, candidate), let function = candidate.site.scope.function else { return false }
        return table.function(function).isInitializer && isAtOnce(candidate.site)
    }

    /// The calls by which initializers run a function that shows the controller whose code it is.
    func initial(_ part: UIKitShown, _ candidate: UIKitCandidate) -> [UIKitCandidate] {
        guard case .target(.declared(let type)) = part.what, showsItself(type, candidate), isAtOnce(candidate.site),
            let function = candidate.site.scope.function, !table.function(function).isInitializer
        else { return [] }
        let first = callers.callers(of: function, as: nil).filter { caller in
            guard let around = caller.site.scope.function, caller.site.scope.type == type, isAtOnce(caller.site),
                table.function(around).isInitializer
            else { return false }
            return caller.site.call.callee == .name(table.function(function).name)
                || caller.site.call.callee == .member(.instance, table.function(function).name)
        }
        return handed(first, of: table.function(function), from: candidate, part) { _ in .instance }
    }

    private func showsItself(_ type: TypeID, _ candidate: UIKitCandidate) -> Bool {
        let scope = candidate.site.scope
        return type == scope.type && candidate.means != .start
            && values.unwrapped(candidate.expression, in: scope) == .instance
    }

    /// Whether a call is made when the code around it runs, and not by something that this makes.
    private func isAtOnce(_ site: CallSite) -> Bool {
        site.scope.calls(around: site.call).allSatisfy { call, _ in
            call.name != "=" && !UIKitNames.controls.contains(call.name ?? "") && !UIKitNames.keepsClosure(call)
        }
    }
}
