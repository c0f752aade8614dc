import Facts
import Types

/// Finds the views and coordinators that an expression builds.
package struct TargetResolver {
    /// What an expression builds.
    package struct Targets: Hashable, Sendable {
        /// A type of the sources, or one they only name.
        package enum Target: Hashable, Sendable {
            case declared(TypeID)
            case external(String)

            /// Whether it is a library's view that shows nothing.
            func isEmptyView(_ traits: TraitsTable) -> Bool {
                if case .external(let name) = self { traits.all.emptyViews.contains(name) } else { false }
            }
        }

        /// The types, each once, in the order of the code.
        package var targets: [Target] = []
        /// The outermost container around them that changes how navigation works, or an own wrapper.
        package var wrapper: String?

        /// - Parameter wrapper: the outermost container around them that changes how navigation works.
        package init(targets: [Target] = [], wrapper: String? = nil) {
            self.targets = targets
            self.wrapper = wrapper
        }

        /// Adds what another expression builds.
        package mutating func formUnion(_ other: Targets) {
            for target in other.targets where !targets.contains(target) { targets.append(target) }
            wrapper = wrapper ?? other.wrapper
        }
    }

    /// What everything is looked up through.
    package let context: LinkingContext
    private let memo: Memo<TargetQuery, Targets>
    private var table: TypeTable { context.table }
    private var conformances: Conformances { context.conformances }

    /// - Parameter context: what everything is looked up through.
    package init(_ context: LinkingContext) {
        self.context = context
        memo = context.memory.memo(of: TargetQuery.self)
    }

    /// What the code of a function or a property builds.
    private struct TargetQuery: Query {
        typealias Answer = Targets

        let body: BodyID
    }

    private var traits: TraitsTable { table.traits }

    /// What an expression builds.
    package func targets(of expression: Expression, in scope: Scope) -> Targets {
        return targets(of: expression, in: scope, depth: 0)
    }

    /// What the results of a body build.
    package func targets(of results: [Expression], in scope: Scope) -> Targets {
        return children(results, scope, 0)
    }

    private func union(
        _ parts: [Expression], _ scope: Scope, _ depth: Int
    ) -> Targets {
        var found = Targets()
        for part in parts { found.formUnion(targets(of: part, in: scope, depth: depth + 1)) }
        return found
    }

    private func targets(
        of expression: Expression, in scope: Scope, depth: Int
    ) -> Targets {
        guard depth < 60 else { return Targets() }
        switch expression {
        case .call(let index) where scope.body.calls.indices.contains(index):
            return targets(of: scope.body.calls[index], in: scope, depth)
        case .branch, .match: return union(expression.alternatives ?? [], scope, depth)
        case .tuple(let parts): return parts.first.map { union([$0], scope, depth) } ?? Targets()
        case .closure(let results): return children(results, scope, depth)
        case .typed, .parameter, .closureParameter:
            guard case .instance(let type) = context.type(of: expression, in: scope) else { return Targets() }
            return shown(type)
        case .name(let name):
            if let type = scope.type, let property = context.property(name, of: type) {
                return targets(of: property)
            }
            return table.globalVariable(name, from: scope.file).map { targets(of: $0) } ?? Targets()
        case .member(let base, "init"):
            guard case .metatype(let type) = context.type(of: base, in: scope) else { return Targets() }
            return shown(type)
        case .member(let base, let name):
            switch context.type(of: base, in: scope) {
            case .instance(let type), .metatype(let type):
                guard let property = context.property(name, of: type) else { break }
                if case .member(_, let named) = base, context.isCase(named, of: type) {
                    // `Route.home.screen`
                    let choice = Choice(subject: .instance, name: named)
                    let own = choose(
                        in: table.property(property).body.results, table.scope(of: property), choice, depth)
                    if let own { return own }
                }
                return targets(of: property)
            case .external, nil: break
            }
            return targets(of: base, in: scope, depth: depth + 1)
        case .instance, .implicitMember, .typeObject, .call, .array, .literal, .constant, .keyPath, .unknown:
            return Targets()
        }
    }

    private func targets(
        of reference: PropertyID
    ) -> Targets {
        memo.value(of: TargetQuery(body: reference.body), unknown: Targets()) { self.looked(into: reference) }
    }

    private func looked(into reference: PropertyID) -> Targets {
        let inside = table.scope(of: reference)
        let property = table.property(reference)
        if let type = property.type, let declared = context.find(type, in: inside), isShown(declared) {
            return shown(declared)
        }
        return children(property.body.results, inside, 0)
    }

    private func targets(
        of call: CallFacts, in scope: Scope, _ depth: Int
    ) -> Targets {
        if let function = context.function(of: call, in: scope) {
            if case .member(let base, _) = call.callee, isExtension(function) {
                // `HomeView().hidingBar()`: what the app adds to every view.
                let modified = targets(of: base, in: scope, depth: depth + 1)
                if !modified.targets.isEmpty { return modified }
            }
            if let chosen = chosen(function, by: call, in: scope, depth) { return chosen }
            let found = targets(of: function)
            guard found.targets.isEmpty else { return found }
            if case .member(let base, _) = call.callee, isModifier(function) {
                return targets(of: base, in: scope, depth: depth + 1)
            }
            // `build(HomeView.init)`: what is handed in to be made.
            let makers = call.arguments.map(\.value).filter { if case .member(_, "init") = $0 { true } else { false } }
            let made = children(makers, scope, depth)
            return made.targets.isEmpty ? found : made
        }
        guard let path = TypeName(reading: call.callee),
            path.last.first?.isUppercase == true || path.last == "some"
                || context.find(path, in: scope).map({ !table[$0].isExternal && conformances.isView($0) }) == true
        else {
            switch call.callee {
            case .implicitMember("some"): return content(of: call, in: scope, depth)
            case .closure(let parts): return children(parts, scope, depth)
            case .member(let base, "init"): return union([.member(base, "init")], scope, depth)
            case .member(let base, _): return targets(of: base, in: scope, depth: depth + 1)
            default: return Targets()
            }
        }
        if let type = context.find(path, in: scope), !table[type].isExternal {
            let wrapped =
                context.known.containers.contains(path.last)
                ? content(of: call, in: scope, depth)
                : isWrapper(type) ? content(ofWrapper: call, in: scope, depth) : Targets()
            guard wrapped.targets.isEmpty else {
                return Targets(targets: wrapped.targets, wrapper: wrapped.wrapper ?? path.last)
            }
            return shown(type)
        }
        let isContainer = call.arguments.contains { argument in
            if case .closure = argument.value { true } else { argument.label == nil || argument.label == "erasing" }
        }
        if traits.all.containers.contains(path.last), isContainer || call.arguments.isEmpty {
            var found = hasParts(call, path.last, in: scope) ? Targets() : content(of: call, in: scope, depth)
            if traits.all.navigationContainers.contains(path.last) { found.wrapper = path.last }
            return found
        }
        if context.known.containers.contains(path.last) {
            var found = content(of: call, in: scope, depth)
            found.wrapper = found.wrapper ?? path.last
            return found
        }
        guard !traits.all.primitives.contains(path.last) else { return Targets() }
        // A library's view around one of the app's own: `StoreProvider(store: store) { HomeView() }`.
        let closures = call.arguments.filter { if case .closure = $0.value { $0.isTrailingClosure } else { false } }
        var held = children(closures.map(\.value), scope, depth)
        guard !held.targets.isEmpty, held.targets.allSatisfy({ if case .declared = $0 { true } else { false } }) else {
            return Targets(targets: [.external(path.last)])
        }
        held.wrapper = held.wrapper ?? path.last
        return held
    }

    /// Whether a function is added to a type that is declared outside of the sources.
    private func isExtension(_ function: FunctionID) -> Bool {
        table.owner(of: function).map { table[$0].isExternal } ?? false
    }

    /// What the closures and unlabelled values given to a container build.
    private func content(
        of call: CallFacts, in scope: Scope, _ depth: Int
    ) -> Targets {
        let parts = call.arguments.filter { argument in
            if case .closure = argument.value { return true }
            return argument.label == nil || argument.label == "content" || argument.label == "erasing"
        }
        return children(parts.map(\.value), scope, depth)
    }

    /// What the app's own view around another builds. Where it takes several closures, the others build its parts: a
    /// header, a label, what is shown while there is nothing.
    private func content(ofWrapper call: CallFacts, in scope: Scope, _ depth: Int) -> Targets {
        let closures = call.arguments.filter { if case .closure = $0.value { true } else { false } }
        guard closures.count > 1 else { return content(of: call, in: scope, depth) }
        let parts = call.arguments.filter { $0.label.map(traits.all.contentLabels.contains) ?? true }
        return children(parts.map(\.value), scope, depth)
    }

    /// Whether a stack holds parts of a screen beside a view, which is then one more of them: `VStack { Text("Name"); NameField() }`.
    private func hasParts(_ call: CallFacts, _ name: String, in scope: Scope) -> Bool {
        guard traits.all.stacks.contains(name) else { return false }
        return call.arguments.contains { argument in
            guard case .closure(let results) = argument.value else { return false }
            return results.count > 1 && results.contains { isPart($0, in: scope) }
        }
    }

    /// Whether an expression is a part of a screen, with or without modifiers: `Text("Name").bold()`.
    private func isPart(_ expression: Expression, in scope: Scope) -> Bool {
        var next = expression
        while case .call(let index) = next, let call = scope.call(at: index) {
            switch call.callee {
            case .name(let name): return traits.all.primitives.contains(name) && !traits.all.fillers.contains(name)
            case .member(let base, _): next = base
            default: return false
            }
        }
        return false
    }

    /// What views that stand beside each other build: one screen when one of them is, none when several are.
    private func children(
        _ parts: [Expression], _ scope: Scope, _ depth: Int
    ) -> Targets {
        let all = parts.map { targets(of: $0, in: scope, depth: depth + 1) }
        let found = all.filter { !$0.targets.isEmpty }
        // A container may stand around parts that are no screens.
        guard let first = found.first else { return Targets(wrapper: all.compactMap(\.wrapper).first) }
        return found.allSatisfy { $0.targets == first.targets } ? first : Targets()
    }

    private func targets(
        of reference: FunctionID
    ) -> Targets {
        let inside = table.scope(of: reference)
        let facts = table.function(reference)
        if let type = facts.returnType, let declared = context.find(type, in: inside), isShown(declared),
            table[declared].kind != .protocol
        {
            return shown(declared)
        }
        return memo.value(of: TargetQuery(body: reference.body), unknown: Targets()) {
            self.children(facts.body.results, inside, 0)
        }
    }

    /// What a function builds for the case that a call hands it: `build(.home)`, `build(.detail(id: 1))`.
    private func chosen(_ function: FunctionID, by call: CallFacts, in scope: Scope, _ depth: Int) -> Targets? {
        let facts = table.function(function)
        for (position, argument) in call.arguments.enumerated() {
            let named = argument.value.destinations(in: scope.body.calls)
            guard named.names.count == 1, named.parameters.isEmpty, named.rest.isEmpty,
                let parameter = facts.parameters.first(where: { $0.label == argument.label })
                    ?? (facts.parameters.indices.contains(position) ? facts.parameters[position] : nil),
                let subject = parameter.name, facts.body.results.count == 1
            else { continue }
            let choice = Choice(subject: .parameter(subject), name: named.names[0].name)
            if let found = choose(in: facts.body.results[0], table.scope(of: function), choice, depth) { return found }
        }
        return nil
    }

    /// A value that is of one case.
    private struct Choice {
        let subject: Expression
        let name: String
    }

    /// What an expression builds for a case, through modifiers, other functions and the enum's own.
    private func choose(in value: Expression, _ scope: Scope, _ choice: Choice, _ depth: Int) -> Targets? {
        guard depth < 50 else { return nil }
        if let arms = value.arms(over: choice.subject) {
            return arms.entered(by: choice.name).map { targets(of: $0.value, in: scope, depth: depth + 1) }
        }
        switch value {
        case .member(choice.subject, let name):
            guard case .instance(let type)? = context.type(of: choice.subject, in: scope),
                let property = context.property(name, of: type)
            else { return nil }
            return choose(in: table.property(property).body.results, table.scope(of: property), choice, depth)
        case .call(let index) where scope.body.calls.indices.contains(index):
            let call = scope.body.calls[index]
            if let function = context.function(of: call, in: scope) {
                let facts = table.function(function)
                if case .member(choice.subject, _) = call.callee {
                    return choose(in: facts.body.results, table.scope(of: function), choice, depth)
                }
                guard let handed = call.arguments.first(where: { $0.value == choice.subject }),
                    let name = facts.parameters.first(where: { $0.label == handed.label })?.name,
                    facts.body.results.count == 1
                else { return nil }
                let inner = Choice(subject: .parameter(name), name: choice.name)
                return choose(in: facts.body.results[0], table.scope(of: function), inner, depth + 1)
            }
            guard case .member(let base, _) = call.callee else { return nil }
            return choose(in: base, scope, choice, depth + 1)
        default: return nil
        }
    }

    /// What the enum's own code builds for a case.
    private func choose(in results: [Expression], _ scope: Scope, _ choice: Choice, _ depth: Int) -> Targets? {
        guard results.count == 1 else { return nil }
        return choose(in: results[0], scope, Choice(subject: .instance, name: choice.name), depth + 1)
    }

    /// Whether a function is the app's own modifier: `extension View { func withRouter() -> some View }`.
    private func isModifier(_ function: FunctionID) -> Bool {
        table.owner(of: function).map { table[$0].name == "View" } ?? false
    }

    /// Whether a type is a screen or a coordinator.
    private func isShown(_ type: TypeID) -> Bool {
        context.coordinators.contains(type) || (!table[type].isExternal && conformances.isView(type))
    }

    private func shown(_ type: TypeID) -> Targets {
        if let coordinator = context.known.byView[type] { return Targets(targets: [.declared(coordinator)]) }
        if isShown(type) { return Targets(targets: [.declared(type)]) }
        if let only = conformances.onlyConformer(of: type, preferring: context.coordinators), isShown(only) {
            return Targets(targets: [.declared(only)])
        }
        return Targets()
    }

    /// Whether a view of the sources is generic over the view it holds.
    private func isWrapper(_ type: TypeID) -> Bool {
        table[type].parts.contains { !table[$0].viewParameters.isEmpty }
    }
}
