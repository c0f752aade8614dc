import NavigationModel
import SwiftSyntax

/// What the kinds of type declaration have in common.
struct TypeHeader {
    let path: [String]
    let kind: TypeFacts.Kind
    let name: Syntax
    let isPrivate: Bool
    let attributes: AttributeListSyntax
    let inherits: [TypeName]
    let genericParameters: [String]
    /// See ``TypeFacts/constraints``.
    let constraints: [String: TypeName]
    let viewParameters: [String]
    let alias: TypeName?
    let declaration: String
    let members: MemberBlockItemListSyntax?

    /// Nil when the declaration is not of a type.
    init?(_ declaration: DeclSyntax, nesting: [String]) {
        let attributes: AttributeListSyntax
        let modifiers: DeclModifierListSyntax
        let inheritance: InheritanceClauseSyntax?
        var generics: GenericParameterClauseSyntax?
        var requirements: GenericWhereClauseSyntax?
        var alias: TypeName?
        let names: [String]
        switch declaration.as(DeclSyntaxEnum.self) {
        case .classDecl(let type):
            (kind, name, members) = (.class, Syntax(type.name), type.memberBlock.members)
            (names, attributes, modifiers) = ([type.name.identifierText], type.attributes, type.modifiers)
            (inheritance, generics, requirements) =
                (type.inheritanceClause, type.genericParameterClause, type.genericWhereClause)
        case .structDecl(let type):
            (kind, name, members) = (.struct, Syntax(type.name), type.memberBlock.members)
            (names, attributes, modifiers) = ([type.name.identifierText], type.attributes, type.modifiers)
            (inheritance, generics, requirements) =
                (type.inheritanceClause, type.genericParameterClause, type.genericWhereClause)
        case .enumDecl(let type):
            (kind, name, members) = (.enum, Syntax(type.name), type.memberBlock.members)
            (names, attributes, modifiers) = ([type.name.identifierText], type.attributes, type.modifiers)
            (inheritance, generics) = (type.inheritanceClause, type.genericParameterClause)
        case .actorDecl(let type):
            (kind, name, members) = (.actor, Syntax(type.name), type.memberBlock.members)
            (names, attributes, modifiers) = ([type.name.identifierText], type.attributes, type.modifiers)
            (inheritance, generics) = (type.inheritanceClause, type.genericParameterClause)
        case .protocolDecl(let type):
            (kind, name, members) = (.protocol, Syntax(type.name), type.memberBlock.members)
            (names, attributes, modifiers) = ([type.name.identifierText], type.attributes, type.modifiers)
            inheritance = type.inheritanceClause
        case .extensionDecl(let type):
            guard let extended = TypeName(type.extendedType) else { return nil }
            (kind, name, members) = (.extension, Syntax(type.extendedType), type.memberBlock.members)
            (names, attributes, modifiers) = (extended.components, type.attributes, type.modifiers)
            inheritance = type.inheritanceClause
        case .typeAliasDecl(let type):
            (kind, name, members) = (.typealias, Syntax(type.name), nil)
            (names, attributes, modifiers) = ([type.name.identifierText], type.attributes, type.modifiers)
            inheritance = nil
            alias = TypeName(type.initializer.value)
        default: return nil
        }
        path = nesting + names
        self.alias = alias
        isPrivate = modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
        self.attributes = attributes
        inherits = inheritance?.inheritedTypes.compactMap { TypeName($0.type) } ?? []
        genericParameters = generics?.parameters.map(\.name.identifierText) ?? []
        let constraints = Self.constraints(generics, requirements)
        self.constraints = Dictionary(constraints) { first, _ in first }
        viewParameters = constraints.filter { $0.1.last == "View" }.map(\.0)
        self.declaration = Self.header(of: declaration, attributes: attributes)
    }

    /// What generic parameters have to conform to, by their names in the order of the code.
    private static func constraints(
        _ generics: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
    ) -> [(String, TypeName)] {
        let inherited = generics?.parameters.compactMap { parameter in
            parameter.inheritedType.flatMap { TypeName($0) }.map { (parameter.name.identifierText, $0) }
        }
        let required = requirements?.requirements.compactMap { requirement -> (String, TypeName)? in
            guard case .conformanceRequirement(let conformance) = requirement.requirement,
                let left = TypeName(conformance.leftType), left.components.count == 1,
                let right = TypeName(conformance.rightType)
            else { return nil }
            return (left.last, right)
        }
        return generics == nil ? [] : (inherited ?? []) + (required ?? [])
    }

    /// The attributes, each group on its line, and the header up to the opening brace.
    private static func header(of declaration: DeclSyntax, attributes: AttributeListSyntax) -> String {
        let marks = attributes.map { OneLine.text(of: $0) }.joined(separator: " ")
        var words = ""
        let first = attributes.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
        var token = attributes.isEmpty ? declaration.firstToken(viewMode: .sourceAccurate) : first
        while let current = token, current.tokenKind != .leftBrace, words.utf8.count < 600 {
            if !current.leadingTrivia.isEmpty, !words.isEmpty, !words.hasSuffix(" ") { words += " " }
            words += current.text
            if !current.trailingTrivia.isEmpty { words += " " }
            token = current.nextToken(viewMode: .sourceAccurate)
        }
        return (marks.isEmpty ? "" : marks + "\n") + words.trimmed()
    }
}

extension AttributeListSyntax {
    /// What is handed to the attributes under labels.
    func arguments(_ lines: LineTable) -> [AttributeArgument] {
        compactMap { $0.as(AttributeSyntax.self) }.flatMap { attribute -> [AttributeArgument] in
            guard case .argumentList(let arguments)? = attribute.arguments else { return [] }
            return arguments.compactMap { argument in
                guard let label = argument.label else { return nil }
                return AttributeArgument(
                    attribute: attribute.attributeName.trimmedDescription, label: label.identifierText,
                    text: OneLine.text(of: argument.expression), location: lines.location(of: argument.expression))
            }
        }
    }

    /// The attributes' names as written; those inside `#if` too.
    var names: [String] {
        flatMap { element -> [String] in
            switch element {
            case .attribute(let attribute): [attribute.attributeName.trimmedDescription]
            case .ifConfigDecl(let conditional):
                conditional.clauses.flatMap { clause -> [String] in
                    if case .attributes(let attributes) = clause.elements { attributes.names } else { [] }
                }
            @unknown default: []
            }
        }
    }
}
