import SwiftUI
import UIKit
import XCoordinator

enum HouseRoute: Route {
    case house
    case plan
    case stage
    case cafe
    case photo
}

/// The house itself, written for version 3.
final class HouseCoordinator: ViewCoordinator<HouseRoute> {
    init() {
        super.init(root: HouseController())
    }

    @TransitionBuilder<UIViewController>
    override func prepareTransition(for route: HouseRoute) -> ViewTransition {
        switch route {
        case .house:
            Transition.none()
        case .plan:
            Transition.present(RoutingController { FloorView() })
        case .stage:
            Transition.present(StageController(), animation: .default)
            Transition.trigger(.actor("Puck"), on: CastCoordinator(number: 1))
        case .cafe:
            Transition.embed(CafeController(), in: viewController)
        case .photo:
            Transition.present(UIImagePickerController())
        }
    }

    func gesture() {
        registerInteractiveTransition(
            for: .stage, triggeredBy: UIPanGestureRecognizer(), handler: { _, _ in }, completion: nil)
    }
}

final class HouseController: UIViewController {
    @Routing(HouseRoute.self) var router

    @objc private func planTapped() { router.trigger(HouseRoute.plan) }
    @objc private func cafeTapped() { router.trigger(HouseRoute.cafe) }
}

struct FloorView: View {
    @Routing<HouseRoute> var router

    var body: some View {
        Button("Stage") { router.trigger(.stage) }
    }
}

struct HelpView: View {
    var body: some View {
        WrappedRouter { CastCoordinator(number: 1) }
    }
}

final class StageController: UIViewController {}
final class CafeController: UIViewController {}
