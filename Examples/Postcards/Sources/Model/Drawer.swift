import Foundation

/// A postcard.
struct Card: Identifiable, Hashable {
    let id: Int
    let place: String
    /// Who wrote it, or to whom it was written.
    let name: String
    let words: String
}

/// Where cards are kept.
final class Drawer: ObservableObject {
    @Published private(set) var cards = [
        Card(id: 12, place: "Lisbon", name: "Ada", words: "The trams are as steep as they say."),
        Card(id: 11, place: "Bergen", name: "Olav", words: "It rains, and it is beautiful."),
    ]

    var people: [String] {
        Set(cards.map(\.name)).sorted()
    }

    func card(_ id: Card.ID) -> Card? {
        cards.first { $0.id == id }
    }

    func post(_ address: Address, to name: String?) {
        guard let name else { return }
        cards.insert(Card(id: cards.count + 11, place: address.picture, name: name, words: address.words), at: 0)
    }
}
