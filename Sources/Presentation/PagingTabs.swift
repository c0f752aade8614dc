import Facts
import Types

extension Scope {
    /// Whether a `TabView` turns pages instead of having a bar of tabs: `TabView { … }.tabViewStyle(.page)`.
    package func turnsPages(_ tabView: CallFacts) -> Bool {
        body.calls.contains { call in
            guard call.name == "tabViewStyle", case .member(let base, _) = call.callee,
                let style = call.arguments.first?.value, isPage(style)
            else { return false }
            return chain(endingAt: base).contains { $0.index == tabView.index }
        }
    }

    private func isPage(_ style: Expression) -> Bool {
        switch style {
        case .implicitMember(let name): name.lowercased().contains("page")
        case .call(let index): (call(at: index)?.name ?? "").lowercased().contains("page")
        default: false
        }
    }
}
