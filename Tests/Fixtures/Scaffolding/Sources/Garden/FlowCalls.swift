// Forms: everything a flow can be told: route, present, setRoot, pops, dismissals, chains, awaited results, policies.
import Scaffolding
import SwiftUI

@MainActor @Observable @Scaffoldable
final class FlowCallsCoordinator: @MainActor FlowCoordinatable {
    var stack = FlowStack<FlowCallsCoordinator>(root: .start)

    func start() -> some View { BedView() }
    func page(id: Int, title: String = "Untitled") -> some View { PlantView(id: id) }
    func picker(onPick: @escaping (Int) -> Void) -> some View { SeedsView() }
    func bed() -> any Coordinatable { BedCoordinator() }
    func keys() -> any Coordinatable { KeysCoordinator(onFound: { _ in }) }

    func pushes() async {
        route(to: .page(id: 1))
        self.route(to: .page(id: 2, title: "Second"), onDismiss: { print("gone") })
        route(to: FlowCallsCoordinator.Destinations.start)
        route(to: Self.Destinations.page(id: 3))
        route(to: .page(id: 4), policy: .distinct)
        await routeAndWait(to: .page(id: 5))
        let bed = route(to: .bed, expecting: BedCoordinator.self)
        bed?.route(to: .seeds)
        _ = await route(to: .keys, awaiting: Int.self)
        let (keys, key) = await route(to: .keys, expecting: KeysCoordinator.self, awaiting: Int.self)
        print(keys as Any, key as Any)
    }

    func presentations() async {
        present(.page(id: 1))
        present(.page(id: 2), as: .sheet)
        present(.page(id: 3), as: .fullScreenCover, onDismiss: { [weak self] in self?.popToRoot() })
        present(.page(id: 4), as: .sheet(detents: [.medium, .large]))
        present(.picker { [weak self] id in self?.route(to: .page(id: id)) }, as: .sheet)
        present(.picker(onPick: { id in self.route(to: .page(id: id)) }))
        await presentAndWait(.bed, as: .fullScreenCover)
        present(.bed, as: .sheet) { (bed: BedCoordinator) in
            bed.route(to: .plant(id: 7))
        }
        present(.bed, as: .fullScreenCover, expecting: BedCoordinator.self)?.route(to: .seeds)
        let key = await present(.keys, as: .sheet, awaiting: Int.self)
        print(key as Any)
    }

    func roots() {
        setRoot(.bed)
        setRoot(.start, animation: .default)
    }

    func goingBack() {
        pop()
        pop(2)
        popToRoot()
        popToFirst(.page)
        popToLast(.page)
        popToFirst(.bed) { (bed: BedCoordinator) in bed.pop() }
        popToLast(.bed, expecting: BedCoordinator.self)?.popToRoot()
        replaceLast(.page(id: 9))
        popToRoot().route(to: .page(id: 10)).present(.bed, as: .sheet)
    }

    func dismissals() {
        dismissModal()
        dismissPresentedModal()
        dismissAllModals()
        cancelPendingModals()
        dismissCoordinator()
    }

    func questions() -> Bool {
        isInStack(.page) || stack.destinations.isEmpty
    }
}
