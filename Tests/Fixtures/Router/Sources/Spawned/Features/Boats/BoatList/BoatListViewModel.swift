import Observation

@MainActor
@Observable
final class BoatListViewModel {
    let boats = ["Gull", "Tern"]
    private let router: Router

    init(router: Router) {
        self.router = router
    }

    func didTapBoat() {
        router.push(.boatDetail)
    }

    func didTapBerth(_ number: Int) {
        router.push(.berth(number: number))
    }
}
