/// What things of the old version are called in the new one.
struct Renaming: Sendable {
    /// Views, coordinators and apps by their old id.
    var nodes: [String: NodeReference] = [:]
    /// New names of destinations by the old id.
    var destinations: [String: String] = [:]

    var isEmpty: Bool { nodes.isEmpty && destinations.isEmpty }

    /// A version in the names of the new one, sorted as before.
    func applied(to analysis: NavigationAnalysis) -> NavigationAnalysis {
        guard !isEmpty else { return analysis }
        let words = self.words(of: analysis.graph)
        let findings = analysis.findings.map { finding in
            var finding = finding
            finding.message = Self.replacing(words, in: finding.message)
            return finding
        }
        return NavigationAnalysis(applied(to: analysis.graph), findings: findings)
    }

    /// The graph in the names of the new version, sorted as before.
    func applied(to graph: NavigationGraph) -> NavigationGraph {
        guard !isEmpty else { return graph }
        let words = self.words(of: graph)
        var graph = graph
        graph.coordinators = graph.coordinators.map(renamed)
        graph.screens = graph.screens.map(renamed)
        graph.transitions = graph.transitions.map(renamed)
        graph.exits = graph.exits.map(renamed)
        graph.entryPoints = graph.entryPoints.map { entry in
            EntryPoint(
                name: nodes[entry.name]?.name ?? entry.name, to: node(entry.to), role: entry.role,
                location: entry.location)
        }
        graph.deepLinks = graph.deepLinks.map { renamed($0, words) }
        return graph
    }

    private func node(_ reference: NodeReference) -> NodeReference { nodes[reference.id] ?? reference }

    private func destination(_ name: String, of owner: NodeReference) -> String {
        destinations["\(owner.id).\(name)"] ?? name
    }

    private func renamed(_ coordinator: Coordinator) -> Coordinator {
        var coordinator = coordinator
        let owner = coordinator.reference
        coordinator.id = node(owner).id
        coordinator.name = node(owner).name
        coordinator.initial = coordinator.initial.map { destination($0, of: owner) }
        coordinator.hosts = coordinator.hosts?.map { nodes[$0]?.id ?? $0 }
        for index in coordinator.destinations.indices {
            let name = destination(coordinator.destinations[index].name, of: owner)
            coordinator.destinations[index].name = name
            coordinator.destinations[index].id = "\(coordinator.id).\(name)"
            coordinator.destinations[index].targets = coordinator.destinations[index].targets.map(node)
        }
        coordinator.unite()
        return coordinator
    }

    private func renamed(_ screen: Screen) -> Screen {
        var screen = screen
        (screen.id, screen.name) = (node(screen.reference).id, node(screen.reference).name)
        screen.reads = screen.reads.map(node)
        screen.contains = screen.contains.map(node)
        return screen
    }

    private func renamed(_ transition: Transition) -> Transition {
        var transition = transition
        if let owner = transition.coordinator {
            transition.destination = destination(transition.destination, of: owner)
            transition.coordinator = node(owner)
        }
        transition.from = node(transition.from)
        transition.to = transition.to.map(node)
        transition.through = transition.through.map { method in
            guard let dot = method.prefix(while: { $0 != "(" }).lastIndex(of: "."),
                let owner = nodes[String(method[..<dot])]
            else { return method }
            return owner.name + method[dot...]
        }
        return transition
    }

    private func renamed(_ exit: Exit) -> Exit {
        var exit = exit
        if let owner = exit.coordinator {
            exit.to = exit.to.map { destination($0, of: owner) }
            exit.coordinator = node(owner)
        }
        exit.from = node(exit.from)
        return exit
    }

    private func renamed(_ link: DeepLink, _ words: [String: String]) -> DeepLink {
        var link = link
        link.name = Self.replacing(words, in: link.name)
        link.trigger = Self.replacing(words, in: link.trigger)
        link.coordinator = node(link.coordinator)
        link.hops = link.hops.map { hop in
            var hop = hop
            hop.destination = destination(hop.destination, of: hop.coordinator)
            hop.coordinator = node(hop.coordinator)
            hop.to = hop.to.map(node)
            return hop
        }
        return link
    }

    /// New names by old names, for names in texts.
    private func words(of graph: NavigationGraph) -> [String: String] {
        let known = Set(graph.coordinators.map(\.reference) + graph.screens.map(\.reference))
        // A text does not say which of several types of a name it means.
        let unique = Dictionary(grouping: known, by: \.name).values.filter { $0.count == 1 }.map { $0[0] }
        let pairs = unique.compactMap { old in nodes[old.id].map { (old.name, $0.name) } }.filter { $0 != $1 }
        return Dictionary(pairs) { first, _ in first }
    }

    private static func replacing(_ words: [String: String], in text: String) -> String {
        guard !words.isEmpty else { return text }
        var result = ""
        var rest = text[...]
        while !rest.isEmpty {
            let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            result += word.isEmpty ? String(rest.prefix(1)) : words[String(word)] ?? String(word)
            rest = rest.dropFirst(max(word.count, 1))
        }
        return result
    }
}

extension Coordinator {
    /// Makes one of destinations that have one name now.
    fileprivate mutating func unite() {
        guard Set(destinations.map(\.name)).count < destinations.count else { return }
        var places: [String: Int] = [:]
        var united: [Destination] = []
        for destination in destinations {
            if let place = places[destination.name] {
                united[place].presentations = Set(united[place].presentations + destination.presentations).sorted()
            } else {
                places[destination.name] = united.count
                united.append(destination)
            }
        }
        destinations = united
        var seen: Set<String> = []
        initial = initial.filter { seen.insert($0).inserted }
    }
}
