import Base

extension Destination: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, name, kind, parameters, targets, targetIds, wrapper, tab, presentations, condition, trackedBy
        case managed, documentation, declaration, location, platforms
    }

    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: CodingKeys.self)
        try keys.encode(id, forKey: .id)
        try keys.encode(name, forKey: .name)
        try keys.encode(kind, forKey: .kind)
        try keys.encode(parameters, forKey: .parameters)
        try keys.encode(targets, names: .targets, ids: .targetIds)
        try keys.encodeIfPresent(wrapper, forKey: .wrapper)
        try keys.encodeIfPresent(tab, forKey: .tab)
        try keys.encode(presentations, forKey: .presentations)
        try keys.encodeIfPresent(condition, forKey: .condition)
        if platforms != .all { try keys.encode(platforms.members, forKey: .platforms) }
        try keys.encodeIfPresent(trackedBy, forKey: .trackedBy)
        if managed { try keys.encode(managed, forKey: .managed) }
        try keys.encodeIfPresent(documentation, forKey: .documentation)
        try keys.encodeIfPresent(declaration, forKey: .declaration)
        try keys.encode(location, forKey: .location)
    }

    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try keys.decode(String.self, forKey: .id),
            name: try keys.decode(String.self, forKey: .name),
            kind: try keys.decode(DestinationKind.self, forKey: .kind),
            parameters: try keys.decode([Parameter].self, forKey: .parameters),
            targets: try keys.references(names: .targets, ids: .targetIds),
            wrapper: try keys.decodeIfPresent(String.self, forKey: .wrapper),
            tab: try keys.decodeIfPresent(Tab.self, forKey: .tab),
            presentations: try keys.decode([Style].self, forKey: .presentations),
            condition: try keys.decodeIfPresent(String.self, forKey: .condition),
            trackedBy: try keys.decodeIfPresent(String.self, forKey: .trackedBy),
            managed: try keys.decodeIfPresent(Bool.self, forKey: .managed) ?? false,
            documentation: try keys.decodeIfPresent(String.self, forKey: .documentation),
            declaration: try keys.decodeIfPresent(String.self, forKey: .declaration),
            location: try keys.decode(SourceLocation.self, forKey: .location))
    }
}
