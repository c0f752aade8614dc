import Base

/// Tells how sure it is that someone in a transition's `from` can take it.
struct WayCertainty {
    private struct Caller: Hashable {
        let type: String
        let destination: String
    }

    private let index: GraphIndex
    private let apps: Set<String>
    private let deepLinkPlaces: Set<SourceLocation>
    /// What deep links that a type receives lead to.
    private let received: Set<Caller>
    /// The types whose methods others call to show a destination.
    private let called: Set<Caller>

    init(_ index: GraphIndex) {
        self.index = index
        apps = Set(index.graph.entryPoints.map(\.name))
        deepLinkPlaces = Set(index.graph.deepLinks.map(\.location))
        received = Set(
            index.graph.deepLinks.flatMap { link in
                link.hops.map { hop in
                    let receiver = link.trigger.split(separator: " ").last.map(String.init) ?? link.trigger
                    return Caller(type: receiver, destination: "\(hop.coordinator.id).\(hop.destination)")
                }
            })
        called = Set(
            index.graph.transitions.flatMap { transition in
                transition.through.map { method in
                    let owner = method.prefix { $0 != "(" }.split(separator: ".").dropLast().joined(separator: ".")
                    return Caller(type: owner, destination: Self.destination(of: transition))
                }
            })
    }

    /// - Returns: nil for a coordinator's own call that is told at those who run it.
    func of(_ transition: Transition) -> Certainty? {
        if transition.evidence == .declared { return .certain }
        let caller = Caller(type: transition.from.name, destination: Self.destination(of: transition))
        let isCode = isCode(transition.from.id)
        if isCode, called.contains(caller) { return nil }
        if transition.evidence == .inferred { return .inferred }
        if isFromOutside(transition, caller) { return .fromOutside }
        return isCode ? .ownCode : .certain
    }

    private func isFromOutside(_ transition: Transition, _ caller: Caller) -> Bool {
        if deepLinkPlaces.contains(transition.location) { return true }
        if transition.evidence == .indirect, received.contains(caller) { return true }
        let isApp = apps.contains(transition.from.id) && index.coordinator(transition.from.id) == nil
        return isApp && index.screen(transition.from.id) == nil && transition.style != .window
    }

    /// Whether a coordinator is no view, so that nobody can touch it.
    private func isCode(_ id: String) -> Bool {
        guard let coordinator = index.coordinator(id), index.screen(id) == nil else { return false }
        return coordinator.system != .swiftUI && coordinator.system != .flowStacks
    }

    private static func destination(of transition: Transition) -> String {
        transition.destinationID ?? transition.to?.id ?? transition.destination
    }
}
