import Facts
import Linking
import Presentation
import Types

/// What properties hold in the place of a controller, and what names and members stand for.
extension UIKitValues {
    package func shown(byName name: String, in scope: Scope) -> [UIKitShown] {
        if let type = scope.type, let property = context.property(name, of: type, on: scope.platforms) {
            return shown(by: property, as: .name(name), in: scope)
        }
        if let variable = table.globalVariable(name, from: scope.file) { return value(of: variable) }
        if name == "newValue", let property = scope.property { return [UIKitShown(.assigned(property))] }
        if let type = scope.type, !table[type].isExternal, types.isController(type), let own = Self.own[name] {
            return [UIKitShown(.container(own))]
        }
        if library.projections.contains(name) { return shown(by: .instance, in: scope) }
        return [UIKitShown(.unknown(Self.atRunTime))]
    }

    /// What controllers have of UIKit's.
    private static let own = [
        "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
        "splitViewController": "UISplitViewController",
    ]

    package func shown(byMember name: String, of base: Expression, in scope: Scope) -> [UIKitShown] {
        if let position = Int(name) { return shown(by: base, in: scope, at: position) }
        if base == .instance { return shown(byName: name, in: scope) }
        if let frame = unframed(.member(base, name), in: scope) { return shown(by: frame, in: scope) }
        if case .parameter(let parameter) = base, isOpen(parameter, in: scope) {
            return [UIKitShown(.parameter(parameter))]
        }
        if case .branch(let parts) = base,
            parts.contains(where: { if case .parameter = $0 { true } else { false } })
        {
            // `(router ?? placeholder).stack`
            return parts.flatMap { shown(byMember: name, of: $0, in: scope) }.unique
        }
        if let given = given(name, by: base, in: scope), given.isKnown { return given }
        var owners: [TypeID] = []
        switch context.type(of: base, in: scope) {
        case .instance(let type), .metatype(let type): owners = [type]
        default: break
        }
        if owners.isEmpty || table[owners[0]].kind == .protocol {
            owners = shown(by: base, in: scope).compactMap(\.type) + owners
        }
        if let written = context.argument(for: name, of: base, in: scope) {
            let known = shown(byType: written.name, in: written.scope)
            if known.isKnown { return known }
        }
        for owner in owners {
            if let property = context.property(name, of: owner, on: scope.platforms) {
                if case .parameter(let router) = base, isStack(property, ofRouter: owner) {
                    // Callers decide what is in a router that they hand in.
                    return [UIKitShown(.parameter(router))]
                }
                let found = decided(shown(by: property, as: .member(base, name), in: scope)) { conditions in
                    guard let call = scope.body.calls.first else { return CallChoices.Left() }
                    let left = choices.left(of: conditions, base: base, at: CallSite(scope: scope, call: call))
                    return settled(left, of: conditions, in: scope) { $0 == CallChoices.own ? base : nil }
                }
                if found.contains(where: { $0.what == .receiver }) {
                    // What a protocol gives for all that conform: `var controller: UIViewController { self }`.
                    return found.flatMap { part in
                        part.what == .receiver
                            ? shown(by: base, in: scope).map {
                                $0.wrapped(in: part.wrapper).inferred(part.isInferred).given(part.conditions)
                            } : [part]
                    }.unique
                }
                return standIn(for: found, in: property, of: owner).map { [$0] } ?? found
            }
        }
        if library.projections.contains(name) { return shown(by: base, in: scope) }
        if let other = owners.first(where: library.coordinators.contains) { return [UIKitShown(.object(other))] }
        return [UIKitShown(.unknown(Self.atRunTime))]
    }

    /// The coordinator that its own container stands for; nil where a property holds something else.
    private func standIn(for held: [UIKitShown], in property: PropertyID, of owner: TypeID) -> UIKitShown? {
        let names = held.compactMap { part in if case .container(let name) = part.what { name } else { nil } }
        guard isOwnStack(property) || names.count == held.count, types.kind(of: owner) == nil else { return nil }
        var object = UIKitShown(.object(owner))
        object.frame = Set(names).count == 1 ? names[0] : context.writtenType(of: property)?.name.last
        return object
    }

    /// Whether a property is written to hold a stack of the app's own, which shows what is put into it.
    private func isOwnStack(_ property: PropertyID) -> Bool {
        guard let written = table.property(property).type,
            let type = context.find(written, in: table.scope(of: property))
        else { return false }
        return types.isEmptyContainer(type)
    }

    /// Whether a property holds the stack of a router, which is no screen and opens nothing by itself.
    private func isStack(_ property: PropertyID, ofRouter type: TypeID) -> Bool {
        guard types.kind(of: type) == nil, context.functions("start", of: type).isEmpty,
            let written = context.writtenType(of: property)
        else { return false }
        return UIKitTypes.kind(ofLibrary: written.name.last) == .stack
    }

    /// What a property holds that a piece of code names: first what the same code sets it to.
    private func shown(by property: PropertyID, as expression: Expression, in scope: Scope) -> [UIKitShown] {
        if let body = scope.id {
            let here = memo.value(of: .set(property, in: body), unknown: []) { self.set(expression, in: scope) }
            if here.isKnown { return here }
        }
        return value(of: property)
    }

