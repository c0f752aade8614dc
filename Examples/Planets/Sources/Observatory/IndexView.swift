import SwiftUI

/// The sidebar.
struct IndexView: View {
    @Environment(ObservatoryCoordinator.self) private var observatory
    @Environment(Catalogue.self) private var catalogue

    var body: some View {
        List(catalogue.planets) { planet in
            Button(planet.name) { observatory.show(planet.id) }
                .listRowBackground(observatory.selection == planet.id ? Color.accentColor.opacity(0.2) : nil)
        }
        .navigationTitle("Planets")
        .safeAreaInset(edge: .bottom) {
            Button("Profile", systemImage: "person.crop.circle") {
                observatory.present(.profile, as: .sheet)
            }
            .padding()
        }
    }
}
