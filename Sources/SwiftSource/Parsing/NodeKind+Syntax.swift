import SwiftSyntax

extension NodeKind {
    /// What a node of SwiftSyntax is; nil where its children take its place.
    init?(_ node: Syntax) {
        if let kind = Self.kinds[node.kind] {
            self = kind
        } else if let kind = Self.clauseKinds[node.kind], node.parent?.is(IfConfigClauseSyntax.self) == true {
            self = kind
        } else if node.kind == .expressionStmt {
            return nil
        } else if node.is(DeclSyntax.self) {
            self = .otherDecl
        } else if node.is(StmtSyntax.self) {
            self = .otherStmt
        } else if node.is(ExprSyntax.self) {
            self = .otherExpr
        } else if node.is(PatternSyntax.self) {
            self = .otherPattern
        } else if node.is(TypeSyntax.self) {
            self = .otherType
        } else {
            return nil
        }
    }

    /// Lists that are nodes of their own only inside `#if`.
    private static let clauseKinds: [SyntaxKind: NodeKind] = [.switchCaseList: .cases, .attributeList: .attributeList]

    private static let kinds: [SyntaxKind: NodeKind] = [
        .sourceFile: .file, .codeBlockItemList: .statements, .memberBlockItemList: .members,
        .ifConfigClause: .ifClause,
        .attribute: .attribute, .availabilityArgument: .availabilityArgument, .declModifier: .modifier,
        .functionSignature: .signature, .functionParameterClause: .parameters, .functionParameter: .parameter,
        .enumCaseParameterClause: .parameters, .enumCaseParameter: .parameter,
        .functionEffectSpecifiers: .effects, .throwsClause: .throwsClause, .returnClause: .returnClause,
        .genericParameterClause: .genericParameters, .genericParameter: .genericParameter,
        .inheritanceClause: .inheritance, .genericWhereClause: .whereClause, .conformanceRequirement: .conformance,
        .sameTypeRequirement: .requirement, .layoutRequirement: .requirement,
        .patternBinding: .binding, .typeAnnotation: .typeAnnotation, .accessorBlock: .accessorBlock,
        .enumCaseElement: .enumCase, .importPathComponent: .importPath,
        .labeledExpr: .argument, .multipleTrailingClosureElement: .labeledClosure,
        .closureSignature: .closureSignature, .closureCapture: .capture,
        .closureParameterClause: .closureParameters, .closureParameter: .closureParameter,
        .closureShorthandParameterList: .shorthandParameters, .closureShorthandParameter: .shorthandParameter,
        .conditionElementList: .conditions, .optionalBindingCondition: .optionalBinding,
        .matchingPatternCondition: .matchingPattern, .availabilityCondition: .availability,
        .switchCase: .switchCase, .switchCaseLabel: .caseLabel, .switchDefaultLabel: .defaultLabel,
        .switchCaseItem: .caseItem, .catchClause: .catchClause,
        .keyPathPropertyComponent: .keyPathProperty, .keyPathSubscriptComponent: .keyPathPart,
        .keyPathOptionalComponent: .keyPathPart,
        .simpleTypeSpecifier: .typeSpecifier, .nonisolatedTypeSpecifier: .typeSpecifier,
        .tupleTypeElement: .tupleElement,
        .tuplePatternElement: .patternElement,
        .importDecl: .importDecl, .ifConfigDecl: .ifConfig, .functionDecl: .function,
        .initializerDecl: .initializer, .subscriptDecl: .subscriptDecl, .variableDecl: .variable,
        .enumCaseDecl: .enumCases, .classDecl: .classDecl,
        .structDecl: .structDecl, .enumDecl: .enumDecl, .actorDecl: .actorDecl, .protocolDecl: .protocolDecl,
        .extensionDecl: .extensionDecl, .typeAliasDecl: .typeAlias, .accessorDecl: .accessor,
        .returnStmt: .returnStmt, .guardStmt: .guardStmt, .forStmt: .forStmt, .whileStmt: .whileStmt,
        .repeatStmt: .repeatStmt, .doStmt: .doStmt, .deferStmt: .deferStmt, .labeledStmt: .labeledStmt,
        .throwStmt: .throwStmt,
        .declReferenceExpr: .reference, .superExpr: .superExpr, .memberAccessExpr: .memberAccess,
        .functionCallExpr: .call, .genericSpecializationExpr: .specialization,
        .optionalChainingExpr: .optionalChaining, .forceUnwrapExpr: .forceUnwrap, .tryExpr: .effectful,
        .awaitExpr: .effectful, .unsafeExpr: .effectful, .consumeExpr: .effectful, .copyExpr: .effectful,
        .borrowExpr: .effectful, .inOutExpr: .inOut, .postfixIfConfigExpr: .postfixIfConfig,
        .sequenceExpr: .sequence, .tupleExpr: .tuple, .arrayExpr: .array, .closureExpr: .closure,
        .ifExpr: .ifExpr, .switchExpr: .switchExpr, .stringLiteralExpr: .stringLiteral,
        .integerLiteralExpr: .integer, .subscriptCallExpr: .subscriptCall, .booleanLiteralExpr: .boolean,
        .nilLiteralExpr: .nilLiteral, .keyPathExpr: .keyPath, .prefixOperatorExpr: .prefixOperator,
        .macroExpansionExpr: .macroExpansion, .binaryOperatorExpr: .binaryOperator,
        .assignmentExpr: .assignment, .unresolvedTernaryExpr: .ternary, .unresolvedAsExpr: .asCast,
        .typeExpr: .typeExpr, .patternExpr: .patternExpr,
        .identifierPattern: .identifierPattern, .tuplePattern: .tuplePattern,
        .valueBindingPattern: .valueBinding, .expressionPattern: .expressionPattern,
        .identifierType: .identifierType, .memberType: .memberType, .optionalType: .optionalType,
        .implicitlyUnwrappedOptionalType: .optionalType, .attributedType: .attributedType,
        .someOrAnyType: .someOrAny, .arrayType: .arrayType, .dictionaryType: .dictionaryType,
        .compositionType: .composition, .metatypeType: .metatype, .tupleType: .tupleType,
    ]
}