    /// What a piece of code sets a property to, where it does so once.
    private func set(_ expression: Expression, in scope: Scope) -> [UIKitShown] {
        let values = scope.body.calls.filter { call in
            guard case .member(let target, "=") = call.callee else { return false }
            return target.isSame(as: expression)
        }.compactMap { $0.arguments.first?.value }.filter { $0 != .constant("nil") && $0 != expression }
        return values.count == 1 ? shown(by: values[0], in: scope) : []
    }

    /// What a property holds.
    package func value(of property: PropertyID) -> [UIKitShown] {
        memo.value(of: .property(property), unknown: []) { self.found(in: property) }
    }

    private func found(in property: PropertyID) -> [UIKitShown] {
        let facts = table.property(property)
        let scope = table.scope(of: property)
        let declared = facts.type.flatMap { context.find($0, in: scope) }.flatMap { table[$0].isExternal ? nil : $0 }
        if let type = facts.type, let declared, erasers.isEraser(declared) {
            let known = shown(byType: type, in: scope)
            if known.isKnown { return known }
        } else if let declared, table[declared].kind != .protocol, !types.inherited.contains(declared) {
            if let type = facts.type, let framed = framed(by: type, of: declared, in: scope) { return framed }
            // A stack of the app's own is what is put into it.
            if !isFrame(declared), !types.isEmptyContainer(declared), !hasUnknownBase(declared) {
                return [of(declared)]
            }
        }
        let initial = facts.body.results.flatMap { shown(by: $0, in: scope) }.map(\.outside).filter {
            if case .parameter = $0.what { false } else { true }
        }.unique
        if initial.isKnown { return initial }
        if let owner = table.owner(of: property) {
            let sites = assigned(in: owner)[facts.name] ?? []
            let values = sites.compactMap { site -> (Expression, Scope)? in
                guard let value = site.call.arguments.first?.value, value != .constant("nil") else { return nil }
                return (value, site.scope)
            }
            let found = values.flatMap { shown(by: $0.0, in: $0.1) }.filter { part in
                switch part.what {
                case .parameter, .unknown, .handed, .assigned: false
                default: true
                }
            }.unique
            if !found.isEmpty, found.count <= Self.most { return found.map { $0.inferred(found.count > 1) } }
        }
        if let declared, types.isEmptyContainer(declared) { return [of(declared)] }
        let handed = handed(to: property)
        if !handed.isEmpty, handed.count <= Self.most { return handed.map { $0.inferred(handed.count > 1) } }
        return facts.type.map { shown(byType: $0, in: scope) } ?? [UIKitShown(.unknown(Self.atRunTime))]
    }

    /// What other code sets a property to, and what its type is made with.
    private func handed(to property: PropertyID) -> [UIKitShown] {
        guard let owner = table.owner(of: property), !table[owner].isExternal else { return [] }
        let name = table.property(property).name
        var found: [UIKitShown] = []
        for site in settings[name] ?? [] {
            guard case .member(.member(let base, _), _) = site.call.callee, base != .instance,
                let value = site.call.arguments.first?.value, isOf(owner, base, in: site.scope)
            else { continue }
            found += shown(by: value, in: site.scope)
        }
        for site in makers[owner] ?? [] {
            for kept in context.keptArguments(of: site.call, making: owner) where kept.property == name {
                found += shown(by: kept.value, in: site.scope)
            }
        }
        return found.filter { part in
            switch part.what {
            case .parameter, .unknown, .receiver, .handed, .assigned: false
            default: true
            }
        }.unique
    }

    /// Whether an expression is of a type, or of one that inherits from it.
    package func isOf(_ type: TypeID, _ value: Expression, in scope: Scope) -> Bool {
        if case .instance(let found)? = context.type(of: value, in: scope), table[found].kind != .protocol {
            return found == type || context.conformances.ancestors(of: found).contains(type)
        }
        return shown(by: value, in: scope).contains { part in
            part.type.map { $0 == type || context.conformances.ancestors(of: $0).contains(type) } ?? false
        }
    }

    /// The assignments to a type's own properties in its code.
    package func assigned(in type: TypeID) -> [String: [CallSite]] {
        assignments.value(of: AssignedQuery(type: type), unknown: [:]) {
            let functions = self.table[type].functions.values.flatMap { $0 }.map { self.table.scope(of: $0) }
            let properties = self.table[type].properties.values.map { self.table.scope(of: $0) }
            var found: [String: [CallSite]] = [:]
            for scope in functions + properties {
                for call in scope.body.calls {
                    guard case .member(let target, "=") = call.callee else { continue }
                    switch target {
                    case .name(let name), .member(.instance, let name):
                        found[name, default: []].append(CallSite(scope: scope, call: call))
                    default: continue
                    }
                }
            }
            var order = CodeOrder(self.table)
            for name in found.keys { order.sort(&found[name, default: []]) }
            return found
        }
    }
}
