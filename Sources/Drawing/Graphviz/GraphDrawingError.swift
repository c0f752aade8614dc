/// Why a picture could not be drawn.
package enum GraphDrawingError: Error, Equatable {
    /// Graphviz refused the text; its own words.
    case graphviz(String)
}
