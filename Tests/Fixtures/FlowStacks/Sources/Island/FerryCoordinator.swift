import FlowStacks
import SwiftUI

enum FerryScreen {
    case ticket(price: Int)
    case timetable
}

struct FerryCoordinator: View {
    @State private var routes: Routes<FerryScreen> = []

    var body: some View {
        FerryView()
            .showing($routes, embedInNavigationView: true) { screen, _ in
                switch screen {
                case let .ticket(price): TicketView(price: price)
                case .timetable: TimetableView(routes: $routes)
                }
            }
    }
}

struct FerryView: View {
    @EnvironmentObject private var navigator: FlowNavigator<FerryScreen>

    var body: some View {
        Button("Times") { navigator.push(.timetable) }
    }
}

struct TimetableView: View {
    @Binding var routes: Routes<FerryScreen>

    var body: some View {
        VStack {
            Button("Buy") { routes.presentSheet(.ticket(price: 4)) }
            Button("Return") { routes = [.push(.timetable), .sheet(.ticket(price: 7), embedInNavigationView: false)] }
        }
    }
}

struct TicketView: View {
    let price: Int

    @Environment(\.presentationMode) private var presentationMode

    var body: some View { Button("Keep") { presentationMode.wrappedValue.dismiss() } }
}
