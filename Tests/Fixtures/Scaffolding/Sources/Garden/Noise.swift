// Forms: what looks like navigation and is not. Previews, strings, comments, other libraries' words, equal names.
import MapKit
import SwiftUI
import UIKit

#Preview {
    BedCoordinator().view
}

struct Bed_Previews: PreviewProvider {
    static var previews: some View {
        let coordinator = BedCoordinator()
        Button("Preview") { coordinator.route(to: .seeds) }
    }
}

/// A controller: `present` is UIKit's.
final class OldController: UIViewController {
    func show() {
        present(UIViewController(), animated: true)
        // coordinator.route(to: .seeds)
        print("coordinator.route(to: .seeds)")
        dismiss(animated: true)
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
