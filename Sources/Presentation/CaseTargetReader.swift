import Facts
import Types

/// Reads the closures that show values: `{ route in switch route { case .detail(let id): DetailView(id: id) } }`,
/// through functions, wrapping views and the enum's own properties.
struct CaseTargetReader {
    let targets: TargetResolver
    /// Views that hold containers of their own: one that chooses between them is a screen itself.
    let hosts: Set<TypeID>
    /// Whether a view that is made with the value, and switches over it, counts for what it shows.
    let entersViews: Bool
    /// What the views around such closures are made with.
    let closures: HandedClosures?
    private let memo: Memo<CaseQuery, CaseTargets>
    var context: LinkingContext { targets.context }
    var table: TypeTable { context.table }

    /// - Parameters:
    ///   - hosts: views that hold containers of their own: one that chooses between them is a screen itself.
    ///   - entersViews: whether a view that is made with the value, and switches over it, counts for what it shows.
    ///   - closures: what the views around such closures are made with.
    init(
        targets: TargetResolver, hosts: Set<TypeID> = [], entersViews: Bool = true, closures: HandedClosures? = nil
    ) {
        self.targets = targets
        self.hosts = hosts
        self.entersViews = entersViews
        self.closures = closures
        memo = targets.context.memory.memo(of: CaseQuery.self)
    }

    /// Code that a value is handed to, and what is known of the value: what it builds is found once.
    private struct CaseQuery: Query {
        typealias Answer = CaseTargets

        enum Code: Hashable {
            case function(FunctionID, parameter: Int)
            case ownProperty(PropertyID)
            case ownFunction(FunctionID)
            /// The body of a view, which holds the value in a property.
            case view(TypeID, property: String)
            /// The closures that a property of a view was made with.
            case closures(StateProperty)
        }

        let code: Code
        let type: TypeID?
        let property: String?
        /// Whether views that are made with the value count for what they show.
        let entersViews: Bool
        /// Whether it is known what views are made with; only where it is, it is known which of them hold containers.
        let knowsClosures: Bool
    }

    /// What is known of the value on the way.
    private struct Subject {
        /// Whether an expression is the value, or what holds it.
        let isMeant: (Expression) -> Bool
        /// The value's type, where it is one of the sources.
        let type: TypeID?
        /// The property that holds the value in what is handed around: `page` of `frame.page`.
        var property: String?

        init(isValue: @escaping (Expression) -> Bool, type: TypeID?, property: String? = nil) {
            isMeant = isValue
            self.type = type
            self.property = property
        }

        func isValue(_ value: Expression) -> Bool {
            if case .member(let base, let name) = value, name == property, isMeant(base) { return true }
            return isMeant(value)
        }
    }

    /// What the closure of a call builds.
    /// - Parameters:
    ///   - content: the closure, or a function's name.
    ///   - site: the call it is given to; its first parameter is the value.
    ///   - type: the value's type.
    ///   - property: the property that holds the value, where the parameter is not the value itself.
    func read(
        _ content: Expression, of site: CallSite, type: ValueType?, heldBy property: String? = nil
    ) -> CaseTargets {
        let (scope, call) = (site.scope, site.index)
        let id: TypeID? = if case .declared(let id)? = type { id } else { nil }
        let subject = Subject(
            isValue: { if case .closureParameter(call, _, 0, _) = $0 { true } else { false } }, type: id,
            property: property)
        if case .keyPath(_, let path) = content, path.count == 1 {
            // `destination: \.destination`.
            return ownScreens(of: subject, path[0])
        }
        if let maker = function(content, taking: id, in: scope) {
            // `destination: makeView(for:)`.
            return inside(maker, parameter: 0, subject)
        }
        if let handed = closures?.slot(holding: content, in: scope) {
            // `destination: build`, where the view is made with that.
            return shown(byClosuresOf: handed.slot, handed.closures, subject)
        }
        return walk(content, scope, subject)
    }

    /// What the closures build that a property of a view was made with.
    private func shown(
        byClosuresOf slot: StateProperty, _ run: [HandedClosures.Closure], _ subject: Subject
    ) -> CaseTargets {
        found(.closures(slot), Subject(isValue: { _ in false }, type: subject.type)) {
            run.reduce(into: CaseTargets()) { found, closure in
                let type = subject.type.map { ValueType.declared($0) }
                found.formUnion(self.read(closure.value, of: closure.site, type: type))
            }
        }
    }

