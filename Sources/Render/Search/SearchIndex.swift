import Base
import NavigationModel
import PageElements

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What search looks through, as a script: a page that is opened from a disk may load no other kind of file.
struct SearchIndex: PartContent {
    private let entries: [SearchEntry]

    init(_ site: SiteContent) { entries = SearchEntries.all(of: site) }

    /// The script, which puts the index where the page's own script looks for it.
    func files() throws -> [OutputFile] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let table = try encoder.encode(Table(entries))
        // No angle bracket, so that the script can stand in a page as well.
        let text = String(decoding: table, as: UTF8.self).replacing("<", with: "\\u003c")
        return [OutputFile(path: Addresses.searchIndex, text: "globalThis.navdocsSearchIndex = \(text);\n")]
    }

    /// Each kind and each place is written once; entries refer to them by position.
    private struct Table: Encodable {
        /// The word and the pictogram of each kind: no page has the pictograms of all.
        let kinds: [[String]]
        let places: [String]
        let entries: [Row]

        init(_ entries: [SearchEntry]) {
            kinds = SearchKind.all.map { [$0.word, $0.icon.drawing.text] }
            let kindPositions = Dictionary(uniqueKeysWithValues: SearchKind.all.enumerated().map { ($1, $0) })
            places = Set(entries.map { PlainText.visible($0.place) }).sorted()
            let placePositions = Dictionary(uniqueKeysWithValues: places.enumerated().map { ($1, $0) })
            self.entries = entries.map { entry in
                Row(
                    kind: kindPositions[entry.kind] ?? 0, place: placePositions[PlainText.visible(entry.place)] ?? 0,
                    entry: entry)
            }
        }
    }

    /// `[kind, name, note, place, address]`.
    private struct Row: Encodable {
        let kind: Int
        let place: Int
        let entry: SearchEntry

        func encode(to encoder: any Encoder) throws {
            var list = encoder.unkeyedContainer()
            try list.encode(kind)
            try list.encode(PlainText.visible(entry.name))
            try list.encode(PlainText.visible(entry.note))
            try list.encode(place)
            try list.encode(entry.address)
        }
    }
}
