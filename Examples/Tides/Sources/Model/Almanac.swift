import Foundation
import Observation

/// A place with a tide of its own.
struct Harbour: Identifiable, Hashable {
    let id: String
    let name: String
}

/// High or low water.
struct Turn: Identifiable, Hashable {
    let id: Int
    let title: String
    /// In metres above chart datum.
    let height: Double
}

/// A day in the log.
struct Entry: Identifiable, Hashable {
    let id: UUID
    let day: String
    let text: String
}

/// The harbours, the tides of the one that counts, and the log.
@Observable
final class Almanac {
    var home: Harbour.ID?
    let harbours = [
        Harbour(id: "amble", name: "Amble"),
        Harbour(id: "whitby", name: "Whitby"),
    ]
    let turns = [
        Turn(id: 0, title: "High water 04:12", height: 5.1),
        Turn(id: 1, title: "Low water 10:20", height: 1.3),
    ]
    private(set) var entries: [Entry] = []

    func turn(_ id: Turn.ID) -> Turn { turns[id] }

    func write(_ text: String) {
        let day = Date.now.formatted(date: .abbreviated, time: .omitted)
        entries.insert(Entry(id: UUID(), day: day, text: text), at: 0)
    }
}
