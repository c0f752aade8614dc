import FlowStacks
import SwiftUI

enum RescueScreen {
    case alarm
    case boat(name: String)
    case report
}

enum Way {
    case pushing, sheet, cover
}

final class RescueModel: ObservableObject {
    @Published var routes: Routes<RescueScreen> = [.root(.alarm, embedInNavigationView: true)]
    @Published private(set) var ordered: RescueScreen?

    func show(screen: RescueScreen, by way: Way) {
        switch way {
        case .pushing:
            routes.push(screen)
        case .sheet:
            routes.presentSheet(screen, embedInNavigationView: true)
        case .cover:
            routes.presentCover(screen)
        }
    }

    func launch(_ name: String) {
        show(screen: .boat(name: name), by: .cover)
    }

    func obey() {
        guard let ordered else { return }
        show(screen: ordered, by: .pushing)
    }

    func standDown() {
        RouteSteps.withDelaysIfUnsupported(self, \.routes) {
            $0.goBackToRoot()
        }
    }
}

struct RescueCoordinator: View {
    @StateObject private var model = RescueModel()

    var body: some View {
        Router($model.routes) { screen, _ in
            switch screen {
            case .alarm: AlarmView(model: model)
            case let .boat(name): BoatView(name: name, model: model)
            case .report: ReportView(model: model)
            }
        }
    }
}

struct AlarmView: View {
    @ObservedObject var model: RescueModel

    var body: some View {
        Button("Launch") { model.launch("Hope") }
    }
}

struct BoatView: View {
    let name: String
    @ObservedObject var model: RescueModel

    var body: some View {
        Button("Report") { model.show(screen: .report, by: .sheet) }
    }
}

struct ReportView: View {
    @ObservedObject var model: RescueModel

    var body: some View {
        Button("All safe") { model.standDown() }
    }
}
