import Facts
import Presentation
import Types

/// What a handler of addresses sets off in code that a system links itself.
package struct HandlerAnswer {
    /// A destination that is shown, and the call that shows it.
    package struct Step {
        let hop: DeepLinkChain.Hop
        package let location: RelativeLocation

        /// Nil for what belongs to no coordinator, where it isn't known who shows it.
        /// - Parameters:
        ///   - holder: who shows what belongs to no coordinator.
        ///   - location: where the call stands that shows it.
        package init?(_ shown: ShownDestination, by holder: TypeID? = nil, at location: RelativeLocation) {
            guard let coordinator = shown.coordinator ?? holder else { return nil }
            hop = DeepLinkChain.Hop(coordinator: coordinator, shown: shown)
            self.location = location
        }
    }

    package let handler: CodeReference
    /// Where the handler stands, where that is no call.
    let location: RelativeLocation?
    /// The address, or what the app makes of it; nil where only code tells it.
    let address: String?
    /// In the order of the source.
    let steps: [Step]
    /// Where there are more chains than these, one call more adds none.
    private static let most = 20

    /// - Parameters:
    ///   - address: the address, or what the app makes of it; nil where only code tells it.
    ///   - steps: what is shown, in the order of the source.
    package init(of handler: CallID, to address: String?, _ steps: [Step]) {
        self.handler = .handler(handler)
        location = nil
        self.address = address
        self.steps = steps
    }

    /// What a function sets off that the system hands an address.
    /// - Parameters:
    ///   - location: where it does.
    ///   - address: the address, or what the app makes of it; nil where only code tells it.
    ///   - steps: what is shown, in the order of the source.
    package init(of function: FunctionID, at location: RelativeLocation, to address: String?, _ steps: [Step]) {
        handler = .function(function)
        self.location = location
        self.address = address
        self.steps = steps
    }

    /// The hops in order. What one call may show, and one destination in two styles, is a choice, and each is a chain of
    /// its own.
    func chains() -> [[DeepLinkChain.Hop]] {
        var chains: [[DeepLinkChain.Hop]] = [[]]
        var seen: Set<DeepLinkChain.Hop> = []
        var position = 0
        while position < steps.count {
            let together = steps[position...].prefix { $0.location == steps[position].location }.map(\.hop)
            position += together.count
            let hops = together.filter { !seen.contains($0) }
            seen.formUnion(hops)
            guard let first = hops.first, chains.count < Self.most else { continue }
            let isOther = chains.contains { $0.contains { $0.isSamePlace(as: first) } }
            chains = chains.flatMap { chain -> [[DeepLinkChain.Hop]] in
                guard isOther else { return hops.map { chain + [$0] } }
                let start = chain.firstIndex { $0.isSamePlace(as: first) } ?? chain.count
                return [chain] + hops.map { Array(chain[..<start]) + [$0] }
            }
        }
        return chains.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
