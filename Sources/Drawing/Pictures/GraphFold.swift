import NavigationModel

/// A card of a folded map, and the picture of what it holds.
package struct GraphFold: Sendable {
    /// The id of the card's node, without prefix.
    package let node: String
    /// The module, or the folder.
    package let name: String
    package let coordinators: [Coordinator]
    /// Its coordinators and the lines between them.
    package let drawing: GraphDrawing

    /// Every card of the map that opens; none where the map is not folded.
    /// - Parameters:
    ///   - inferred: what becomes of lines that are only inferred.
    ///   - link: the address a node leads to, or nil for none.
    package static func all(of index: GraphIndex, inferred: InferredLines, link: (GraphLink) -> String?) -> [GraphFold]
    {
        withoutActuallyEscaping(link) { link in
            AppMap(index: index, inferred: inferred, link: link).folds.map { fold in
                GraphFold(
                    node: fold.node, name: fold.name, coordinators: fold.members, drawing: GraphDrawing(fold.plan))
            }
        }
    }
}
