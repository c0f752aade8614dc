/// What a node of a ``SyntaxTree`` is.
///
/// The kinds follow SwiftSyntax's, less the lists and clauses that only hold others: a call's arguments are children of
/// the call.
package enum NodeKind: UInt8 {
    // Lists of statements, of members, of arms and of attributes, and what they stand in.
    case file, statements, members, cases, attributeList, ifClause, ifCondition

    // Parts of declarations.
    case attribute, availabilityArgument, modifier, signature, parameters, parameter, effects, throwsClause
    case returnClause, genericParameters, genericParameter, inheritance, whereClause, conformance, requirement
    case binding, typeAnnotation, accessorBlock, enumCase, importPath

    // Parts of expressions and statements.
    case argument, labeledClosure, closureSignature, capture, closureParameters, closureParameter
    case shorthandParameters, shorthandParameter, conditions, optionalBinding, matchingPattern, availability
    case switchCase, caseLabel, defaultLabel, caseItem, catchClause, keyPathProperty, keyPathPart
    case typeSpecifier, tupleElement, patternElement, other

    // Declarations.
    case importDecl, ifConfig, function, initializer, subscriptDecl, variable, enumCases, classDecl, structDecl,
        enumDecl
    case actorDecl, protocolDecl, extensionDecl, typeAlias, accessor, otherDecl

    // Statements.
    case returnStmt, guardStmt, forStmt, whileStmt, repeatStmt, doStmt, deferStmt, labeledStmt, throwStmt, otherStmt

    // Expressions.
    case reference, superExpr, memberAccess, call, specialization, optionalChaining, forceUnwrap, effectful, inOut
    case postfixIfConfig, sequence, tuple, array, closure, ifExpr, switchExpr, stringLiteral, integer, subscriptCall
    case boolean, nilLiteral, keyPath, prefixOperator, macroExpansion, binaryOperator, assignment, ternary, asCast
    case typeExpr, patternExpr, otherExpr

    // Patterns.
    case identifierPattern, tuplePattern, valueBinding, expressionPattern, otherPattern

    // Types.
    case identifierType, memberType, optionalType, attributedType, someOrAny, arrayType, dictionaryType
    case composition, metatype, tupleType, otherType

    var isDeclaration: Bool { (Self.importDecl.rawValue...Self.otherDecl.rawValue).contains(rawValue) }
    var isStatement: Bool { (Self.returnStmt.rawValue...Self.otherStmt.rawValue).contains(rawValue) }
    var isExpression: Bool { (Self.reference.rawValue...Self.otherExpr.rawValue).contains(rawValue) }
    var isPattern: Bool { (Self.identifierPattern.rawValue...Self.otherPattern.rawValue).contains(rawValue) }
    var isType: Bool { rawValue >= Self.identifierType.rawValue }
}
