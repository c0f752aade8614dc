// Forms: everything tabs, roots and columns can be told, and presenting from each of them.
import Scaffolding
import SwiftUI

extension GardenTabs {
    func tabs(id: UUID) {
        selectFirstTab(.beds)
        selectLastTab(.shed)
        select(index: 2)
        select(id: id)
        appendTab(.compost)
        insertTab(.compost, at: 0)
        setTabs([.beds, .compost])
        removeFirstTab(.shed)
        removeLastTab(.compost)
        setBadge("3", for: .beds)
        if isInTabItems(.compost) { setTabBarVisibility(.hidden) }
        present(.compost, as: .sheet)
        appendTab(.beds) { (beds: BedCoordinator) in beds.route(to: .seeds) }
        select(index: 0, expecting: BedCoordinator.self)?.route(to: .seeds)
        selectLastTab(.beds, expecting: BedCoordinator.self)?.popToRoot()
    }

    func shouldSelect(tab: Destinations.Meta, isReselection: Bool) -> Bool {
        tab != .map || !isReselection
    }
}

extension GateCoordinator {
    func enter() {
        setRoot(.garden, animation: .easeInOut)
    }

    func leave() {
        guard !isRoot(.fence) else { return }
        setRoot(.fence(note: "Closed"))
    }

    func findKey() {
        present(.keys(onFound: { [weak self] _ in self?.enter() }), as: .sheet)
    }

    func toggle(isOpen: Bool) {
        setRoot(isOpen ? .garden : .fence(note: "Closed"))
    }

    func go(to destination: Destinations) {
        setRoot(destination)
    }

    func goLocally() {
        let next: Destinations = .garden
        setRoot(next)
    }
}

extension MapColumns {
    func columns(id: Int) {
        setDetail(.spot(id: id))
        setContent(.paths)
        setSidebar(.areas)
        removeContent()
        setDetail(.spot(id: id), expecting: BedCoordinator.self)?.route(to: .seeds)
        setContent(.paths, policy: .distinct)
        present(.spot(id: id), as: .fullScreenCover)
    }
}
