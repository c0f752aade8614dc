/// Where one can walk to.
enum Route: Hashable {
    // MARK: - Cases (auto-generated)
    case hallList
    case opening
    case ticket
    // MARK: - End auto-generated

    /// A hall, by the number above its door.
    case hall(number: Int)
    /// One piece, by the number beside it.
    case piece(id: Piece.ID)
}

/// What is held up in front of the visit and put away again.
enum Sheet: Hashable, Identifiable {
    /// The plan of all floors.
    case plan
    /// A voice that tells about one piece.
    case audio(piece: Piece.ID)

    var id: Self { self }
}

/// What takes the whole screen.
enum Cover: Hashable, Identifiable {
    /// Every brush stroke.
    case closeUp(piece: Piece.ID)

    var id: Self { self }
}
