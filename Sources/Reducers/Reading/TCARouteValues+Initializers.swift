import Facts
import Linking
import Types

extension TCARouteValues {
    /// The screens that an initializer of a struct around them puts into a property: `self.screen = .detail(…)`.
    func screens(
        put property: String, byInitializerOf call: CallFacts, of screens: TCAFeature.Screens, in scope: Scope
    ) -> Found {
        var found = Found()
        for initializer in initializers(called: call, of: screens) {
            let inside = table.scope(of: initializer)
            for made in inside.body.calls {
                let value: Expression? =
                    switch made.callee {
                    case .member(.member(.instance, property), "="), .member(.name(property), "="):
                        made.arguments.first?.value
                    case .member(.instance, "init"): made.argument(property)
                    default: nil
                    }
                guard let value else { continue }
                let read = self.screens(value, of: screens, in: inside)
                found.named += read.named.filter { !found.named.contains($0) }
                found.isOpen = found.isOpen || read.isOpen || !read.parameters.isEmpty
            }
        }
        found.isOpen = found.isOpen || found.named.isEmpty
        return found
    }

    private func initializers(called call: CallFacts, of screens: TCAFeature.Screens) -> [FunctionID] {
        guard let state = screens.feature.flatMap({ self.state.features[$0].state }) else { return [] }
        return (table[state].functions["init"] ?? []).filter { table.function($0).takes(call) }
    }
}
