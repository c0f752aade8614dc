import Base
import Facts

extension LinkingContext {
    /// A property of a type or of what it inherits from.
    /// - Parameter platforms: those of the code that asks.
    package func property(_ name: String, of type: TypeID, on platforms: Platforms = .all) -> PropertyID? {
        if let property = table[type].properties[name] { return variant(of: property, name, type, platforms) }
        var asked: PropertyID?
        for owner in conformances.ancestors(of: type) {
            guard let property = table[owner].properties[name] else { continue }
            let found = variant(of: property, name, owner, platforms)
            // What a protocol only asks for, one that the type conforms to may do for all its types.
            guard table[type].kind != .protocol, table[owner].kind == .protocol else { return found }
            let all = [found] + (table[owner].otherProperties[name] ?? [])
            if let given = all.first(where: { table.property($0).body != BodyFacts() }) { return given }
            asked = asked ?? found
        }
        return asked
    }

    /// The first of a type's properties of one name that is compiled for some of the platforms.
    private func variant(
        of first: PropertyID, _ name: String, _ type: TypeID, _ platforms: Platforms
    ) -> PropertyID {
        guard platforms != .all, let others = table[type].otherProperties[name] else { return first }
        return ([first] + others).first { table.property($0).platforms.meets(platforms) } ?? first
    }

    /// The functions of a name that a type or what it inherits from declares, the nearest owner's only.
    package func functions(_ name: String, of type: TypeID) -> [FunctionID] {
        if let functions = table[type].functions[name] { return functions }
        for owner in conformances.ancestors(of: type) {
            if let functions = table[owner].functions[name] { return functions }
        }
        return []
    }

    /// A function, and those that stand in its place on other platforms.
    func variants(of function: FunctionID) -> [FunctionID] {
        let facts = table.function(function)
        let named =
            table.owner(of: function).map { table[$0].functions[facts.name] ?? [] }
            ?? table.globalFunctions(facts.name, from: table.file(of: function.body))
        guard named.count > 1, facts.condition != nil else { return [function] }
        let own = facts.platforms
        return [function]
            + named.filter { other in
                let facts = table.function(other)
                return other != function && facts.signature == table.function(function).signature
                    && !facts.platforms.meets(own)
            }
    }

    /// The function of the sources that a call runs, nil when none is found.
    package func function(of call: CallFacts, in scope: Scope) -> FunctionID? {
        switch call.callee {
        case .name(let name):
            if let type = scope.type {
                if let own = member(name, of: type, for: call, scope) { return own }
                if let required = requiredFunction(name, for: call, in: scope) { return required }
            }
            return best(of: table.globalFunctions(name, from: scope.file), for: call, scope)
        case .member(let base, let name) where name != "init" && table.declaresFunction(name):
            return function(name, on: type(of: base, in: scope), for: call, scope)
                ?? (base == .instance ? requiredFunction(name, for: call, in: scope) : nil)
                ?? function(name, ofJoined: base, for: call, scope)
        case .implicitMember(let name) where name != "init" && table.declaresFunction(name):
            return function(name, ofImplicit: call, in: scope)
        default: return nil
        }
    }

    /// The function of a value that is of several types, where it isn't the first that has it: `save()` of `Sharing & Saving`.
    private func function(_ name: String, ofJoined base: Expression, for call: CallFacts, _ scope: Scope) -> FunctionID?
    {
        guard let written = writtenType(of: base, in: scope) else { return nil }
        return written.name.joined.lazy.compactMap { other in
            self.find(other, in: written.scope).flatMap { self.member(name, of: $0, for: call, scope) }
        }.first
    }

    /// The static function that a call runs which leaves the type to its context: `.detail(id: 1)` of `Cell(action: .detail(id: 1))`.
    private func function(_ name: String, ofImplicit call: CallFacts, in scope: Scope) -> FunctionID? {
        guard case .instance(let type)? = source(ofImplicit: call, in: scope).flatMap({ type(said: [$0]) }) else {
            return nil
        }
        return member(name, of: type, for: call, scope).flatMap { table.function($0).isStatic ? $0 : nil }
    }

