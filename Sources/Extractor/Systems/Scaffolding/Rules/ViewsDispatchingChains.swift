import Rules
import Facts
import Linking
import NavigationModel

/// A view that makes several steps at once, one coordinator call after the other.
enum ViewsDispatchingChains: Rule {
    static let description = RuleDescription(
        id: "views-dispatching-chains", severity: .warning, systems: [.scaffolding],
        summary: "A view makes several navigation calls in a row.",
        why: """
            If navigating to a screen takes several calls, a coordinator should make them. A view that makes them itself
            has to know the whole hierarchy, and every other path to the same screen repeats the code.
            """,
        wrong: """
            Button("Profile") {
                app.setRoot(.main) { (tabs: MainTabCoordinator) in
                    tabs.selectFirstTab(.profile)
                }
            }
            """,
        right: """
            Button("Profile") { app.openProfile() }
            """,
        exceptions: """
            The rule ignores calls in different branches, of which only one runs; a single call after going back; and
            handlers of `onOpenURL`, which may be in a view.
            """)

    private static let handlers: Set<String> = ["onOpenURL", "onContinueUserActivity"]

    static func findings(in app: CheckedApp) -> [Finding] {
        let steps = app.effects.filter { effect in
            guard case .show(let shown) = effect.kind, let owner = shown.coordinator, !shown.isInferred,
                app.coordinator(owner)?.system == .scaffolding, let holder = effect.site.holder
            else { return false }
            return app.isView(holder)
                && effect.site.scope.calls(around: effect.site.call)
                    .allSatisfy { !handlers.contains($0.call.name ?? "") }
        }.map(\.site)
        let bodies = Dictionary(grouping: steps, by: \.scope.id)
        return bodies.values.flatMap { sites in
            let indices = Set(sites.map(\.index)).sorted()
            return indices.compactMap { index -> Finding? in
                guard let site = sites.first, let holder = site.holder, let call = site.scope.call(at: index),
                    let next = indices.first(where: { follows($0, index, site.scope.body) }),
                    let later = site.scope.call(at: next)
                else { return nil }
                let view = app.reference(to: holder)
                return finding(
                    message:
                        "\(view.name) makes several navigation calls in a row: `\(call.text)`, then `\(later.text)`.",
                    help: "Move them to a method of the coordinator, and call that method.", subject: view.id,
                    location: app.location(of: call.location))
            }
        }.unique
    }

    /// Whether a call is made after another, whatever happens: in a closure that it is given, on what it returns, or in
    /// a later statement beside it.
    private static func follows(_ later: Int, _ first: Int, _ body: BodyFacts) -> Bool {
        guard later != first, body.calls.indices.contains(first), body.calls.indices.contains(later) else {
            return false
        }
        let (call, next) = (body.calls[first], body.calls[later])
        // Without a parameter the closure may be what runs when a modal is gone.
        if call.closureType != nil, body.isInside(later, of: first) { return true }
        if isBase(first, of: next.callee) { return true }
        return call.closure == next.closure && call.statement.block == next.statement.block
            && call.statement.block > 0 && call.statement.position < next.statement.position
    }

    private static func isBase(_ call: Int, of callee: Expression) -> Bool {
        if case .member(.call(call), _) = callee { true } else { false }
    }
}
