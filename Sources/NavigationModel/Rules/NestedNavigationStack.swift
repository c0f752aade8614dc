/// A navigation stack inside a flow, which has one already: pushes go into the inner one and are lost to the flow.
enum NestedNavigationStack: Rule {
    static let id = "nested-navigation-stack"

    private static let stacks: Set<String> = ["NavigationStack", "NavigationView", "NavigationSplitView"]

    static func findings(in app: LinkedApp) -> [Finding] {
        app.coordinators.filter { $0.system == .scaffolding && $0.kind == .flow }.flatMap { owner in
            owner.places.compactMap { place -> Finding? in
                guard let wrapper = place.targets.wrapper, stacks.contains(wrapper) else { return nil }
                let name = app.names.reference(to: owner.type)
                return Finding(
                    rule: id, severity: .warning,
                    message: "`\(place.facts.name)` of \(name.name) puts a `\(wrapper)` inside a flow, "
                        + "which is a navigation stack itself.",
                    help: "Return the screen without it, or a coordinator of its own.", subject: name.id,
                    location: place.facts.location)
            }
        }
    }
}
