import Rules
import Facts
import Linking
import NavigationModel
import Types

/// A call of `dismissCoordinator()`, and the coordinator that it is made on.
struct Dismissal {
    let call: CallFacts
    let scope: Scope
    let holder: NodeReference
    let coordinator: NodeReference
    let type: TypeID

    /// Every one of an app's, on coordinators of Scaffolding.
    static func all(in app: CheckedApp) -> [Dismissal] {
        app.effects.compactMap { effect in
            guard case .exit(let type?, .dismissCoordinator, _) = effect.kind,
                effect.site.call.name == "dismissCoordinator",
                app.coordinator(type)?.system == .scaffolding, let holder = effect.site.holder
            else { return nil }
            return Dismissal(
                call: effect.site.call, scope: effect.site.scope, holder: app.reference(to: holder),
                coordinator: app.reference(to: type), type: type)
        }
    }
}
