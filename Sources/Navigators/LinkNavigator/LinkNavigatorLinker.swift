import Base
import Facts
import Linking
import NavigationModel
import Presentation
import Types

/// Finds the builders of LinkNavigator, and who shows their screens by path.
package struct LinkNavigatorLinker: SystemLinker {
    package static let system = NavigationSystem.linkNavigator

    package static func link(_ context: LinkingContext, others: KnownCoordinators) -> (any LinkedSystem)? {
        guard context.table.files.contains(where: { $0.imports.contains(LinkNavigatorNames.module) }) else {
            return nil
        }
        var paths = PathReader(context, labels: LinkNavigatorNames.paths)
        let groups = LinkNavigatorGroups(context, paths)
        guard !groups.all.isEmpty || !groups.notUnderstood.isEmpty else { return nil }
        paths.known = Set(groups.all.flatMap(\.builders).map(\.path))
        let receivers = LinkNavigatorReceivers(context, groups)
        let start = LinkNavigatorStart(receivers, paths, context)
        let calls = LinkNavigatorCalls(receivers, paths, context, besides: start.sites)
        let made = LinkNavigatorCoordinators(groups, start, calls.items, in: context.table)
        return Linked(made: made, groups: groups, start: start, calls: calls, context: context)
    }

    /// The lists of builders, linked.
    private struct Linked: LinkedSystem {
        let made: LinkNavigatorCoordinators
        let groups: LinkNavigatorGroups
        let start: LinkNavigatorStart
        let calls: LinkNavigatorCalls
        let context: LinkingContext

        var coordinators: [LinkedCoordinator] { made.linked }
        var coordinatorByView: [TypeID: TypeID] { start.views }
        var notUnderstood: [UnresolvedCode] { groups.notUnderstood + start.notUnderstood }
        var handWritten: Set<TypeID> { Set(made.linked.map(\.type)) }
        var outcomes: [CallID: CallOutcome] { calls.outcomes }
        var claimed: Set<RelativeLocation> { calls.sites }

        func shown(
            by value: Expression, _ style: Style, of owner: TypeID, by call: CallFacts, in scope: Scope
        ) -> (shown: [ShownDestination], parameters: [String], unread: UnresolvedCode?)? {
            let alike = groups.all.filter { $0.type == owner }.first.map { known in
                groups.all.filter { $0.hasTabs == known.hasTabs }
            }
            return calls.shown(by: value, [style], alike ?? groups.all, call, scope)
        }

        func effects(in graph: CallGraph) -> SystemEffects {
            var found = SystemEffects(effects: [], answers: [], notUnderstood: [])
            for place in start.places {
                guard let holder = place.site.holder, start.views[holder] != place.group.type else { continue }
                if context.conformances.isView(holder), !context.conformances.isEntry(holder) {
                    found.effects += place.first.map { first in
                        PropagatedEffect(
                            kind: .show(
                                ShownDestination(
                                    coordinator: place.group.type, destination: first.path, style: first.style,
                                    isInferred: false)),
                            holder: holder, evidence: .call, through: [], site: place.site)
                    }
                } else {
                    found.mounts.append(
                        EntryPointLinker.Mount(
                            holder: holder, target: .declared(place.group.type), location: place.site.call.location,
                            platforms: place.site.call.platforms))
                }
            }
            return found
        }
    }
}
