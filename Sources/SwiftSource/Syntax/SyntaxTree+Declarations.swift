extension SyntaxTree {
    /// What stands before a declaration's modifiers: attributes, also those inside `#if`.
    package func attributes(of declaration: Node) -> [Node] {
        Array(children(declaration).prefix { kind($0) == .attribute || kind($0) == .ifConfig })
    }

    /// A declaration's own attributes.
    package func ownAttributes(of declaration: Node) -> [Node] {
        attributes(of: declaration).filter { kind($0) == .attribute }
    }

    /// An attribute's name as written.
    package func attributeName(_ attribute: Node) -> String { type(in: attribute).map { text($0) } ?? "" }

    /// The names of attributes as written; those inside `#if` too.
    package func names(ofAttributes attributes: [Node]) -> [String] {
        attributes.flatMap { attribute -> [String] in
            if kind(attribute) == .attribute { return [attributeName(attribute)] }
            return children(attribute, .ifClause).flatMap { clause -> [String] in
                child(clause, .attributeList).map { names(ofAttributes: Array(children($0))) } ?? []
            }
        }
    }

    /// The modifiers of a declaration as written.
    func modifiers(of declaration: Node) -> [String] { children(declaration, .modifier).map { text($0) } }

    /// The words of a declaration's modifiers.
    func hasModifier(_ declaration: Node, _ first: StaticString, _ second: StaticString) -> Bool {
        children(declaration).contains {
            kind($0) == .modifier && (isNamed($0, first) || isNamed($0, second))
        }
    }

    /// A parameter's name inside the function.
    func innerName(_ parameter: Node) -> String? { (second(parameter) ?? token(parameter)).map { name(ofToken: $0) } }

    /// The closure after a call's parentheses.
    func trailingClosure(of call: Node) -> Node? {
        // What is called may be a closure itself.
        children(call).dropFirst().first { kind($0) == .closure }
    }
}
