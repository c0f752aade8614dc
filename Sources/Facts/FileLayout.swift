import Base

/// Where the lines and the declarations of a file begin, and what its comments say about lines: all that may change while
/// the facts of the file stay as they are.
package struct FileLayout: Hashable, Sendable {
    /// Where a declaration begins.
    package struct Start: Hashable, Sendable {
        package let declaration: DeclarationID
        /// In bytes of UTF-8 from the beginning of the file.
        package let offset: Int

        package init(declaration: DeclarationID, offset: Int) {
            self.declaration = declaration
            self.offset = offset
        }
    }

    let lines: LineTable
    /// By identifier.
    let starts: [Start]
    /// A generator's markers, in order.
    package let markers: [GeneratorMarker]
    /// The comments that suppress findings, in order.
    package let suppressions: [SuppressionFacts]

    /// - Parameter starts: in any order.
    package init(
        lines: LineTable, starts: [Start], markers: [GeneratorMarker] = [], suppressions: [SuppressionFacts] = []
    ) {
        self.lines = lines
        self.starts = starts.sorted { $0.declaration.value < $1.declaration.value }
        self.markers = markers
        self.suppressions = suppressions
    }

    /// The layout of a file that is not parsed: all of it stands on its first line.
    package init(unparsed file: String) {
        self.init(lines: LineTable(file: file, []), starts: [])
    }

    /// The path of the file.
    package var file: String { lines.file }

    /// The line and the column of a place in the file.
    package func location(of place: RelativeLocation) -> SourceLocation {
        lines.location(ofOffset: offset(of: place))
    }

    /// How many bytes of UTF-8 stand before a place in the file.
    package func offset(of place: RelativeLocation) -> Int { start(of: place.declaration) + place.offset }

    /// The place of a byte, counted from the declaration that begins last before it.
    package func place(ofOffset offset: Int) -> RelativeLocation {
        let before = starts.filter { $0.offset <= offset }.max { $0.offset < $1.offset }
        return RelativeLocation(
            file: file, declaration: before?.declaration ?? .file, offset: offset - (before?.offset ?? 0))
    }

    /// Where a declaration begins; where the file does for ``DeclarationID/file``.
    private func start(of declaration: DeclarationID) -> Int {
        var low = 0
        var high = starts.count
        while low < high {
            let middle = (low + high) / 2
            if starts[middle].declaration.value < declaration.value { low = middle + 1 } else { high = middle }
        }
        return low < starts.count && starts[low].declaration == declaration ? starts[low].offset : 0
    }
}
