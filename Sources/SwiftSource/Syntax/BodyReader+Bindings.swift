import Facts

extension BodyReader {
    /// What an attribute gives a variable that names it by a key path: `Dependency.dismiss` of `@Dependency(\.dismiss) var dismiss`.
    func wrapped(by variable: Node) -> Expression? {
        tree.ownAttributes(of: variable).lazy.compactMap { attribute in
            guard let value = tree.child(attribute, .argument).flatMap({ tree.expression(in: $0) }),
                tree.kind(value) == .keyPath, let last = Array(tree.children(value)).last,
                tree.kind(last) == .keyPathProperty
            else { return nil }
            return .member(.name(tree.attributeName(attribute)), tree.name(last))
        }.first
    }

    /// Takes a `let` or `var` into the surroundings.
    /// - Parameter wrapped: what an attribute gives it.
    mutating func bind(_ binding: Node, wrapped: Expression?, _ inside: inout Surroundings) {
        if let closure = tree.expression(in: binding), tree.kind(closure) == .closure,
            let pattern = tree.pattern(in: binding), tree.kind(pattern) == .identifierPattern
        {
            inside.names[tree.name(pattern)] = keep(closure, as: pattern, inside)
            if !inside.undecided.isEmpty { inside.undecided[tree.name(pattern)] = nil }
            return
        }
        var value = tree.expression(in: binding).map { expression($0, inside) }
        if let block = tree.child(binding, .accessorBlock), let statements = tree.child(block, .statements) {
            let given = results(of: statements, inside)
            // `var path: String { "home" }` is what it gives.
            if value == nil, given.count == 1, case .literal = given[0] { value = given[0] }
        }
        guard let pattern = tree.pattern(in: binding) else { return }
        if let wrapped, value == nil, tree.kind(pattern) == .identifierPattern {
            inside.names[tree.name(pattern)] = wrapped
            return
        }
        if tree.kind(pattern) == .identifierPattern {
            let annotation = tree.child(binding, .typeAnnotation).flatMap { tree.type(in: $0) }
            let name = tree.name(pattern)
            inside.names[name] = bounded(local(value, annotation: annotation))
            if value == nil, tree.child(binding, .accessorBlock) == nil {
                inside.undecided[name] = assigned.count
                assigned.append((annotation, []))
            } else if !inside.undecided.isEmpty {
                inside.undecided[name] = nil
            }
        } else if tree.kind(pattern) == .tuplePattern {
            // `let (tab, result) = await …`: the first is what the call resolves to, the others are members of it.
            for (position, element) in tree.children(pattern, .patternElement).enumerated() {
                guard let name = tree.pattern(in: element), tree.kind(name) == .identifierPattern else { continue }
                let part: Expression
                if case .tuple(let parts) = value, parts.indices.contains(position) {
                    part = parts[position]
                } else if position == 0 {
                    part = value ?? .unknown
                } else {
                    part = value.map { .member($0, "\(position)") } ?? .unknown
                }
                inside.names[tree.name(name)] = bounded(part)
            }
        }
    }

    /// Takes a closure that a local name keeps into the body, as the argument of a call of `let` on that name: what is in it runs
    /// where the name is called, or what it is handed to runs it.
    /// - Returns: what the name stands for; a closure that gives nothing is told from others by the call.
    private mutating func keep(_ closure: Node, as name: Node, _ surroundings: Surroundings) -> Expression {
        let index = calls.count
        calls.append(
            CallFacts(
                index: index, callee: .member(.name(tree.name(name)), "let"), closure: surroundings.closure,
                conditions: surroundings.conditions, platforms: surroundings.platforms,
                text: "let \(tree.name(name)) = { … }", location: location(of: name),
                statement: surroundings.statement))
        var inside = surroundings
        inside.closure = ClosureContext(call: index, argument: 0)
        let read = self.closure(closure, inside)
        calls[index] = calls[index].with(arguments: [
            ArgumentFacts(label: nil, value: read.value, parameterTypes: read.parameterTypes, isWeak: isWeak(closure))
        ])
        return calls[index].keptClosure.map { bounded($0) } ?? .unknown
    }

    /// What a local name stands for: its value where that names a destination or can be followed, else its type.
    func local(_ value: Expression?, annotation: Node?) -> Expression {
        let type = annotation.flatMap { TypeName($0, in: tree) }
        let typed = type.map { Expression.typed($0) }
        guard let value else { return typed ?? .unknown }
        // `any Coordinatable` says less than the value does.
        let isErased =
            annotation.map { tree.kind($0) == .someOrAny } ?? false
            || type.map { erasedTypes.contains($0.last) || makes(value, a: $0) } ?? false
            || isList(value, ofErased: type)
        if type?.last == "String", case .literal = value { return value }
        if let typed, !isErased, value.destinations(in: calls).names.isEmpty { return typed }
        return value
    }