    /// What an expression builds for each case of what it switches over, whatever that is.
    /// - Parameter type: the type of what it switches over, where that is known.
    func read(
        _ content: Expression, switchingOver isValue: @escaping (Expression) -> Bool, type: ValueType? = nil,
        in scope: Scope
    ) -> CaseTargets {
        let id: TypeID? = if case .declared(let id)? = type { id } else { nil }
        return walk(content, scope, Subject(isValue: isValue, type: id))
    }

    /// What an enum's own property or function builds for each of its cases.
    func ownScreens(of type: TypeID) -> CaseTargets? {
        for name in ["body", "destination", "view", "screen", "content", "contentView", "rootView", "makeView"] {
            guard let property = context.property(name, of: type) else { continue }
            let found = inside(property, of: type)
            if !found.arms.isEmpty { return found }
        }
        for name in ["view", "destination", "makeView", "screen", "build"] {
            for function in context.functions(name, of: type) {
                let found = inside(function, on: type)
                if !found.arms.isEmpty { return found }
            }
        }
        return nil
    }

    /// The function that a name in the place of a closure means: of several, the one that takes a value's type.
    private func function(_ content: Expression, taking type: TypeID?, in scope: Scope) -> FunctionID? {
        var all: [FunctionID] = []
        switch content {
        case .name(let name):
            all = scope.type.map { context.functions(name, of: $0) } ?? []
            if all.isEmpty { all = table.globalFunctions(name, from: scope.file) }
        case .member(let base, let name) where name != "init":
            switch context.type(of: base, in: scope) {
            case .instance(let type), .metatype(let type): all = context.functions(name, of: type)
            case .external, nil: break
            }
        default: break
        }
        guard let type, all.count > 1 else { return all.first }
        let fitting = all.first { candidate in
            let parameter = table.function(candidate).parameters.first?.type
            return parameter.flatMap { context.find($0, in: table.scope(of: candidate)) } == type
        }
        return fitting ?? all.first
    }

    private func inside(_ function: FunctionID, parameter: Int, _ subject: Subject) -> CaseTargets {
        let parameters = table.function(function).parameters
        guard parameters.indices.contains(parameter), let name = parameters[parameter].name else {
            return CaseTargets(
                rest: targets.targets(of: table.function(function).body.results, in: table.scope(of: function)))
        }
        let scope = table.scope(of: function)
        let inner = Subject(
            isValue: { $0 == .parameter(name) }, type: subject.type, property: subject.property)
        return found(.function(function, parameter: parameter), subject) {
            self.together(self.table.function(function).body.results, scope, inner)
        }
    }

    private func inside(_ property: PropertyID, of type: TypeID) -> CaseTargets {
        let subject = Subject(isValue: { $0 == .instance }, type: type)
        var found = found(.ownProperty(property), subject) {
            self.together(self.table.property(property).body.results, self.table.scope(of: property), subject)
        }
        if !found.arms.isEmpty { found.shownBy = type }
        return found
    }

    private func found(_ code: CaseQuery.Code, _ subject: Subject, _ look: @escaping () -> CaseTargets) -> CaseTargets {
        let question = CaseQuery(
            code: code, type: subject.type, property: subject.property, entersViews: entersViews,
            knowsClosures: closures != nil)
        return memo.value(of: question, unknown: CaseTargets(), look)
    }

    /// Views beside each other: the cases of any of them; what they build otherwise only where it is one.
    private func together(_ parts: [Expression], _ scope: Scope, _ subject: Subject) -> CaseTargets {
        let found = parts.map { walk($0, scope, subject) }
        var all = CaseTargets()
        for part in found { all.formUnion(part) }
        all.rest = .init()
        all.formUnion(CaseTargets(switches: scope.body.switches.filter { subject.isValue($0.subject) }))
        let shown = found.map(\.rest).filter { !$0.targets.isEmpty }
        if let first = shown.first, shown.allSatisfy({ $0.targets == first.targets }) { all.rest = first }
        return all
    }

