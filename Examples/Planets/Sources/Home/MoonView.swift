import SwiftUI

/// One moon. Going up pops; it never pushes its planet a second time.
struct MoonView: View {
    let id: Moon.ID
    let planet: Planet.ID

    @Environment(HomeCoordinator.self) private var coordinator
    @Environment(Catalogue.self) private var catalogue

    var body: some View {
        Form {
            if let moon = catalogue.moon(id, of: planet) {
                LabeledContent("Once around", value: "\(moon.period) days")
            }
            Button("Up to its planet") { coordinator.pop() }
            Button("All planets") { coordinator.popToRoot() }
        }
        .navigationTitle(catalogue.moon(id, of: planet)?.name ?? "")
    }
}
