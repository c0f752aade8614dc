import Facts
import Linking
import Types

/// Changes of what is shown already.
extension TCAPresentationEffects {
    /// Whether what is there is only changed: `guard case var .detail(detail) = state.destination else { return }` before
    /// `state.destination = .detail(detail)`.
    func keepsCase(_ value: Expression, _ site: CallSite) -> Bool {
        guard case .call(let index) = value, let made = site.scope.call(at: index), let name = made.name,
            made.arguments.allSatisfy({ if case .call = $0.value { false } else { true } }),
            let end = site.call.text.firstRange(of: " = ")?.lowerBound
        else { return false }
        let target = site.call.text[..<end]
        return site.call.patterns.contains { pattern in
            pattern.subject == target
                && pattern.cases.contains { $0.name == name || $0.values.contains { $0.name == name } }
        }
    }

    /// Whether the element whose action is answered gets another value of its case, and so stays what it is:
    /// `case let .path(.element(id, action: .list(.reload))): state.path[id: id] = .list(List.State())`.
    func isOfSameCase(_ value: Expression, _ site: CallSite) -> Bool {
        guard let name = value.caseName(in: site.scope.body.calls) else { return false }
        // `switch state.path.last { case .list: state.path[id: id] = .list(List.State()) … }`
        if let end = site.call.text.firstRange(of: "[id:")?.lowerBound {
            let top = site.call.text[..<end] + ".last"
            let isTop = site.call.patterns.contains { pattern in
                pattern.subject == top && pattern.cases.contains { $0.wrapped.name == name }
            }
            if isTop { return true }
        }
        var waiting = site.call.patterns.flatMap(\.cases)
        while let pattern = waiting.popLast() {
            guard case .named(let matched, _, let values) = pattern else { continue }
            if matched == "element", case .binding(let id)? = values.first, values.last?.name == name,
                site.call.text.contains("[id: \(id)]")
            {
                return true
            }
            waiting += values
        }
        return false
    }
}
