import Base

/// What is on the screen after a deep link, as far as its hops tell: layers over each other, in each the coordinators
/// within each other.
package struct LandingStack: Hashable, Sendable {
    /// Something a coordinator shows.
    package struct Entry: Hashable, Sendable {
        package let destination: String
        package let to: NodeReference?
        /// Whether the coordinator shows it by itself, without a hop.
        package let isInitial: Bool
    }

    /// What one coordinator shows, the lowest first: a stack, or one thing.
    package struct Level: Hashable, Sendable {
        package let coordinator: NodeReference
        package fileprivate(set) var entries: [Entry]
        /// Whether the lowest is what the coordinator shows first, which its code chooses.
        package fileprivate(set) var beginsOpen = false
    }

    /// The app itself, or a modal over it.
    package struct Layer: Hashable, Sendable {
        /// Nil for the app itself.
        package let style: Style?
        package fileprivate(set) var levels: [Level]
    }

    /// The lowest first.
    package private(set) var layers: [Layer]
    /// Whether a hop stopped the link.
    package let stops: Bool

    package init(_ link: DeepLink, _ index: GraphIndex) {
        layers = [Layer(style: nil, levels: [])]
        stops = link.hops.contains(where: \.mismatched)
        open(link.coordinator, in: 0, index)
        if index.coordinator(link.coordinator.id) == nil {
            layers[0].levels.append(
                Level(coordinator: link.coordinator, entries: [], beginsOpen: link.hops.first?.style == .push))
        }
        for hop in link.hops {
            show(hop, index)
            if hop.mismatched { break }
        }
    }

    /// Puts what a hop shows where its coordinator stands: a modal on top, a push onto the coordinator's stack, anything
    /// else in place of what the coordinator showed, with all that stood above.
    private mutating func show(_ hop: DeepLinkHop, _ index: GraphIndex) {
        let entry = Entry(destination: hop.destination, to: hop.to, isInitial: false)
        guard !hop.style.isModal else {
            layers.append(Layer(style: hop.style, levels: [Level(coordinator: hop.coordinator, entries: [entry])]))
            hop.to.map { open($0, in: layers.count - 1, index) }
            return
        }
        if place(of: hop.coordinator) == nil {
            open(hop.coordinator, in: layers.count - 1, index)
            // One that was not read has a place all the same.
            if index.coordinator(hop.coordinator.id) == nil {
                layers[layers.count - 1].levels.append(
                    Level(coordinator: hop.coordinator, entries: [], beginsOpen: true))
            }
        }
        guard let (layer, level) = place(of: hop.coordinator) else { return }
        layers[layer].levels = Array(layers[layer].levels[...level])
        if hop.style == .push {
            layers[layer].levels[level].entries.append(entry)
        } else {
            layers = Array(layers[...layer])
            layers[layer].levels[level].entries = [entry]
            layers[layer].levels[level].beginsOpen = false
        }
        hop.to.map { open($0, in: layer, index) }
    }

    /// Adds a coordinator inside of what is on top, with what it shows first: where that is a coordinator, that too.
    private mutating func open(_ node: NodeReference, in layer: Int, _ index: GraphIndex) {
        var next: NodeReference? = node
        var seen: Set<String> = []
        while let node = next, let coordinator = index.coordinator(node.id), seen.insert(node.id).inserted {
            let first = Self.first(of: coordinator, index)
            layers[layer].levels.append(
                Level(coordinator: node, entries: first.map { [$0] } ?? [], beginsOpen: first == nil))
            next = first?.to
        }
    }

    /// What a coordinator shows first: its only root, its first tab; nothing, where the code chooses.
    private static func first(of coordinator: Coordinator, _ index: GraphIndex) -> Entry? {
        guard coordinator.kind == .tab || coordinator.initial.count == 1, let name = coordinator.initial.first,
            let destination = coordinator.destinations.first(where: { $0.name == name })
        else {
            return index.firstViews(of: coordinator).first.map {
                Entry(destination: $0.destination, to: $0.to, isInitial: true)
            }
        }
        let target = destination.targets.count == 1 ? destination.targets[0] : nil
        return Entry(destination: name, to: target, isInitial: true)
    }

    /// Where a coordinator shows what it shows, not where it holds a modal.
    private func place(of coordinator: NodeReference) -> (layer: Int, level: Int)? {
        for layer in layers.indices.reversed() {
            let levels = layers[layer].levels.dropFirst(layers[layer].style == nil ? 0 : 1)
            if let level = levels.lastIndex(where: { $0.coordinator == coordinator }) {
                return (layer, level)
            }
        }
        return nil
    }
}
