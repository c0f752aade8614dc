// Forms: entry points and chains. onOpenURL, user activity, an app delegate, a switch over the host, an enum of links,
// typed closures, `expecting:`, a generic forwarder, and chains whose type does not match.
import Scaffolding
import SwiftUI

@main
struct GardenApp: App {
    @UIApplicationDelegateAdaptor(GardenDelegate.self) private var delegate
    @State private var gate = GateCoordinator(isMember: false)

    var body: some Scene {
        WindowGroup {
            gate.view
                .onOpenURL { gate.handle($0) }
                .onContinueUserActivity("plant") { _ in gate.openPlant(1) }
        }
        #if os(macOS)
            Settings {
                ShedCoordinator().view
            }
        #endif
    }
}

final class GardenDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    let gate = GateCoordinator(isMember: true)

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        gate.handle(url)
        return true
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
        await gate.openPlant(2)
    }
}

enum GardenLink {
    case seeds
    case shed(drawer: Int)
}

extension GateCoordinator {
    func handle(_ url: URL) {
        switch url.host {
        case "plant": openPlant(Int(url.lastPathComponent) ?? 0)
        case "seeds", "seed": open(.seeds)
        case "map": openMap()
        default: break
        }
    }

    func open(_ link: GardenLink) {
        switch link {
        case .seeds:
            withTabs { (tabs: GardenTabs) in
                tabs.selectFirstTab(.beds) { (beds: BedCoordinator) in
                    beds.popToRoot().route(to: .seeds)
                }
            }
        case .shed(let drawer):
            setRoot(.garden, expecting: GardenTabs.self)?
                .selectFirstTab(.beds, expecting: BedCoordinator.self)?
                .route(to: .shed, expecting: ShedCoordinator.self)?
                .route(to: .drawer(number: drawer))
        }
    }

    func openPlant(_ id: Int) {
        setRoot(.garden) { (tabs: GardenTabs) in
            tabs.selectFirstTab(.beds) { (beds: BedCoordinator) in
                beds.route(to: .plant(id: id))
            }
        }
    }

    func openMap() {
        let tabs = setRoot(.garden, expecting: GardenTabs.self)
        let map = tabs?.selectFirstTab(.map, expecting: MapColumns.self)
        map?.setDetail(.spot(id: 1))
    }

    /// Neither ever gets past its first hop.
    func openWrongly() {
        setRoot(.garden) { (bed: BedCoordinator) in
            bed.route(to: .seeds)
        }
        let shed = setRoot(.garden, expecting: ShedCoordinator.self)
        shed?.route(to: .drawer(number: 1))
    }

    private func withTabs<T: Coordinatable>(_ action: @escaping @MainActor (T) -> Void) {
        setRoot(.garden, action)
    }
}