    /// Whether a value is made by naming its type, which the annotation only repeats, or names a base class or protocol of:
    /// `let detail: UIViewController = DetailController()`.
    private func makes(_ value: Expression, a type: TypeName) -> Bool {
        guard case .call(let index) = value, type.arguments.isEmpty, calls.indices.contains(index),
            let made = TypeName(reading: calls[index].callee)
        else { return false }
        return made.last.first?.isUppercase == true
    }

    /// Whether a value is a list that is written out, and its type says nothing of its elements: `let tabs: [UIViewController] = [list]`.
    private func isList(_ value: Expression, ofErased type: TypeName?) -> Bool {
        guard case .array(let parts) = value, !parts.isEmpty, let type, type.last == "Array" else { return false }
        return type.arguments.first.map { erasedTypes.contains($0.last) } ?? false
    }

    /// Notes what a local name is given that was declared without a value.
    mutating func note(_ value: Expression, assignedTo target: Node, _ inside: Surroundings) {
        guard !inside.undecided.isEmpty, tree.kind(target) == .reference,
            let local = inside.undecided[tree.name(target)]
        else { return }
        assigned[local].values.append(value.reached(by: inside.matches, at: location(of: target)))
    }

    /// The local name that a closure is assigned to, where it was declared without a value, for closures that give nothing.
    func undecidedName(_ target: Node, _ inside: Surroundings) -> String? {
        guard tree.kind(target) == .reference, let local = inside.undecided[tree.name(target)],
            let annotation = assigned[local].annotation
        else { return nil }
        let text = tree.text(annotation)
        return text.contains("-> Void") || text.contains("-> ()") ? tree.name(target) : nil
    }

    /// Gives local names that were declared without a value what they were assigned so far.
    mutating func decide(_ inside: inout Surroundings) {
        for (name, index) in inside.undecided where !assigned[index].values.isEmpty {
            let (annotation, values) = assigned[index]
            let value = values.count == 1 ? values[0] : .branch(values)
            // Where each arm of a `switch` says what it is, a type that has to be written says less.
            let isSaid = values.count > 1 && !values.contains(.unknown)
            inside.names[name] = bounded(isSaid ? value : local(value, annotation: annotation))
        }
    }

    /// Takes in what a pattern binds of a value: the values of its case, the parts of a tuple, or all of it.
    mutating func bind(_ pattern: Node, to value: Expression, _ inside: inout Surroundings) {
        var found: [String: Expression] = [:]
        collect(pattern, of: value, into: &found)
        for (name, value) in found { inside.names[name] = bounded(value) }
    }

    /// The same of patterns one of which matches, each of which binds the same names.
    mutating func bind(_ patterns: [Node], to value: Expression, _ inside: inout Surroundings) {
        var all: [String: [Expression]] = [:]
        for pattern in patterns {
            var found: [String: Expression] = [:]
            collect(pattern, of: value, into: &found)
            for (name, value) in found where all[name]?.contains(value) != true { all[name, default: []].append(value) }
        }
        for (name, values) in all { inside.names[name] = bounded(values.count == 1 ? values[0] : .branch(values)) }
    }

    private func collect(_ pattern: Node, of value: Expression, into found: inout [String: Expression]) {
        switch tree.kind(pattern) {
        case .identifierPattern:
            if let token = tree.token(pattern), tree.tokens[token].kind == .identifier {
                found[tree.name(ofToken: token)] = value
            }
        case .expressionPattern, .optionalChaining, .patternExpr, .valueBinding:
            if let child = tree.child(pattern) { collect(child, of: value, into: &found) }
        case .call:
            guard let access = tree.child(pattern), tree.kind(access) == .memberAccess else { fallthrough }
            let name = tree.name(access)
            for (position, argument) in tree.children(pattern, .argument).enumerated() {
                guard let inner = tree.expression(in: argument) else { continue }
                let held = name == "some" ? value : .bound(value, case: name, position: position)
                collect(inner, of: value == .unknown ? .unknown : held, into: &found)
            }
        case .tuple, .tuplePattern:
            let parts = tree.children(pattern).compactMap { tree.pattern(in: $0) ?? tree.expression(in: $0) }
            for (position, part) in parts.enumerated() {
                var held = parts.count == 1 ? value : Expression.unknown
                if case .tuple(let values) = value, values.count == parts.count { held = values[position] }
                collect(part, of: held, into: &found)
            }
        default:
            for child in tree.children(pattern) { collect(child, of: .unknown, into: &found) }
        }
    }
}

extension Expression {
    /// A value that is there only where a piece of code is reached.
    func reached(by matches: [BodyReader.Match], at location: RelativeLocation) -> Expression {
        matches.reversed().reduce(self) { value, match in
            let arm = MatchArm(
                patterns: match.patterns, value: match.isExcluded ? .branch([]) : value, location: location)
            let rest = MatchArm(patterns: [.any], value: value, location: location)
            return .match(match.subject, match.isExcluded ? [arm, rest] : [arm])
        }
    }
}
