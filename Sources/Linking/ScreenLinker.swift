import Base
import Facts
import Presentation
import Types

/// Makes the screens: every view that some destination shows, that navigates, or that holds one that does.
struct ScreenLinker {
    let targets: TargetResolver
    private var context: LinkingContext { targets.context }
    private var table: TypeTable { context.table }

    /// For each view of the sources, the views of the sources that it builds, sorted by position.
    func contained() -> [TypeID: Set<TypeID>] {
        var found: [TypeID: Set<TypeID>] = [:]
        var added: [FunctionID: Set<TypeID>] = [:]
        let presented = PresentedMembers(context: context)
        for made in context.constructions {
            let part = made.type
            guard let holder = made.site.holder, part != holder, isView(part),
                !isPresented(made.site.call, made.site.scope), !presented.contains(made.site.scope)
            else { continue }
            if isView(holder) {
                found[holder, default: []].insert(part)
            } else if table[holder].isExternal, !context.conformances.isView(part),
                let function = made.site.scope.function
            {
                added[function, default: []].insert(part)
            }
        }
        addShown(to: &found)
        return found.merging(applied(handedOn(added))) { $0.union($1) }
    }

    /// What functions that the app adds to all views apply by way of others of these:
    /// `extension View { func gated() -> some View { gated(by: .owner) } }`.
    private func handedOn(_ added: [FunctionID: Set<TypeID>]) -> [FunctionID: Set<TypeID>] {
        var callers: [FunctionID: Set<FunctionID>] = [:]
        for scope in added.isEmpty ? [] : context.code.scopes {
            guard let caller = scope.function, let owner = scope.type, table[owner].isExternal,
                table.traits.all.viewProtocols.contains(table[owner].name)
            else { continue }
            for call in scope.body.calls {
                guard let called = context.function(of: call, in: scope), called != caller, !isPresented(call, scope)
                else { continue }
                callers[called, default: []].insert(caller)
            }
        }
        var all = added
        var waiting = Array(added.keys)
        while let function = waiting.popLast() {
            for caller in callers[function] ?? [] {
                let parts = (all[function] ?? []).subtracting(all[caller] ?? [])
                guard !parts.isEmpty else { continue }
                all[caller, default: []].formUnion(parts)
                waiting.append(caller)
            }
        }
        return all
    }

    /// Adds what views show that code of no view makes: `var body: some View { Panel.orders.view }`.
    private func addShown(to found: inout [TypeID: Set<TypeID>]) {
        for type in table.types where found[type.id] == nil && !type.isExternal && isView(type.id) {
            guard let body = type.properties["body"] else { continue }
            let shown = targets.targets(of: .name("body"), in: table.scope(of: body)).targets
            for case .declared(let part) in shown where part != type.id && isView(part) {
                found[type.id, default: []].insert(part)
            }
        }
    }

    /// For each view, the modifiers that it applies by functions which the app adds to all views:
    /// `extension View { func gated() -> some View { modifier(Gate()) } }`.
    private func applied(_ added: [FunctionID: Set<TypeID>]) -> [TypeID: Set<TypeID>] {
        guard !added.isEmpty else { return [:] }
        let names = Set(added.keys.map { FNV1a.hash(of: table.function($0).name) })
        return context.code.calls { names.contains($1) }.reduce(into: [:]) { found, id in
            let (call, scope) = (context.code.call(id), context.code.scope(of: id.body))
            guard let holder = scope.type, isView(holder), let function = context.function(of: call, in: scope),
                let parts = added[function]?.subtracting([holder]), !parts.isEmpty, !isPresented(call, scope)
            else { return }
            found[holder, default: []].formUnion(parts)
        }
    }

    /// Whether a type is a view, or a screen that no view is made of.
    func isScreen(_ type: TypeID) -> Bool {
        isView(type)
            || !table[type].isExternal && context.conformances.isController(type)
                && !context.coordinators.contains(type)
    }

    func isView(_ type: TypeID) -> Bool {
        !table[type].isExternal && context.conformances.isPart(type) && !context.coordinators.contains(type)
    }

    /// Whether a call stands in a closure that shows another screen.
    private func isPresented(_ call: CallFacts, _ scope: Scope) -> Bool {
        let presenting = table.traits.all.presentingCalls
        return scope.calls(around: call).contains { outer, _ in
            outer.name.map(presenting.contains) ?? false || scope.roles(of: outer).contains(where: \.isElsewhere)
                || context.functionWithoutResult(runBy: outer, in: scope) != nil
        }
    }

    /// The coordinators a view holds in its properties.
    func read(by type: TypeID) -> [TypeID] {
        let properties = table[type].properties.values.sorted {
            table.property($0).name < table.property($1).name
        }
        var found: [TypeID] = []
        for property in properties {
            let name = table.property(property).name
            let scope = table.scope(of: property)
            if case .instance(let read) = context.type(of: .name(name), in: scope), context.coordinators.contains(read),
                !found.contains(read)
            {
                found.append(read)
            }
        }
        return found
    }
}

extension CallRole {
    /// Whether what the call's closures build is another screen than the one they stand in.
    fileprivate var isElsewhere: Bool {
        switch action {
        case .declare, .link: true
        default: false
        }
    }
}
