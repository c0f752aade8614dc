import Base
import NavigationModel

extension SimulatedApp {
    /// The app of a site.
    init(_ site: SiteContent) {
        var builder = SimulatedAppBuilder(site)
        self = builder.app()
    }
}

/// Gives what the graph names its positions, and gathers what each node needs.
private struct SimulatedAppBuilder {
    private let site: SiteContent
    private let numbers: [String: Int]
    private var files: [String: Int] = [:]
    private var fileList: [SimulatedApp.File] = []
    private var transitions: [SimulatedApp.Transition] = []
    private var exits: [SimulatedApp.Exit] = []

    init(_ site: SiteContent) {
        self.site = site
        let coordinators = site.graph.coordinators.map(\.id)
        let owned = Set(coordinators)
        let ids = coordinators + site.graph.screens.map(\.id).filter { !owned.contains($0) }
        numbers = Dictionary(zip(ids, 1...)) { first, _ in first }
    }

    mutating func app() -> SimulatedApp {
        var nodes = [SimulatedApp.Node(id: "", name: site.graph.title)]
        let coordinators = Set(site.graph.coordinators.map(\.id))
        for coordinator in site.graph.coordinators { nodes.append(node(coordinator)) }
        for screen in site.graph.screens where !coordinators.contains(screen.id) { nodes.append(node(screen)) }
        let links = site.graph.deepLinks.map { link($0) }
        return SimulatedApp(
            title: site.graph.title, files: fileList, nodes: nodes, transitions: transitions, exits: exits,
            links: links,
            starts: starts)
    }

    /// The entry points, those that lead to most coordinators first; without any, what nothing shows.
    private var starts: [SimulatedApp.Start] {
        let entries = site.graph.entryPoints.map { ($0.name, $0.to.id) }
        let mounted = entries.isEmpty ? site.tree.roots.map { ($0.coordinator.name, $0.coordinator.id) } : entries
        let sizes = mounted.map { size(of: $0.1) }
        return zip(mounted, sizes).enumerated().sorted { left, right in
            (-left.element.1, left.offset) < (-right.element.1, right.offset)
        }.compactMap { entry in
            numbers[entry.element.0.1].map { SimulatedApp.Start(name: entry.element.0.0, to: $0) }
        }
    }

    /// How many coordinators an entry point leads to.
    private func size(of id: String) -> Int {
        var found: Set = [id]
        var waiting = [id]
        while let next = waiting.popLast() {
            let shown = site.index.coordinator(next)?.destinations.flatMap(\.targets).map(\.id) ?? []
            let contained = site.index.screen(next)?.contains.map(\.id) ?? []
            waiting += (shown + contained).filter { found.insert($0).inserted }
        }
        return found.count { site.index.coordinator($0) != nil }
    }

    // MARK: Nodes

    private mutating func node(_ coordinator: Coordinator) -> SimulatedApp.Node {
        var node = SimulatedApp.Node(id: coordinator.id, name: coordinator.name)
        node.page = site.addresses.node(coordinator.id)
        node.title = site.index.screen(coordinator.id)?.title
        node.words = Self.words(coordinator.documentation)
        node.place = place(coordinator.location)
        let positions = Dictionary(coordinator.destinations.enumerated().map { ($1.name, $0) }) { first, _ in first }
        node.isView = site.index.screen(coordinator.id) == nil ? nil : true
        node.system = coordinator.system
        node.kind = coordinator.kind
        let pushed = pushed(by: coordinator)
        node.initial = coordinator.initial.filter { !pushed.contains($0) }.compactMap { positions[$0] }.nonEmpty
        node.pushed = pushed.compactMap { positions[$0] }.nonEmpty
        node.begins = beginnings(of: coordinator).map { $0.compactMap { positions[$0] } }.nonEmpty
        node.presented =
            presented(by: coordinator).compactMap { name, style in
                positions[name].map { SimulatedApp.Presented(dest: $0, style: style) }
            }.nonEmpty
        node.selected = coordinator.selected.flatMap { positions[$0] }
        node.destinations = coordinator.destinations.map { destination($0) }.nonEmpty
        node.hosts = coordinator.hosts?.compactMap { numbers[$0] }.nonEmpty
        node.first = site.index.firstViews(of: coordinator).compactMap(\.to).compactMap { numbers[$0.id] }.first
        node.contains = contains(coordinator.id)
        gather(coordinator.id, into: &node)
        return node
    }

