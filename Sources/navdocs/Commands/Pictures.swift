import NavigationModel
import Render

/// The pictures of an app as files.
enum Pictures {
    /// A file for each coordinator; for none, the whole app and a file for every coordinator.
    static func files(
        of chosen: [Coordinator], format: ExportFormat, index: GraphIndex
    ) throws -> [OutputFile] {
        let ending = format.endings.first ?? ""
        var files: [OutputFile] = []
        var names = FileNames(taken: ["app"])
        if chosen.isEmpty {
            files.append(
                OutputFile(path: "app" + ending, contents: try contents(of: .app, format: format, index: index)))
        }
        // Every coordinator has the same name whichever are asked for.
        for coordinator in index.graph.coordinators {
            let name = names.name(for: coordinator.id)
            guard chosen.isEmpty || chosen.contains(where: { $0.id == coordinator.id }) else { continue }
            let picture = try contents(of: .coordinator(coordinator.id), format: format, index: index)
            files.append(OutputFile(path: name + ending, contents: picture))
        }
        return files
    }

    /// One picture.
    static func contents(of subject: GraphSubject, format: ExportFormat, index: GraphIndex) throws -> [UInt8] {
        if format == .mermaid { return Array(Mermaid.text(of: subject, index: index).utf8) }
        let drawing = GraphDrawing(of: subject, layout: .wide, index: index) { _ in nil }
        return Array((format == .dot ? drawing.dot : try drawing.standaloneSVG()).utf8)
    }
}
