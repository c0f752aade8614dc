import SwiftUI

/// One stack for the whole visit. Every route and every sheet becomes a view here and nowhere else.
struct RootView: View {
    @State private var router = Router()
    @State private var holdings = Holdings()

    var body: some View {
        NavigationStack(path: $router.path) {
            FoyerView()
                .navigationDestination(for: Route.self) { route in
                    switch route {
                    // MARK: - Routes (auto-generated)
                    case .hallList:
                        HallListView(model: HallListModel(holdings: holdings, router: router))
                    case .opening:
                        OpeningView()
                    case .ticket:
                        TicketView()
                    // MARK: - End auto-generated

                    case .hall(let number):
                        HallView(number: number)
                    case .piece(let id):
                        PieceView(id: id)
                    }
                }
        }
        .sheet(item: $router.sheet) { sheet in
            switch sheet {
            case .plan:
                PlanView()
            case .audio(let piece):
                AudioView(piece: piece)
            }
        }
        .fullScreenCover(item: $router.cover) { cover in
            switch cover {
            case .closeUp(let piece):
                CloseUpView(piece: piece)
            }
        }
        .environment(router)
        .environment(holdings)
        .onOpenURL { router.follow($0) }
    }
}
