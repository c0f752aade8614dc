import Facts
import Linking
import Types

/// Finds who runs a function.
package final class UIKitCallers {
    package let code: UIKitCode
    package let values: UIKitValues
    /// Tells what gets where.
    package var choices: CallChoices { values.choices }
    private let memo: Memo<CallersQuery, CallersQuery.Answer>
    let overrides: Memo<OverridesQuery, OverridesQuery.Answer>
    /// The functions that protocols ask for, by name.
    private let required: [String: [FunctionID]]
    /// The functions of types that are made to navigate, by name.
    private let navigating: [String: [FunctionID]]
    package var context: LinkingContext { values.context }
    package var table: TypeTable { values.table }

    /// A call that runs a function.
    package struct Caller {
        package let site: CallSite
        /// The type that the function is run of, where it may be of one that inherits it.
        package let type: TypeID?
        /// Whether the sources leave it open which of several types' functions runs.
        package var isOpen: Bool
        /// How many functions there are of which any may run.
        package var choices = 1
        /// The function of a base class's that the type has in its own way, on which it depends that the function is run of it.
        package var overridden: FunctionID?
    }

    private struct CallersQuery: Query {
        typealias Answer = [Caller]

        let function: FunctionID
        let type: TypeID?
        let overridden: FunctionID?
    }

    package init(_ code: UIKitCode, _ values: UIKitValues) {
        self.code = code
        self.values = values
        memo = values.types.memory.memo(of: CallersQuery.self)
        overrides = values.types.memory.memo(of: OverridesQuery.self)
        var required: [String: [FunctionID]] = [:]
        var navigating: [String: [FunctionID]] = [:]
        for type in values.table.types where !type.isExternal {
            if type.kind == .protocol { required.merge(type.functions, uniquingKeysWith: +) }
            if UIKitNames.coordinatorEndings.contains(where: type.name.hasSuffix) {
                navigating.merge(type.functions, uniquingKeysWith: +)
            }
        }
        self.required = required
        self.navigating = navigating
    }

    /// The calls that run a function, of a value of a type where that is known.
    /// - Parameter overridden: the function of a base class's that the type has in its own way, on which that depends.
    package func callers(
        of function: FunctionID, as type: TypeID?, overriding overridden: FunctionID? = nil
    ) -> [Caller] {
        let query = CallersQuery(function: function, type: type, overridden: overridden)
        return memo.value(of: query, unknown: []) {
            let name = self.table.function(function).name
            return self.code.sites(named: name).compactMap { site in
                guard var caller = self.caller(site, of: function, as: type) else { return nil }
                if caller.type != nil, caller.overridden == nil { caller.overridden = overridden }
                guard caller.type == nil, let type else { return caller }
                let choices = self.choices(of: type, overridden, for: site)
                caller.isOpen = caller.isOpen || choices > 1
                caller.choices = max(caller.choices, choices)
                return caller
            }
        }
    }

    /// The calls that make something by an initializer.
    func makers(by initializer: FunctionID) -> [Caller] {
        let makers = table.owner(of: initializer).flatMap { values.makers[$0] } ?? []
        return makers.filter { table.function(initializer).takes($0.call) }.map { site in
            Caller(site: site, type: nil, isOpen: false)
        }
    }

    /// The functions, other than `start`, by which others open a coordinator: code of its own that starts it.
    package private(set) lazy var openers: [FunctionID] = {
        var found: [FunctionID] = []
        var seen: Set<FunctionID> = []
        for site in code.sites(named: "start") where isOwn(site.call.callee) && site.call.closure == nil {
            guard let function = site.scope.function, !seen.contains(function) else { continue }
            let facts = table.function(function)
            guard facts.name != "start", !facts.isInitializer, let owner = table.owner(of: function),
                !table[owner].isExternal, values.types.kind(of: owner) == nil,
                context.function(of: site.call, in: site.scope) != nil
            else { continue }
            let all = callers(of: function, as: nil)
            if !all.isEmpty, all.allSatisfy({ !isOwn($0.site.call.callee) }) { found.append(function) }
            seen.insert(function)
        }
        return found
    }()

    private lazy var allOpeners = Set(openers)

    /// Whether others open a coordinator by a function.
    package func isOpener(_ function: FunctionID) -> Bool { allOpeners.contains(function) }

    /// The calls of a closure that a property keeps.
    package func runs(of property: String, of keeper: TypeID) -> [CallSite] {
        code.sites(named: property).filter { site in
            switch site.call.callee {
            case .name, .member(.instance, _):
                guard let around = site.holder else { return false }
                return around == keeper || context.conformances.ancestors(of: around).contains(keeper)
                    || context.conformances.ancestors(of: keeper).contains(around)
            case .member(let base, _): return values.isOf(keeper, base, in: site.scope)
            default: return false
            }
        }
    }

    /// The call that a site is of a function; nil where it runs another.
    package func caller(_ site: CallSite, of function: FunctionID, as type: TypeID?) -> Caller? {
        let told = context.function(of: site.call, in: site.scope) ?? requirement(calledBy: site)
        guard let run = told ?? coordinatorFunction(calledBy: site), table.function(run).takes(site.call) else {
            return nil
        }
        let owner = table.owner(of: function)
        let isOpen =
            run != function && mayRun(function, insteadOf: run, site) || run == function && isOneOfSeveral(run, site)
        if isOpen { return isOf(type, site) ? Caller(site: site, type: nil, isOpen: true) : nil }
        if isOwn(site.call.callee), let around = site.scope.type {
            // Code of a base class runs what the class declares that it is of.
            guard run == function || overrides(function, run) else { return nil }
            let wanted = type ?? owner
            if let wanted, isReplaced(site, in: wanted) { return nil }
            guard let wanted, !table[wanted].isExternal else {
                // A function of a type's own that only has the name and signature of one that the app adds to a library's.
                let isAsked = table.owner(of: run).map { table[$0].kind == .protocol } ?? false
                return run == function || isAsked ? Caller(site: site, type: nil, isOpen: false) : nil
            }
            if around == wanted || context.conformances.ancestors(of: wanted).contains(around) {
                return Caller(site: site, type: wanted, isOpen: false, overridden: run == function ? nil : run)
            }
            guard context.conformances.ancestors(of: around).contains(wanted), runs(function, insteadOf: run, around)
            else {
                return nil
            }
            return Caller(site: site, type: around, isOpen: false)
        }
        if run == function { return isOf(type, site) ? Caller(site: site, type: nil, isOpen: told == nil) : nil }
        guard let asked = table.owner(of: run), let owner else { return nil }
        if table[asked].kind == .protocol {
            let all = values.implementations(of: run, by: site.call, in: site.scope)
            // A call that leaves something out runs what the protocol itself does with it.
            guard all.contains(function), table.function(function).isGivenAll(by: site.call), isOf(type, site) else {
                return nil
            }
            return Caller(
                site: site, type: nil, isOpen: all.count > 1, choices: isOfOwn(site.call.callee, site) ? 1 : all.count)
        }
        if values.erasers.isEraser(asked), overrides(function, run), case .member(let base, _) = site.call.callee {
            // What stands for another object runs that object's function.
            let known = values.shown(by: base, in: site.scope).compactMap(\.type)
            return known.contains(type ?? owner) ? Caller(site: site, type: nil, isOpen: known.count != 1) : nil
        }
        guard overrides(function, run), context.conformances.ancestors(of: owner).contains(asked) else { return nil }
        if case .member(let base, _) = site.call.callee {
            let known = values.shown(by: base, in: site.scope).compactMap(\.type)
            if !known.isEmpty, !known.contains(type ?? owner) { return nil }
            let all = choices(of: type ?? owner, run, for: site)
            return Caller(site: site, type: nil, isOpen: known.count != 1, choices: all)
        }
        return nil
    }

    /// Whether a type that calls its own function runs one of a protocol that it conforms to, as it has none of its own.
    private func runs(_ function: FunctionID, insteadOf run: FunctionID, _ type: TypeID) -> Bool {
        guard run != function, table[type].kind != .protocol, let owner = table.owner(of: function),
            table[owner].kind == .protocol
        else { return true }
        return context.implementation(of: run, in: type) == function
    }

    /// Whether a call stands in what a protocol does for its types, and a type does that in its own way.
    private func isReplaced(_ site: CallSite, in type: TypeID) -> Bool {
        guard let function = site.scope.function, let owner = table.owner(of: function), owner != type,
            table[owner].kind == .protocol, let own = context.implementation(of: function, in: type)
        else { return false }
        // A call that leaves something out runs it nevertheless.
        guard table.function(function).parameters.allSatisfy({ $0.defaultValue == nil }) else { return false }
        return own != function && table.owner(of: own) != owner
            && table.function(own).isGeneric == table.function(function).isGeneric
    }

    /// Whether a call may be made on a value of a type; true where nothing tells.
    private func isOf(_ type: TypeID?, _ site: CallSite) -> Bool {
        guard let type, case .member(let base, _) = site.call.callee else { return true }
        let known = Set(values.shown(by: base, in: site.scope).compactMap(\.type))
        return known.isEmpty || known.contains(type)
            || known.contains { context.conformances.ancestors(of: type).contains($0) }
    }

    /// Whether a function stands in the place of another of the same signature.
    private func overrides(_ function: FunctionID, _ other: FunctionID) -> Bool {
        table.function(function).hasSignature(of: table.function(other))
    }

    /// Whether it is not told which of a type's functions of one name a call runs: what they are handed has a type that nothing
    /// says.
    private func isOneOfSeveral(_ run: FunctionID, _ site: CallSite) -> Bool {
        guard !site.call.arguments.isEmpty, let owner = table.owner(of: run) else { return false }
        let others = table[owner].functions[table.function(run).name] ?? []
        return others.contains { $0 != run && mayRun($0, insteadOf: run, site) }
    }

    private func mayRun(_ function: FunctionID, insteadOf run: FunctionID, _ site: CallSite) -> Bool {
        let (left, right) = (table.function(function), table.function(run))
        guard left.name == right.name, left.parameters.count == right.parameters.count,
            table.owner(of: function) == table.owner(of: run),
            left.parameters.map(\.label) == right.parameters.map(\.label)
        else { return false }
        return zip(left.parameters, right.parameters).contains { mine, other in
            guard let name = other.name, let asked = mine.type, let own = other.type, asked != own,
                let value = right.argument(name, in: site.call)
            else { return false }
            return isUntold(value, in: site.scope)
        }
    }

    /// Whether nothing says of what type a value is.
    private func isUntold(_ value: Expression, in scope: Scope) -> Bool {
        guard case .member(let base, _) = value, base != .instance,
            TypeName(reading: value)?.last.first?.isUppercase != true
        else { return false }
        return context.type(of: value, in: scope) == nil && context.writtenType(of: value, in: scope) == nil
    }

    private func isOwn(_ callee: Expression) -> Bool {
        switch callee {
        case .name, .member(.instance, _): true
        default: false
        }
    }

    /// What a call runs of a receiver whose type is not known: `owner.delegate?.didFinish()` of a closure's parameter, where
    /// one protocol alone asks for a function of that name.
    private func requirement(calledBy site: CallSite) -> FunctionID? {
        guard case .member(let base, let name) = site.call.callee, table.declaresFunction(name) else { return nil }
        if case .member(.closureParameter, let property) = base, let type = site.scope.type,
            let own = context.property(property, of: type), context.table.owner(of: own) != nil
        {
            // The closure is handed the enclosing object: `withUnretained(self)`.
            let receiver = context.type(of: .name(property), in: site.scope)
            if let function = context.function(name, on: receiver, for: site.call, site.scope) { return function }
        }
        if case .closureParameter = base, let type = site.scope.type {
            let own = context.functions(name, of: type)
            if own.count == 1, isHandedItself(base, site.scope) { return own[0] }
        }
        // What the app adds to controllers, and to other classes of libraries: `parent?.open(detail)`.
        let added = libraryTypes(base, in: site.scope).lazy.flatMap { self.context.functions(name, of: $0) }
        if let own = added.first(where: { self.table.function($0).takes(site.call) }) { return own }
        guard let all = required[name], all.count == 1, base.lastName.map(Self.isDelegate) == true,
            context.type(of: base, in: site.scope) == nil
        else { return nil }
        return all[0]
    }

    /// The type of a library's that an expression is of, and what controllers of UIKit's inherit from, where the app adds something to
    /// these.
    private func libraryTypes(_ value: Expression, in scope: Scope) -> [TypeID] {
        if case .external(let name)? = context.type(of: value, in: scope), !UIKitNames.controllers.contains(name) {
            return [context.find(TypeName(name), in: scope)].compactMap { $0 }.filter { table[$0].isExternal }
        }
        let name: String?
        if let written = context.writtenType(of: value, in: scope) {
            name = UIKitNames.controllers.contains(written.name.last) ? written.name.last : nil
        } else {
            name = isWindow(value, in: scope) ? "UIWindow" : value.lastName.flatMap(UIKitNames.controller(inProperty:))
        }
        guard let name else { return [] }
        return [name, "UIViewController"].compactMap { context.find(TypeName($0), in: scope) }
    }

    /// Whether a value that nothing tells the type of is a window, as what it's taken from is called: `application.windows.first`.
    private func isWindow(_ value: Expression, in scope: Scope) -> Bool {
        var next = value
        while true {
            switch next {
            case .member(_, let name) where UIKitNames.windows.contains(name): return true
            case .member(let list, let name) where UIKitNames.picking.contains(name): next = list
            case .call(let index):
                guard let callee = scope.call(at: index)?.callee else { return false }
                next = callee
            default: return false
            }
        }
    }

    /// The function of a name and labels that one type alone has that is made to navigate, where what it is called on is
    /// called as such a type is.
    private func coordinatorFunction(calledBy site: CallSite) -> FunctionID? {
        guard case .member(let base, let name) = site.call.callee, table.declaresFunction(name),
            let receiver = base.lastName,
            UIKitNames.coordinatorEndings.contains(where: { receiver.hasSuffix($0) || receiver == $0.lowercased() })
        else { return nil }
        guard context.type(of: base, in: site.scope) == nil, site.call.arguments.contains(where: { $0.label != nil })
        else { return nil }
        let fitting = (navigating[name] ?? []).filter { table.function($0).takes(site.call) }
        return fitting.count == 1 ? fitting[0] : nil
    }

    private static func isDelegate(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["delegate", "output", "listener", "coordinator", "router"].contains { name.hasSuffix($0) }
    }

    /// Whether a closure's parameter is the object whose code it stands in.
    private func isHandedItself(_ value: Expression, _ scope: Scope) -> Bool {
        guard case .closureParameter(let index, _, 0, _) = value else { return false }
        var next = scope.call(at: index)?.callee
        while case .member(let base, _)? = next {
            guard case .call(let inner) = base, let call = scope.call(at: inner) else { return false }
            if call.name == "withUnretained", call.arguments.first?.value == .instance { return true }
            next = call.callee
        }
        return false
    }
}
