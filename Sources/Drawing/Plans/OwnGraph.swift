import Base
import NavigationModel

/// One coordinator: its destinations inside a frame, and one hop around, with all that its screens show by themselves.
///
/// Every way into one of its destinations is a line, with three exceptions that the picture tells otherwise: the
/// declared root is marked on its box, a method's own call is left to the screens that call the method, and what an
/// app or a delegate sets off is left to the coordinator whose method it calls.
package struct OwnGraph {
    /// Where a line may begin or end.
    enum Place: Hashable {
        /// The coordinator's own code, or all of it as something to return to.
        case itself
        /// One of its destinations that shows a view, by id.
        case destination(String)
        /// What a stack shows first, where that is none of its destinations.
        case firstView(NodeReference)
        /// Another coordinator, by id.
        case coordinator(NodeReference)
        /// Another coordinator's destination that shows a view, by id.
        case foreign(owner: NodeReference, destination: String)
        /// A view that other coordinators show, or that screens show by themselves.
        case screen(NodeReference)
        /// What a view builds in place and shows by itself.
        case inPlace(from: String, name: String)
        /// Any other type that holds a call.
        case type(NodeReference)
        case entry(String)
        /// All views and types that would have been too many.
        case others
        /// All coordinators that only lead here, where they would have been too many.
        case openers(Int)
        /// All other coordinators, where they would have been too many.
        case around(Int)
        /// All views of this coordinator, where the lines between them would have been too many.
        case views
        /// All that screens show by themselves, where it would have been too much.
        case opened(Int)
    }

    let coordinator: Coordinator
    let index: GraphIndex
    /// The destinations that stand inside the frame.
    var inside: [Destination]
    /// What it shows first, where that is none of its destinations.
    let firstViews: [NodeReference]
    /// The boxes people see first, where one is shown instead of another and not beside it.
    let first: [Place]
    /// The ending the names of all coordinators share.
    let suffix: String
    /// What its own code and its screens show by themselves.
    private let plain: [Transition]
    /// Where views are drawn, by id.
    private let boxes: [String: [Place]]
    /// What is in the picture because screens show it by themselves.
    private(set) var opened: Set<Place> = []
    /// The transitions drawn that lead to destinations of other coordinators.
    package private(set) var outgoing: [Transition] = []
    /// Every line, in drawing order.
    var lines = LineSet<Place>()
    /// What was left out of the picture, as sentences.
    var remarks: [String] = []

    /// - Parameters:
    ///   - coordinator: the one it is of.
    ///   - index: the graph it stands in.
    ///   - inferred: what becomes of lines that are only inferred.
    package init(_ coordinator: Coordinator, index: GraphIndex, inferred: InferredLines = .drawn) {
        self.coordinator = coordinator
        self.index = index
        let inside = coordinator.destinations.filter {
            Self.heads(of: $0, showing: nil, in: coordinator, index: index).contains(.destination($0.id))
        }
        self.inside = inside
        let isSideBySide = coordinator.kind == .tab || coordinator.kind == .split
        let firstViews = index.firstViews(of: coordinator).compactMap(\.to).filter { view in
            index.coordinator(view.id) == nil && !inside.contains { $0.targets.contains(view) }
        }
        self.firstViews = firstViews
        first =
            firstViews.map { .firstView($0) }
            + inside.filter { !isSideBySide && coordinator.initial.contains($0.name) }.map { .destination($0.id) }
        suffix = GraphWords.sharedSuffix(of: index.graph.coordinators.map(\.name))
        plain = index.plainTransitions(of: coordinator)
        boxes = Self.boxes(of: coordinator, inside: inside, firstViews: firstViews, plain: plain, index: index)
        addEntries()
        addParents()
        addOwn()
        addOutgoing()
        addPlain()
        // What is left out needs no folding; what is hidden is, as it may be seen.
        if inferred == .leftOut { lines.hide(inferred, from: first + [.itself]) }
        fold()
        if inferred == .hidden { lines.hide(inferred, from: first + [.itself]) }
    }

    /// A view stands in the box of the destination that shows it, else in the coordinator itself where that is a view
    /// made of it, else for itself.
    private static func boxes(
        of coordinator: Coordinator, inside: [Destination], firstViews: [NodeReference], plain: [Transition],
        index: GraphIndex
    ) -> [String: [Place]] {
        var boxes: [String: [Place]] = [:]
        for destination in inside {
            for view in index.parts(of: destination.targets) {
                boxes[view, default: []].append(.destination(destination.id))
            }
        }
        for first in firstViews {
            for view in index.parts(of: [first]) where boxes[view] == nil { boxes[view] = [.firstView(first)] }
        }
        for view in index.parts(of: [coordinator.reference]) where boxes[view] == nil { boxes[view] = [.itself] }
        let opened = Set(plain.compactMap(\.to)).sorted().filter { index.coordinator($0.id) == nil }
        var others: [String: [Place]] = [:]
        for view in opened where index.destinations(showing: view.id).isEmpty {
            for part in index.parts(of: [view]) { others[part, default: []].append(.screen(view)) }
        }
        return boxes.merging(others) { box, _ in box }
    }

    private var entrance: [Place] { first.isEmpty ? [.itself] : first }

    /// Where lines to a destination end: its box, or the coordinators it shows.
    private static func heads(
        of destination: Destination, showing target: NodeReference?, in coordinator: Coordinator, index: GraphIndex
    ) -> [Place] {
        let targets = target.map { [$0] } ?? destination.targets
        var heads: [Place] = []
        for target in targets {
            let isCoordinator =
                index.coordinator(target.id) != nil
                || (destination.kind == .coordinator && index.screen(target.id) == nil)
            let head =
                !isCoordinator
                ? .destination(destination.id)
                : target.id == coordinator.id ? .itself : Place.coordinator(target)
            if !heads.contains(head) { heads.append(head) }
        }
        return heads.isEmpty ? [.destination(destination.id)] : heads
    }

    private func heads(of destination: Destination, showing target: NodeReference?) -> [Place] {
        Self.heads(of: destination, showing: target, in: coordinator, index: index)
    }

    /// Where lines of a transition begin: the boxes that show its view, or the place of that type outside.
    private func tails(of transition: Transition) -> [Place] {
        let from = transition.from
        if from.id == coordinator.id { return [.itself] }
        if let boxes = boxes[from.id] { return boxes }
        if index.coordinator(from.id) != nil { return [.coordinator(from)] }
        let isShown = index.holders(of: from.id).contains { !index.destinations(showing: $0).isEmpty }
        return [isShown || index.screen(from.id) != nil ? .screen(from) : .type(from)]
    }

    private mutating func addEntries() {
        for entry in index.graph.entryPoints where entry.to.id == coordinator.id {
            // As its parent.
            if let mounting = index.coordinator(of: entry), index.isShown(entry, by: mounting) { continue }
            for head in entrance { lines.add(.entry(entry.name), head, .shown(.root), by: [.entry(entry.name)]) }
        }
    }

    private mutating func addParents() {
        for shown in index.destinations(showing: coordinator.id) where shown.coordinator.id != coordinator.id {
            for (style, _) in index.ways(to: shown.destination) {
                let reasons = index.reasons(style, for: shown.destination, showing: coordinator.reference)
                for head in entrance { lines.add(.coordinator(shown.coordinator), head, style, by: reasons) }
            }
        }
        let own = Set(plain)
        for transition in index.plainTransitions(into: coordinator.id) where !own.contains(transition) {
            for head in entrance { add(transition, to: head) }
        }
    }

    private mutating func addOwn() {
        for destination in coordinator.destinations {
            let transitions = index.transitions(to: destination)
            let callers = callers(in: transitions)
            for transition in transitions { add(transition, to: destination, callers) }
            guard transitions.isEmpty else { continue }
            for head in heads(of: destination, showing: nil) where head != .destination(destination.id) {
                for (style, _) in index.ways(to: destination) {
                    lines.add(.itself, head, style, by: index.reasons(style, for: destination))
                }
            }
        }
    }

    /// Who calls the methods that lead to a destination.
    private struct Callers {
        /// The styles in which others than the coordinator come to it by its methods.
        var styles: Set<Style> = []
        /// The names of coordinators whose own methods lead to it, by style.
        var coordinators: [Style: Set<Substring>] = [:]
    }

    private func callers(in transitions: [Transition]) -> Callers {
        transitions.reduce(into: Callers()) { callers, transition in
            switch transition.evidence {
            case .indirect where transition.from.id != coordinator.id: callers.styles.insert(transition.style)
            case .call where index.coordinator(transition.from.id) != nil:
                callers.coordinators[transition.style, default: []].insert(transition.from.name[...])
            default: break
            }
        }
    }

    private mutating func add(_ transition: Transition, to destination: Destination, _ callers: Callers) {
        let target = transition.to.flatMap { to in destination.targets.contains(to) ? to : nil }
        let heads = heads(of: destination, showing: target)
        let isOwnCall = transition.from.id == coordinator.id && transition.evidence != .declared
        if isOwnCall && callers.styles.contains(transition.style) { return }
        if transition.evidence == .indirect, let names = callers.coordinators[transition.style],
            let method = transition.through.last,
            method.indices.contains(where: { method[$0] == "." && names.contains(method[..<$0]) }),
            tails(of: transition).allSatisfy({ if case .type = $0 { true } else { false } })
        {
            return
        }
        for head in heads {
            if transition.evidence == .declared && first.contains(head) { continue }
            add(transition, to: head)
        }
    }

    private mutating func add(_ transition: Transition, to head: Place) {
        for tail in tails(of: transition) {
            lines.add(tail, head, .shown(transition.style), by: [.transition(transition)])
        }
    }

    /// What its screens and its own code open of other coordinators, which do not show those screens themselves.
    private mutating func addOutgoing() {
        addOutgoing(from: coordinator.id, tail: .itself)
        for destination in inside {
            for id in index.parts(of: destination.targets) {
                addOutgoing(from: id, tail: .destination(destination.id))
            }
        }
        for view in firstViews {
            for id in index.parts(of: [view]) { addOutgoing(from: id, tail: .firstView(view)) }
        }
    }

    private mutating func addOutgoing(from id: String, tail: Place) {
        let holders = index.holders(of: id)
        for transition in index.transitions(from: id) where transition.evidence != .declared {
            guard let owner = transition.coordinator, owner.id != coordinator.id else { continue }
            let isShownThere = holders.contains { holder in
                index.destinations(showing: holder).contains { $0.coordinator.id == owner.id }
            }
            if isShownThere { continue }
            outgoing.append(transition)
            let target = transition.to.flatMap { index.coordinator($0.id)?.reference }
            let head: Place =
                target.map { $0.id == coordinator.id ? .itself : .coordinator($0) }
                ?? .foreign(owner: owner, destination: "\(owner.id).\(transition.destination)")
            lines.add(tail, head, .shown(transition.style), by: [.transition(transition)])
        }
    }

    /// What its own code and its screens show by themselves.
    private mutating func addPlain() {
        for transition in plain {
            for head in heads(of: transition) where !(transition.isFirstView && first.contains(head)) {
                add(transition, to: head)
                switch head {
                case .screen(let view) where owners(of: view).isEmpty: opened.insert(head)
                case .inPlace: opened.insert(head)
                default: break
                }
            }
        }
    }

    private func heads(of plain: Transition) -> [Place] {
        guard let shown = plain.to else { return [.inPlace(from: plain.from.id, name: plain.destination)] }
        if index.coordinator(shown.id) != nil { return [shown.id == coordinator.id ? .itself : .coordinator(shown)] }
        if firstViews.contains(shown) { return [.firstView(shown)] }
        let own = inside.filter { $0.targets.contains(shown) }.map { Place.destination($0.id) }
        return own.isEmpty ? [.screen(shown)] : own
    }
}
