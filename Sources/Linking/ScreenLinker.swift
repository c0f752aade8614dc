import Facts
import Types

/// Makes the screens: every view that some destination shows, that navigates, or that holds one that does.
struct ScreenLinker {
    let targets: TargetResolver
    private var context: LinkingContext { targets.context }
    private var table: TypeTable { context.table }

    /// For each view of the sources, the views of the sources that it builds, sorted by position.
    func contained() -> [TypeID: Set<TypeID>] {
        var found: [TypeID: Set<TypeID>] = [:]
        for made in context.constructions {
            let part = made.type
            guard let holder = made.site.holder, part != holder, isView(part), isView(holder),
                !isPresented(made.site.call, made.site.scope)
            else { continue }
            found[holder, default: []].insert(part)
        }
        return found
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
