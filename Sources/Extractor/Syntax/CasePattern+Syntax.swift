import NavigationModel
import SwiftSyntax

extension CasePattern {
    /// The pattern of a `case`, reduced to the cases it names.
    init(reading pattern: PatternSyntax) {
        switch pattern.as(PatternSyntaxEnum.self) {
        case .expressionPattern(let value): self.init(reading: value.expression)
        case .identifierPattern(let name): self = .binding(name.identifier.identifierText)
        case .valueBindingPattern(let binding): self.init(reading: binding.pattern)
        default: self = .any
        }
    }

    /// An expression in a pattern's place, reduced to the case it names.
    init(reading value: ExprSyntax) {
        switch value.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let access):
            self = .named(access.declName.baseName.identifierText, owner: Self.owner(of: access), [])
        case .functionCallExpr(let call):
            guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else {
                self = .any
                return
            }
            self = .named(
                access.declName.baseName.identifierText, owner: Self.owner(of: access),
                call.arguments.map { CasePattern(reading: $0.expression) })
        case .optionalChainingExpr(let chained): self.init(reading: chained.expression)
        case .patternExpr(let pattern): self.init(reading: pattern.pattern)
        case .declReferenceExpr(let name): self = .binding(name.baseName.identifierText)
        case .stringLiteralExpr(let text): self = text.representedLiteralValue.map { .literal($0) } ?? .any
        case .integerLiteralExpr(let number): self = .literal(number.literal.text)
        case .booleanLiteralExpr(let value): self = .literal(value.literal.text)
        case .nilLiteralExpr: self = .literal("nil")
        default: self = .any
        }
    }

    private static func owner(of access: MemberAccessExprSyntax) -> TypeName? {
        access.base.map { TypeName($0.trimmedDescription.split(separator: ".").map(String.init)) }
    }
}
