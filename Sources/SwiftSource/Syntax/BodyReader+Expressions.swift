import Facts

extension BodyReader {
    /// Reduces an expression, and takes the calls inside it into the body.
    mutating func expression(_ value: Node, _ surroundings: Surroundings) -> Expression {
        guard mayEnter(value, surroundings) else { return .unknown }
        let inside = surroundings.deeper()
        switch tree.kind(value) {
        case .reference: return reference(value, inside)
        case .superExpr: return .instance
        case .memberAccess: return member(value, inside)
        case .call: return call(value, inside)
        case .specialization, .optionalChaining, .forceUnwrap, .effectful, .inOut:
            return tree.expression(in: value).map { expression($0, inside) } ?? .unknown
        case .postfixIfConfig: return conditionallyModified(value, inside)
        case .sequence: return sequence(Array(tree.children(value)), inside)
        case .tuple:
            let parts = tree.children(value).compactMap { tree.expression(in: $0) }.map { expression($0, inside) }
            return parts.count == 1 ? parts[0] : .tuple(parts)
        case .array:
            return .array(tree.children(value).filter { tree.kind($0).isExpression }.map { expression($0, inside) })
        case .closure: return closure(value, inside).value
        case .ifExpr, .switchExpr:
            var returned: [Expression] = []
            return choice(of: value, inside, returned: &returned)
        case .stringLiteral:
            if let text = tree.value(ofString: value) { return .literal(text) }
            readChildren(of: value, inside)
            return .typed(TypeName("String"))
        case .integer: return .literal(tree.word(value))
        case .subscriptCall:
            let base = tree.child(value).map { expression($0, inside) } ?? .unknown
            for argument in tree.children(value) where tree.kind(argument) == .argument {
                if let value = tree.expression(in: argument) { _ = expression(value, inside) }
            }
            return .member(base, "[]")
        case .boolean: return .constant(tree.word(value))
        case .nilLiteral: return .constant("nil")
        case .keyPath:
            let components = tree.children(value, .keyPathProperty).map { tree.name($0) }
            return .keyPath(
                root: tree.type(in: value).flatMap { TypeName($0, in: tree) }, components.filter { !$0.isEmpty })
        case .prefixOperator where tree.isNamed(value, "/"):
            // A case path, as in `/Screen.home`.
            return tree.child(value).map { expression($0, inside) } ?? .unknown
        case .macroExpansion: return .unknown
        default: break
        }
        readChildren(of: value, inside)
        return .unknown
    }

    /// Reads the expressions below a node of which nothing else is known.
    private mutating func readChildren(of node: Node, _ surroundings: Surroundings) {
        guard mayEnter(node, surroundings) else { return }
        for child in tree.children(node) {
            if tree.kind(child).isExpression {
                _ = expression(child, surroundings)
            } else {
                readChildren(of: child, surroundings.deeper())
            }
        }
    }

    /// `HomeView()` with modifiers inside `#if`: still that view.
    private mutating func conditionallyModified(_ modified: Node, _ surroundings: Surroundings) -> Expression {
        let base = tree.expression(in: modified).map { expression($0, surroundings) } ?? .unknown
        if let conditional = tree.child(modified, .ifConfig) {
            for (clause, condition) in IfConfig.clauses(of: conditional, in: tree) {
                guard let modifiers = tree.expression(in: clause) else { continue }
                apply(expression(modifiers, surroundings.compiled(where: condition)), to: base)
            }
        }
        return base
    }

    /// Puts a value in front of modifiers that were read without one.
    private mutating func apply(_ modifiers: Expression, to base: Expression) {
        var next = modifiers
        while case .call(let index) = next {
            switch calls[index].callee {
            case .member(let inner, _): next = inner
            case .implicitMember(let name):
                calls[index] = calls[index].with(callee: .member(base, name), arguments: calls[index].arguments)
                return
            default: return
            }
        }
    }

    private func reference(_ value: Node, _ surroundings: Surroundings) -> Expression {
        var name = tree.name(value)
        if name == "self" { return .instance }
        if name.utf8.first == UInt8(ascii: "$"), name.dropFirst().first?.isNumber == false {
            // `$path` is a binding to `path`, and stands for it.
            name.removeFirst()
            if let outer = surroundings.bindings[name] { return outer }
        }
        return surroundings.names[name] ?? .name(name)
    }

    private mutating func member(_ access: Node, _ surroundings: Surroundings) -> Expression {
        let name = tree.name(access)
        guard let base = tree.child(access) else { return .implicitMember(name) }
        let owner = expression(base, surroundings)
        if owner == .instance, name.utf8.first == UInt8(ascii: "$"), name.utf8.count > 1 {
            // `self.$path` is a binding to `path`, and stands for it.
            return .member(owner, String(name.dropFirst()))
        }
        if name == "self" {
            if case .array(let parts) = owner, parts.count == 1, let element = TypeName(reading: parts[0]) {
                // `[Planet].self`.
                return .typeObject(TypeName(["Array"], arguments: [element]))
            }
            guard let type = TypeName(reading: owner) else { return owner }
            return .typeObject(type)
        }
        return .member(owner, name)
    }

