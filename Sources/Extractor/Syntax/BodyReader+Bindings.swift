import NavigationModel
import SwiftSyntax

extension BodyReader {
    /// Takes a `let` or `var` into the surroundings.
    mutating func bind(_ binding: PatternBindingSyntax, _ inside: inout Surroundings) {
        let value = binding.initializer.map { expression($0.value, inside) }
        if let accessors = binding.accessorBlock, case .getter(let statements) = accessors.accessors {
            _ = results(of: statements, inside)
        }
        if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
            let name = pattern.identifier.identifierText
            inside.names[name] = local(value, annotation: binding.typeAnnotation?.type)
        } else if let pattern = binding.pattern.as(TuplePatternSyntax.self) {
            // `let (tab, result) = await …`: the first is what the call resolves to.
            for (position, element) in pattern.elements.enumerated() {
                guard let name = element.pattern.as(IdentifierPatternSyntax.self) else { continue }
                let part: Expression
                if case .tuple(let parts) = value, parts.indices.contains(position) {
                    part = parts[position]
                } else {
                    part = position == 0 ? value ?? .unknown : .unknown
                }
                inside.names[name.identifier.identifierText] = part
            }
        }
    }

    /// What a local name stands for: its value where that names a destination or can be followed, else its type.
    func local(_ value: Expression?, annotation: TypeSyntax?) -> Expression {
        let typed = annotation.flatMap { TypeName($0) }.map { Expression.typed($0) }
        guard let value else { return typed ?? .unknown }
        // `any Coordinatable` says less than the value does.
        let isErased = annotation.map { $0.is(SomeOrAnyTypeSyntax.self) || $0.trimmedDescription == "AnyView" } ?? false
        if let typed, !isErased, value.destinations(in: calls).names.isEmpty { return typed }
        return value
    }

    /// The names a pattern binds stand for nothing that is known.
    func forget(_ pattern: PatternSyntax, _ inside: inout Surroundings) {
        for token in pattern.tokens(viewMode: .sourceAccurate) {
            guard case .identifier = token.tokenKind, token.parent?.is(IdentifierPatternSyntax.self) == true else {
                continue
            }
            inside.names[token.identifierText] = .unknown
        }
    }
}
