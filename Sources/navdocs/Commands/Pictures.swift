import Drawing
import NavigationModel
import Render

/// The pictures of an app as files.
enum Pictures {
    /// The name of the whole app's file.
    private static let overview = "app"

    /// A file for each coordinator, called as in a site; for none, the whole app and a file for every coordinator.
    static func files(
        of chosen: [Coordinator], format: ExportFormat, inferred: InferredLines, index: GraphIndex
    ) throws -> [OutputFile] {
        let ending = format.endings.first ?? ""
        let slugs = Slugs(index.graph.coordinators.map(\.id))
        var files: [OutputFile] = []
        if chosen.isEmpty {
            files.append(
                OutputFile(
                    path: overview + ending,
                    contents: try contents(of: .app, format: format, inferred: inferred, index: index)))
        }
        for coordinator in chosen.isEmpty ? index.graph.coordinators : chosen {
            let slug = slugs[coordinator.id] ?? ""
            // Some file systems take upper and lower case for the same.
            let name = slug.lowercased() == overview ? "\(slug)-2" : slug
            let picture = try contents(
                of: .coordinator(coordinator.id), format: format, inferred: inferred, index: index)
            files.append(OutputFile(path: name + ending, contents: picture))
        }
        return files
    }

    /// One picture.
    static func contents(
        of subject: GraphSubject, format: ExportFormat, inferred: InferredLines, index: GraphIndex
    ) throws -> [UInt8] {
        if format == .mermaid { return Array(Mermaid.text(of: subject, index: index, inferred: inferred).utf8) }
        let drawing = GraphDrawing(of: subject, layout: .wide, index: index, inferred: inferred) { _ in nil }
        return Array((format == .dot ? drawing.dot : try drawing.standaloneSVG()).utf8)
    }
}
