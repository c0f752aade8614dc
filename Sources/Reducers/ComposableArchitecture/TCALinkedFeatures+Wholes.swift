import Base
import Linking
import NavigationModel
import Presentation
import Types

/// Features whose views show the same in several ways: as tabs on a phone, and in columns on a tablet.
extension TCALinkedFeatures {
    /// What a coordinator shows by a name, in one of its styles.
    typealias Showing = (name: String, style: Style, targets: [TargetResolver.Targets.Target])

    /// Whether a view is there for several cases, one of which is chosen: `case .day1, .day2: DayView(store: store)`.
    func isThere(_ shown: ShownDestination, for view: TypeID) -> Bool {
        guard let feature = shown.coordinator.flatMap(features.feature) else { return false }
        return (choices[feature] ?? []).contains { whole in
            guard whole.kind != .tab else { return false }
            let around = whole.chosen?.choices.filter { $0.targets.targets.contains(.declared(view)) } ?? []
            guard around.count > 1, let chosen = around.first(where: { $0.name == shown.destination }) else {
                return false
            }
            return around.allSatisfy { $0.location == chosen.location }
        }
    }

    /// The destinations, each name once.
    static func merged(_ destinations: [LinkedDestination]) -> [LinkedDestination] {
        destinations.reduce(into: []) { found, destination in
            if let same = found.firstIndex(where: { $0.facts.name == destination.facts.name }) {
                found[same].targets.formUnion(destination.targets)
            } else {
                found.append(destination)
            }
        }
    }

    /// What destinations show in each style, where that is not all that they show.
    static func shownByStyle(
        _ showings: [Showing], in destinations: [LinkedDestination]
    ) -> [String: [Style: [TargetResolver.Targets.Target]]] {
        var found: [String: [Style: [TargetResolver.Targets.Target]]] = [:]
        for (name, style, targets) in showings {
            let known = found[name]?[style] ?? []
            found[name, default: [:]][style] = known + targets.filter { !known.contains($0) }
        }
        let all = Dictionary(destinations.map { ($0.facts.name, Set($0.targets.targets)) }) { first, _ in first }
        return found.filter { name, styles in styles.values.contains { Set($0) != all[name] } }
    }
}
