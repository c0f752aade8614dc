/// A place in the source, counted from the declaration it stands in, so that nothing written above or below that
/// declaration changes it. A ``FileLayout`` turns it into a line and a column.
package struct RelativeLocation: Hashable, Sendable {
    package let declaration: DeclarationID
    /// In bytes of UTF-8 from where the declaration begins, its attributes included.
    package let offset: Int
    /// The path relative to the root that was read.
    package let file: String

    package init(file: String, declaration: DeclarationID, offset: Int) {
        self.declaration = declaration
        self.offset = offset
        self.file = file
    }

    /// For what stands in no file, or where that is not known.
    package static let unknown = RelativeLocation(file: "", declaration: .file, offset: 0)
}
