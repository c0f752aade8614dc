import UIKit

extension UIStoryboard {
    static let settings = UIStoryboard(name: "Settings", bundle: .main)
}

final class SettingsController: UIViewController {
    @objc private func about() {
        guard let about = storyboard?.instantiateViewController(withIdentifier: "about") else { return }
        navigationController?.pushViewController(about, animated: true)
    }

    @objc private func missing() { performSegue(withIdentifier: "nowhere", sender: nil) }
}

final class AboutController: UIViewController {}
