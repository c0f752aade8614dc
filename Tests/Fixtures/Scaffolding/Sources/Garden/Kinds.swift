// Forms: how a coordinator says what kind it is, and where it starts. Attributes, module prefix, extension, refined
// protocol, container alone, several at once; roots in the property, in init, by ternary, by map and by ??.
import Scaffolding
import SwiftUI

@MainActor @Observable @Scaffoldable
final class BedCoordinator: FlowCoordinatable {
    var stack: FlowStack<BedCoordinator>

    init(startingAt plant: Int? = nil) {
        self.stack = FlowStack<BedCoordinator>(root: plant.map { .plant(id: $0) } ?? .bed)
    }

    func bed() -> some View { BedView() }
    func plant(id: Int) -> some View { PlantView(id: id) }
    func seeds() -> some View { SeedsView() }
    func shed() -> any Coordinatable { ShedCoordinator() }
}

@Scaffoldable @Observable
final class ShedCoordinator: Scaffolding.FlowCoordinatable {
    var stack = FlowStack<ShedCoordinator>(root: .shelves, pushing: [.drawer(number: 1), .drawer(number: 2)])

    func shelves() -> some View { Text("Shelves") }
    func drawer(number: Int) -> some View { DrawerView(number: number) }
}

@Scaffoldable @Observable
final class GateCoordinator: @preconcurrency Identifiable, @MainActor RootCoordinatable {
    var root: Root<GateCoordinator>

    init(isMember: Bool) {
        root = Root(root: isMember ? .garden : .fence(note: "Ask for a key"))
    }

    func garden() -> any Coordinatable { GardenTabs() }
    func fence(note: String) -> some View { Text(note) }
    func keys(onFound: @escaping (Int) -> Void) -> any Coordinatable { KeysCoordinator(onFound: onFound) }
}

@Scaffoldable @Observable
final class GardenTabs: @MainActor TabCoordinatable {
    var tabItems = TabItems<GardenTabs>(tabs: [.beds, .map, .shed], visibility: .visible)

    func beds() -> (any Coordinatable, some View) { (BedCoordinator(), Label("Beds", systemImage: "leaf")) }
    func map() -> any Coordinatable { MapColumns() }
    func shed() -> some View { SeedsView() }
    func compost() -> (some View, some View) { (Text("Compost"), Label("Compost", systemImage: "trash")) }
}

/// Three columns.
@Scaffoldable @Observable
final class MapColumns: @MainActor SplitCoordinatable {
    var columns = SplitColumns<MapColumns>(
        sidebar: .areas, content: .paths, detail: .spot(id: 0), visibility: .all, preferredCompactColumn: .detail)

    func areas() -> some View { AreasView() }
    func paths() -> some View { Text("Paths") }
    func spot(id: Int) -> any Coordinatable { BedCoordinator(startingAt: id) }
}

/// Conformance in an extension.
@MainActor @Observable @Scaffoldable
final class KeysCoordinator {
    var stack = FlowStack<KeysCoordinator>(root: .hooks)

    private let onFound: (Int) -> Void

    init(onFound: @escaping (Int) -> Void) { self.onFound = onFound }

    func hooks() -> some View { HooksView() }

    func found(_ key: Int) {
        onFound(key)
        dismissCoordinator(returning: key)
    }
}

extension KeysCoordinator: FlowCoordinatable {}

protocol LoggedFlow: FlowCoordinatable {}

/// A protocol that refines one of the library's, with a container that says the same.
@MainActor @Observable @Scaffoldable
final class RefinedCoordinator: @MainActor LoggedFlow {
    var stack = FlowStack<RefinedCoordinator>(root: .logged)

    func logged() -> some View { BedView() }
}

/// Told by its container alone: the protocol's declaration is not among these files.
@MainActor @Observable @Scaffoldable
final class ContainerCoordinator: @MainActor ElsewhereDeclared {
    var tabItems: TabItems<ContainerCoordinator> = TabItems(tabs: [.only])

    func only() -> some View { BedView() }
}

/// Two kinds at once: tab goes before flow.
@MainActor @Observable @Scaffoldable
final class TwoKindsCoordinator: FlowCoordinatable, TabCoordinatable {
    var stack = FlowStack<TwoKindsCoordinator>(root: .first)
    var tabItems = TabItems<TwoKindsCoordinator>(tabs: [.first, .second])

    func first() -> some View { BedView() }
    func second() -> some View { SeedsView() }
}

/// Neither a class nor of any kind: errors of the macro.
@Scaffoldable struct NotAClass { func lost() -> some View { BedView() } }
@Scaffoldable final class NoKind: Equatable {
    static func == (left: NoKind, right: NoKind) -> Bool { true }
    func lost() -> some View { BedView() }
}
