import Base

extension Screen: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, name, module, documentation, location, reads, readIds, contains, containedIds
    }

    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: CodingKeys.self)
        try keys.encode(id, forKey: .id)
        try keys.encode(name, forKey: .name)
        try keys.encode(module, forKey: .module)
        try keys.encodeIfPresent(documentation, forKey: .documentation)
        try keys.encodeIfPresent(location, forKey: .location)
        try keys.encode(reads, names: .reads, ids: .readIds)
        try keys.encode(contains, names: .contains, ids: .containedIds)
    }

    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try keys.decode(String.self, forKey: .id),
            name: try keys.decode(String.self, forKey: .name),
            module: try keys.decode(String.self, forKey: .module),
            documentation: try keys.decodeIfPresent(String.self, forKey: .documentation),
            location: try keys.decodeIfPresent(SourceLocation.self, forKey: .location),
            reads: try keys.references(names: .reads, ids: .readIds),
            contains: try keys.references(names: .contains, ids: .containedIds))
    }
}