    /// The function of a receiver that is told already.
    package func function(
        _ name: String, on receiver: Resolved?, for call: CallFacts, _ scope: Scope
    ) -> FunctionID? {
        switch receiver {
        case .instance(let type), .metatype(let type):
            return member(name, of: type, for: call, scope)
        case .external, nil:
            // The library may have a modifier of the same name.
            let own = visible(modifiers(name, for: call, scope), scope).filter { fits($0, call) }
            return best(of: own, for: call, scope)
        }
    }

    /// Whether a function takes what a call hands in, as far as labels tell.
    private func fits(_ function: FunctionID, _ call: CallFacts) -> Bool {
        let written = call.arguments.filter { !$0.isTrailingClosure }
        return matched(function, written, open: call.arguments.count - written.count) != nil
            || table.function(function).parameters.contains { $0.specifiers.contains("...") }
    }

    /// The function of a type or of what it inherits from that a call runs: the nearest that takes what is handed in. What an
    /// ancestor has only to call the type's own, `func start() { start(animated: true) }`, is that.
    private func member(_ name: String, of type: TypeID, for call: CallFacts, _ scope: Scope) -> FunctionID? {
        var nearest: FunctionID?
        for owner in [type] + conformances.ancestors(of: type) {
            guard let found = best(of: visible(table[owner].functions[name] ?? [], scope), for: call, scope) else {
                continue
            }
            let facts = table.function(found)
            if facts.takes(call), facts.isGivenAll(by: call) {
                guard let own = nearest.map(table.function) else { return found }
                let forwards = facts.body.calls.contains {
                    [.name(name), .member(.instance, name)].contains($0.callee) && own.takes($0)
                        && own.isGivenAll(by: $0)
                }
                return forwards ? nearest : found
            }
            nearest = nearest ?? found
        }
        return nearest
    }

    /// Whether an expression is a property of which only that it's a view is said: `var header: some View`.
    private func isOpaque(_ expression: Expression, in scope: Scope) -> Bool {
        property(meantBy: expression, in: scope).map { table.property($0).declaration.hasSuffix("some View") } ?? false
    }

    /// What the app adds to every view under a name, where that is called on what another call makes, or on what a
    /// modifier is applied to: `Text("").hidingBar()`, `content.hidingBar()`.
    private func modifiers(_ name: String, for call: CallFacts, _ scope: Scope) -> [FunctionID] {
        switch call.callee {
        case .member(.call, _), .member(.parameter("content"), _): break
        case .member(let base, _) where isOpaque(base, in: scope): break
        case .member(.closureParameter(let handing, _, _, nil), _):
            guard let handing = scope.call(at: handing), isModifying(handing, in: scope) else { return [] }
        default: return []
        }
        return table.traits.all.viewProtocols.sorted().flatMap { viewProtocol -> [FunctionID] in
            // In the code of a `Home.View`, its name means itself.
            guard let type = table.find([viewProtocol], from: scope.file, within: nil), table[type].isExternal else {
                return []
            }
            return functions(name, of: type)
        }
    }

    private func visible(_ functions: [FunctionID], _ scope: Scope) -> [FunctionID] {
        functions.filter { table.isVisible($0, from: scope.file) }
    }

    /// Whether a call hands a view to its closure to be changed: `Text("").ifLet(url) { view, url in view.preview(url) }`, where
    /// the app adds `ifLet` to every view.
    private func isModifying(_ call: CallFacts, in scope: Scope) -> Bool {
        guard let function = function(of: call, in: scope), let owner = table.owner(of: function) else { return false }
        return table[owner].isExternal && traits.all.viewProtocols.contains(table[owner].name)
    }

    /// What the parts of a type say together, of which there may be many.
    struct PartsQuery: Query {
        struct Answer {
            var cases: Set<String> = []
            var hasViewParameters = false
        }

        let type: TypeID
    }

