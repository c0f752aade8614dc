import Base
import Facts

/// The code between a generator's markers, which the generator keeps.
package struct ManagedCode: Sendable {
    private struct Region: Sendable {
        let begin: GeneratorMarker
        let end: SourceLocation
    }

    private let regions: [String: [Region]]
    /// Markers that begin a region which does not end, or end one which did not begin.
    package let unbalanced: [GeneratorMarker]

    /// Reads the markers of files.
    package init(_ layouts: [FileLayout]) {
        var regions: [String: [Region]] = [:]
        var unbalanced: [GeneratorMarker] = []
        for layout in layouts {
            var open: GeneratorMarker?
            for marker in layout.markers {
                switch (marker.kind, open) {
                case (.end, let begin?):
                    regions[layout.file, default: []].append(Region(begin: begin, end: marker.location))
                    open = nil
                case (.end, nil): unbalanced.append(marker)
                case (_, let before):
                    if let before { unbalanced.append(before) }
                    open = marker
                }
            }
            if let open { unbalanced.append(open) }
        }
        self.regions = regions
        self.unbalanced = unbalanced
    }

    /// The marker that begins the region of a kind around a place; nil where the place stands in none.
    package func marker(around place: SourceLocation, of kind: GeneratorMarker.Kind) -> GeneratorMarker? {
        regions[place.file]?.first { region in
            region.begin.kind == kind && region.begin.location < place && place < region.end
        }?.begin
    }

    /// Whether a file has a whole region of a kind.
    package func hasRegion(_ kind: GeneratorMarker.Kind, in file: String) -> Bool {
        regions[file]?.contains { $0.begin.kind == kind } ?? false
    }
}
