import NavigationModel
import SwiftSyntax

/// Reads the declarations of one file.
struct DeclarationReader {
    let lines: LineTable
    private(set) var facts: FileFacts
    /// The `#if` conditions around what is being read, outermost first.
    private var conditions: [String] = []
    private var isInsidePrivateType = false

    init(path: String, module: String, lines: LineTable) {
        self.lines = lines
        facts = FileFacts(path: path, module: module)
    }

    /// Reads the statements at the top of a file.
    mutating func read(_ statements: CodeBlockItemListSyntax) {
        for item in statements {
            switch item.item {
            case .decl(let declaration): read(topLevel: declaration)
            case .expr, .stmt: break
            @unknown default: break
            }
        }
    }

    private mutating func read(topLevel declaration: DeclSyntax) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .importDecl(let imported):
            facts.imports.append(imported.path.first?.name.identifierText ?? "")
        case .ifConfigDecl(let conditional):
            for (clause, condition) in IfConfig.clauses(of: conditional) {
                guard case .statements(let statements) = clause.elements else { continue }
                conditions.append(condition)
                read(statements)
                conditions.removeLast()
            }
        case .functionDecl(let function): facts.functions.append(self.function(function))
        case .variableDecl(let variable): facts.variables += properties(variable)
        default: read(type: declaration, nesting: [])
        }
    }

    /// Reads a declaration if it is of a type, and everything nested in it.
    private mutating func read(type declaration: DeclSyntax, nesting: [String]) {
        guard nesting.count < 50 else { return }
        guard let header = TypeHeader(declaration, nesting: nesting) else { return }
        guard !header.inherits.contains(where: { $0.last == "PreviewProvider" }) else { return }
        var type = TypeFacts(
            path: header.path, kind: header.kind, isPrivate: header.isPrivate || isInsidePrivateType,
            attributes: header.attributes.names, attributeArguments: header.attributes.arguments(lines),
            inherits: header.inherits, genericParameters: header.genericParameters,
            constraints: header.constraints, viewParameters: header.viewParameters,
            alias: header.alias, condition: condition, documentation: DocComment.text(before: declaration),
            declaration: header.declaration, location: lines.location(of: header.name))
        let position = facts.types.count
        facts.types.append(type)
        let outer = isInsidePrivateType
        isInsidePrivateType = type.isPrivate
        if let members = header.members { read(members, of: &type) }
        isInsidePrivateType = outer
        facts.types[position] = type
    }

    private mutating func read(_ members: MemberBlockItemListSyntax, of type: inout TypeFacts) {
        for member in members {
            switch member.decl.as(DeclSyntaxEnum.self) {
            case .functionDecl(let function): type.functions.append(self.function(function))
            case .initializerDecl(let initializer): type.functions.append(self.initializer(initializer))
            case .variableDecl(let variable): type.properties += properties(variable)
            case .enumCaseDecl(let cases): type.cases += self.cases(cases)
            case .ifConfigDecl(let conditional):
                for (clause, condition) in IfConfig.clauses(of: conditional) {
                    guard case .decls(let members) = clause.elements else { continue }
                    conditions.append(condition)
                    read(members, of: &type)
                    conditions.removeLast()
                }
            default: read(type: member.decl, nesting: type.path)
            }
        }
    }

    var condition: String? {
        conditions.isEmpty ? nil : IfConfig.all(conditions)
    }

    /// Reads code, and notes where it is nested too deeply.
    mutating func body(
        of statements: CodeBlockItemListSyntax?, parameters: [FunctionParameterFacts] = []
    ) -> BodyFacts {
        guard let statements else { return BodyFacts() }
        let read = BodyReader.body(of: statements, parameters: parameters, lines: lines)
        note(read.tooDeep)
        return read.body
    }

    /// Reads a variable's initial value and accessors.
    mutating func body(
        of binding: PatternBindingSyntax, attributes: [AttributeSyntax]
    ) -> (body: BodyFacts, attributes: [AttributeFacts]) {
        let accessors: [CodeBlockItemListSyntax] =
            switch binding.accessorBlock?.accessors {
            case .getter(let statements): [statements]
            case .accessors(let accessors):
                accessors.filter { $0.accessorSpecifier.text == "get" }.compactMap { $0.body?.statements }
                    + accessors.filter { $0.accessorSpecifier.text != "get" }.compactMap { $0.body?.statements }
            case nil: []
            @unknown default: []
            }
        let read = BodyReader.body(
            of: binding.initializer?.value, accessors: accessors, attributes: attributes, lines: lines)
        note(read.tooDeep)
        return (read.body, read.attributes)
    }

    /// Reads a parameter's default value.
    mutating func body(of defaultValue: ExprSyntax) -> BodyFacts {
        let read = BodyReader.body(of: defaultValue, accessors: [], attributes: [], lines: lines)
        note(read.tooDeep)
        return read.body
    }

    private mutating func note(_ tooDeep: NavigationModel.SourceLocation?) {
        guard let tooDeep else { return }
        facts.notUnderstood.append(.tooDeep(at: tooDeep))
    }
}

extension NotUnderstood {
    /// Code that is nested deeper than is read.
    static func tooDeep(at location: NavigationModel.SourceLocation) -> NotUnderstood {
        NotUnderstood(
            text: "…", reason: "the code is nested deeper than navdocs reads",
            help: "move the inner code into a function of its own", location: location)
    }
}