    private func walk(_ value: Expression, _ scope: Scope, _ subject: Subject) -> CaseTargets {
        if subject.isValue(value) { return ownScreens(of: subject, "body") }
        switch value {
        case .closure(let parts): return together(parts, scope, subject)
        case .match(let over, let arms) where subject.isValue(over): return read(arms, scope, subject)
        case .branch, .match:
            var all = CaseTargets()
            for part in value.alternatives ?? [] { all.formUnion(walk(part, scope, subject)) }
            return all
        case .member(let base, let name) where subject.isValue(base): return ownScreens(of: subject, name)
        case .call(let index) where scope.body.calls.indices.contains(index):
            if let found = walk(scope.body.calls[index], scope, subject), !found.arms.isEmpty { return found }
        default: break
        }
        return CaseTargets(rest: shown(value, scope))
    }

    /// What an expression builds, nothing at all left out.
    private func shown(_ value: Expression, _ scope: Scope) -> TargetResolver.Targets {
        var found = targets.targets(of: value, in: scope)
        if found.targets.isEmpty, let given = closures?.shown(byRunning: value, scope, targets) { found = given }
        let isEmpty = found.targets.isEmpty
        found.targets.removeAll { $0.isEmptyView(table.traits) }
        found.isNothing = found.targets.isEmpty && !isEmpty
        return found
    }

    private func ownScreens(of subject: Subject, _ name: String) -> CaseTargets {
        guard let type = subject.type else { return CaseTargets() }
        if let property = context.property(name, of: type) { return inside(property, of: type) }
        guard let function = context.functions(name, of: type).first else { return CaseTargets() }
        return inside(function, on: type)
    }

    /// A method of the value's type: `route.view()`.
    private func inside(_ function: FunctionID, on type: TypeID) -> CaseTargets {
        let subject = Subject(isValue: { $0 == .instance }, type: type)
        var found = found(.ownFunction(function), subject) {
            self.together(self.table.function(function).body.results, self.table.scope(of: function), subject)
        }
        if !found.arms.isEmpty { found.shownBy = type }
        return found
    }

    /// The cases behind a call: in a container, a function that is handed the value, or a view that is.
    private func walk(_ call: CallFacts, _ scope: Scope, _ subject: Subject) -> CaseTargets? {
        if case .member(let base, let name) = call.callee {
            if subject.isValue(base) { return ownScreens(of: subject, name) }
            if context.function(of: call, in: scope).map(targets.isExtension) ?? true {
                // A modifier says nothing about what it is applied to; what that builds otherwise is told for the whole.
                let found: CaseTargets? =
                    if case .call(let index) = base { scope.call(at: index).flatMap { walk($0, scope, subject) } } else
                    {
                        walk(base, scope, subject)
                    }
                if let found, !found.arms.isEmpty { return found }
                // What stands in a label or behind a view is none of the cases of the view.
                if call.closures.isEmpty || !shown(base, scope).targets.isEmpty { return nil }
            }
        }
        let handed = call.arguments.firstIndex { subject.isValue($0.value) }
        if handed != nil, let run = closures?.closures(runBy: call, in: scope), !run.isEmpty,
            let slot = HandedClosures.slot(runBy: call, in: scope)
        {
            return shown(byClosuresOf: slot, run, subject)
        }
        if let handed {
            let argument = call.arguments[handed]
            if let function = overload(of: call, taking: subject.type, as: argument.label, scope)
                ?? context.function(of: call, in: scope)
            {
                let parameters = table.function(function).parameters
                let position = parameters.firstIndex { $0.label == argument.label } ?? handed
                return inside(function, parameter: position, subject)
            }
            if let found = view(call, argument.label, scope, subject) { return found }
            // `TabFrame(tab: tab) { content(for: tab) }`
            let path = TypeName(reading: call.callee)
            let around = path.flatMap { context.find($0, in: scope) }.flatMap {
                targets.closures(ofWrapper: $0, in: call)
            }
            return around.map { walk($0, scope, subject) }
        }
        let found = walk(call.closures, scope, subject)
        // The closures of a modifier, or of a view of the app's own, may be what it does: `Scan { handle($0, for: item) }`.
        let isContainer = if case .member = call.callee { false } else { !makesView(call, scope) }
        return isContainer || found.arms.contains { !$0.targets.targets.isEmpty } ? found : nil
    }

