import Facts
import Types

/// The words of libraries' navigators: `navigator.push(detailController)`, of a type that is not among the sources.
extension UIKitPresentations {
    func navigatorWords(besides claimed: Set<RelativeLocation>) -> [UIKitCandidate] {
        ["push", "present"].flatMap { name in
            callers.code.sites(named: name).compactMap { site in
                guard let first = site.call.arguments.first, first.label == nil, !first.isClosure,
                    UIKitCall(site.call) == nil, !claimed.contains(site.call.location), isOfNavigator(site),
                    site.call.text.lowercased().contains("controller") || isTarget(first.value, in: site.scope)
                else { return nil }
                return UIKitCandidate(
                    site: site, expression: first.value, means: .style(name == "push" ? .push : .sheet), receiver: nil,
                    isInferred: true)
            }
        }
    }

    /// Whether a call is made on what is called as types are that navigate, and is of none of the sources.
    private func isOfNavigator(_ site: CallSite) -> Bool {
        guard case .member(let base, _) = site.call.callee, let receiver = base.lastName?.lowercased(),
            UIKitNames.coordinatorEndings.contains(where: { receiver.hasSuffix($0.lowercased()) }),
            context.function(of: site.call, in: site.scope) == nil
        else { return false }
        guard case .instance(let type)? = context.type(of: base, in: site.scope) else { return true }
        return table[type].isExternal
    }

    private func isTarget(_ value: Expression, in scope: Scope) -> Bool {
        if case .implicitMember = value { return false }
        let shown = values.shown(by: value, in: scope)
        return !shown.isEmpty && shown.allSatisfy { if case .target = $0.what { true } else { false } }
    }
}
