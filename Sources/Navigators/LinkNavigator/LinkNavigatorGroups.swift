import Base
import Facts
import Linking
import Presentation
import Types

/// A list of builders that a navigator is made with, or that nobody here makes one with.
struct LinkNavigatorGroup {
    /// What stands for it: the type that lists the builders, else the one that makes the navigator.
    var type: TypeID
    var builders: [LinkNavigatorBuilder] = []
    /// Whether navigators of tabs, and such of one stack, are made with it.
    var hasTabs = false
    var hasStack = false
    /// Whether there may be builders in it that were not found.
    var isOpen = false

    var kind: CoordinatorKind { hasTabs && !hasStack ? .tab : .router }

    func builder(of path: String) -> LinkNavigatorBuilder? { builders.first { $0.path == path } }
}

/// Finds the lists of builders.
struct LinkNavigatorGroups {
    private(set) var all: [LinkNavigatorGroup] = []
    private(set) var notUnderstood: [UnresolvedCode] = []
    /// The group that each call makes a navigator with.
    private(set) var byNavigator: [RelativeLocation: TypeID] = [:]
    private var builders: LinkNavigatorBuilders
    private let context: LinkingContext
    private var table: TypeTable { context.table }
    /// The code that lists builders which some group has.
    private var listed: Set<BodyID> = []

    init(_ context: LinkingContext, _ paths: PathReader) {
        self.context = context
        builders = LinkNavigatorBuilders(context, paths)
        for (name, label, isTabs) in LinkNavigatorNames.navigators {
            for site in context.sites(named: name) + context.sites(named: "init") {
                guard let list = site.call.argument(label), makes(name, site) else { continue }
                var group = group(of: list, in: site.scope, by: site.holder)
                group?.hasTabs = isTabs
                group?.hasStack = !isTabs
                guard let group else { continue }
                byNavigator[site.call.location] = group.type
                add(group)
            }
        }
        for scope in context.code.scopes where lists(scope) {
            guard let id = scope.id, !listed.contains(id), let type = scope.type else { continue }
            var group = LinkNavigatorGroup(type: type)
            collect(scope.body.results, in: scope, into: &group)
            if !group.builders.isEmpty { add(group) }
        }
        joinLists()
        notUnderstood = builders.notUnderstood
    }

    /// Adds lists that no navigator is made with to that of the only one, where not all of this was found.
    private mutating func joinLists() {
        let made = all.filter { $0.hasTabs || $0.hasStack }
        guard made.count == 1, var whole = made.first, whole.isOpen else { return }
        for group in all where group.type != whole.type {
            for builder in group.builders where whole.builder(of: builder.path) == nil {
                whole.builders.append(builder)
            }
        }
        all = [whole]
    }

    /// Whether a call is of an initializer of one of the library's navigators.
    private func makes(_ name: String, _ site: CallSite) -> Bool {
        var path = TypeName(reading: site.call.callee)
        if path?.last == "init" { path?.components.removeLast() }
        if let path {
            return path.last == name && context.find(path, in: site.scope).map { table[$0].isExternal } ?? true
        }
        // `let navigator: LinkNavigator = .init(…)`
        guard let property = site.scope.property else { return false }
        return table.property(property).type?.last == name
    }

    /// Whether a body gives a list of builders.
    private func lists(_ scope: Scope) -> Bool {
        let type =
            scope.function.flatMap { table.function($0).returnType }
            ?? scope.property.flatMap { table.property($0).type }
        guard let type, type.last == "Array", let element = type.arguments.first?.last else { return false }
        return element == LinkNavigatorNames.builder || LinkNavigatorNames.builderProtocols.contains(element)
    }

    private mutating func add(_ group: LinkNavigatorGroup) {
        guard let known = all.firstIndex(where: { $0.type == group.type }) else { return all.append(group) }
        all[known].hasTabs = all[known].hasTabs || group.hasTabs
        all[known].hasStack = all[known].hasStack || group.hasStack
        all[known].isOpen = all[known].isOpen || group.isOpen
        for builder in group.builders where all[known].builder(of: builder.path) == nil {
            all[known].builders.append(builder)
        }
    }

    private mutating func group(of list: Expression, in scope: Scope, by holder: TypeID?) -> LinkNavigatorGroup? {
        guard let type = owner(of: list, in: scope) ?? holder else { return nil }
        var group = LinkNavigatorGroup(type: type)
        collect([list], in: scope, into: &group)
        return group.builders.isEmpty ? nil : group
    }

    /// The type whose property or function a list is.
    private func owner(of list: Expression, in scope: Scope) -> TypeID? {
        if case .call(let index) = list, let call = scope.call(at: index) {
            if let function = context.function(of: call, in: scope) { return table.owner(of: function) }
            // A value of a type that lists builders: `routerGroup: RouteBuildGroup()`.
            guard let name = TypeName(reading: call.callee), let type = context.find(name, in: scope),
                !table[type].isExternal
            else { return nil }
            return type
        }
        if case .instance(let type)? = context.type(of: list, in: scope), !table[type].isExternal { return type }
        return context.property(meantBy: list, in: scope).flatMap { table.owner(of: $0) }
    }

    /// The builders that a list holds, through the lists that it is joined of.
    private mutating func collect(_ list: [Expression], in scope: Scope, into group: inout LinkNavigatorGroup) {
        // What comes first is last.
        var waiting = list.reversed().map { ($0, scope) }
        var seen: Set<BodyID> = scope.id.map { [$0] } ?? []
        while let (value, inside) = waiting.popLast() {
            var next: [(Expression, Scope)] = []
            var isKnown = false
            func follow(_ body: BodyID, _ made: Scope) {
                isKnown = true
                guard seen.insert(body).inserted else { return }
                next = made.body.results.map { ($0, made) }
            }
            switch value {
            case .array(let parts), .closure(let parts):
                next = parts.map { ($0, inside) }
                isKnown = true
            case .branch, .match: next = (value.alternatives ?? []).map { ($0, inside) }
            case .call(let index):
                guard let call = inside.call(at: index) else { break }
                if let found = builders.builders(madeBy: call, in: inside) {
                    isKnown = !found.isEmpty
                    for builder in found where group.builder(of: builder.path) == nil { group.builders.append(builder) }
                } else if let function = context.function(of: call, in: inside) {
                    follow(function.body, table.scope(of: function))
                } else if let name = TypeName(reading: call.callee), let type = context.find(name, in: inside),
                    let property = context.property(LinkNavigatorNames.groupMember, of: type)
                {
                    group.type = type
                    follow(property.body, table.scope(of: property))
                } else if case .member(let base, _) = call.callee {
                    // `[a, b].flatMap { $0 }`
                    next = [(base, inside)]
                }
            default:
                if case .instance(let type)? = context.type(of: value, in: inside),
                    let property = context.property(LinkNavigatorNames.groupMember, of: type)
                {
                    follow(property.body, table.scope(of: property))
                } else if let property = context.property(meantBy: value, in: inside) {
                    follow(property.body, table.scope(of: property))
                } else if case .name(let name) = value,
                    let property = table.globalVariable(name, from: inside.file)
                {
                    follow(property.body, table.scope(of: property))
                }
            }
            if next.isEmpty, !isKnown { group.isOpen = true }
            waiting += next.reversed()
        }
        listed.formUnion(seen)
    }
}
