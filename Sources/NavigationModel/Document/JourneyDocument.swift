#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The JSON form of journeys: `navdocs path --format json`. Each step is written as in ``NavigationDocument``.
package struct JourneyDocument: Encodable {
    /// The format's name and version.
    package static let schema = "navdocs-path/1"

    private let to: String
    private let journeys: [Journey]

    /// - Parameter destination: what was asked for, as a name.
    package init(to destination: String, _ journeys: [Journey]) {
        to = destination
        self.journeys = journeys
    }

    /// The document's bytes: UTF-8, keys sorted, two spaces a level, a newline at the end.
    package var bytes: [UInt8] {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
            return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
        }
    }

    private enum CodingKeys: String, CodingKey { case schema, to, journeys }

    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: CodingKeys.self)
        try keys.encode(Self.schema, forKey: .schema)
        try keys.encode(to, forKey: .to)
        try keys.encode(journeys, forKey: .journeys)
    }
}

extension Journey: Encodable {
    private enum CodingKeys: String, CodingKey { case from, fromId, start, certainty, length, steps }

    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: CodingKeys.self)
        try keys.encode(start.place, name: .from, id: .fromId)
        try keys.encode(start.kind.rawValue, forKey: .start)
        try keys.encode(certainty, forKey: .certainty)
        try keys.encode(length, forKey: .length)
        try keys.encode(steps, forKey: .steps)
    }
}

extension Journey.Step: Encodable {
    private enum CodingKeys: String, CodingKey { case step, certainty, to, toId, entryPoint, transition }

    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: CodingKeys.self)
        try keys.encode(to, name: .to, id: .toId)
        try keys.encode(certainty, forKey: .certainty)
        switch means {
        case .mounted(let entry):
            try keys.encode("mounted", forKey: .step)
            try keys.encode(entry, forKey: .entryPoint)
        case .shown(let transition):
            try keys.encode("transition", forKey: .step)
            try keys.encode(transition, forKey: .transition)
        case .part: try keys.encode("part", forKey: .step)
        case .followed: try keys.encode("followed", forKey: .step)
        }
    }
}
