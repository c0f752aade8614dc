import Base

extension EntryPoint: Codable {
    private enum CodingKeys: String, CodingKey { case name, to, toId, role, location }

    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: CodingKeys.self)
        try keys.encode(name, forKey: .name)
        try keys.encode(to, name: .to, id: .toId)
        try keys.encode(role, forKey: .role)
        try keys.encode(location, forKey: .location)
    }

    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            name: try keys.decode(String.self, forKey: .name),
            to: try keys.reference(name: .to, id: .toId),
            role: try keys.decodeIfPresent(EntryRole.self, forKey: .role) ?? .app,
            location: try keys.decode(SourceLocation.self, forKey: .location))
    }
}

extension DeepLinkHop: Codable {
    private enum CodingKeys: String, CodingKey {
        case coordinator, coordinatorId, destination, style, to, toId, expects, mismatched
    }

    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: CodingKeys.self)
        try keys.encode(coordinator, name: .coordinator, id: .coordinatorId)
        try keys.encode(destination, forKey: .destination)
        try keys.encode(style, forKey: .style)
        try keys.encode(to, name: .to, id: .toId)
        try keys.encodeIfPresent(expects, forKey: .expects)
        if mismatched { try keys.encode(mismatched, forKey: .mismatched) }
    }

    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            coordinator: try keys.reference(name: .coordinator, id: .coordinatorId),
            destination: try keys.decode(String.self, forKey: .destination),
            style: try keys.decode(Style.self, forKey: .style),
            to: try keys.referenceIfPresent(name: .to, id: .toId),
            expects: try keys.decodeIfPresent(String.self, forKey: .expects),
            mismatched: try keys.decodeIfPresent(Bool.self, forKey: .mismatched) ?? false)
    }
}

extension DeepLink: Codable {
    private enum CodingKeys: String, CodingKey { case name, trigger, coordinator, coordinatorId, hops, location }

    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: CodingKeys.self)
        try keys.encode(name, forKey: .name)
        try keys.encode(trigger, forKey: .trigger)
        try keys.encode(coordinator, name: .coordinator, id: .coordinatorId)
        try keys.encode(hops, forKey: .hops)
        try keys.encode(location, forKey: .location)
    }

    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            name: try keys.decode(String.self, forKey: .name),
            trigger: try keys.decode(String.self, forKey: .trigger),
            coordinator: try keys.reference(name: .coordinator, id: .coordinatorId),
            hops: try keys.decode([DeepLinkHop].self, forKey: .hops),
            location: try keys.decode(SourceLocation.self, forKey: .location))
    }
}
