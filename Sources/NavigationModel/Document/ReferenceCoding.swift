/// References are written by name; the id follows under a key of its own only where it says more than the name.
extension KeyedEncodingContainer {
    mutating func encode(_ reference: NodeReference?, name: Key, id: Key) throws {
        guard let reference else { return }
        try encode(reference.name, forKey: name)
        if reference.id != reference.name { try encode(reference.id, forKey: id) }
    }

    mutating func encode(_ references: [NodeReference], names: Key, ids: Key) throws {
        try encode(references.map(\.name), forKey: names)
        if references.contains(where: { $0.id != $0.name }) { try encode(references.map(\.id), forKey: ids) }
    }
}

extension KeyedDecodingContainer {
    func reference(name: Key, id: Key) throws -> NodeReference {
        let name = try decode(String.self, forKey: name)
        return NodeReference(name: name, id: try decodeIfPresent(String.self, forKey: id) ?? name)
    }

    func referenceIfPresent(name: Key, id: Key) throws -> NodeReference? {
        contains(name) ? try reference(name: name, id: id) : nil
    }

    func references(names: Key, ids: Key) throws -> [NodeReference] {
        let names = try decodeIfPresent([String].self, forKey: names) ?? []
        let ids = try decodeIfPresent([String].self, forKey: ids) ?? names
        return zip(names, ids).map { NodeReference(name: $0, id: $1) }
    }
}
