import SwiftUI

/// The boarding pass: what has to be shown at the gate.
struct PassView: View {
    let ticket: Ticket

    @Environment(TripCoordinator.self) private var coordinator

    var body: some View {
        VStack(spacing: 32) {
            Image(systemName: "qrcode").font(.system(size: 160))
            Text(ticket.id).font(.footnote.monospaced())
            Button("Done") { coordinator.finish() }
                .buttonStyle(.borderedProminent)
        }
        .padding()
    }
}