    /// What a stack holds from the beginning besides its first screen, in order.
    private func pushed(by coordinator: Coordinator) -> [String] {
        guard coordinator.kind == .flow else { return [] }
        let declared = declared(of: coordinator)
        let styles = Dictionary(grouping: declared, by: \.destination)
        let listed =
            coordinator.initial.count > 1
            ? coordinator.initial.filter { name in styles[name].map { $0.allSatisfy { $0.style == .push } } ?? false }
            : []
        // What the state of a stack is made with, as far as it is no first screen.
        let others = declared.filter { transition in
            transition.style == .push && transition.from.id == coordinator.id && !transition.isOfSeveral
                && !coordinator.initial.contains(transition.destination)
        }
        return listed + Self.inOrder(others)
    }

    /// What a stack may hold from the beginning, for each of the values that it may be made with.
    private func beginnings(of coordinator: Coordinator) -> [[String]] {
        guard coordinator.kind == .flow else { return [] }
        let pushed = declared(of: coordinator).filter { $0.style == .push && $0.isOfSeveral }
        return Dictionary(grouping: pushed) { $0.operation?.position ?? 0 }.sorted { $0.key < $1.key }.map {
            Self.inOrder($0.value)
        }
    }

    /// The destinations of transitions in the order of the source.
    private static func inOrder(_ transitions: [Transition]) -> [String] {
        let places = transitions.map { ($0.location.file, $0.location.line, $0.location.column) }
        return zip(transitions, places).sorted { $0.1 < $1.1 }.map(\.0.destination)
    }

    /// What a coordinator presents from the beginning: nothing where several values could be in the one place there is.
    private func presented(by coordinator: Coordinator) -> [(name: String, style: Style)] {
        let modals = declared(of: coordinator).filter { $0.style.isModal && !$0.isOfSeveral }
        guard coordinator.kind != .router || Set(modals.map(\.destination)).count == 1 else { return [] }
        return modals.reduce(into: []) { found, modal in
            if !found.contains(where: { $0.name == modal.destination }) {
                found.append((modal.destination, modal.style))
            }
        }
    }

    /// The transitions to a coordinator's destinations that are there before any call.
    private func declared(of coordinator: Coordinator) -> [Transition] {
        site.index.transitions(ownedBy: coordinator.id).filter { $0.evidence == .declared && !$0.isSegue }
    }

    private mutating func node(_ screen: Screen) -> SimulatedApp.Node {
        var node = SimulatedApp.Node(id: screen.id, name: screen.name)
        node.page = site.addresses.node(screen.id)
        node.title = screen.title
        node.words = Self.words(screen.documentation)
        node.place = screen.location.map { place($0) }
        node.contains = contains(screen.id)
        gather(screen.id, into: &node)
        return node
    }

    private func contains(_ id: String) -> [Int]? {
        site.index.screen(id)?.contains.compactMap { numbers[$0.id] }.nonEmpty
    }

    /// The ways out of a type and back, each once.
    private mutating func gather(_ id: String, into node: inout SimulatedApp.Node) {
        var opened: [Int] = []
        for transition in site.index.transitions(from: id)
        where transition.evidence == .declared && transition.coordinator == nil && !transition.isSegue
            && (transition.style.isModal || transition.style == .push)
        {
            guard let way = way(transition) else { continue }
            opened.append(transitions.count)
            transitions.append(way)
        }
        node.opened = opened.nonEmpty
        var seen: Set<[String]> = []
        var ways: [Int] = []
        for transition in site.index.transitions(from: id) where transition.evidence != .declared || transition.isSegue
        {
            let key = [
                transition.coordinator?.id ?? "", transition.destination, transition.style.rawValue,
                transition.to?.id ?? "", transition.operation?.name ?? "",
                transition.operation?.position.map(String.init) ?? "",
            ]
            guard seen.insert(key).inserted, let way = way(transition) else { continue }
            ways.append(transitions.count)
            transitions.append(way)
        }
        var back: [Int] = []
        for exit in site.index.exits(from: id) {
            for operation in exit.operations {
                let number = operation.number.map(String.init) ?? ""
                let key = ["exit", exit.coordinator?.id ?? "", operation.name, number, exit.to ?? ""]
                guard seen.insert(key).inserted else { continue }
                back.append(exits.count)
                exits.append(way(exit, operation))
            }
        }
        node.transitions = ways.nonEmpty
        node.exits = back.nonEmpty
    }

    // MARK: What nodes hold

    private func destination(_ destination: Destination) -> SimulatedApp.Destination {
        SimulatedApp.Destination(
            name: destination.name,
            parameters: destination.parameters.map { parameter in
                [parameter.label ?? "", parameter.name, parameter.defaultValue ?? SampleValue.of(parameter)]
            }.nonEmpty,
            targets: destination.targets.compactMap { numbers[$0.id] }.nonEmpty,
            styles: destination.presentations.nonEmpty, tab: destination.tab?.title,
            words: Self.words(destination.documentation))
    }

