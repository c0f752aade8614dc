import Base

extension Transition: Codable {
    private enum CodingKeys: String, CodingKey {
        case from, fromId, coordinator, coordinatorId, destination, to, toId, style, evidence, through, call, location
        case platforms
    }

    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: CodingKeys.self)
        try keys.encode(from, name: .from, id: .fromId)
        try keys.encode(coordinator, name: .coordinator, id: .coordinatorId)
        try keys.encode(destination, forKey: .destination)
        try keys.encode(to, name: .to, id: .toId)
        try keys.encode(style, forKey: .style)
        try keys.encode(evidence, forKey: .evidence)
        if !through.isEmpty { try keys.encode(through, forKey: .through) }
        try keys.encodeIfPresent(call, forKey: .call)
        try keys.encode(location, forKey: .location)
        if platforms != .all { try keys.encode(platforms.members, forKey: .platforms) }
    }

    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            from: try keys.reference(name: .from, id: .fromId),
            coordinator: try keys.referenceIfPresent(name: .coordinator, id: .coordinatorId),
            destination: try keys.decode(String.self, forKey: .destination),
            to: try keys.referenceIfPresent(name: .to, id: .toId),
            style: try keys.decode(Style.self, forKey: .style),
            evidence: try keys.decode(Evidence.self, forKey: .evidence),
            through: try keys.decodeIfPresent([String].self, forKey: .through) ?? [],
            call: try keys.decodeIfPresent(String.self, forKey: .call),
            location: try keys.decode(SourceLocation.self, forKey: .location),
            platforms: try keys.decodeIfPresent([AppPlatform].self, forKey: .platforms).map(Platforms.init) ?? .all)
    }
}

extension Exit: Codable {
    private enum CodingKeys: String, CodingKey {
        case from, fromId, coordinator, coordinatorId, style, evidence, through, call, to, location
    }

    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: CodingKeys.self)
        try keys.encode(from, name: .from, id: .fromId)
        try keys.encode(coordinator, name: .coordinator, id: .coordinatorId)
        try keys.encode(style, forKey: .style)
        try keys.encode(evidence, forKey: .evidence)
        if !through.isEmpty { try keys.encode(through, forKey: .through) }
        try keys.encode(call, forKey: .call)
        try keys.encodeIfPresent(to, forKey: .to)
        try keys.encode(location, forKey: .location)
    }

    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            from: try keys.reference(name: .from, id: .fromId),
            coordinator: try keys.referenceIfPresent(name: .coordinator, id: .coordinatorId),
            style: try keys.decode(ExitStyle.self, forKey: .style),
            evidence: try keys.decode(Evidence.self, forKey: .evidence),
            through: try keys.decodeIfPresent([String].self, forKey: .through) ?? [],
            call: try keys.decode(String.self, forKey: .call),
            to: try keys.decodeIfPresent(String.self, forKey: .to),
            location: try keys.decode(SourceLocation.self, forKey: .location))
    }
}
