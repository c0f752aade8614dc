import Base
import NavigationModel
import PageElements

/// The line of facts under a coordinator's name.
enum CoordinatorFacts {
    /// - Parameters:
    ///   - first: what it shows first that is none of its destinations.
    ///   - links: how many deep links lead through it.
    static func html(
        _ coordinator: Coordinator, first: [NodeReference], links: Int, _ context: PageContext
    ) -> HTML {
        let word = coordinator.destinations.count == 1 ? " destination" : " destinations"
        return Tag.ul(.class("facts")) {
            if !coordinator.initial.isEmpty {
                Tag.li {
                    start(of: coordinator.kind)
                    Tag.b { coordinator.initial.joined(separator: ", ") }
                }
            }
            if !first.isEmpty {
                Tag.li {
                    start(of: coordinator.kind)
                    ViewParts.references(first, context)
                }
            }
            if coordinator.isHost {
                Tag.li { "no destinations of its own" }
            } else {
                Tag.li {
                    Tag.b { "\(coordinator.destinations.count)" }
                    word
                }
            }
            if links > 0 {
                Tag.li {
                    "reached by "
                    Tag.b { "\(links)" }
                    links == 1 ? " deep link" : " deep links"
                }
            }
            Tag.li { coordinator.system.title }
            if !coordinator.module.isEmpty { Tag.li { "in \(coordinator.module)" } }
            Tag.li { context.fullPlace(coordinator.location) }
        }
    }

    private static func start(of kind: CoordinatorKind) -> String {
        switch kind {
        case .tab: "Tabs "
        case .split: "Columns "
        case .flow, .root, .router, .stack: "Starts at "
        }
    }
}

extension DeepLink {
    /// Whether some hop of it shows a destination of the coordinator.
    func touches(_ coordinator: String) -> Bool { hops.contains { $0.coordinator.id == coordinator } }
}
