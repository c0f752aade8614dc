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
        open(link.coordinator, index)
        for hop in link.hops {
            show(hop, index)
            if hop.mismatched { break }
        }
    }

    /// Puts what a hop shows where its coordinator stands; what is above or inside of what it replaces is gone.
    private mutating func show(_ hop: DeepLinkHop, _ index: GraphIndex) {
        let entry = Entry(destination: hop.destination, to: hop.to, isInitial: false)
        guard !hop.style.isModal else {
            layers.append(Layer(style: hop.style, levels: [Level(coordinator: hop.coordinator, entries: [entry])]))
            hop.to.map { open($0, index) }
            return
        }
        let place = place(of: hop.coordinator)
        if let place {
            layers = Array(layers[...place.layer])
            layers[place.layer].levels = Array(layers[place.layer].levels[...place.level])
        } else {
            open(hop.coordinator, index)
        }
        let layer = layers.count - 1
        let level = layers[layer].levels.count - 1
        if hop.style == .push {
            layers[layer].levels[level].entries.append(entry)
        } else {
            layers[layer].levels[level].entries = [entry]
        }
        hop.to.map { open($0, index) }
    }

    /// Adds a coordinator inside of what is on top, with what it shows first: where that is a coordinator, that too.
    private mutating func open(_ node: NodeReference, _ index: GraphIndex) {
        var next: NodeReference? = node
        var seen: Set<String> = []
        while let node = next, let coordinator = index.coordinator(node.id), seen.insert(node.id).inserted {
            let first = Self.first(of: coordinator, index)
            layers[layers.count - 1].levels.append(Level(coordinator: node, entries: first.map { [$0] } ?? []))
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

    private func place(of coordinator: NodeReference) -> (layer: Int, level: Int)? {
        for layer in layers.indices.reversed() {
            if let level = layers[layer].levels.lastIndex(where: { $0.coordinator == coordinator }) {
                return (layer, level)
            }
        }
        return nil
    }
}
