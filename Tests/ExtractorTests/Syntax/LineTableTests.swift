import Base
import Facts
import NavigationModel
import Testing
import SwiftSource

import Extractor

/// Lines and columns as editors count them, columns in bytes of UTF-8.
struct LineTableTests {
    @Test(arguments: [
        ("x", 1, 1), ("\nx", 2, 1), ("\n\n  x", 3, 3), ("\r\nx", 2, 1), ("\r\n\r\n x", 3, 2), ("\rx", 2, 1),
        ("/* é */ x", 1, 10), ("/* 🌱 */ x", 1, 12), ("// a\n/* b\n c */ x", 3, 7), ("\u{FEFF}\nx", 2, 1),
        ("\n\r\n\rx", 4, 1), ("#\"\"\"\na\n\"\"\"#\nx", 4, 1),
    ]) func lastExpressionStandsAt(_ source: String, _ line: Int, _ column: Int) throws {
        let tree = TreeConverter.tree(of: source)
        let last = try #require(tree.child(tree.file).flatMap { Array(tree.children($0)).last })
        let location = LineTable(file: "A.swift", text: source).location(ofOffset: tree.start(last))
        #expect(location == Base.SourceLocation(file: "A.swift", line: line, column: column))
    }
}
