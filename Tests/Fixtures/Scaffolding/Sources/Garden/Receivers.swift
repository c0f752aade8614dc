// Forms: who is asked. Environment, properties, parameters, locals, optionals, weak self, guard let self, lazy,
// protocol-typed, ancestor, key path, view models, callbacks, rows inside lists, and receivers nobody can tell.
import Scaffolding
import SwiftUI

struct BedView: View {
    @Environment(BedCoordinator.self) private var coordinator
    @Environment(GateCoordinator.self) private var gate: GateCoordinator?
    @State private var model = BedModel()

    var body: some View {
        List(0..<3) { id in
            PlantRow(id: id)
            SeedPacket { coordinator.route(to: .seeds) }
        }
        .onAppear { model.coordinator = coordinator }
        .toolbar {
            Button("Shed") { coordinator.openShed() }
            Button("Leave") { gate?.leave() }
            Button("Model") { model.openFirst() }
            Menu("More") {
                Button("Reference", action: coordinator.openShed)
            }
        }
    }
}

/// A row that navigates by itself.
struct PlantRow: View {
    let id: Int

    @Environment(BedCoordinator.self) private var coordinator

    var body: some View {
        Button("Plant \(id)") { coordinator.route(to: .plant(id: id)) }
    }
}

/// Told from outside what to do.
struct SeedPacket: View {
    let onOpen: () -> Void

    var body: some View { Button("Open", action: onOpen) }
}

extension BedCoordinator {
    func openShed() {
        route(to: .shed)
    }

    func openTwoDeep() {
        openShed()
    }

    func climb() {
        ancestor(ofType: GardenTabs.self)?.selectFirstTab(.map)
        guard let gate = ancestor(ofType: GateCoordinator.self) else { return }
        gate.leave()
    }

    func later() {
        Task { [weak self] in self?.route(to: .seeds) }
        Task { [weak self] in
            guard let self else { return }
            route(to: .plant(id: 1))
        }
    }
}

@MainActor @Observable
final class BedModel {
    weak var coordinator: BedCoordinator?
    lazy var lateCoordinator = BedCoordinator()
    private let opener: any Opening

    init(opener: any Opening = OnlyOpener()) { self.opener = opener }

    func openFirst() {
        coordinator?.openTwoDeep()
        lateCoordinator.route(to: .seeds)
        opener.open(1)
    }

    func openLocally(_ given: BedCoordinator) {
        given.route(to: .plant(id: 2))
        let made = BedCoordinator(startingAt: 3)
        made.route(to: .plant(id: 3))
        [4, 5].forEach { (id: Int) in given.route(to: .plant(id: id)) }
    }
}

@MainActor protocol Opening {
    func open(_ id: Int)
}

/// The only type that conforms, so the protocol's receiver is known.
@MainActor final class OnlyOpener: Opening {
    let coordinator = BedCoordinator()

    func open(_ id: Int) { coordinator.route(to: .plant(id: id)) }
}

struct PlantView: View {
    let id: Int

    @Environment(\.shedCoordinator) private var shed
    @Environment(\.dismiss) private var dismiss
    @Environment(\.destination) private var destination
    @Environment(\.navigator) private var navigator

    var body: some View {
        Button("Drawer") { shed.route(to: .drawer(number: id)) }
        Button("Close") { dismiss() }
        Button("Result") { destination.dismiss(returning: id) }
        Button("Navigator") { navigator.dismiss() }
    }
}

extension EnvironmentValues {
    @Entry var shedCoordinator = ShedCoordinator()
}

struct SeedsView: View {
    var body: some View {
        DrawerView(number: 1)
        HooksView()
    }
}

struct HooksView: View {
    @Environment(KeysCoordinator.self) var keys

    var body: some View {
        ForEach(0..<2) { key in
            Button("Key \(key)") { keys.found(key) }
        }
    }
}

struct DrawerView: View {
    @Bindable var coordinator: ShedCoordinator
    let number: Int

    init(number: Int, coordinator: ShedCoordinator = ShedCoordinator()) {
        self.number = number
        self.coordinator = coordinator
    }

    var body: some View { Button("Next") { coordinator.route(to: .drawer(number: number + 1)).route(to: .shelves) } }
}

struct AreasView: View {
    let unknown = Registry.shared.current

    var body: some View {
        // The only coordinator with a destination `areas`, then a name that several have, then one that none has.
        Button("Areas") { unknown.setSidebar(.areas) }
        Button("Bed") { unknown.route(to: .bed) }
        Button("Moon") { unknown.route(to: .moon) }
    }
}
