import Observation
import SwiftUI

/// Knows which halls are open, and leads into them.
@Observable
final class HallListModel {
    let halls: [Hall]
    private let router: Router

    init(holdings: Holdings, router: Router) {
        halls = holdings.halls
        self.router = router
    }

    /// Into a hall, unless it is shut today.
    func enter(_ hall: Hall) {
        guard hall.isOpen else { return }
        router.push(.hall(number: hall.number))
    }

    /// For whoever does not care in which hall it hangs.
    func showBest() {
        router.push(.piece(id: 17))
    }
}

/// Every hall, the shut ones in grey.
struct HallListView: View {
    let model: HallListModel

    var body: some View {
        List(model.halls) { hall in
            Button(hall.name) { model.enter(hall) }
                .disabled(!hall.isOpen)
        }
        .toolbar {
            Button("The one to see") { model.showBest() }
        }
    }
}