    /// Operators come unresolved; only assignment, the ternary, casts and `??` tell anything.
    private mutating func sequence(_ elements: [Node], _ surroundings: Surroundings) -> Expression {
        if let position = elements.firstIndex(where: { tree.kind($0) == .assignment }) {
            assign(Array(elements[..<position]), "=", Array(elements[(position + 1)...]), surroundings)
            return .unknown
        }
        if elements.count > 2, isOperator(elements[1], "+=") {
            assign([elements[0]], "+=", Array(elements[2...]), surroundings)
            return .unknown
        }
        if let position = elements.firstIndex(where: { tree.kind($0) == .ternary }) {
            if let number = number(elements, surroundings) { return number }
            _ = sequence(Array(elements[..<position]), surroundings)
            let first = tree.child(elements[position]).map { expression($0, surroundings) } ?? .unknown
            let other = sequence(Array(elements[(position + 1)...]), surroundings)
            guard let (value, isNil) = nilTest(Array(elements[..<position]), surroundings) else {
                return .branch([first, other])
            }
            return .branch([
                isNil ? first.without(missing: value) : first, isNil ? other : other.without(missing: value),
            ])
        }
        if let position = elements.firstIndex(where: { isOperator($0, "??") }) {
            let first = sequence(Array(elements[..<position]), surroundings)
            return .branch([first, sequence(Array(elements[(position + 1)...]), surroundings)])
        }
        if elements.count == 3, tree.kind(elements[1]) == .asCast {
            let value = expression(elements[0], surroundings)
            guard tree.kind(elements[2]) == .typeExpr,
                let type = tree.type(in: elements[2]).flatMap({ TypeName($0, in: tree) })
            else { return value }
            // A cast to what callers choose says less than the value does.
            return type.components.count == 1 && generics.contains(type.last) ? value : .typed(type)
        }
        if elements.count == 1 { return expression(elements[0], surroundings) }
        return configured(elements, surroundings) ?? paired(elements, surroundings) ?? joined(elements, surroundings)
            ?? .unknown
    }

    /// The value that a condition compares with `nil`, and whether it holds where there is none.
    private mutating func nilTest(_ elements: [Node], _ surroundings: Surroundings) -> (value: Expression, isNil: Bool)?
    {
        if elements.count == 1 {
            guard tree.kind(elements[0]) == .tuple,
                let inner = tree.child(elements[0]).flatMap({ tree.expression(in: $0) }),
                tree.kind(inner) == .sequence
            else { return nil }
            return nilTest(Array(tree.children(inner)), surroundings)
        }
        guard elements.count == 3, tree.kind(elements[2]) == .nilLiteral, tree.kind(elements[0]) == .reference else {
            return nil
        }
        let isEqual = isOperator(elements[1], "==")
        guard isEqual || isOperator(elements[1], "!=") else { return nil }
        return (reference(elements[0], surroundings), isEqual)
    }

    /// Reads two operands that an operator of a library's makes a pair of, as for the states of a machine: `.list => .detail`.
    private mutating func paired(_ elements: [Node], _ surroundings: Surroundings) -> Expression? {
        guard elements.count == 3, isOperator(elements[1], "=>") else { return nil }
        return .tuple([expression(elements[0], surroundings), expression(elements[2], surroundings)])
    }

    private func isOperator(_ element: Node, _ sign: StaticString) -> Bool {
        tree.kind(element) == .binaryOperator && tree.isNamed(element, sign)
    }

    /// Reads the operands of operators; lists that are joined, `[.home] + [.detail]`, `Routes.all + [.detail]`, are one list.
    private mutating func joined(_ elements: [Node], _ surroundings: Surroundings) -> Expression? {
        var parts: [Expression]? = []
        var isList = false
        var areTypes = true
        for element in elements {
            if tree.kind(element) == .binaryOperator {
                if !tree.isNamed(element, "+") { parts = nil }
                continue
            }
            let value = expression(element, surroundings)
            switch value {
            case .array(let more):
                parts? += more
                isList = true
            case .name, .member, .call, .parameter:
                parts?.append(value)
                areTypes = areTypes && isOfType(value)
            default: parts = nil
            }
        }
        return isList || areTypes ? parts.map { .array($0) } : nil
    }

    /// Whether a value is got from a type: `Routes.all`, `Routes.make()`.
    private func isOfType(_ value: Expression) -> Bool {
        switch value {
        case .member(let owner, _): TypeName(reading: owner)?.last.first?.isUppercase == true
        case .call(let index): calls[index].callee.isMember && isOfType(calls[index].callee)
        default: false
        }
    }

