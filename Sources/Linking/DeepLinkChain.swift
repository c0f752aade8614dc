import Facts
import Presentation
import Types

/// Destinations that are shown one after another.
struct DeepLinkChain {
    /// A destination that is shown on the way, with the coordinator that is asked for it.
    struct Hop: Hashable {
        /// Where none is, the view that shows it by itself.
        let coordinator: TypeID
        let shown: ShownDestination
        /// The type that the code after it waits for.
        var expects: TypeName?
        /// The body that it stands in, for what the code takes it to show.
        var body: BodyID?

        /// Whether it shows the same destination, in whatever style.
        func isSamePlace(as other: Hop) -> Bool {
            coordinator == other.coordinator && shown.destination == other.shown.destination
        }
    }

    /// In the order in which they are taken.
    var hops: [Hop]
    /// What has to match for it, outermost first.
    var patterns: [PatternFacts] = []
    /// The function that it stands in.
    var function: FunctionID?
    let location: RelativeLocation

    /// Whether the code joins the hops, rather than making one call.
    var isChained: Bool { hops.count > 1 || hops.contains { $0.expects != nil } }

    /// The chain with another behind it, whose hops are asked of what this one shows.
    func continued(by next: DeepLinkChain) -> DeepLinkChain {
        DeepLinkChain(
            hops: hops + next.hops, patterns: next.patterns, function: function ?? next.function, location: location)
    }

    /// The chain where a call sets the state whose watcher it is of.
    func set(off call: CallFacts) -> DeepLinkChain {
        var chain = self
        chain.patterns = call.patterns + patterns
        return chain
    }

    /// Whether each hop is asked of what the one before it shows, of a coordinator further up, or of what the code
    /// takes it to show.
    func isPossible(among coordinators: [TypeID: LinkedCoordinator], in table: TypeTable) -> Bool {
        var known: Set<TypeID> = []
        for (hop, next) in zip(hops, hops.dropFirst()) {
            known.insert(hop.coordinator)
            let shown = coordinators[hop.coordinator]?.destination(hop.shown.destination)?.targets.targets
            let types = (shown ?? []).compactMap { if case .declared(let type) = $0 { type } else { nil } }
            known.formUnion(types)
            let isExpected = hop.expects?.last == table[next.coordinator].name
            if !types.isEmpty, !known.contains(next.coordinator), !isExpected { return false }
        }
        return true
    }
}
