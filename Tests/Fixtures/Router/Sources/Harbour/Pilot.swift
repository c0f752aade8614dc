import SwiftUI

enum PilotRoute: Hashable, Codable {
    case chart
    case depths(metres: Int)
    case ship(id: Int)
}

enum PilotSheet: Hashable, Identifiable {
    case weather
    case report(ship: Int)

    var id: Self { self }
}

enum PilotCover: String, Identifiable {
    case radio

    var id: String { rawValue }
}

@Observable
final class PilotRouter {
    var path: [PilotRoute] = []
    var presentedSheet: PilotSheet?
    var presentedCover: PilotCover?

    func navigate(to route: PilotRoute) {
        path.append(route)
    }

    func show(_ sheet: PilotSheet) {
        presentedSheet = sheet
    }

    func callRadio() {
        presentedCover = .radio
    }

    func back() {
        _ = path.popLast()
    }
}

struct PilotDestinations: ViewModifier {
    func body(content: Content) -> some View {
        content.navigationDestination(for: PilotRoute.self) { route in
            switch route {
            case .chart: ChartView()
            case .depths(let metres): DepthsView(metres: metres)
            case .ship(let id): ShipView(id: id)
            }
        }
    }
}

struct PilotView: View {
    @State private var router = PilotRouter()

    var body: some View {
        NavigationStack(path: $router.path) {
            PilotHome(model: BoardingModel(router: router))
                .modifier(PilotDestinations())
        }
        .sheet(item: $router.presentedSheet) { sheet in
            switch sheet {
            case .weather: WeatherView()
            case .report(let ship): ReportView(ship: ship)
            }
        }
        .fullScreenCover(item: $router.presentedCover) { cover in
            switch cover {
            case .radio: RadioView()
            }
        }
        .environment(router)
    }
}

final class PilotMail {
    private let router: PilotRouter

    init(router: PilotRouter) {
        self.router = router
    }

    func open(_ payload: Data) throws {
        let route = try JSONDecoder().decode(PilotRoute.self, from: payload)
        router.navigate(to: route)
    }
}
