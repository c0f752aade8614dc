import Facts

extension BodyReader {
    /// Takes a call into the body.
    mutating func call(_ call: Node, _ surroundings: Surroundings) -> Expression {
        guard let callee = tree.child(call) else { return .unknown }
        let parts = tree.children(call).dropFirst()
        if tree.kind(callee) == .closure, !parts.contains(where: { tree.kind($0) == .argument }) {
            // A closure called where it stands is what it returns.
            guard case .closure(let results) = closure(callee, surroundings).value else { return .unknown }
            return .branch(results)
        }
        let index = calls.count
        // Its place is taken before its parts are read, so that they can refer to it.
        calls.append(
            CallFacts(
                index: index, callee: .unknown, closure: surroundings.closure, conditions: surroundings.conditions,
                platforms: surroundings.platforms, text: SourceSummary.text(ofCall: call, in: tree),
                location: location(ofName: callee),
                statement: surroundings.statement))
        calls[index] = calls[index].with(
            callee: expression(callee, surroundings), typeArguments: TypeName.arguments(of: callee, in: tree))
        var arguments: [ArgumentFacts] = []
        for part in parts {
            let isTrailing = tree.kind(part) != .argument
            guard let value = tree.kind(part) == .closure ? part : tree.expression(in: part) else { continue }
            arguments.append(
                argument(
                    value, label: label(of: part), isTrailing: isTrailing,
                    context: ClosureContext(call: index, argument: arguments.count), surroundings))
        }
        calls[index] = calls[index].with(arguments: arguments)
        return .call(index)
    }

    private mutating func argument(
        _ value: Node, label: String?, isTrailing: Bool, context: ClosureContext, _ surroundings: Surroundings
    ) -> ArgumentFacts {
        guard tree.kind(value) == .closure else {
            let reference = expression(value, surroundings)
            if isHandler(label, of: context.call), Self.isFunctionName(reference) {
                // `action: coordinator.openSettings` runs the function as much as a closure around it would.
                calls.append(
                    CallFacts(
                        index: calls.count, callee: reference, closure: context, conditions: surroundings.conditions,
                        platforms: surroundings.platforms, text: SourceSummary.text(of: value, in: tree),
                        location: location(ofName: value),
                        statement: surroundings.statement))
            }
            return ArgumentFacts(label: label, value: reference)
        }
        var inside = surroundings
        inside.closure = context
        let read = closure(value, inside)
        return ArgumentFacts(
            label: label, value: read.value, isTrailingClosure: isTrailing, parameterTypes: read.parameterTypes,
            isWeak: isWeak(value))
    }

    /// Whether a closure says that it does not keep `self` alive.
    func isWeak(_ closure: Node) -> Bool {
        let captures = tree.child(closure, .closureSignature).map { tree.children($0, .capture) } ?? []
        return captures.contains { capture in
            let text = tree.text(capture)
            return tree.name(capture) == "self" && (text.hasPrefix("weak") || text.hasPrefix("unowned"))
        }
    }

    /// Reads a closure; its parameters stand for arguments of the closure's context.
    mutating func closure(
        _ closure: Node, _ surroundings: Surroundings
    ) -> (value: Expression, parameterTypes: [TypeName?]) {
        var inside = surroundings.deeper()
        inside.matches = []
        var types: [TypeName?] = []
        let declared = closureTypes
        closureTypes = []
        func take(_ name: String, type: TypeName?) {
            defer { types.append(type) }
            guard let context = surroundings.closure else {
                let type = type ?? (declared.indices.contains(types.count) ? declared[types.count] : nil)
                inside.names[name] = type.map { .typed($0) } ?? .unknown
                return
            }
            inside.names[name] = .closureParameter(
                call: context.call, argument: context.argument, index: types.count, type: type)
        }
        let signature = tree.child(closure, .closureSignature)
        for capture in signature.map({ tree.children($0, .capture) }) ?? [] {
            if let value = tree.expression(in: capture) {
                inside.names[tree.name(capture)] = bounded(expression(value, surroundings))
            }
        }
        if let clause = signature.flatMap({ tree.child($0, .closureParameters) }) {
            for parameter in tree.children(clause, .closureParameter) {
                let type = tree.type(in: parameter)
                take(tree.innerName(parameter) ?? "", type: type.flatMap { TypeName($0, in: tree) })
            }
        } else if let list = signature.flatMap({ tree.child($0, .shorthandParameters) }) {
            for parameter in tree.children(list) { take(tree.name(parameter), type: nil) }
        } else {
            take("$0", type: nil)
            types = []
        }
        let statements = tree.child(closure, .statements)
        return (.closure(statements.map { results(of: $0, inside) } ?? []), types)
    }

    /// Whether an argument of this label is run when something happens, or for each of some values: `action`,
    /// `perform`, `onTap`, `dismissAction`, the argument of `map`, the last one of `onChange`.
    private func isHandler(_ label: String?, of call: Int) -> Bool {
        guard let label else {
            return ["map", "flatMap", "compactMap", "forEach", "onChange"].contains(calls[call].name ?? "")
        }
        if Self.handlers.contains(label) { return true }
        return Self.verbs.contains { verb in
            label.hasPrefix(verb) && label.utf8.dropFirst(verb.utf8.count).first.map { 65...90 ~= $0 } ?? false
        } || Self.endings.contains { label.hasSuffix($0) }
    }

    private static let handlers: Set<String> = [
        "action", "perform", "completion", "handler", "set", "callback", "tap", "pick", "select",
    ]
    private static let verbs = [
        "on", "to", "navigate", "show", "open", "present", "push", "did", "select", "handle", "tap", "pick", "choose",
    ]
    private static let endings = [
        "Action", "Handler", "Callback", "Completion", "Tap", "Tapped", "Pressed", "Selected",
    ]

    /// Whether an expression may name a function: `coordinator.openSettings`, `openSettings`.
    private static func isFunctionName(_ value: Expression) -> Bool {
        switch value {
        case .member(_, let name), .name(let name): name.first?.isLowercase == true
        default: false
        }
    }

    /// Where the name of what is called stands: on the line where a reader looks for it.
    private func location(ofName callee: Node) -> RelativeLocation {
        guard tree.kind(callee) == .memberAccess, let name = tree.token(callee) else { return location(of: callee) }
        return origin.location(ofOffset: Int(tree.tokens[name].start))
    }
}