    private mutating func way(_ transition: Transition) -> SimulatedApp.Transition? {
        let owner = transition.coordinator.flatMap { numbers[$0.id] }
        let position = owner == nil ? nil : dest(transition.destination, of: transition.coordinator?.id)
        if owner != nil && position == nil { return nil }
        let targets = transition.destinationID.flatMap { site.index.destination($0)?.targets } ?? []
        let to = transition.to.flatMap { numbers[$0.id] }
        return SimulatedApp.Transition(
            owner: owner, dest: position, to: owner == nil || targets.count > 1 ? to : nil,
            name: transition.to?.name ?? transition.destination, style: transition.style,
            op: transition.operation?.name, number: transition.operation?.number, tabs: tabs(setWith: transition),
            isInferred: transition.evidence == .inferred ? true : nil, label: transition.control, call: transition.call,
            place: place(transition.location))
    }

    /// All tabs that a call sets, one of which a transition is.
    private func tabs(setWith transition: Transition) -> [Int]? {
        guard case .setTabs? = transition.operation else { return nil }
        let all = site.index.transitions(from: transition.from.id).filter { other in
            guard case .setTabs? = other.operation else { return false }
            return other.location == transition.location && other.coordinator == transition.coordinator
                && other.through == transition.through
        }
        return all.sorted { ($0.operation?.position ?? 0) < ($1.operation?.position ?? 0) }
            .compactMap { dest($0.destination, of: $0.coordinator?.id) }.reduce(into: []) { tabs, tab in
                if !tabs.contains(tab) { tabs.append(tab) }
            }
    }

    private mutating func way(_ exit: Exit, _ operation: ExitOperation) -> SimulatedApp.Exit {
        let dest = exit.to.flatMap { self.dest($0, of: exit.coordinator?.id) }
        let isOpen = operation.isCounted ? operation.number == nil : operation.isNamed && dest == nil
        return SimulatedApp.Exit(
            owner: exit.coordinator.flatMap { numbers[$0.id] }, op: operation.name, number: operation.number,
            isOpen: isOpen ? true : nil, dest: dest, call: exit.call, label: exit.control, place: place(exit.location))
    }

    private mutating func link(_ link: DeepLink) -> SimulatedApp.Link {
        let hops = link.hops.compactMap { hop -> SimulatedApp.Hop? in
            let isPlain = site.index.coordinator(hop.coordinator.id) == nil
            let owner = isPlain ? nil : numbers[hop.coordinator.id]
            let dest = dest(hop.destination, of: hop.coordinator.id)
            guard isPlain ? hop.to != nil : owner != nil && dest != nil else { return nil }
            return SimulatedApp.Hop(
                owner: owner, dest: dest, name: isPlain ? hop.to?.name : nil, style: hop.style,
                op: hop.operation?.name, number: hop.operation?.number,
                to: hop.to.flatMap { numbers[$0.id] },
                stops: hop.mismatched ? true : nil)
        }
        return SimulatedApp.Link(name: link.name, trigger: link.trigger, hops: hops, place: place(link.location))
    }

    private func dest(_ name: String, of coordinator: String?) -> Int? {
        coordinator.flatMap { site.index.coordinator($0) }?.destinations.firstIndex { $0.name == name }
    }

    private mutating func place(_ location: SourceLocation) -> SimulatedApp.Place {
        if let known = files[location.file] { return [known, location.line] }
        let name = site.shared.sources.short(location)
        let short = name.prefix(upTo: name.lastIndex(of: ":") ?? name.endIndex)
        files[location.file] = fileList.count
        fileList.append(
            SimulatedApp.File(
                name: PlainText.visible(String(short)), address: site.options.sourceLinks?.pattern(of: location.file)))
        return [fileList.count - 1, location.line]
    }

    /// The first paragraph of a text, without its marks.
    private static func words(_ documentation: String?) -> String? {
        let paragraph = documentation?.split(separator: "\n", omittingEmptySubsequences: false)
            .prefix { !$0.allSatisfy(\.isWhitespace) }.joined(separator: " ").replacing("`", with: "")
        return paragraph.flatMap { $0.isEmpty ? nil : PlainText.shortened(PlainText.visible($0), to: 200) }
    }
}

extension Array {
    /// Nil instead of an empty list, which the document leaves out.
    fileprivate var nonEmpty: [Element]? { isEmpty ? nil : self }
}

extension Transition {
    /// Whether only one of several values that a state may be made with has it.
    fileprivate var isOfSeveral: Bool { if case .beginning? = operation { true } else { false } }
}
