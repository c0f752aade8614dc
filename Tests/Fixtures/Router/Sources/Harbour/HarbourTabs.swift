import SwiftUI

enum HarbourTab: Hashable {
    case berths, people, pilot, lamps, moorings, quay
}

struct HarbourTabs: View {
    @State private var berths = DeskRouter()
    @State private var people = DeskRouter()
    @State private var tab: HarbourTab = .berths

    var body: some View {
        TabView(selection: $tab) {
            NavigationStack(path: $berths.path) {
                BerthList().withAppRouter()
            }
            .environment(berths)
            .tabItem { Label("Berths", systemImage: "ferry") }
            .tag(HarbourTab.berths)

            NavigationStack(path: $people.path) {
                PeopleList().withAppRouter()
            }
            .environment(people)
            .tabItem { Label("People", systemImage: "person.2") }
            .tag(HarbourTab.people)

            PilotView()
                .tabItem { Label("Pilot", systemImage: "helm") }
                .tag(HarbourTab.pilot)
            LampsView()
                .tabItem { Label("Lamps", systemImage: "lightbulb") }
                .tag(HarbourTab.lamps)
            MooringView()
                .tabItem { Label("Moorings", systemImage: "link") }
                .tag(HarbourTab.moorings)
            QuayView()
                .tabItem { Label("Quay", systemImage: "shippingbox") }
                .tag(HarbourTab.quay)
        }
    }
}
