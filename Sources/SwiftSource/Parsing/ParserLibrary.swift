/// SwiftParser, which reads what navdocs' own parser is not certain of.
package enum ParserLibrary {
    /// The version of Swift that it belongs to, as far as it is known.
    package static var version: String {
        #if compiler(>=6.5)
            "6.5 or later"
        #elseif compiler(>=6.4)
            "6.4"
        #elseif compiler(>=6.3)
            "6.3"
        #elseif compiler(>=6.2)
            "6.2"
        #else
            "6.1"
        #endif
    }

    /// Whether it reads Swift.
    package static var reads: Bool {
        let tree = TreeConverter.tree(of: "struct Home {\n")
        return tree.child(tree.file) != nil
    }
}
