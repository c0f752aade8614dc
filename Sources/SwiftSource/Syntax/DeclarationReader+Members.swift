import Base
import Facts

extension DeclarationReader {
    package mutating func function(_ function: Node) -> FunctionFacts {
        let signature = tree.child(function, .signature)
        var parameters = self.parameters(signature)
        let origin = begin(function, tree.name(function), parameters)
        readDefaultValues(signature, into: &parameters, origin)
        let returned = signature.flatMap { tree.child($0, .returnClause) }.flatMap { tree.type(in: $0) }
        let effects = signature.flatMap { tree.child($0, .effects) }
        let thrown = effects.flatMap { tree.child($0, .throwsClause) }
        let generics = tree.child(function, .genericParameters).map { tree.children($0, .genericParameter) } ?? []
        return FunctionFacts(
            id: origin.declaration, name: tree.name(function), parameters: parameters,
            returnType: returned.flatMap { TypeName($0, in: tree) },
            returnText: returned.map { text(withSpaceAround: $0).trimmed() },
            attributes: attributes(of: function, origin),
            unavailability: unavailability(of: function), modifiers: tree.modifiers(of: function),
            isGeneric: tree.child(function, .genericParameters) != nil || tree.child(function, .whereClause) != nil,
            effects: [effects, thrown].compactMap { $0 }.compactMap { tree.token($0) }.map { tree.text(ofToken: $0) },
            condition: condition, branches: branches, documentation: DocComment.text(before: function, in: tree),
            declaration: declaration(of: function, signature),
            location: origin.location(ofOffset: start(ofName: function)),
            body: body(
                of: tree.child(function, .statements), parameters: parameters, generics: generics.map { tree.name($0) },
                origin))
    }

    private func attributes(of function: Node, _ origin: DeclarationOrigin) -> [AttributeFacts] {
        tree.attributes(of: function).flatMap { attribute -> [AttributeFacts] in
            let isOwn = tree.kind(attribute) == .attribute
            return tree.names(ofAttributes: [attribute]).map {
                AttributeFacts(name: $0, location: isOwn ? origin.location(ofOffset: tree.start(attribute)) : nil)
            }
        }
    }

    mutating func initializer(_ initializer: Node) -> FunctionFacts {
        let signature = tree.child(initializer, .signature)
        var parameters = self.parameters(signature)
        let origin = begin(initializer, "init", parameters)
        readDefaultValues(signature, into: &parameters, origin)
        return FunctionFacts(
            id: origin.declaration, name: "init", parameters: parameters,
            modifiers: tree.modifiers(of: initializer),
            condition: condition, documentation: DocComment.text(before: initializer, in: tree),
            declaration: "init" + (signature.map { SourceSummary.text(of: $0, in: tree) } ?? ""),
            location: origin.location(ofOffset: start(ofName: initializer)),
            body: body(of: tree.child(initializer, .statements), parameters: parameters, origin))
    }

    /// A subscript is code of its type, by the name that its uses have: `subscript(row: Row) -> some View { switch row { … } }`.
    mutating func subscripted(_ declaration: Node) -> PropertyFacts {
        let parameters = self.parameters(declaration)
        let origin = begin(declaration, "subscript", parameters)
        let block = tree.child(declaration, .accessorBlock)
        let getter = block.flatMap { block in
            tree.child(block, .statements)
                ?? tree.children(block, .accessor).first { tree.isNamed($0, "get") }.flatMap {
                    tree.child($0, .statements)
                }
        }
        return PropertyFacts(
            id: origin.declaration, name: "[]",
            type: tree.child(declaration, .returnClause).flatMap { tree.type(in: $0) }.flatMap {
                TypeName($0, in: tree)
            },
            isStatic: tree.hasModifier(declaration, "static", "class"), condition: condition,
            documentation: DocComment.text(before: declaration, in: tree), declaration: "subscript",
            location: origin.location(ofOffset: start(ofName: declaration)),
            body: body(of: getter, parameters: parameters, origin))
    }

    private mutating func begin(
        _ function: Node, _ name: String, _ parameters: [FunctionParameterFacts]
    ) -> DeclarationOrigin {
        begin(function, "\(name)(\(parameters.map { "\($0.label ?? "_"):\($0.typeText)" }.joined(separator: ",")))")
    }

