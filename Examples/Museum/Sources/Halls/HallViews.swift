import SwiftUI

/// One hall, in the order in which its pieces hang.
struct HallView: View {
    let number: Int

    @Environment(Holdings.self) private var holdings

    var body: some View {
        List(holdings.pieces(in: number)) { piece in
            NavigationLink(piece.title, value: Route.piece(id: piece.id))
        }
        .navigationTitle("Hall \(number)")
    }
}

/// One piece, and two ways to get closer.
struct PieceView: View {
    let id: Piece.ID

    @Environment(Router.self) private var router

    var body: some View {
        VStack {
            Button("Listen") { router.sheet = .audio(piece: id) }
            Button("Closer") { router.cover = .closeUp(piece: id) }
            Button("Back to the hall") { router.pop() }
            Button("Foyer") { router.popToRoot() }
        }
    }
}

/// Three minutes about one piece.
struct AudioView: View {
    let piece: Piece.ID

    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Stop") { dismiss() }
    }
}

/// Every brush stroke of one piece.
struct CloseUpView: View {
    let piece: Piece.ID

    @Environment(Router.self) private var router

    var body: some View {
        Button("Step back") { router.cover = nil }
    }
}
