import SwiftUI
import UIKit
import XCoordinator

enum PlaysRoute: Route {
    case list
    case play(Int)
    case cast(of: Int)
    case seats
    case first
    case poster(Int)
    case peek(Container)
    case back
    case close
}

class StackCoordinator<R: Route>: NavigationCoordinator<R> {
    func open(_ route: R) { trigger(route) }
}

/// What is played.
final class PlaysCoordinator: StackCoordinator<PlaysRoute> {
    init() {
        super.init(initialRoute: nil)
        trigger(.list)
    }

    override func prepareTransition(for route: PlaysRoute) -> NavigationTransition {
        switch route {
        case .list:
            return .set([ListController(model: ListModel(router: weakRouter))])
        case let .play(number):
            return showPlay(number)
        case .cast(let number):
            let cast = CastCoordinator(number: number)
            cast.rootViewController.modalPresentationStyle = .fullScreen
            return .present(cast)
        case .seats:
            addChild(SeatsCoordinator(rootViewController: rootViewController))
            return .none()
        case .first:
            return .multiple(.popToRoot(), chain(routes: [.play(1)]))
        case .poster(let number):
            let poster = UIHostingController(rootView: PosterView(number: number, router: unownedRouter))
            return .present(poster)
        case .peek(let container):
            return registerPeek(for: container, route: .seats)
        case .back:
            return .pop()
        case .close:
            return .dismiss()
        }
    }

    private func showPlay(_ number: Int) -> NavigationTransition {
        let controller = PlayController(number: number)
        controller.router = unownedRouter
        return .push(controller)
    }
}

final class ListModel {
    private let router: WeakRouter<PlaysRoute>

    init(router: WeakRouter<PlaysRoute>) { self.router = router }

    func select(_ number: Int) { show(.play(number)) }
    func selectFirst() { show(.first) }
    private func show(_ route: PlaysRoute) { router.trigger(route) }
}

final class ListController: UITableViewController {
    private let model: ListModel

    init(model: ListModel) {
        self.model = model
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func firstTapped() { model.selectFirst() }
}

final class PlayController: UIViewController {
    var router: UnownedRouter<PlaysRoute>?
    private let number: Int

    init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func castTapped() { router?.rx.trigger(.cast(of: number)) }
    @objc private func seatsTapped() { router?.trigger(.seats) }
    @objc private func posterTapped() { router?.trigger(PlaysRoute.poster(number), with: .default) }
    @objc private func backTapped() { router?.trigger(.back) }
    @objc private func anythingTapped() { router?.trigger(random()) }

    private func random() -> PlaysRoute { [.list, .back].randomElement()! }
}

struct PosterView: View {
    let number: Int
    let router: UnownedRouter<PlaysRoute>

    var body: some View {
        Button("Close") { router.trigger(.close) }
    }
}