    private func parameters(_ signature: Node?) -> [FunctionParameterFacts] {
        guard let clause = signature.flatMap({ tree.child($0, .parameters) }) else { return [] }
        return tree.children(clause, .parameter).map { parameter in
            let label = tree.name(parameter)
            let name = tree.innerName(parameter) ?? ""
            let type = tree.type(in: parameter)
            let value = tree.expression(in: parameter)
            let named = type.flatMap { TypeName($0, in: tree) }
            return FunctionParameterFacts(
                label: label == "_" ? nil : label, name: name == "_" ? nil : name,
                type: named, typeText: type.map { SourceSummary.text(of: $0, in: tree) } ?? "",
                closureTypes: closureTypes(of: type, named: named),
                defaultValue: value.map { SourceSummary.text(of: $0, in: tree) },
                specifiers: type.map { specifiers(of: $0) } ?? [])
        }
    }

    /// What a closure of a type is given; a type with a name is none.
    private func closureTypes(of type: Node?, named name: TypeName?) -> [TypeName?] {
        guard name == nil, let type else { return [] }
        return TypeName.parameters(ofFunction: type, in: tree)
    }

    /// Reads what parameters stand for where callers leave them out.
    private mutating func readDefaultValues(
        _ signature: Node?, into parameters: inout [FunctionParameterFacts], _ origin: DeclarationOrigin
    ) {
        guard parameters.contains(where: { $0.defaultValue != nil }),
            let clause = signature.flatMap({ tree.child($0, .parameters) })
        else { return }
        for (position, parameter) in tree.children(clause, .parameter).enumerated() {
            guard let value = tree.expression(in: parameter) else { continue }
            parameters[position].defaultBody = body(ofDefault: value, origin)
        }
    }

    /// What sets a parameter apart from a plain value.
    private func specifiers(of type: Node) -> [String] {
        var found: [String] = []
        let end = tree.end(type)
        if tree.tokens.indices.contains(end), tree.text(ofToken: end) == "..." { found.append("...") }
        found += tree.children(type, .typeSpecifier).map { tree.text($0) }
        if tree.tokens[tree.first(type)..<end].contains(where: { $0.flags.contains(.isOpaque) }) {
            found.append("some")
        }
        return found
    }

    private static let privateSetters: Set = ["private", "fileprivate", "private(set)", "fileprivate(set)"]

    mutating func properties(_ variable: Node) -> [PropertyFacts] {
        let attributes = tree.ownAttributes(of: variable)
        let environment = attributes.first { attribute in
            let name = tree.attributeName(attribute)
            return name.hasSuffix("Environment") || name.hasSuffix("ApplicationDelegateAdaptor")
                || ["Dependency", "Injected", "LazyInjected"].contains(name)
        }
        let key = environment.map(self.environment)
        let documentation = DocComment.text(before: variable, in: tree)
        let isStatic = tree.hasModifier(variable, "static", "class")
        let isSetPrivately = !Self.privateSetters.isDisjoint(with: tree.modifiers(of: variable))
        return tree.children(variable, .binding).compactMap { binding -> PropertyFacts? in
            guard let pattern = tree.child(binding, .identifierPattern) else { return nil }
            let origin = begin(variable, tree.name(pattern))
            let read = body(of: binding, attributes: attributes, origin)
            let annotation = tree.child(binding, .typeAnnotation)
            let type = annotation.flatMap { tree.type(in: $0) }
            let named = type.flatMap { TypeName($0, in: tree) }
            return PropertyFacts(
                id: origin.declaration, name: tree.name(pattern),
                type: named, closureTypes: closureTypes(of: type, named: named),
                attributes: read.attributes, environmentType: key?.type, environmentKey: key?.key,
                isStatic: isStatic, isSetPrivately: isSetPrivately, condition: condition, documentation: documentation,
                declaration: declaration(of: pattern, annotation, in: variable),
                location: origin.location(ofOffset: tree.start(pattern)), body: read.body)
        }
    }

    /// Attributes, modifiers, name and type on one line.
    private func declaration(of pattern: Node, _ annotation: Node?, in variable: Node) -> String {
        let attributes = tree.attributes(of: variable).map { SourceSummary.text(of: $0, in: tree) + " " }.joined()
        let modifiers = tree.modifiers(of: variable).map { $0 + " " }.joined()
        let type = annotation.map { SourceSummary.text(of: $0, in: tree) } ?? ""
        return attributes + modifiers + tree.word(variable) + " " + SourceSummary.text(of: pattern, in: tree) + type
    }

