/// A place in the source: a path relative to the root that was read, and a position in it.
package struct SourceLocation: Hashable, Codable, Sendable {
    /// The path with `/` between components, relative to the root given on the command line.
    package var file: String
    /// The line, counted from 1.
    package var line: Int
    /// The column in UTF-8 bytes, counted from 1.
    package var column: Int

    package init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }
}

extension SourceLocation: Comparable {
    package static func < (left: Self, right: Self) -> Bool {
        (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }
}

extension SourceLocation: CustomStringConvertible {
    package var description: String { "\(file):\(line):\(column)" }
}