    /// Takes `router.path = []` into the body as a call of `=` on what is assigned to.
    private mutating func assign(
        _ target: [Node], _ name: String, _ value: [Node], _ surroundings: Surroundings
    ) {
        guard let first = target.first else { return }
        let keepsClosure = name == "=" && target.count == 1 && value.count == 1 && tree.kind(value[0]) == .closure
        // A local name that a closure is assigned to stands for whatever the closure does.
        let local = keepsClosure ? undecidedName(first, surroundings) : nil
        let assigned = local.map { .name($0) } ?? sequence(target, surroundings)
        switch assigned {
        case .instance, .name, .member, .parameter, .closureParameter, .typed: break
        default:
            let given = sequence(value, surroundings)
            if name == "=", target.count == 1 { note(given, assignedTo: first, surroundings) }
            return
        }
        let index = calls.count
        let text = text(of: first) + " \(name) " + value.map { self.text(of: $0) }.joined(separator: " ")
        calls.append(
            CallFacts(
                index: index, callee: .member(assigned, name), closure: surroundings.closure,
                conditions: surroundings.conditions, platforms: surroundings.platforms,
                text: text, location: location(of: first), statement: surroundings.statement))
        var inside = surroundings
        if value.count == 1, tree.kind(value[0]) == .closure {
            // Whoever calls what is assigned runs it.
            inside.closure = ClosureContext(call: index, argument: 0)
        }
        let argument = ArgumentFacts(
            label: nil, value: chosen(value, inside) ?? sequence(value, inside),
            isWeak: value.count == 1 && isWeak(value[0]))
        if name == "=", target.count == 1 {
            note(local.map { .name($0) } ?? argument.value, assignedTo: first, surroundings)
        }
        calls[index] = calls[index].with(arguments: [argument])
    }

    /// Reads which of two cases is assigned, where a parameter or a property of the type's own decides that:
    /// `isCovering ? .fullScreen : .pageSheet`.
    private mutating func chosen(_ elements: [Node], _ surroundings: Surroundings) -> Expression? {
        guard elements.count == 3, tree.kind(elements[1]) == .ternary, let first = tree.child(elements[1]),
            tree.kind(first) == .memberAccess, tree.kind(elements[2]) == .memberAccess,
            let flag = flag(elements[0], surroundings)
        else { return nil }
        let values = [expression(first, surroundings), expression(elements[2], surroundings)]
        guard values.allSatisfy({ if case .implicitMember = $0 { true } else { false } }) else {
            return .branch(values)
        }
        let place = location(of: elements[0])
        return .match(
            flag.subject,
            [
                MatchArm(patterns: flag.patterns, value: values[0], location: place),
                MatchArm(patterns: [.any], value: values[1], location: place),
            ])
    }

    /// Takes operators with a closure behind them into the body as calls: `DetailController() &> { $0.delegate = self }`.
    private mutating func configured(_ elements: [Node], _ surroundings: Surroundings) -> Expression? {
        guard elements.count > 2, elements.count % 2 == 1,
            stride(from: 1, to: elements.count, by: 2).allSatisfy({
                tree.kind(elements[$0]) == .binaryOperator && tree.kind(elements[$0 + 1]) == .closure
            })
        else { return nil }
        let start = SourceSummary.text(of: elements[0], in: tree)
        var value: Expression?
        for position in stride(from: 1, to: elements.count, by: 2) {
            let index = calls.count
            let name = tree.word(elements[position])
            calls.append(
                CallFacts(
                    index: index, callee: .name(name), closure: surroundings.closure,
                    conditions: surroundings.conditions, platforms: surroundings.platforms,
                    text: "\(start) \(name) { … }", location: location(of: elements[0]),
                    statement: surroundings.statement))
            let operand = value ?? expression(elements[0], surroundings)
            var inside = surroundings
            inside.closure = ClosureContext(call: index, argument: 1)
            let read = closure(elements[position + 1], inside)
            calls[index] = calls[index].with(arguments: [
                ArgumentFacts(label: nil, value: operand),
                ArgumentFacts(
                    label: nil, value: read.value, isTrailingClosure: true, parameterTypes: read.parameterTypes,
                    isWeak: isWeak(elements[position + 1])),
            ])
            value = .call(index)
        }
        return value
    }
}

extension Expression {
    /// What it is where a value isn't there: the default of `value ?? other`.
    fileprivate func without(missing value: Expression) -> Expression {
        guard case .branch(let parts) = self, parts.count == 2, parts[0] == value else { return self }
        return parts[1]
    }

    /// Whether it is a member of something that is written out.
    fileprivate var isMember: Bool { if case .member = self { true } else { false } }
}
