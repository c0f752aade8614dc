import Base
import Drawing
import NavigationModel

/// What the cards of a folded map open to: a picture for each, in a script that hands it to whoever loads it, so that it
/// can be read from the disk under the site's policy.
struct FoldFiles: Hashable, Sendable {
    private struct Fold: Hashable {
        /// The id of the card's node.
        let node: String
        /// Where its picture stands in the site.
        let path: String
        /// The coordinators in it.
        let names: [String]
        let drawing: GraphDrawing
    }

    static let folder = "graphs/folds"
    /// No slug is `index`.
    private static let names = "\(folder)/index.js"
    private let folds: [Fold]

    /// - Parameters:
    ///   - index: the graph whose map it is.
    ///   - context: the page the map stands on.
    init(_ index: GraphIndex, _ context: PageContext) {
        let all = GraphFold.all(of: index, inferred: context.site.inferred, link: context.address)
        let slugs = Slugs(all.map(\.name))
        folds = all.map { fold in
            Fold(
                node: fold.node, path: "\(Self.folder)/\(slugs[fold.name] ?? "").js",
                names: fold.coordinators.map { PlainText.visible($0.name) }, drawing: fold.drawing)
        }
    }

    var isEmpty: Bool { folds.isEmpty }

    /// The node of each card that opens and the file to load, a line each; nil where the map is not folded.
    func list(_ context: PageContext) -> String? {
        folds.isEmpty ? nil : folds.map { "\($0.node) \(context.link($0.path))" }.joined(separator: "\n")
    }

    /// The file with the names of what each card holds; nil where the map is not folded.
    func names(_ context: PageContext) -> String? { folds.isEmpty ? nil : context.link(Self.names) }

    /// The files.
    /// - Parameter idPrefix: what the ids of the map begin with.
    func files(idPrefix: String) throws -> [OutputFile] {
        guard !folds.isEmpty else { return [] }
        let names = folds.map { fold in
            let held = fold.names.map { ScriptText.quoted($0) }
            return "\(ScriptText.quoted(fold.node)): [\(held.joined(separator: ", "))]"
        }
        let index = Self.file(Self.names, holding: "{\n\(names.joined(separator: ",\n"))\n}")
        return try folds.map { fold in
            Self.file(fold.path, holding: ScriptText.quoted(try fold.drawing.inlineSVG(idPrefix: idPrefix)))
        } + [index]
    }

    /// A script that hands a value to the element that loaded it.
    private static func file(_ path: String, holding value: String) -> OutputFile {
        let event = "new CustomEvent(\"navdocs:fold\", { detail: \(value) })"
        return OutputFile(path: path, text: "document.currentScript.dispatchEvent(\(event));\n")
    }
}
