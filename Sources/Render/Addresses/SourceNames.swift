import Base
import NavigationModel

/// Short names for files: the last part of the path, and as many folders before it as tell it from others.
struct SourceNames: Hashable, Sendable {
    private let names: [String: String]

    init(_ analysis: NavigationAnalysis) {
        let graph = analysis.graph
        var files = Set(graph.coordinators.map(\.location.file))
        files.formUnion(graph.coordinators.flatMap(\.destinations).map(\.location.file))
        files.formUnion(graph.screens.compactMap(\.location?.file))
        files.formUnion(graph.transitions.map(\.location.file))
        files.formUnion(graph.exits.map(\.location.file))
        files.formUnion(graph.entryPoints.map(\.location.file))
        files.formUnion(graph.deepLinks.map(\.location.file))
        files.formUnion(analysis.findings.map(\.location.file))
        files.formUnion(graph.notUnderstood.map(\.location.file))
        var names: [String: String] = [:]
        for (name, same) in Dictionary(grouping: files, by: { Self.ending($0, parts: 1) }) {
            if same.count == 1 {
                names[same[0]] = name
                continue
            }
            var parts = 2
            let deepest = same.map { $0.split(separator: "/").count }.max() ?? 1
            while parts < deepest, Set(same.map { Self.ending($0, parts: parts) }).count < same.count { parts += 1 }
            for file in same { names[file] = Self.ending(file, parts: parts) }
        }
        self.names = names
    }

    /// `HomeView.swift:41`.
    func short(_ location: SourceLocation) -> String {
        "\(names[location.file] ?? location.file):\(location.line)"
    }

    private static func ending(_ file: String, parts: Int) -> String {
        file.split(separator: "/").suffix(parts).joined(separator: "/")
    }
}
