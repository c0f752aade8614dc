import Base
import Facts
import NavigationModel
import Types

/// Where the name of a destination comes from.
enum DestinationOrigin: Hashable {
    /// The cases of an enum, or another type whose values say what is shown.
    case values(ValueType)
    /// What stands at the place that shows it: a tab's title, the state that a sheet is bound to.
    case place
}

/// A coordinator in the making.
struct CoordinatorBuilder {
    private struct Key: Hashable {
        let name: String
        let origin: DestinationOrigin
    }

    let type: TypeID
    var system: NavigationSystem
    var kind: CoordinatorKind
    private(set) var destinations: [LinkedDestination] = []
    /// Where the name of each comes from.
    private var origins: [DestinationOrigin] = []
    private var positions: [Key: Int] = [:]
    private var named: [String: [Int]] = [:]
    /// What the containers of each style show for each.
    private var styled: [Int: [Style: TargetResolver.Targets]] = [:]
    private var begins: [(facts: InitialFacts, origin: DestinationOrigin)] = []
    var location: RelativeLocation

    init(type: TypeID, system: NavigationSystem, kind: CoordinatorKind, location: RelativeLocation) {
        self.type = type
        self.system = system
        self.kind = kind
        self.location = location
    }

    /// What it shows at first.
    var initial: [InitialFacts] {
        begins.map { facts, origin in
            var facts = facts
            facts.destination = name(facts.destination, from: origin)
            return facts
        }
    }

    mutating func begin(with facts: InitialFacts, from origin: DestinationOrigin) { begins.append((facts, origin)) }

    func destination(_ name: String, from origin: DestinationOrigin) -> LinkedDestination? {
        positions[Key(name: name, origin: origin)].map { destinations[$0] }
    }

    /// What a destination is called, by the name that its origin has for it.
    func name(_ name: String, from origin: DestinationOrigin) -> String {
        destination(name, from: origin)?.name ?? name
    }

    /// Adds a destination; what another of the same name and origin shows is joined. The same name for something else is
    /// another destination: a tab `.trends` is not the `.trends` that is pushed.
    mutating func add(_ destination: LinkedDestination, from origin: DestinationOrigin) {
        let key = Key(name: destination.name, origin: origin)
        let same = positions[key] ?? named[destination.name]?.first { isSame(destinations[$0], destination) }
        guard let known = same else {
            positions[key] = destinations.count
            named[destination.name, default: []].append(destinations.count)
            destinations.append(destination)
            origins.append(origin)
            return
        }
        positions[key] = known
        destinations[known].targets.formUnion(destination.targets)
        // Declared for several platforms, a case each.
        let conditions = [destinations[known].facts.condition, destination.facts.condition]
        guard conditions[0] != conditions[1] else { return }
        let all = conditions.compactMap { $0 }
        destinations[known].facts.condition = all.count == 2 ? all.joined(separator: " || ") : nil
    }

    /// Remembers what a container shows for a destination: a tab may show another view than the column of the same name.
    mutating func show(
        _ name: String, _ targets: TargetResolver.Targets, in style: Style, from origin: DestinationOrigin
    ) {
        guard let position = positions[Key(name: name, origin: origin)] else { return }
        styled[position, default: [:]][style, default: TargetResolver.Targets()].formUnion(targets)
    }

    /// What each destination shows in each style, by its name, where styles differ in that.
    var shownByStyle: [String: [Style: [TargetResolver.Targets.Target]]] {
        styled.reduce(into: [:]) { found, shown in
            let (all, targets) = (Set(destinations[shown.key].targets.targets), shown.value.mapValues(\.targets))
            guard targets.values.contains(where: { Set($0) != all }) else { return }
            found[destinations[shown.key].name] = targets
        }
    }

    /// Whether what two declarations of a name show is the same, as in two bars of the same tabs.
    private func isSame(_ one: LinkedDestination, _ other: LinkedDestination) -> Bool {
        let (shown, others) = (Set(one.targets.targets), Set(other.targets.targets))
        guard !shown.isEmpty, !others.isEmpty else { return false }
        return shown.isSubset(of: others) || others.isSubset(of: shown)
    }

    /// The same with names that tell apart what shares one, by the types whose cases they are: `AppTab.trends`,
    /// `Route.trends`.
    func settled(by table: TypeTable) -> Self {
        var settled = self
        for (name, group) in named where group.count > 1 {
            let written = group.map { names(of: origins[$0], table) }
            for (position, names) in zip(group, written) {
                let taken = written.filter { $0 != names }.joined()
                guard let own = names.first(where: { !taken.contains($0) }) else { continue }
                settled.destinations[position].name = "\(own).\(name)"
            }
        }
        return settled
    }

    /// The names of the type that a destination's name comes from, shortest first.
    private func names(of origin: DestinationOrigin, _ table: TypeTable) -> [String] {
        guard case .values(let type) = origin else { return [] }
        switch type {
        case .named(let name): return [name]
        case .declared(let id):
            let path = table[id].path
            return (1...max(path.count, 1)).map { path.suffix($0).joined(separator: ".") }
                + ["\(table[id].module).\(path.joined(separator: "."))"]
        }
    }
}
