import SafariServices
import SwiftUI
import UIKit

final class TripsCoordinator: BaseCoordinator {
    let navigationController: UINavigationController

    init(navigationController: UINavigationController) { self.navigationController = navigationController }

    override func start() {
        let list = TripListController()
        list.delegate = self
        navigationController.setViewControllers([list], animated: false)
    }

    private func showTrip(_ trip: Trip, isNew: Bool = false) {
        let controller = TripController(trip: trip)
        controller.coordinator = self
        navigationController.pushViewController(controller, animated: true)
    }

    /// The deck, as SwiftUI draws it.
    func showDeck(of trip: Trip) {
        let deck = UIHostingController(rootView: DeckView(trip: trip))
        deck.modalPresentationStyle = .fullScreen
        navigationController.present(deck, animated: true)
    }

    func showHarbour(at url: URL) {
        navigationController.present(SFSafariViewController(url: url), animated: true)
    }

    func buyTicket() {
        let sheet = UINavigationController()
        let buying = TicketCoordinator(navigationController: sheet)
        add(buying)
        buying.start()
        navigationController.present(sheet, animated: true)
    }
}

extension TripsCoordinator: TripListDelegate {
    func tripList(_ list: TripListController, didSelect trip: Trip) { showTrip(trip) }
}

protocol TripListDelegate: AnyObject {
    func tripList(_ list: TripListController, didSelect trip: Trip)
}

struct Trip {
    var name: String
}

final class TripListController: UITableViewController {
    weak var delegate: TripListDelegate?

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        delegate?.tripList(self, didSelect: Trip(name: ""))
    }
}

final class TripController: UIViewController {
    weak var coordinator: TripsCoordinator?
    let trip: Trip

    init(trip: Trip) {
        self.trip = trip
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @objc func deckTapped() { coordinator?.showDeck(of: trip) }
    @objc func buyTapped() { coordinator?.buyTicket() }
}

struct DeckView: View {
    let trip: Trip
    var body: some View { Text(trip.name) }
}

/// No protocol: it holds a stack and starts.
final class TicketCoordinator {
    private let navigationController: UINavigationController

    init(navigationController: UINavigationController) { self.navigationController = navigationController }

    func start() { navigationController.pushViewController(SeatController(), animated: false) }

    func pay() {
        let payment = PaymentController()
        payment.onPaid = { [weak self] in
            self?.navigationController.pushViewController(ReceiptController(), animated: true)
        }
        navigationController.pushViewController(payment, animated: true)
    }
}

final class SeatController: UIViewController {}
final class ReceiptController: UIViewController {}

final class PaymentController: UIViewController {
    var onPaid: (() -> Void)?

    @objc func payTapped() { onPaid?() }
}
