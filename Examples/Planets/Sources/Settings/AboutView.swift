import SwiftUI

/// Version, licences, and thanks.
struct AboutView: View {
    @Environment(SettingsCoordinator.self) private var coordinator

    var body: some View {
        List {
            LabeledContent("Version", value: "1.0")
            Text("Distances are means. Prices are not.")
            Button("Back to settings") { coordinator.popToFirst(.settings) }
        }
        .navigationTitle("About")
    }
}
