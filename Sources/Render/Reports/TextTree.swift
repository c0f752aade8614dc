import NavigationModel

/// The coordinators as an indented tree, for a terminal.
package enum TextTree {
    /// The tree's text.
    /// - Parameter subjects: the coordinators to print, or all when empty.
    package static func text(of subjects: [Coordinator], index: GraphIndex) -> String { "" }
}
