import NavigationModel
import SwiftSyntax

extension BodyReader {
    /// Takes a call into the body.
    mutating func call(_ call: FunctionCallExprSyntax, _ surroundings: Surroundings) -> Expression {
        if let closure = call.calledExpression.as(ClosureExprSyntax.self), call.arguments.isEmpty {
            // A closure called where it stands is what it returns.
            guard case .closure(let results) = self.closure(closure, surroundings).value else { return .unknown }
            return .branch(results)
        }
        let index = calls.count
        // Its place is taken before its parts are read, so that they can refer to it.
        calls.append(
            CallFacts(
                callee: .unknown, closure: surroundings.closure, conditions: surroundings.conditions,
                text: OneLine.text(of: call), location: lines.location(of: Self.name(of: call.calledExpression)),
                statement: surroundings.statement))
        calls[index] = calls[index].with(
            callee: expression(call.calledExpression, surroundings),
            typeArguments: TypeName.arguments(of: call.calledExpression))
        var arguments: [ArgumentFacts] = []
        for argument in call.arguments {
            arguments.append(
                self.argument(
                    argument.expression, label: argument.label?.identifierText, isTrailing: false,
                    context: ClosureContext(call: index, argument: arguments.count), surroundings))
        }
        if let closure = call.trailingClosure {
            arguments.append(
                argument(
                    ExprSyntax(closure), label: nil, isTrailing: true,
                    context: ClosureContext(call: index, argument: arguments.count), surroundings))
        }
        for closure in call.additionalTrailingClosures {
            arguments.append(
                argument(
                    ExprSyntax(closure.closure), label: closure.label.identifierText, isTrailing: true,
                    context: ClosureContext(call: index, argument: arguments.count), surroundings))
        }
        calls[index] = calls[index].with(arguments: arguments)
        return .call(index)
    }

    private mutating func argument(
        _ value: ExprSyntax, label: String?, isTrailing: Bool, context: ClosureContext, _ surroundings: Surroundings
    ) -> ArgumentFacts {
        guard let closure = value.as(ClosureExprSyntax.self) else {
            let reference = expression(value, surroundings)
            if isHandler(label, of: context.call), Self.isFunctionName(reference) {
                // `action: coordinator.openSettings` runs the function as much as a closure around it would.
                calls.append(
                    CallFacts(
                        callee: reference, closure: context, conditions: surroundings.conditions,
                        text: OneLine.text(of: value), location: lines.location(of: Self.name(of: value)),
                        statement: surroundings.statement))
            }
            return ArgumentFacts(label: label, value: reference)
        }
        var inside = surroundings
        inside.closure = context
        let read = self.closure(closure, inside)
        return ArgumentFacts(
            label: label, value: read.value, isTrailingClosure: isTrailing, parameterTypes: read.parameterTypes)
    }

    /// Reads a closure; its parameters stand for arguments of the closure's context.
    mutating func closure(
        _ closure: ClosureExprSyntax, _ surroundings: Surroundings
    ) -> (value: Expression, parameterTypes: [TypeName?]) {
        var inside = surroundings.deeper()
        inside.matches = []
        var types: [TypeName?] = []
        func take(_ name: String, type: TypeName?) {
            defer { types.append(type) }
            guard let context = surroundings.closure else {
                inside.names[name] = type.map { .typed($0) } ?? .unknown
                return
            }
            inside.names[name] = .closureParameter(
                call: context.call, argument: context.argument, index: types.count, type: type)
        }
        for capture in closure.signature?.capture?.items ?? [] {
            if let value = capture.initializer?.value {
                inside.names[capture.name.identifierText] = expression(value, surroundings)
            }
        }
        switch closure.signature?.parameterClause {
        case .parameterClause(let clause):
            for parameter in clause.parameters {
                take(
                    (parameter.secondName ?? parameter.firstName).identifierText,
                    type: parameter.type.flatMap { TypeName($0) })
            }
        case .simpleInput(let names):
            for name in names { take(name.name.identifierText, type: nil) }
        case nil:
            take("$0", type: nil)
            types = []
        @unknown default: break
        }
        return (.closure(results(of: closure.statements, inside)), types)
    }

    /// Whether an argument of this label is run when something happens, or for each of some values: `action`,
    /// `perform`, `onTap`, the argument of `map`.
    private func isHandler(_ label: String?, of call: Int) -> Bool {
        guard let label else {
            return ["map", "flatMap", "compactMap", "forEach"].contains(calls[call].name ?? "")
        }
        if ["action", "perform", "completion", "handler", "set"].contains(label) { return true }
        return ["on", "to", "navigate", "show", "open", "present", "push", "did", "select"].contains { verb in
            label.hasPrefix(verb) && label.dropFirst(verb.count).first?.isUppercase == true
        }
    }

    /// Whether an expression may name a function: `coordinator.openSettings`, `openSettings`.
    private static func isFunctionName(_ value: Expression) -> Bool {
        switch value {
        case .member(_, let name), .name(let name): name.first?.isLowercase == true
        default: false
        }
    }

    /// The token that names what is called, on the line where a reader looks for it.
    private static func name(of callee: ExprSyntax) -> Syntax {
        if let access = callee.as(MemberAccessExprSyntax.self) { return Syntax(access.declName) }
        return Syntax(callee)
    }
}
