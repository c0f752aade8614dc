import NavigationModel
import SwiftSyntax

extension BodyReader {
    /// Reduces an expression, and takes the calls inside it into the body.
    mutating func expression(_ value: ExprSyntax, _ surroundings: Surroundings) -> Expression {
        guard mayEnter(value, surroundings) else { return .unknown }
        let inside = surroundings.deeper()
        switch value.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let reference): return self.reference(reference.baseName, inside)
        case .superExpr: return .instance
        case .memberAccessExpr(let access): return member(access, inside)
        case .functionCallExpr(let call): return self.call(call, inside)
        case .genericSpecializationExpr(let specialized): return expression(specialized.expression, inside)
        case .optionalChainingExpr(let chained): return expression(chained.expression, inside)
        case .forceUnwrapExpr(let forced): return expression(forced.expression, inside)
        case .tryExpr(let tried): return expression(tried.expression, inside)
        case .awaitExpr(let awaited): return expression(awaited.expression, inside)
        case .unsafeExpr(let unsafe): return expression(unsafe.expression, inside)
        case .consumeExpr(let consumed): return expression(consumed.expression, inside)
        case .copyExpr(let copied): return expression(copied.expression, inside)
        case .borrowExpr(let borrowed): return expression(borrowed.expression, inside)
        case .inOutExpr(let passed): return expression(passed.expression, inside)
        case .postfixIfConfigExpr(let modified): return conditionallyModified(modified, inside)
        case .sequenceExpr(let sequence): return self.sequence(Array(sequence.elements), inside)
        case .tupleExpr(let tuple):
            let parts = tuple.elements.map { expression($0.expression, inside) }
            return parts.count == 1 ? parts[0] : .tuple(parts)
        case .arrayExpr(let array): return .array(array.elements.map { expression($0.expression, inside) })
        case .closureExpr(let closure): return self.closure(closure, inside).value
        case .ifExpr, .switchExpr:
            var returned: [Expression] = []
            return choice(of: value, inside, returned: &returned)
        case .stringLiteralExpr(let literal):
            if let text = literal.representedLiteralValue { return .literal(text) }
            readChildren(of: Syntax(value), inside)
            return .typed(TypeName("String"))
        case .integerLiteralExpr(let literal): return .literal(literal.literal.text)
        case .subscriptCallExpr(let subscripted):
            let base = expression(subscripted.calledExpression, inside)
            for argument in subscripted.arguments { _ = expression(argument.expression, inside) }
            return .member(base, "[]")
        case .booleanLiteralExpr(let literal): return .constant(literal.literal.text)
        case .nilLiteralExpr: return .constant("nil")
        case .keyPathExpr(let path):
            let components = path.components.map { component -> String in
                if case .property(let property) = component.component {
                    return property.declName.baseName.identifierText
                }
                return ""
            }
            return .keyPath(root: path.root.flatMap { TypeName($0) }, components.filter { !$0.isEmpty })
        case .prefixOperatorExpr(let prefixed) where prefixed.operator.text == "/":
            // A case path, as in `/Screen.home`.
            return expression(prefixed.expression, inside)
        case .macroExpansionExpr: return .unknown
        default: break
        }
        readChildren(of: Syntax(value), inside)
        return .unknown
    }

    /// Reads the expressions below a node of which nothing else is known.
    private mutating func readChildren(of node: Syntax, _ surroundings: Surroundings) {
        guard mayEnter(node, surroundings) else { return }
        for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
            if let value = child.as(ExprSyntax.self) {
                _ = expression(value, surroundings)
            } else {
                readChildren(of: child, surroundings.deeper())
            }
        }
    }

    /// `HomeView()` with modifiers inside `#if`: still that view.
    private mutating func conditionallyModified(
        _ modified: PostfixIfConfigExprSyntax, _ surroundings: Surroundings
    ) -> Expression {
        let base = modified.base.map { expression($0, surroundings) } ?? .unknown
        for clause in modified.config.clauses {
            if case .postfixExpression(let modifiers) = clause.elements { _ = expression(modifiers, surroundings) }
        }
        return base
    }

    private func reference(_ token: TokenSyntax, _ surroundings: Surroundings) -> Expression {
        var name = token.identifierText
        if name == "self" { return .instance }
        if name.first == "$", name.dropFirst().first?.isNumber == false {
            // `$path` is a binding to `path`, and stands for it.
            name.removeFirst()
        }
        return surroundings.names[name] ?? .name(name)
    }

    private mutating func member(_ access: MemberAccessExprSyntax, _ surroundings: Surroundings) -> Expression {
        let name = access.declName.baseName.identifierText
        guard let base = access.base else { return .implicitMember(name) }
        let owner = expression(base, surroundings)
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
    private mutating func sequence(_ elements: [ExprSyntax], _ surroundings: Surroundings) -> Expression {
        if let position = elements.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }) {
            assign(Array(elements[..<position]), "=", Array(elements[(position + 1)...]), surroundings)
            return .unknown
        }
        if elements.count > 2, elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+=" {
            assign([elements[0]], "+=", Array(elements[2...]), surroundings)
            return .unknown
        }
        if let position = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
            let ternary = elements[position].as(UnresolvedTernaryExprSyntax.self)
        {
            _ = sequence(Array(elements[..<position]), surroundings)
            let first = expression(ternary.thenExpression, surroundings)
            return .branch([first, sequence(Array(elements[(position + 1)...]), surroundings)])
        }
        let coalescing = elements.indices.filter { index in
            elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
        }
        if let position = coalescing.first {
            let first = sequence(Array(elements[..<position]), surroundings)
            return .branch([first, sequence(Array(elements[(position + 1)...]), surroundings)])
        }
        if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) {
            let value = expression(elements[0], surroundings)
            guard let type = elements[2].as(TypeExprSyntax.self).flatMap({ TypeName($0.type) }) else { return value }
            return .typed(type)
        }
        if elements.count == 1 { return expression(elements[0], surroundings) }
        return joined(elements, surroundings) ?? .unknown
    }

    /// Reads the operands of operators; lists that are joined, `[.home] + [.detail]`, are one list.
    private mutating func joined(_ elements: [ExprSyntax], _ surroundings: Surroundings) -> Expression? {
        var parts: [Expression]? = []
        for element in elements {
            if let sign = element.as(BinaryOperatorExprSyntax.self) {
                if sign.operator.text != "+" { parts = nil }
            } else if case .array(let more) = expression(element, surroundings) {
                parts? += more
            } else {
                parts = nil
            }
        }
        return parts.map { .array($0) }
    }

    /// Takes `router.path = []` into the body as a call of `=` on what is assigned to.
    private mutating func assign(
        _ target: [ExprSyntax], _ name: String, _ value: [ExprSyntax], _ surroundings: Surroundings
    ) {
        guard let first = target.first else { return }
        let assigned = sequence(target, surroundings)
        switch assigned {
        case .instance, .name, .member, .parameter, .closureParameter, .typed: break
        default:
            _ = sequence(value, surroundings)
            return
        }
        let index = calls.count
        let text = OneLine.text(of: first) + " \(name) " + value.map { OneLine.text(of: $0) }.joined(separator: " ")
        calls.append(
            CallFacts(
                callee: .member(assigned, name), closure: surroundings.closure, conditions: surroundings.conditions,
                text: text, location: lines.location(of: first)))
        let argument = ArgumentFacts(label: nil, value: sequence(value, surroundings))
        calls[index] = calls[index].with(arguments: [argument])
    }
}
