import Facts

extension TypeName {
    /// The type that a type expression is about, nil for functions and tuples of several.
    package init?(_ type: Node, in tree: SyntaxTree, depth: Int = 0) {
        guard depth < 50 else { return nil }
        func inner(_ type: Node?) -> TypeName? { type.flatMap { TypeName($0, in: tree, depth: depth + 1) } }
        func types(_ node: Node) -> [Node] { tree.children(node).filter { tree.kind($0).isType } }
        let found: TypeName?
        switch tree.kind(type) {
        case .identifierType:
            let name = tree.name(type)
            let arguments = types(type)
            let isOptional = name == "Optional" && tree.first(type) + 1 < tree.end(type)
            found =
                isOptional
                ? arguments.lazy.compactMap { inner($0) }.first
                : TypeName([name], arguments: arguments.compactMap(inner))
        case .memberType:
            let parts = types(type)
            found = inner(parts.first).map {
                TypeName($0.components + [tree.name(type)], arguments: parts.dropFirst().compactMap(inner))
            }
        case .optionalType, .attributedType, .someOrAny, .metatype: found = inner(tree.type(in: type))
        case .composition:
            let parts = types(type).compactMap(inner)
            found = parts.first.map { first in
                var first = first
                first.joined += parts.dropFirst()
                return first
            }
        case .arrayType: found = TypeName(["Array"], arguments: inner(tree.type(in: type)).map { [$0] } ?? [])
        case .dictionaryType:
            let parts = types(type)
            found = inner(parts.last).map {
                TypeName(["Dictionary"], arguments: [inner(parts.first) ?? TypeName("Any"), $0])
            }
        case .tupleType:
            let elements = tree.children(type, .tupleElement)
            found = elements.count == 1 ? inner(tree.type(in: elements[0])) : nil
        default: found = nil
        }
        guard let found else { return nil }
        self = found
    }

    /// The types that a type is at once: `UIViewController` and `Reloading` of `UIViewController & Reloading`.
    static func parts(of type: Node, in tree: SyntaxTree) -> [TypeName] {
        guard tree.kind(type) == .composition else { return TypeName(type, in: tree).map { [$0] } ?? [] }
        return tree.children(type).filter { tree.kind($0).isType }.compactMap { TypeName($0, in: tree) }
    }

    /// The types of a function's parameters: `(Planet, Int) -> Void`, `((Planet) -> Void)?`.
    static func parameters(ofFunction type: Node, in tree: SyntaxTree) -> [TypeName?] {
        var type = type
        for _ in 0..<5 where tree.kind(type) != .otherType {
            let element = tree.kind(type) == .tupleType ? tree.child(type, .tupleElement) : nil
            guard let inner = tree.type(in: element ?? type) else { return [] }
            type = inner
        }
        return tree.children(type, .tupleElement).map { tree.type(in: $0).flatMap { TypeName($0, in: tree) } }
    }

    /// The types that a callee is written with.
    static func arguments(of callee: Node, in tree: SyntaxTree) -> [TypeName] {
        guard tree.kind(callee) == .specialization else { return [] }
        return tree.children(callee).filter { tree.kind($0).isType }.compactMap { TypeName($0, in: tree) }
    }
}
