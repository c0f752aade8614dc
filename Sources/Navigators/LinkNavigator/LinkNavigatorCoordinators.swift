import Base
import Facts
import Linking
import NavigationModel
import Presentation
import Types

/// Makes coordinators of lists of builders: each path is a destination.
struct LinkNavigatorCoordinators {
    private(set) var linked: [LinkedCoordinator] = []

    init(
        _ groups: LinkNavigatorGroups, _ start: LinkNavigatorStart, _ items: [String: Set<String>], in table: TypeTable
    ) {
        for group in groups.all {
            let places = start.places.filter { $0.group.type == group.type }
            let tabs = places.reduce(into: [String: Tab]()) { $0.merge($1.tabs) { first, _ in first } }
            var initial: [InitialFacts] = []
            for (path, style, location) in places.flatMap(\.first)
            where !initial.contains(where: { $0.destination == path && $0.style == style }) {
                initial.append(InitialFacts(destination: path, style: style, location: location))
            }
            linked.append(
                LinkedCoordinator(
                    type: group.type, system: .linkNavigator, kind: group.kind,
                    destinations: group.builders.map { Self.destination($0, tabs[$0.path], items[$0.path] ?? []) },
                    rejected: [], duplicates: [], initial: initial,
                    location: table.declaration(of: group.type)?.location ?? .unknown))
        }
    }

    private static func destination(
        _ builder: LinkNavigatorBuilder, _ tab: Tab?, _ items: Set<String>
    ) -> LinkedDestination {
        var parameters = builder.parameters
        if builder.decodes {
            let type = items.count == 1 ? items.first : nil
            parameters.append(Parameter(label: "items", name: "items", type: type ?? "Codable"))
        }
        return LinkedDestination(
            facts: DestinationFacts(
                name: builder.path, parameters: parameters, shows: .view, function: builder.path, tab: tab,
                documentation: builder.documentation, declaration: builder.declaration, location: builder.location),
            parameters: parameters, targets: builder.targets, styles: [])
    }
}
