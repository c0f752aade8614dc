import Rules
import Facts
import Linking
import NavigationModel
import Types

/// `route(to:as:)`, which Scaffolding 3 split into `route(to:)` and `present(_:as:)`.
enum RemovedRouteAs: Rule {
    static let description = RuleDescription(
        id: "removed-route-as", severity: .error, systems: [.scaffolding],
        summary: "`route(to:as:)` was removed in Scaffolding 3.0.",
        why: """
            To push, use `route(to:)`; to present a modal, use `present(_:as:)`, which every coordinator has. With 3.0 and
            later, the old call doesn't compile.
            """,
        wrong: "coordinator.route(to: .settings, as: .sheet)",
        right: "coordinator.present(.settings, as: .sheet)",
        exceptions: """
            The rule ignores modules written for 2.x, that is, modules in which nothing calls `present(_:as:)`. It also ignores
            the app's own methods with these labels.
            """, isFixable: true)

    static func findings(in app: CheckedApp) -> [Finding] {
        let sites = app.effects.compactMap { effect -> (call: CallFacts, owner: TypeID, module: String)? in
            guard case .show(let shown) = effect.kind, let owner = shown.coordinator,
                app.coordinator(owner)?.system == .scaffolding
            else { return nil }
            return (effect.site.call, owner, app.module(of: effect.site.scope))
        }
        let newer = Set(sites.filter { $0.call.name == "present" }.map(\.module))
        return sites.filter { site in
            newer.contains(site.module) && ["route", "routeAndWait"].contains(site.call.name ?? "")
                && site.call.argument("as") != nil
        }.map { call, owner, _ in
            finding(
                message: "`\(call.text)` is a Scaffolding 2 call that was removed in 3.0.",
                help: "Call present(_:as:) to present a modal, or route(to:) to push.",
                subject: app.reference(to: owner).id,
                location: app.location(of: call.location))
        }.unique
    }
}
