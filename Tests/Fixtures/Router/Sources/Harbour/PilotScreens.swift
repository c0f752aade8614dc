import SwiftUI

@Observable
final class BoardingModel {
    private let router: PilotRouter

    init(router: PilotRouter) {
        self.router = router
    }

    func board(_ ship: Int) {
        router.navigate(to: .ship(id: ship))
    }
}

struct PilotHome: View {
    struct Item: Identifiable {
        let title: String
        let route: PilotRoute

        var id: String { title }
    }

    let model: BoardingModel

    @Environment(PilotRouter.self) private var router

    private let items = [
        Item(title: "Chart", route: .chart),
        Item(title: "Depths", route: .depths(metres: 6)),
    ]

    var body: some View {
        List {
            ForEach(items) { item in
                Button(item.title) { router.navigate(to: item.route) }
            }
            Button("Board") { model.board(7) }
            Button("Weather") { router.show(.weather) }
            Button("Report") { router.presentedSheet = .report(ship: 7) }
        }
    }
}

struct ChartView: View {
    @Environment(PilotRouter.self) private var router

    var body: some View { Button("Back") { router.back() } }
}

struct DepthsView: View {
    let metres: Int

    var body: some View { Text("\(metres) m") }
}

struct ShipView: View {
    let id: Int

    @Environment(PilotRouter.self) private var router

    var body: some View { Button("Call") { router.callRadio() } }
}

struct WeatherView: View {
    var body: some View { Text("Fog") }
}

struct ReportView: View {
    let ship: Int

    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Send") { dismiss() } }
}

struct RadioView: View {
    @Environment(PilotRouter.self) private var router

    var body: some View { Button("Over") { router.presentedCover = nil } }
}
