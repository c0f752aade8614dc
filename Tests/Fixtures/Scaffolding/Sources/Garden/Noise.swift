// Forms: what looks like navigation and is not. Previews, strings, comments, other libraries' words, equal names.
import MapKit
import SwiftUI

#Preview {
    BedCoordinator().view
}

struct Bed_Previews: PreviewProvider {
    static var previews: some View {
        let coordinator = BedCoordinator()
        Button("Preview") { coordinator.route(to: .seeds) }
    }
}

struct RouteView: View {
    @State private var route: MKRoute?
    @State private var showsSheet = false

    var body: some View {
        Map { if let route { MapPolyline(route) } }
            .sheet(isPresented: $showsSheet) { LocalView() }
            .onTapGesture { route = nil }
    }
}

/// The watch has a private view of this name too.
private struct LocalView: View {
    var body: some View { Text("Route") }
}
