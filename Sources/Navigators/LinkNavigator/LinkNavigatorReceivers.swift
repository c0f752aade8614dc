import Facts
import Linking
import Types

/// Tells which calls are of a navigator, and which groups of builders that navigator may be made with.
struct LinkNavigatorReceivers {
    let groups: LinkNavigatorGroups
    private let context: LinkingContext
    /// The modules that declare the library's own types, where its source is among the sources.
    private let libraries: Set<String>
    private var table: TypeTable { context.table }

    init(_ context: LinkingContext, _ groups: LinkNavigatorGroups) {
        self.context = context
        libraries = Set(
            context.table.types.filter { type in
                type.name == "LinkNavigatorType" && context.table.declaration(of: type.id)?.kind == .protocol
            }.map(\.module))
        self.groups = groups
    }

    /// Whether a call is one of the library's, and not of a method of the app's own.
    func isNavigation(_ site: CallSite) -> Bool {
        let (call, scope) = (site.call, site.scope)
        guard let name = call.name, !libraries.contains(table[scope.file].module) else { return false }
        let labels = Set(call.arguments.compactMap(\.label))
        let isMarked = !labels.isDisjoint(with: LinkNavigatorNames.marks)
        let isNamed = LinkNavigatorNames.distinctive[name].map { !labels.isDisjoint(with: $0) } ?? false
        guard isMarked || isNamed, !isOwn(call, scope) else { return false }
        switch call.callee {
        case .member(let base, _):
            switch context.type(of: base, in: scope) {
            case .instance(let type)?: return isNavigator(type)
            case .metatype?: return false
            case .external(let type)?: return isMarked || isLibrary(type) || imports(scope)
            case nil: return isMarked || imports(scope)
            }
        case .name: return scope.type.map(isNavigator) ?? false
        default: return false
        }
    }

    /// Whether a call runs a function of the app's own.
    private func isOwn(_ call: CallFacts, _ scope: Scope) -> Bool {
        guard let function = context.function(of: call, in: scope) else { return false }
        return !libraries.contains(table[table.file(of: function.body)].module)
    }

    /// Whether a value is one of the library's navigators.
    func isOfLibrary(_ navigator: Expression, in scope: Scope) -> Bool {
        if group(madeFor: navigator, in: scope) != nil { return true }
        switch context.type(of: navigator, in: scope) {
        case .instance(let type)?: return isNavigator(type)
        case .external(let name)?: return isLibrary(name)
        case .metatype?: return false
        case nil: return imports(scope)
        }
    }

    private func imports(_ scope: Scope) -> Bool {
        table[scope.file].imports.contains(LinkNavigatorNames.module)
    }

    private func isLibrary(_ name: String) -> Bool {
        LinkNavigatorNames.singleNavigators.contains(name) || LinkNavigatorNames.tabNavigators.contains(name)
    }

    /// Whether a type is one of the library's navigators, or a protocol that they are told to conform to.
    private func isNavigator(_ type: TypeID) -> Bool {
        if isLibrary(table[type].name) { return true }
        return context.conformances.names(of: type).contains(where: isLibrary)
    }

    // MARK: Groups

    /// The groups that a navigator may be made with.
    func groups(of navigator: Expression?, in scope: Scope) -> [LinkNavigatorGroup] {
        if let navigator, let made = group(madeFor: navigator, in: scope) { return [made] }
        let all = groups.all
        guard all.count > 1 else { return all }
        var names: Set<String> = []
        if let navigator, let written = context.writtenType(of: navigator, in: scope) {
            names = [written.name.last]
            if let type = context.find(written.name, in: written.scope) {
                names.formUnion(context.conformances.names(of: type))
            }
        }
        var found = all
        if !names.isDisjoint(with: LinkNavigatorNames.tabNavigators) {
            found = all.filter { $0.hasTabs || !$0.hasStack }
        } else if !names.isDisjoint(with: ["SingleLinkNavigator", "LinkNavigatorType", "LinkNavigator"]) {
            found = all.filter { $0.hasStack || !$0.hasTabs }
        }
        return found.isEmpty ? all : found
    }

    /// Those of some groups that have a path: one of the module that asks, where there is one.
    func owners(of path: String, among groups: [LinkNavigatorGroup], for scope: Scope) -> [LinkNavigatorGroup] {
        let found = groups.filter { $0.builder(of: path) != nil }
        let module = table[scope.file].module
        let own = found.filter { table[$0.type].module == module }
        return own.isEmpty ? found : own
    }

    /// The group of the call that a property is given its navigator by.
    private func group(madeFor navigator: Expression, in scope: Scope) -> LinkNavigatorGroup? {
        var next = (value: navigator, scope: scope)
        var seen: Set<BodyID> = []
        while true {
            if case .call(let index) = next.value, let call = next.scope.call(at: index) {
                return groups.byNavigator[call.location].flatMap(group(of:))
            }
            guard let property = context.property(meantBy: next.value, in: next.scope),
                seen.insert(property.body).inserted
            else { return nil }
            let inside = table.scope(of: property)
            guard let value = inside.body.results.last else {
                return table.owner(of: property).flatMap(group(madeBy:))
            }
            next = (value, inside)
            if case .closure(let results) = value, let last = results.last { next.value = last }
        }
    }

    /// The group of the only navigator that a type's initializers make.
    private func group(madeBy type: TypeID) -> LinkNavigatorGroup? {
        let made = (table[type].functions["init"] ?? []).flatMap { function in
            table.scope(of: function).body.calls.compactMap { groups.byNavigator[$0.location] }
        }
        return Set(made).count == 1 ? made.first.flatMap(group(of:)) : nil
    }

    private func group(of type: TypeID) -> LinkNavigatorGroup? { groups.all.first { $0.type == type } }
}
