import CGraphviz
import Synchronization

/// Graphviz, in process: the one place that calls the C library.
package enum Graphviz {
    /// libgvc keeps state of its own, so one drawing is made at a time. The last one is kept: a picture is often
    /// asked for twice in a row, for a page and for a file of its own.
    private static let last = Mutex<(dot: String, svg: String)?>(nil)
    /// What earlier runs drew.
    private static let kept = Mutex<(any KeptPictures)?>(nil)

    /// Lays a graph out with `dot` and draws it.
    /// - Parameter dot: one graph in DOT.
    /// - Throws: Graphviz's own words where it refuses the text.
    package static func svg(dot: String) throws(GraphDrawingError) -> String {
        let kept = kept.withLock(\.self)
        if let svg = kept?.svg(of: dot) { return svg }
        let svg = try drawn(dot: dot)
        kept?.keep(svg, of: dot)
        return svg
    }

    /// Takes pictures from what earlier runs drew, from now on.
    static func take(from pictures: any KeptPictures) { kept.withLock { $0 = pictures } }

    /// The version of Graphviz; empty where it does not say.
    package static var version: String {
        last.withLock { _ in
            let version = cgraphviz_version()
            defer { cgraphviz_free(version) }
            return version.map { String(cString: $0) } ?? ""
        }
    }

    private static func drawn(dot: String) throws(GraphDrawingError) -> String {
        let (svg, message) = last.withLock { last -> (String?, String?) in
            if let last, last.dot == dot { return (last.svg, nil) }
            var message: UnsafeMutablePointer<CChar>?
            let svg = cgraphviz_svg(dot, &message)
            defer {
                cgraphviz_free(svg)
                cgraphviz_free(message)
            }
            last = svg.map { (dot, String(cString: $0)) }
            return (last?.svg, message.map { String(cString: $0) })
        }
        guard let svg else { throw .graphviz(words(message ?? "out of memory")) }
        return svg
    }

    /// The width of one line of text in points, as the layout takes it to be.
    package static func width(of text: String, size: Double, bold: Bool = false) -> Double {
        cgraphviz_text_width(text, size, bold ? 1 : 0)
    }

    private static func words(_ message: String) -> String {
        message.split(whereSeparator: \.isNewline).map { line in
            let line = line.hasPrefix("Error: ") ? line.dropFirst(7) : line
            return line.split(separator: " ").joined(separator: " ")
        }.filter { !$0.isEmpty }.joined(separator: "; ")
    }
}

extension SVGElement {
    /// A line of text, as wide as the layout takes it to be: what draws it may have a wider font than Helvetica.
    func fitted(size: Double, bold: Bool = false) -> SVGElement {
        let line = children.map { if case .text(let text) = $0 { text } else { "" } }.joined()
        guard line.contains(where: { !$0.isWhitespace }) else { return self }
        var fitted = self
        fitted["textLength"] = SVGNumber.text(Graphviz.width(of: line, size: size, bold: bold))
        fitted["lengthAdjust"] = "spacingAndGlyphs"
        return fitted
    }
}
