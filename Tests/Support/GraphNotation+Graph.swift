import Base
import NavigationModel

extension NavigationGraph {
    /// A graph from lines of transitions, exits and entry points, of views inside views, `HomeView contains TipRow`, and
    /// of views that show what a router says, `RootView follows Router`.
    ///
    /// Coordinators are what owns a destination, destinations what a transition leads to, screens all other types that
    /// show something or are shown, without the entry points whose names end in `App`. Lines in any other form are left out.
    package init(notation: String) {
        self.init(title: "Notation")
        var parts: [(holder: String, part: String)] = []
        var hosts: [(router: String, host: String)] = []
        for line in notation.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            guard words.count >= 3 else { continue }
            if words[1] == "=>" {
                entryPoints.append(
                    EntryPoint(name: words[0], to: NodeReference(words[2]), location: GraphFixture.nowhere))
            } else if words[1] == "contains" {
                parts.append((words[0], words[2]))
            } else if words[1] == "follows" {
                hosts.append((words[2], words[0]))
            } else if words[1].hasPrefix("<-"), let style = ExitStyle(rawValue: words[1].trimming("<-")) {
                exits.append(
                    Exit(
                        from: NodeReference(words[0]), coordinator: NodeReference(words[2]), style: style,
                        call: "", location: GraphFixture.nowhere))
            } else if let transition = Transition(words: words) {
                add(transition)
            }
        }
        finishNotation(parts)
        for index in coordinators.indices {
            let names = hosts.filter { $0.router == coordinators[index].id }.map(\.host)
            if !names.isEmpty { coordinators[index].hosts = names }
        }
    }

    private mutating func add(_ transition: Transition) {
        transitions.append(transition)
        guard let owner = transition.coordinator, let id = transition.destinationID else { return }
        if !coordinators.contains(where: { $0.id == owner.id }) {
            coordinators.append(
                Coordinator(
                    id: owner.id, name: owner.name, module: "App", system: .scaffolding, kind: .flow,
                    location: GraphFixture.nowhere))
        }
        for index in coordinators.indices where coordinators[index].id == owner.id {
            let known = coordinators[index].destinations.firstIndex { $0.name == transition.destination }
            let place = known ?? coordinators[index].destinations.count
            if known == nil {
                coordinators[index].destinations.append(
                    Destination(
                        id: id, name: transition.destination, kind: .view, location: GraphFixture.nowhere))
            }
            if transition.evidence == .declared { coordinators[index].initial.append(transition.destination) }
            var destination = coordinators[index].destinations[place]
            if let target = transition.to, !destination.targets.contains(target) { destination.targets.append(target) }
            if !destination.presentations.contains(transition.style) {
                destination.presentations.append(transition.style)
            }
            coordinators[index].destinations[place] = destination
        }
    }

    /// Tells coordinators from views, now that all are known.
    private mutating func finishNotation(_ parts: [(holder: String, part: String)]) {
        let owners = Set(coordinators.map(\.id))
        for index in coordinators.indices {
            for place in coordinators[index].destinations.indices
            where coordinators[index].destinations[place].targets.contains(where: { owners.contains($0.id) }) {
                coordinators[index].destinations[place].kind = .coordinator
            }
        }
        let shown =
            coordinators.flatMap(\.destinations).flatMap(\.targets)
            + transitions.flatMap { [$0.from] + [$0.to].compactMap(\.self) } + entryPoints.map(\.to)
        let apps = Set(entryPoints.map(\.name).filter { $0.hasSuffix("App") })
        let held = parts.flatMap { [$0.holder, $0.part] }
        for id in Set(shown.map(\.id) + held).subtracting(owners).subtracting(apps).sorted() {
            let contains = parts.filter { $0.holder == id }.map { NodeReference($0.part) }
            screens.append(Screen(id: id, name: id, module: "App", contains: contains))
        }
    }
}

extension Transition {
    /// `HomeView -push-> HomeCoordinator.detail (DetailView) call`; coordinator, target and evidence may be absent.
    fileprivate init?(words: [String]) {
        guard let style = Style(rawValue: words[1].trimming("->")) else { return nil }
        let isPlain = words[2].hasPrefix(".")
        guard let dot = isPlain ? words[2].startIndex : words[2].lastIndex(of: ".") else { return nil }
        let owner = isPlain ? nil : NodeReference(String(words[2][..<dot]))
        let name = String(words[2][words[2].index(after: dot)...])
        guard !name.isEmpty else { return nil }
        let target = words.dropFirst(3).first { $0.hasPrefix("(") }?.trimming("()")
        let evidence = words.dropFirst(3).lazy.compactMap(Evidence.init).first ?? .call
        let through = words.firstIndex(of: "through").map { words[words.index(after: $0)...].map { $0.trimming(",") } }
        self.init(
            from: NodeReference(words[0]), coordinator: owner, destination: name,
            to: target.map { NodeReference($0) }, style: style, evidence: evidence, through: through ?? [],
            location: GraphFixture.nowhere)
    }
}

extension String {
    /// The text without any of some characters at both ends.
    fileprivate func trimming(_ characters: String) -> String {
        var text = self[...]
        while let first = text.first, characters.contains(first) { text = text.dropFirst() }
        while let last = text.last, characters.contains(last) { text = text.dropLast() }
        return String(text)
    }
}