    /// What `@Environment(…)`, `@Injected(…)` or `@UIApplicationDelegateAdaptor(…)` names: a type or a key.
    private func environment(_ attribute: Node) -> (type: TypeName?, key: String?) {
        guard let value = tree.child(attribute, .argument).flatMap({ tree.expression(in: $0) }) else {
            return (nil, nil)
        }
        if tree.kind(value) == .keyPath {
            let last = Array(tree.children(value)).last
            return (nil, last.flatMap { tree.kind($0) == .keyPathProperty ? tree.name($0) : nil })
        }
        guard tree.kind(value) == .memberAccess, tree.isNamed(value, "self"), let base = tree.child(value) else {
            return (nil, nil)
        }
        let generic = TypeName.arguments(of: base, in: tree)
        let name = tree.kind(base) == .specialization ? tree.child(base) ?? base : base
        return (TypeName(tree.text(name).split(separator: ".").map(String.init), arguments: generic), nil)
    }

    mutating func cases(_ declaration: Node) -> [CaseFacts] {
        let documentation = DocComment.text(before: declaration, in: tree)
        return tree.children(declaration, .enumCase).map { element in
            let list = tree.child(element, .parameters).map { tree.children($0, .parameter) } ?? []
            let parameters = list.enumerated().map { position, parameter in
                let label = tree.token(parameter).map { tree.name(ofToken: $0) }
                return Parameter(
                    label: label == "_" ? nil : label, name: tree.innerName(parameter) ?? "value\(position + 1)",
                    type: tree.type(in: parameter).map { SourceSummary.text(of: $0, in: tree) } ?? "",
                    defaultValue: tree.expression(in: parameter).map { SourceSummary.text(of: $0, in: tree) })
            }
            let origin = begin(element, "case \(tree.name(element))")
            return CaseFacts(
                id: origin.declaration, name: tree.name(element), parameters: parameters,
                types: list.map { tree.type(in: $0).flatMap { TypeName($0, in: tree) } }, condition: condition,
                documentation: documentation, declaration: "case " + SourceSummary.text(of: element, in: tree),
                location: origin.location(ofOffset: start(ofName: element)))
        }
    }

    /// Modifiers, name, parameters and return type on one line.
    private func declaration(of function: Node, _ signature: Node?) -> String {
        let modifiers = tree.modifiers(of: function).map { $0 + " " }.joined()
        let generics = tree.child(function, .genericParameters).map { tree.text($0) } ?? ""
        return modifiers + "func " + tree.word(function) + generics
            + (signature.map { SourceSummary.text(of: $0, in: tree) } ?? "")
    }

    /// The `@available` attribute that makes a declaration unusable, if there is one.
    private func unavailability(of function: Node) -> String? {
        tree.ownAttributes(of: function)
            .first { attribute in
                tree.attributeName(attribute) == "available"
                    && tree.children(attribute, .availabilityArgument).contains(where: rulesOut)
            }
            .map { SourceSummary.text(of: $0, in: tree) }
    }

    /// Whether an argument of `@available` depends on more than the system's version: `unavailable`, `obsoleted: 18`, or the
    /// version of the language, `swift 6`. The word `swift` alone stands before what is said of it.
    private func rulesOut(_ argument: Node) -> Bool {
        if tree.isNamed(argument, "unavailable") || tree.isNamed(argument, "obsoleted") { return true }
        let next = tree.first(argument) + 1
        return tree.isNamed(argument, "swift") && next < tree.end(argument) && tree.text(ofToken: next) != ","
    }

    private func start(ofName node: Node) -> Int {
        tree.token(node).map { Int(tree.tokens[$0].start) } ?? tree.start(node)
    }

    /// A node's text with the comments and the white space that belong to it.
    private func text(withSpaceAround node: Node) -> String {
        let start = Int(tree.tokens[tree.first(node)].leading)
        let end = tree.end(node)
        return tree.text(start..<max(start, end < tree.tokens.count ? Int(tree.tokens[end].leading) : tree.bytes.count))
    }
}
