import Observation

/// A room with pieces.
struct Hall: Identifiable, Hashable {
    let number: Int
    let name: String
    let isOpen: Bool

    var id: Int { number }
}

/// A thing worth looking at. The first digits of its number are those of its hall.
struct Piece: Identifiable, Hashable {
    let id: Int
    let title: String
}

/// All that hangs and stands.
@Observable
final class Holdings {
    let halls = [
        Hall(number: 1, name: "Portraits", isOpen: true),
        Hall(number: 2, name: "Rivers and bridges", isOpen: false),
    ]
    private let pieces = [
        Piece(id: 11, title: "A woman reading"),
        Piece(id: 17, title: "Self-portrait with a hat"),
        Piece(id: 21, title: "Ferry at dusk"),
    ]

    func pieces(in hall: Int) -> [Piece] {
        pieces.filter { $0.id / 10 == hall }
    }
}
