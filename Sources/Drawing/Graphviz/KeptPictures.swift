/// Pictures that were drawn before, as Graphviz drew them.
package protocol KeptPictures: Sendable {
    /// The SVG of a graph in DOT; nil where it was not drawn before.
    func svg(of dot: String) -> String?

    /// Keeps what was drawn.
    func keep(_ svg: String, of dot: String)
}

/// What draws pictures.
package enum PictureMachine {
    /// What tells its pictures from those of another one.
    package static var version: String { Graphviz.version }

    /// Lets it take pictures from what was drawn before, for the rest of the run. They are the same as it would draw.
    package static func take(from pictures: any KeptPictures) { Graphviz.take(from: pictures) }
}
