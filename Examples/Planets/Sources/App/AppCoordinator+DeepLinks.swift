import Foundation
import Scaffolding

/// Where links land. Every chain starts at the root, so that a link means the same at a cold start and in mid-use.
extension AppCoordinator {
    /// Opens a `planets://` link; what is not known is let go.
    func open(_ url: URL) {
        guard url.scheme == "planets" else { return }
        let path = url.pathComponents.filter { $0 != "/" }
        switch url.host() {
        case "planet":
            if let id = path.first { openPlanet(id) }
        case "moon":
            if path.count == 2 { openMoon(path[1], of: path[0]) }
        case "trip":
            if let id = path.first { openTrip(to: id) }
        case "profile":
            openProfile(settings: path.first == "settings")
        default:
            break
        }
    }

    /// Goes on with a planet that was left on another device or found by Spotlight.
    func resume(_ activity: NSUserActivity) {
        guard let id = activity.userInfo?["planet"] as? Planet.ID else { return }
        openPlanet(id)
    }

    private func openPlanet(_ id: Planet.ID) {
        guard !usesColumns else {
            setRoot(.main, expecting: ObservatoryCoordinator.self)?.setDetail(.planet(id: id))
            return
        }
        setRoot(.main) { (tabs: MainTabCoordinator) in
            tabs.selectFirstTab(.home) { (home: HomeCoordinator) in
                home.popToRoot().route(to: .planet(id: id))
            }
        }
    }

    /// Puts the planet below its moon, so that going back leads somewhere sensible.
    private func openMoon(_ id: Moon.ID, of planet: Planet.ID) {
        let tabs = setRoot(.main, expecting: MainTabCoordinator.self)
        let home = tabs?.selectFirstTab(.home, expecting: HomeCoordinator.self)
        home?.route(to: .planet(id: planet)).route(to: .moon(id: id, of: planet))
    }

    private func openTrip(to id: Planet.ID) {
        setRoot(.main) { (tabs: MainTabCoordinator) in
            tabs.selectFirstTab(.search) { (home: HomeCoordinator) in
                home.present(.trip(to: id), as: .fullScreenCover)
            }
        }
    }

    private func openProfile(settings: Bool) {
        let profile = setRoot(.main, expecting: MainTabCoordinator.self)?
            .selectFirstTab(.profile, expecting: ProfileCoordinator.self)
        if settings {
            profile?.route(to: .settings)
        }
    }
}
