import Facts

/// What the kinds of type declaration have in common.
struct TypeHeader {
    let path: [String]
    let kind: TypeFacts.Kind
    /// Where its name stands, as an offset in UTF-8.
    let start: Int
    let isPrivate: Bool
    let isPublic: Bool
    let attributes: [String]
    let inherits: [TypeName]
    let genericParameters: [String]
    /// See ``TypeFacts/constraints``.
    let constraints: [String: TypeName]
    /// See ``TypeFacts/requirements``.
    let requirements: [TypeName]
    let viewParameters: [String]
    let alias: TypeName?
    let declaration: String
    let members: Node?

    /// Nil when the declaration is not of a type.
    init?(_ declaration: Node, nesting: [String], in tree: SyntaxTree) {
        guard let kind = Self.kind(of: tree.kind(declaration)) else { return nil }
        let type = tree.type(in: declaration)
        let extended = kind == .extension ? type.flatMap { TypeName($0, in: tree) } : nil
        guard kind != .extension || extended != nil else { return nil }
        self.kind = kind
        let name = tree.token(declaration).map { Int(tree.tokens[$0].start) }
        start = (kind == .extension ? type.map { tree.start($0) } : name) ?? tree.start(declaration)
        path = nesting + (extended?.components ?? [tree.name(declaration)])
        members = tree.child(declaration, .members)
        alias = kind == .typealias ? type.flatMap { TypeName($0, in: tree) } : nil
        isPrivate = tree.hasModifier(declaration, "private", "fileprivate")
        isPublic = tree.hasModifier(declaration, "public", "open")
        let attributes = tree.attributes(of: declaration)
        self.attributes = tree.names(ofAttributes: attributes)
        let parents = tree.child(declaration, .inheritance).map { Array(tree.children($0)) } ?? []
        let named = parents.flatMap { TypeName.parts(of: $0, in: tree) }
        let own = Self.requirements(ofSelf: tree.child(declaration, .whereClause), in: tree)
        inherits = kind == .protocol ? named + own : named
        requirements = kind == .extension ? own : []
        let isGeneric = [.class, .struct, .enum, .actor].contains(kind)
        let generics = isGeneric ? tree.child(declaration, .genericParameters) : nil
        genericParameters = generics.map { tree.children($0, .genericParameter).map { tree.name($0) } } ?? []
        let hasRequirements = kind == .class || kind == .struct
        let constraints = Self.constraints(
            generics, hasRequirements ? tree.child(declaration, .whereClause) : nil, in: tree)
        self.constraints = Dictionary(constraints) { first, _ in first }
        viewParameters = constraints.filter { $0.1.last == "View" }.map(\.0)
        self.declaration = Self.header(of: declaration, attributes: attributes, in: tree)
    }

    private static func kind(of declaration: NodeKind) -> TypeFacts.Kind? {
        switch declaration {
        case .classDecl: .class
        case .structDecl: .struct
        case .enumDecl: .enum
        case .actorDecl: .actor
        case .protocolDecl: .protocol
        case .extensionDecl: .extension
        case .typeAlias: .typealias
        default: nil
        }
    }

    /// What generic parameters have to conform to, by their names in the order of the code.
    private static func constraints(
        _ generics: Node?, _ requirements: Node?, in tree: SyntaxTree
    ) -> [(String, TypeName)] {
        guard let generics else { return [] }
        let inherited = tree.children(generics, .genericParameter).compactMap { parameter in
            tree.type(in: parameter).flatMap { TypeName($0, in: tree) }.map { (tree.name(parameter), $0) }
        }
        guard let requirements else { return inherited }
        let required = tree.children(requirements, .conformance).compactMap { conformance -> (String, TypeName)? in
            guard let left = tree.child(conformance), let right = tree.next(left),
                let subject = TypeName(left, in: tree), subject.components.count == 1,
                let type = TypeName(right, in: tree)
            else { return nil }
            return (subject.last, type)
        }
        return inherited + required
    }

    /// What `Self` has to be: `where Self: UIViewController & Reloading`.
    private static func requirements(ofSelf requirements: Node?, in tree: SyntaxTree) -> [TypeName] {
        guard let requirements else { return [] }
        return tree.children(requirements, .conformance).flatMap { conformance -> [TypeName] in
            guard let left = tree.child(conformance), let right = tree.next(left),
                TypeName(left, in: tree)?.components == ["Self"]
            else { return [] }
            return TypeName.parts(of: right, in: tree)
        }
    }

    /// The attributes, each group on its line, and the header up to the opening brace.
    private static func header(of declaration: Node, attributes: [Node], in tree: SyntaxTree) -> String {
        let marks = attributes.map { SourceSummary.text(of: $0, in: tree) }.joined(separator: " ")
        var words = ""
        var position = attributes.last.map { tree.end($0) } ?? tree.first(declaration)
        let end = tree.end(declaration)
        while position < end, words.utf8.count < 600 {
            let token = tree.tokens[position]
            if token.kind == .leftBrace { break }
            if token.leading < token.start, !words.isEmpty, !words.hasSuffix(" ") { words += " " }
            words += tree.text(ofToken: position)
            position += 1
            if position < end, tree.tokens[position].leading > token.end { words += " " }
        }
        return (marks.isEmpty ? "" : marks + "\n") + words.trimmed()
    }
}
