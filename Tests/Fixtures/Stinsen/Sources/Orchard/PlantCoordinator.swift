import Stinsen
import SwiftUI

final class PlantCoordinator {
    let stack: Stinsen.NavigationStack<PlantCoordinator> = .init(initial: \.seed)

    @Route var seed = makeSeed
    @Route(
        .push
    )
    var water = makeWater

    func makeSeed() -> SeedView { SeedView(plan: self) }
    func makeWater(litres: Double) -> some View { NavigationView { WaterView() } }
}

extension PlantCoordinator: NavigationCoordinatable {
    func watered() { dismissCoordinator { print("done") } }
    func soak() { route(to: \.water, 2.5) }
}

struct SeedView: View {
    let plan: PlantCoordinator

    var body: some View { Button("Water it") { plan.soak() } }
}

struct WaterView: View {
    @EnvironmentObject private var router: PlantCoordinator.Router

    var body: some View { Button("Done") { router.coordinator.watered() } }
}
