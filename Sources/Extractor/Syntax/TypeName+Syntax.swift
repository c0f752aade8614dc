import NavigationModel
import SwiftSyntax

extension TypeName {
    /// The type that a type expression is about, nil for functions and tuples of several.
    init?(_ type: TypeSyntax, depth: Int = 0) {
        guard depth < 50 else { return nil }
        func inner(_ type: TypeSyntax) -> TypeName? { TypeName(type, depth: depth + 1) }
        func arguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeName] {
            clause?.arguments.compactMap { argument in
                if case .type(let type) = argument.argument { inner(type) } else { nil }
            } ?? []
        }
        let found: TypeName?
        switch type.as(TypeSyntaxEnum.self) {
        case .identifierType(let type):
            let name = type.name.identifierText
            found =
                name == "Optional" && type.genericArgumentClause != nil
                ? arguments(type.genericArgumentClause).first
                : TypeName([name], arguments: arguments(type.genericArgumentClause))
        case .memberType(let type):
            found = inner(type.baseType).map {
                TypeName($0.components + [type.name.identifierText], arguments: arguments(type.genericArgumentClause))
            }
        case .optionalType(let type): found = inner(type.wrappedType)
        case .implicitlyUnwrappedOptionalType(let type): found = inner(type.wrappedType)
        case .attributedType(let type): found = inner(type.baseType)
        case .someOrAnyType(let type): found = inner(type.constraint)
        case .arrayType(let type): found = TypeName(["Array"], arguments: inner(type.element).map { [$0] } ?? [])
        case .dictionaryType(let type):
            found = inner(type.value).map {
                TypeName(["Dictionary"], arguments: [inner(type.key) ?? TypeName("Any"), $0])
            }
        case .compositionType(let type): found = type.elements.first.flatMap { inner($0.type) }
        case .metatypeType(let type): found = inner(type.baseType)
        case .tupleType(let type):
            found = type.elements.count == 1 ? type.elements.first.flatMap { inner($0.type) } : nil
        default: found = nil
        }
        guard let found else { return nil }
        self = found
    }
}

extension TypeName {
    /// The types that a callee is written with.
    static func arguments(of callee: ExprSyntax) -> [TypeName] {
        callee.as(GenericSpecializationExprSyntax.self)?.genericArgumentClause.arguments.compactMap { argument in
            if case .type(let type) = argument.argument { TypeName(type) } else { nil }
        } ?? []
    }
}

extension TokenSyntax {
    /// The name a token stands for, without back-ticks.
    var identifierText: String {
        text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text
    }
}