    private func walk(_ closures: [Expression], _ scope: Scope, _ subject: Subject) -> CaseTargets {
        closures.reduce(into: CaseTargets()) { $0.formUnion(walk($1, scope, subject)) }
    }

    /// A view that is made with the value and switches over it itself.
    private func view(
        _ call: CallFacts, _ label: String?, _ scope: Scope, _ subject: Subject
    ) -> CaseTargets? {
        guard entersViews, let path = TypeName(reading: call.callee), let type = context.find(path, in: scope),
            subject.type.map({ table[$0].kind == .enum }) ?? false
        else { return nil }
        let property = label ?? "route"
        guard context.property(property, of: type) != nil,
            let body = context.property("body", of: type), !hosts.contains(type) || !isStack(body)
        else { return nil }
        let inner = Subject(
            isValue: { $0 == .name(property) || $0 == .member(.instance, property) }, type: subject.type,
            property: subject.property)
        let found = found(.view(type, property: property), subject) {
            self.together(self.table.property(body).body.results, self.table.scope(of: body), inner)
        }
        let isChoice = found.arms.allSatisfy { arm in
            arm.targets.targets.contains { if case .declared(let type) = $0 { hosts.contains(type) } else { false } }
        }
        // A view that looks at a part of what it is made with shows that in its own ways.
        guard subject.property == nil || found.shownBy == subject.type else { return nil }
        return found.arms.count > 1 && !isChoice ? found : nil
    }

    private func read(_ arms: [MatchArm], _ scope: Scope, _ subject: Subject) -> CaseTargets {
        var found = CaseTargets()
        for arm in arms {
            let patterns = arm.patterns.filter { $0.name != nil }
            guard !patterns.isEmpty else {
                // `default`, and the `else` of one comparison after another.
                found.formUnion(walk(arm.value, scope, subject))
                continue
            }
            let shown = walk(arm.value, scope, subject)
            for pattern in patterns {
                guard let name = pattern.name else { continue }
                var inner = inner(arm.value, scope)
                var targets = shown.rest
                // `case .settings(.account): AccountView()`
                for value in pattern.values.compactMap(\.name) { inner[value] = targets }
                if inner.isEmpty, targets.targets.isEmpty, let own = screens(ofValuesOf: name, subject) {
                    // `case .settings(let page): page.view()`
                    for arm in own.arms {
                        inner[arm.name] = arm.targets
                        targets.formUnion(arm.targets)
                    }
                }
                found.add(.init(name: name, targets: targets, inner: inner, location: arm.location))
            }
        }
        return found
    }

    /// What the values of a case show, where they are of an enum that shows its own screens.
    private func screens(ofValuesOf name: String, _ subject: Subject) -> CaseTargets? {
        guard let type = subject.type else { return nil }
        for part in table[type].parts {
            for enumCase in table[part].cases where enumCase.name == name {
                for parameter in enumCase.parameters {
                    let written = TypeName(parameter.type.split(separator: ".").map(String.init))
                    guard let value = table.find(written, from: part.file, within: type), value != type,
                        table[value].kind == .enum, let own = ownScreens(of: value)
                    else { continue }
                    return own
                }
            }
        }
        return nil
    }

    /// What the cases of a case's values build.
    private func inner(_ value: Expression, _ scope: Scope) -> [String: TargetResolver.Targets] {
        var found: [String: TargetResolver.Targets] = [:]
        var seen: Set<FunctionID> = []
        Expression.walk([(value, scope)]) { part, scope in
            switch part {
            case .closure, .branch: return .visitChildren
            case .match(_, let arms):
                for arm in arms {
                    let shown = targets.targets(of: arm.value, in: scope)
                    for name in arm.patterns.compactMap(\.name) { found[name, default: .init()].formUnion(shown) }
                }
                return .skipChildren
            case .call(let index):
                guard let call = scope.call(at: index) else { return .skipChildren }
                if let function = context.function(of: call, in: scope) {
                    guard seen.insert(function).inserted else { return .skipChildren }
                    let inside = table.scope(of: function)
                    return .visitInstead(inside.body.results, in: inside)
                }
                guard case .member(let base, _) = call.callee else { return .skipChildren }
                return .visitInstead([base], in: scope)
            default: return .skipChildren
            }
        }
        return found
    }
}
