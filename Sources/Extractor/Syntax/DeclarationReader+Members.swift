import NavigationModel
import SwiftSyntax

extension DeclarationReader {
    mutating func function(_ function: FunctionDeclSyntax) -> FunctionFacts {
        let parameters = self.parameters(function.signature.parameterClause.parameters)
        let returnType = function.signature.returnClause?.type
        let effects = function.signature.effectSpecifiers
        return FunctionFacts(
            name: function.name.identifierText, parameters: parameters,
            returnType: returnType.flatMap { TypeName($0) }, returnText: returnType?.description.trimmed(),
            attributes: function.attributes.names, unavailability: Self.unavailability(function.attributes),
            modifiers: function.modifiers.map { $0.trimmedDescription },
            isGeneric: function.genericParameterClause != nil,
            effects: [effects?.asyncSpecifier?.text, effects?.throwsClause?.throwsSpecifier.text].compactMap { $0 },
            condition: condition, documentation: DocComment.text(before: function),
            declaration: Self.signature(of: function), location: lines.location(of: function.name),
            body: body(of: function.body?.statements, parameters: parameters))
    }

    mutating func initializer(_ initializer: InitializerDeclSyntax) -> FunctionFacts {
        let parameters = self.parameters(initializer.signature.parameterClause.parameters)
        return FunctionFacts(
            name: "init", parameters: parameters, modifiers: initializer.modifiers.map { $0.trimmedDescription },
            condition: condition, documentation: DocComment.text(before: initializer),
            declaration: "init" + OneLine.text(of: initializer.signature),
            location: lines.location(of: initializer.initKeyword),
            body: body(of: initializer.body?.statements, parameters: parameters))
    }

    private mutating func parameters(_ list: FunctionParameterListSyntax) -> [FunctionParameterFacts] {
        list.map { parameter in
            let label = parameter.firstName.identifierText
            let name = (parameter.secondName ?? parameter.firstName).identifierText
            return FunctionParameterFacts(
                label: label == "_" ? nil : label, name: name == "_" ? nil : name, type: TypeName(parameter.type),
                typeText: OneLine.text(of: parameter.type),
                defaultValue: parameter.defaultValue.map { OneLine.text(of: $0.value) },
                defaultBody: parameter.defaultValue.map { body(of: $0.value) } ?? BodyFacts(),
                specifiers: Self.specifiers(of: parameter))
        }
    }

    /// What sets a parameter apart from a plain value.
    private static func specifiers(of parameter: FunctionParameterSyntax) -> [String] {
        var found: [String] = []
        if parameter.ellipsis != nil { found.append("...") }
        if let type = parameter.type.as(AttributedTypeSyntax.self) {
            found += type.specifiers.map { $0.trimmedDescription }
        }
        if parameter.type.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .keyword(.some) }) {
            found.append("some")
        }
        return found
    }

    mutating func properties(_ variable: VariableDeclSyntax) -> [PropertyFacts] {
        let environment = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
            .first { attribute in
                let name = attribute.attributeName.trimmedDescription
                return name.hasSuffix("Environment") || name.hasSuffix("ApplicationDelegateAdaptor")
                    || ["Dependency", "Injected", "LazyInjected"].contains(name)
            }
        let key = environment.map(Self.environment)
        let documentation = DocComment.text(before: variable)
        return variable.bindings.compactMap { binding -> PropertyFacts? in
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
            let read = body(of: binding, attributes: variable.attributes.compactMap { $0.as(AttributeSyntax.self) })
            return PropertyFacts(
                name: pattern.identifier.identifierText,
                type: binding.typeAnnotation.flatMap { TypeName($0.type) }, attributes: read.attributes,
                environmentType: key?.type, environmentKey: key?.key,
                isStatic: variable.modifiers.contains { ["static", "class"].contains($0.name.text) },
                condition: condition, documentation: documentation,
                declaration: Self.declaration(of: binding, in: variable), location: lines.location(of: pattern),
                body: read.body)
        }
    }

    /// Attributes, modifiers, name and type on one line.
    private static func declaration(of binding: PatternBindingSyntax, in variable: VariableDeclSyntax) -> String {
        let attributes = variable.attributes.map { OneLine.text(of: $0) + " " }.joined()
        let modifiers = variable.modifiers.map { $0.trimmedDescription + " " }.joined()
        let type = binding.typeAnnotation.map { OneLine.text(of: $0) } ?? ""
        return attributes + modifiers + variable.bindingSpecifier.text + " " + OneLine.text(of: binding.pattern) + type
    }

    /// What `@Environment(…)`, `@Injected(…)` or `@UIApplicationDelegateAdaptor(…)` names: a type or a key.
    private static func environment(_ attribute: AttributeSyntax) -> (type: TypeName?, key: String?) {
        guard case .argumentList(let arguments) = attribute.arguments, let value = arguments.first?.expression else {
            return (nil, nil)
        }
        if let path = value.as(KeyPathExprSyntax.self),
            case .property(let property) = path.components.last?.component
        {
            return (nil, property.declName.baseName.identifierText)
        }
        guard let access = value.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self",
            let base = access.base
        else { return (nil, nil) }
        let generic = TypeName.arguments(of: base)
        let name = base.as(GenericSpecializationExprSyntax.self)?.expression ?? base
        return (TypeName(name.trimmedDescription.split(separator: ".").map(String.init), arguments: generic), nil)
    }

    mutating func cases(_ declaration: EnumCaseDeclSyntax) -> [CaseFacts] {
        let documentation = DocComment.text(before: declaration)
        return declaration.elements.map { element in
            let parameters = (element.parameterClause?.parameters ?? []).enumerated().map { position, parameter in
                let label = parameter.firstName?.identifierText
                let name = (parameter.secondName ?? parameter.firstName)?.identifierText
                return Parameter(
                    label: label == "_" ? nil : label, name: name ?? "value\(position + 1)",
                    type: OneLine.text(of: parameter.type),
                    defaultValue: parameter.defaultValue.map { OneLine.text(of: $0.value) })
            }
            return CaseFacts(
                name: element.name.identifierText, parameters: Array(parameters),
                types: (element.parameterClause?.parameters ?? []).map { TypeName($0.type) }, condition: condition,
                documentation: documentation, declaration: "case " + OneLine.text(of: element),
                location: lines.location(of: element.name))
        }
    }

    /// Modifiers, name, parameters and return type on one line.
    private static func signature(of function: FunctionDeclSyntax) -> String {
        let modifiers = function.modifiers.map { $0.trimmedDescription + " " }.joined()
        let generics = function.genericParameterClause?.trimmedDescription ?? ""
        return modifiers + "func " + function.name.text + generics + OneLine.text(of: function.signature)
    }

    /// The `@available` attribute that makes a declaration unusable, if there is one.
    private static func unavailability(_ attributes: AttributeListSyntax) -> String? {
        attributes.compactMap { $0.as(AttributeSyntax.self) }
            .first { attribute in
                guard attribute.attributeName.trimmedDescription == "available",
                    case .availability(let arguments) = attribute.arguments
                else { return false }
                return arguments.contains { argument in
                    switch argument.argument {
                    case .token(let token): token.text == "unavailable"
                    case .availabilityLabeledArgument(let labeled): labeled.label.text == "obsoleted"
                    default: false
                    }
                }
            }
            .map { OneLine.text(of: $0) }
    }
}
