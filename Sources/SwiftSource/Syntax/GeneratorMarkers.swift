import Facts

/// Finds a generator's markers: line comments whose text after `//` is one of ``GeneratorMarker/Kind``.
package enum GeneratorMarkers {
    /// The markers of a file, in order.
    package static func markers(in tree: SyntaxTree, lines: LineTable) -> [GeneratorMarker] {
        // Few files have any, and looking at every token costs.
        guard tree.holds("auto-generated") else { return [] }
        return tree.lineComments.compactMap { comment in
            let text = tree.text(comment.range.lowerBound + 2..<comment.range.upperBound).trimmed()
            guard let kind = GeneratorMarker.Kind(rawValue: text) else { return nil }
            return GeneratorMarker(kind: kind, location: lines.location(ofOffset: comment.range.lowerBound))
        }
    }
}
