import SwiftUI
import UIKit

/// The segues that code follows.
enum ShipSegue: String {
    case weather = "showWeather"
}

extension UIViewController {
    func follow(_ segue: ShipSegue) { performSegue(withIdentifier: segue.rawValue, sender: self) }
}

final class ShipsController: UITableViewController {
    @objc private func checkWeather() { follow(.weather) }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "showShip", let ship = segue.destination as? ShipController else { return }
        ship.onSettings = { [weak self] in self?.openSettings() }
    }

    /// What the ship's screen asks for is shown from here.
    private func openSettings() {
        guard let settings = UIStoryboard(name: "Settings", bundle: nil).instantiateInitialViewController() else {
            return
        }
        present(settings, animated: true)
    }

    @IBAction func unwindToShips(_ segue: UIStoryboardSegue) {}
}

final class ShipController: UIViewController {
    var onSettings: (() -> Void)?

    @IBSegueAction func makeCargo(_ coder: NSCoder) -> UIViewController? {
        UIHostingController(coder: coder, rootView: CargoView())
    }

    @objc private func settingsTapped() { onSettings?() }

    @objc private func helpTapped() {
        let stack =
            UIStoryboard.settings.instantiateViewController(withIdentifier: "settings")
            as! UINavigationController
        stack.modalPresentationStyle = .fullScreen
        present(stack, animated: true)
    }
}

final class MapController: UIViewController {}

final class LogController: UIViewController {}

final class NewShipController: UIViewController {}

final class FilterController: UIViewController {}

final class WeatherController: UIViewController {
    @objc private func done() { performSegue(withIdentifier: "leave", sender: nil) }
}

struct CargoView: View {
    var body: some View { Text("Cargo") }
}
