import Base

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The JSON form of a graph with its findings: `navdocs export --format json`, and `navigation.json` in every site.
///
/// A public contract, described by `Schema/navdocs-1.schema.json`. Types are referred to by name as the source
/// writes them; where two types share a name, a key ending in `Id` or `Ids` beside it says which one is meant.
package enum NavigationDocument {
    /// The format's name and version, the value of `schema`.
    package static let schema = "navdocs/1"

    /// The document's bytes: UTF-8, keys sorted, two spaces a level, a newline at the end.
    package static func encode(
        _ analysis: NavigationAnalysis, on workers: some Workers = OneWorker()
    ) throws -> [UInt8] {
        // The transitions are about half of a document. Their key is the last, so they are encoded by themselves and appended.
        let (rest, transitions) = workers.both {
            Result { try bytes(of: DocumentRest(analysis: analysis)) }
        } other: {
            Result { try bytes(of: [NavigationAnalysis.CodingKeys.transitions.rawValue: analysis.graph.transitions]) }
        }
        // Between the end of one object, `\n}`, and the begin of the other, `{\n`.
        return try rest.get().dropLast(2) + Array(",\n".utf8) + transitions.get().dropFirst(2) + [UInt8(ascii: "\n")]
    }

    private static func bytes(of value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return try encoder.encode(value)
    }

    /// Reads a document back.
    /// - Throws: `DecodingError` when the bytes are not a document of this schema.
    package static func decode(_ bytes: [UInt8]) throws -> NavigationAnalysis {
        try JSONDecoder().decode(NavigationAnalysis.self, from: Data(bytes))
    }
}

/// A document without its transitions.
private struct DocumentRest: Encodable {
    let analysis: NavigationAnalysis

    func encode(to encoder: any Encoder) throws { try analysis.encodeRest(to: encoder) }
}

extension NavigationAnalysis: Codable {
    fileprivate enum CodingKeys: String, CodingKey {
        case schema, title, sourceFiles, coordinators, screens, transitions, exits, entryPoints, deepLinks, findings
        case notUnderstood
    }

    /// Writes the keys of the schema.
    package func encode(to encoder: any Encoder) throws {
        try encodeRest(to: encoder)
        var keys = encoder.container(keyedBy: CodingKeys.self)
        try keys.encode(graph.transitions, forKey: .transitions)
    }

    fileprivate func encodeRest(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: CodingKeys.self)
        try keys.encode(NavigationDocument.schema, forKey: .schema)
        try keys.encode(graph.title, forKey: .title)
        try keys.encode(graph.sourceFiles, forKey: .sourceFiles)
        try keys.encode(graph.coordinators, forKey: .coordinators)
        try keys.encode(graph.screens, forKey: .screens)
        try keys.encode(graph.exits, forKey: .exits)
        try keys.encode(graph.entryPoints, forKey: .entryPoints)
        try keys.encode(graph.deepLinks, forKey: .deepLinks)
        try keys.encode(findings, forKey: .findings)
        try keys.encode(graph.notUnderstood, forKey: .notUnderstood)
    }

    /// Reads the keys of the schema; others are passed over.
    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        let schema = try keys.decode(String.self, forKey: .schema)
        guard schema == NavigationDocument.schema else {
            throw DecodingError.dataCorruptedError(
                forKey: .schema, in: keys,
                debugDescription: "the schema is \(schema), not \(NavigationDocument.schema)")
        }
        let graph = NavigationGraph(
            title: try keys.decode(String.self, forKey: .title),
            sourceFiles: try keys.decode(Int.self, forKey: .sourceFiles),
            coordinators: try keys.decode([Coordinator].self, forKey: .coordinators),
            screens: try keys.decode([Screen].self, forKey: .screens),
            transitions: try keys.decode([Transition].self, forKey: .transitions),
            exits: try keys.decode([Exit].self, forKey: .exits),
            entryPoints: try keys.decode([EntryPoint].self, forKey: .entryPoints),
            deepLinks: try keys.decode([DeepLink].self, forKey: .deepLinks),
            notUnderstood: try keys.decode([NotUnderstood].self, forKey: .notUnderstood))
        self.init(graph, findings: try keys.decode([Finding].self, forKey: .findings))
    }
}