    private func allParts(of type: TypeID) -> PartsQuery.Answer {
        parts.value(of: PartsQuery(type: type), unknown: .init()) {
            self.table[type].parts.reduce(into: .init()) { answer, part in
                let facts = self.table[part]
                answer.cases.formUnion(facts.cases.lazy.map(\.name))
                guard !answer.hasViewParameters else { return }
                // `Card<Content: TitledView>`, where that is an alias of `View & Titled`.
                answer.hasViewParameters =
                    !facts.viewParameters.isEmpty
                    || facts.constraints.values.contains { name in
                        guard let found = self.find(name, in: Scope(file: part.file, type: type)) else { return false }
                        let meant = self.table.alias(of: found)?.name.last ?? self.table[found].name
                        return self.traits.all.viewProtocols.contains(meant)
                    }
            }
        }
    }

    /// Whether a type is an enum with a case.
    package func isCase(_ name: String, of type: TypeID) -> Bool { allParts(of: type).cases.contains(name) }

    /// Whether a type is generic over a view that it holds.
    package func isGenericOverView(_ type: TypeID) -> Bool { allParts(of: type).hasViewParameters }

    /// The views that a type is generic over, as it calls them.
    func viewParameters(of type: TypeID) -> Set<String> { Set(table[type].parts.flatMap { table[$0].viewParameters }) }

    /// Whether a type that is generic over a view is made without one too: what it is handed is then one of its parts, and the
    /// type no frame around that.
    package func isMadeWithoutContent(_ type: TypeID) -> Bool {
        let views = viewParameters(of: type)
        guard !views.isEmpty else { return false }
        return (table[type].functions["init"] ?? []).contains { initializer in
            let held = table.function(initializer).parameters.filter { parameter in
                let given = parameter.typeText.split(separator: " ").last
                return given.map { views.contains(String($0)) } ?? false
            }
            return !held.isEmpty && held.allSatisfy { $0.defaultValue != nil }
        }
    }

    /// Whether a type is an enum that has no member of the name that an argument writes, as in `.detail`.
    private func lacks(_ name: String?, _ type: Resolved) -> Bool {
        guard let name, case .instance(let id) = type, table[id].kind == .enum else { return false }
        return !isCase(name, of: id) && property(name, of: id) == nil && functions(name, of: id).isEmpty
    }

    /// The overload whose labels the call's labels fit into; among several, the one whose parameters' types differ
    /// from the arguments' in the fewest places.
    private func best(of candidates: [FunctionID], for call: CallFacts, _ scope: Scope) -> FunctionID? {
        guard candidates.count > 1 else { return candidates.first }
        let compiled = candidates.filter { table.function($0).platforms.meets(call.platforms) }
        guard compiled.count == candidates.count || compiled.isEmpty else {
            return best(of: compiled, for: call, scope)
        }
        let written = call.arguments.filter { !$0.isTrailingClosure }
        let open = call.arguments.count - written.count
        var types: [Resolved?] = []
        // The first that fits, and the first of those that fit best, as soon as there is a second.
        var first: (candidate: FunctionID, parameters: [FunctionParameterFacts])?
        var best: (candidate: FunctionID, misses: Int)?
        func compare(_ candidate: FunctionID, _ parameters: [FunctionParameterFacts]) {
            let misses = misses(of: zip(written, zip(types, parameters)), for: candidate, scope)
            if misses < best?.misses ?? .max { best = (candidate, misses) }
        }
        for candidate in candidates {
            guard let parameters = matched(candidate, written, open: open) else { continue }
            guard let known = first else {
                first = (candidate, parameters)
                continue
            }
            if best == nil {
                types = written.map { type(of: $0.value, in: scope) }
                compare(known.candidate, known.parameters)
            }
            if best?.misses != 0 { compare(candidate, parameters) }
            if let best, best.misses == 0 { return best.candidate }
        }
        return best?.candidate ?? first?.candidate ?? candidates.first
    }

