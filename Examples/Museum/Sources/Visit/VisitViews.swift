import SwiftUI

/// The first room: pictures of today, and all ways on.
struct FoyerView: View {
    /// A way on, as it is written on the wall.
    struct Sign: Identifiable {
        let title: String
        let route: Route

        var id: String { title }
    }

    private let signs = [
        Sign(title: "Halls", route: .hallList),
        Sign(title: "Opening hours", route: .opening),
    ]

    @Environment(Router.self) private var router

    var body: some View {
        List {
            ForEach(signs) { sign in
                Button(sign.title) { router.push(sign.route) }
            }
            Button("My ticket") { router.push(.ticket) }
        }
        .navigationTitle("Museum")
        .toolbar {
            Button("Plan", systemImage: "map") { router.present(.plan) }
        }
    }
}

/// When the doors are open, and when they are not.
struct OpeningView: View {
    var body: some View { Text("Tuesday to Sunday, ten to six") }
}

/// What has to be shown at the door.
struct TicketView: View {
    @Environment(Router.self) private var router

    var body: some View {
        VStack {
            Image(systemName: "qrcode").resizable().scaledToFit()
            Button("Go in") { router.replace(.hallList) }
        }
    }
}

/// All floors. A tap on a door leads through it.
struct PlanView: View {
    @Environment(Router.self) private var router
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        List(1..<5) { number in
            Button("Hall \(number)") {
                dismiss()
                router.push(.hall(number: number))
            }
        }
    }
}