extension Syntax {
    /// Children of which only the tokens are kept.
    var partsWithoutNodes: [SyntaxIdentifier] {
        switch self.as(SyntaxEnum.self) {
        case .memberAccessExpr(let access): [access.declName.id]
        case .keyPathPropertyComponent(let property): [property.declName.id]
        case .availabilityArgument(let argument): argument.children(viewMode: .all).map(\.id)
        case .attribute(let attribute):
            switch attribute.arguments {
            case .argumentList, .availability, nil: []
            case .some(let arguments): [Syntax(arguments).id]
            }
        default: []
        }
    }

    /// The tokens that name a node.
    var names: (TokenSyntax?, TokenSyntax?) {
        switch self.as(SyntaxEnum.self) {
        case .functionParameter(let parameter): (parameter.firstName, parameter.secondName)
        case .enumCaseParameter(let parameter): (parameter.firstName, parameter.secondName)
        case .closureParameter(let parameter): (parameter.firstName, parameter.secondName)
        default: (declarationName ?? expressionName, nil)
        }
    }

    private var declarationName: TokenSyntax? {
        switch self.as(SyntaxEnum.self) {
        case .attribute(let attribute): attribute.attributeName.firstToken(viewMode: .all)
        case .availabilityArgument(let argument): argument.firstToken(viewMode: .all)
        case .declModifier(let modifier): modifier.name
        case .functionEffectSpecifiers(let effects): effects.asyncSpecifier
        case .throwsClause(let clause): clause.throwsSpecifier
        case .genericParameter(let parameter): parameter.name
        case .enumCaseElement(let element): element.name
        case .importPathComponent(let component): component.name
        case .functionDecl(let function): function.name
        case .initializerDecl(let initializer): initializer.initKeyword
        case .subscriptDecl(let declaration): declaration.subscriptKeyword
        case .variableDecl(let variable): variable.bindingSpecifier
        case .classDecl(let type): type.name
        case .structDecl(let type): type.name
        case .enumDecl(let type): type.name
        case .actorDecl(let type): type.name
        case .protocolDecl(let type): type.name
        case .typeAliasDecl(let type): type.name
        case .accessorDecl(let accessor): accessor.accessorSpecifier
        default: nil
        }
    }

    private var expressionName: TokenSyntax? {
        switch self.as(SyntaxEnum.self) {
        case .labeledExpr(let argument): argument.label
        case .multipleTrailingClosureElement(let element): element.label
        case .closureCapture(let capture): capture.name
        case .closureShorthandParameter(let parameter): parameter.name
        case .keyPathPropertyComponent(let property): property.declName.baseName
        case .declReferenceExpr(let reference): reference.baseName
        case .memberAccessExpr(let access): access.declName.baseName
        case .integerLiteralExpr(let number): number.literal
        case .booleanLiteralExpr(let boolean): boolean.literal
        case .prefixOperatorExpr(let prefixed): prefixed.operator
        case .binaryOperatorExpr(let binary): binary.operator
        case .identifierPattern(let pattern): pattern.identifier
        case .identifierType(let type): type.name
        case .memberType(let type): type.name
        default: nil
        }
    }
}
