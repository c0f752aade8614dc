import Base
import Facts

/// Reads the declarations of one file.
package struct DeclarationReader {
    let tree: SyntaxTree
    /// Types that values are only put into, and that say nothing of what they are.
    private let erasedTypes: Set<String>
    package private(set) var facts: FileFacts
    /// Where the declarations begin.
    package private(set) var starts: [FileLayout.Start] = []
    /// The `#if` conditions around what is being read, outermost first.
    private var conditions: [String] = []
    /// The branches of `#if` around what is being read inside of its type, and how many `#if` that had so far.
    private(set) var branches: [ConditionalBranch] = []
    private var blocks = 0
    private var isInsidePrivateType = false
    private var numbering = DeclarationNumbering()
    /// The declaration around what is being read.
    private var outer = DeclarationID.file

    /// - Parameter erasedTypes: types that values are only put into: what a constant of one stands for is its value.
    package init(path: String, module: String, tree: SyntaxTree, erasedTypes: Set<String>) {
        self.tree = tree
        self.erasedTypes = erasedTypes
        facts = FileFacts(path: path, module: module)
    }

    /// Reads the statements at the top of a file.
    package mutating func read(_ statements: Node) {
        for item in tree.children(statements) where tree.kind(item).isDeclaration { read(topLevel: item) }
    }

    private mutating func read(topLevel declaration: Node) {
        switch tree.kind(declaration) {
        case .importDecl: facts.imports.append(tree.child(declaration, .importPath).map { tree.name($0) } ?? "")
        case .ifConfig:
            for (clause, condition) in IfConfig.clauses(of: declaration, in: tree) {
                guard let statements = tree.child(clause, .statements) else { continue }
                conditions.append(condition)
                read(statements)
                conditions.removeLast()
            }
        case .function: facts.functions.append(self.function(declaration))
        case .variable: facts.variables += properties(declaration)
        default: read(type: declaration, nesting: [])
        }
    }

    /// Reads a declaration if it is of a type, and everything nested in it.
    private mutating func read(type declaration: Node, nesting: [String]) {
        guard nesting.count < 50 else { return }
        guard let header = TypeHeader(declaration, nesting: nesting, in: tree) else { return }
        guard !header.inherits.contains(where: { $0.last == "PreviewProvider" }) else { return }
        let name =
            header.kind == .extension ? "extension \(header.path.joined(separator: "."))" : header.path.last ?? ""
        let origin = begin(declaration, name)
        var type = TypeFacts(
            id: origin.declaration, path: header.path, kind: header.kind,
            isPrivate: header.isPrivate || isInsidePrivateType,
            isPublic: header.isPublic,
            attributes: header.attributes, attributeArguments: attributeArguments(of: declaration, origin),
            inherits: header.inherits, genericParameters: header.genericParameters,
            constraints: header.constraints, requirements: header.requirements, viewParameters: header.viewParameters,
            alias: header.alias, condition: condition, documentation: DocComment.text(before: declaration, in: tree),
            declaration: header.declaration, location: origin.location(ofOffset: header.start))
        let position = facts.types.count
        facts.types.append(type)
        let around = (isInsidePrivateType, outer, branches, blocks)
        (isInsidePrivateType, outer, branches, blocks) = (type.isPrivate, type.id, [], 0)
        if let members = header.members { read(members, of: &type) }
        (isInsidePrivateType, outer, branches, blocks) = around
        facts.types[position] = type
    }

    /// What is handed to a type's attributes under labels.
    private func attributeArguments(of declaration: Node, _ origin: DeclarationOrigin) -> [AttributeArgument] {
        tree.ownAttributes(of: declaration).flatMap { attribute in
            tree.children(attribute, .argument).compactMap { argument in
                guard tree.token(argument) != nil, let value = tree.expression(in: argument) else { return nil }
                return AttributeArgument(
                    attribute: tree.attributeName(attribute), label: tree.name(argument),
                    text: SourceSummary.text(of: value, in: tree),
                    location: origin.location(ofOffset: tree.start(value)))
            }
        }
    }

    private mutating func read(_ members: Node, of type: inout TypeFacts) {
        for member in tree.children(members) {
            switch tree.kind(member) {
            case .function: type.functions.append(self.function(member))
            case .initializer: type.functions.append(self.initializer(member))
            case .subscriptDecl: type.properties.append(subscripted(member))
            case .variable: type.properties += properties(member)
            case .enumCases: type.cases += self.cases(member)
            case .ifConfig:
                let block = blocks
                blocks += 1
                for (number, (clause, condition)) in IfConfig.clauses(of: member, in: tree).enumerated() {
                    guard let members = tree.child(clause, .members) else { continue }
                    conditions.append(condition)
                    branches.append(ConditionalBranch(block: block, clause: number))
                    read(members, of: &type)
                    branches.removeLast()
                    conditions.removeLast()
                }
            default: read(type: member, nesting: type.path)
            }
        }
    }

    /// Begins a declaration.
    /// - Parameter name: with what tells it from others of its base name.
    mutating func begin(_ declaration: Node, _ name: String) -> DeclarationOrigin {
        let id = numbering.next(name, in: outer)
        let start = tree.start(declaration)
        starts.append(FileLayout.Start(declaration: id, offset: start))
        return DeclarationOrigin(file: facts.path, declaration: id, start: start)
    }

    var condition: String? {
        conditions.isEmpty ? nil : IfConfig.all(conditions)
    }

    /// The platforms that what is being read is compiled for.
    private var platforms: Platforms { Platforms(condition: condition) }

    /// Reads code, and notes where it is nested too deeply.
    /// - Parameter generics: the types that callers choose.
    mutating func body(
        of statements: Node?, parameters: [FunctionParameterFacts], generics: [String] = [], _ origin: DeclarationOrigin
    ) -> BodyFacts {
        guard let statements else { return BodyFacts() }
        var reader = bodyReader(origin)
        reader.generics = Set(generics)
        let read = reader.body(of: statements, parameters: parameters)
        note(reader.tooDeep)
        return read
    }

    /// Reads a variable's initial value and accessors, its getter first.
    mutating func body(
        of binding: Node, attributes: [Node], _ origin: DeclarationOrigin
    ) -> (body: BodyFacts, attributes: [AttributeFacts]) {
        var accessors: [Node] = []
        if let block = tree.child(binding, .accessorBlock) {
            let all = tree.children(block, .accessor)
            let sorted = all.filter { tree.isNamed($0, "get") } + all.filter { !tree.isNamed($0, "get") }
            accessors = tree.children(block, .statements) + sorted.compactMap { tree.child($0, .statements) }
        }
        var reader = bodyReader(origin)
        let value = tree.expression(in: binding)
        if value.map(tree.kind) == .closure {
            let type = tree.child(binding, .typeAnnotation).flatMap { tree.type(in: $0) }
            reader.closureTypes = type.map { TypeName.parameters(ofFunction: $0, in: tree) } ?? []
        }
        let read = reader.body(of: value, accessors: accessors, attributes: attributes)
        note(reader.tooDeep)
        return read
    }

    /// Reads a parameter's default value.
    mutating func body(ofDefault value: Node, _ origin: DeclarationOrigin) -> BodyFacts {
        var reader = bodyReader(origin)
        let read = reader.body(of: value, accessors: [], attributes: [])
        note(reader.tooDeep)
        return read.body
    }

    private func bodyReader(_ origin: DeclarationOrigin) -> BodyReader {
        BodyReader(tree, origin: origin, platforms: platforms, erasedTypes: erasedTypes)
    }

    private mutating func note(_ tooDeep: RelativeLocation?) {
        guard let tooDeep else { return }
        facts.notUnderstood.append(.tooDeep(at: tooDeep))
    }
}

extension UnresolvedCode {
    /// Code that is nested deeper than is read.
    package static func tooDeep(at location: RelativeLocation) -> UnresolvedCode {
        UnresolvedCode(
            text: "…", reason: "the code is nested too deeply",
            help: "move the inner code to a separate function", location: location)
    }
}