    /// The parameters of a function that take the arguments a call writes; nil where they do not fit.
    /// - Parameter open: how many parameters without a default value trailing closures may fill.
    private func matched(_ candidate: FunctionID, _ written: [ArgumentFacts], open: Int) -> [FunctionParameterFacts]? {
        var rest = table.function(candidate).parameters[...]
        var matched: [FunctionParameterFacts] = []
        for argument in written {
            while let next = rest.first, next.label != argument.label {
                guard next.defaultValue != nil else { return nil }
                rest = rest.dropFirst()
            }
            guard let next = rest.popFirst() else { return nil }
            matched.append(next)
        }
        return rest.count { $0.defaultValue == nil } <= open ? matched : nil
    }

    /// In how many places the types of arguments differ from those of a function's parameters.
    private func misses(
        of arguments: some Sequence<(ArgumentFacts, (Resolved?, FunctionParameterFacts))>, for candidate: FunctionID,
        _ scope: Scope
    ) -> Int {
        let inside = table.scope(of: candidate)
        return arguments.count { argument, told in
            guard let declared = told.1.type else { return false }
            let asked = instance(of: declared, in: inside)
            if isBound(argument.value, unlike: declared, in: scope)
                || isOf(argument.value, otherThan: declared, in: scope, inside)
            {
                return true
            }
            guard let type = told.0 else { return lacks(argument.value.caseName(in: scope.body.calls), asked) }
            return type != asked
        }
    }

    /// Whether an argument and a parameter are of one generic type, but of other arguments: `StoreOf<Home>` for `StoreOf<Settings>`.
    private func isOf(
        _ argument: Expression, otherThan parameter: TypeName, in scope: Scope, _ inside: Scope
    ) -> Bool {
        guard !parameter.arguments.isEmpty, let (name, place) = writtenType(of: argument, in: scope),
            name.last == parameter.last
        else { return false }
        return zip(name.arguments, parameter.arguments).contains { own, asked in
            guard let own = find(own, in: place), let asked = find(asked, in: inside) else { return false }
            return own != asked
        }
    }

    /// Whether only one of an argument and a parameter is a binding of a Bool: `$isShown` for a `Binding<Item?>`.
    private func isBound(_ argument: Expression, unlike parameter: TypeName, in scope: Scope) -> Bool {
        guard table.traits.all.bindings.contains(parameter.last), let isBool = isBool(argument, in: scope) else {
            return false
        }
        return isBool != (parameter.arguments.first?.last == "Bool")
    }

    /// Whether what an expression is bound to is a Bool; nil where that is not written.
    private func isBool(_ expression: Expression, in scope: Scope) -> Bool? {
        if let written = writtenType(of: expression, in: scope)?.name {
            let bound = table.traits.all.bindings.contains(written.last) ? written.arguments.first : written
            return bound.map { $0.last == "Bool" }
        }
        if case .member(let base, "projectedValue") = expression { return isBool(base, in: scope) }
        let property: PropertyID? =
            switch expression {
            case .name(let name), .member(.instance, let name): scope.type.flatMap { self.property(name, of: $0) }
            default: nil
            }
        let values = property.map { table.property($0).body.results } ?? []
        return values == [.constant("true")] || values == [.constant("false")] ? true : nil
    }

    /// Whether a body is one of a view, an app or a scene that may be made up of a switch.
    package func mayBeASwitch(_ scope: Scope) -> Bool {
        guard let holder = scope.type, let property = scope.property, !table[holder].isExternal,
            conformances.isView(holder) || conformances.isEntry(holder)
        else { return false }
        let facts = table.property(property)
        return facts.name == "body" || facts.attributes.contains { $0.name == "ViewBuilder" }
    }

    /// Whether a body may hold such a switch among other things: that of any property that is a view.
    package func mayHoldASwitch(_ scope: Scope) -> Bool {
        guard !mayBeASwitch(scope) else { return true }
        guard let holder = scope.type, let property = scope.property, !table[holder].isExternal,
            conformances.isView(holder)
        else { return false }
        return table.property(property).type.map { table.traits.all.openResults.contains($0.last) } ?? false
    }
}
