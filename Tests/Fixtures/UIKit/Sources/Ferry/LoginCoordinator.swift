import UIKit

final class LoginCoordinator: BaseCoordinator {
    var onFinish: (() -> Void)?
    private let stage: Stage
    private let screens: LoginScreens = LoginFactory()

    init(stage: Stage) { self.stage = stage }

    override func start() { showWelcome() }

    private func showWelcome() {
        let welcome = screens.makeWelcome()
        welcome.onSignIn = { [weak self] in self?.onFinish?() }
        welcome.onForgotten = { [weak self] in self?.showReset(mail: "") }
        stage.setRoot(welcome)
    }

    /// Sends a new password.
    private func showReset(mail: String) {
        stage.push(screens.makeReset(mail: mail))
    }

    func showTerms() { stage.present(TermsController(), as: .cover) }

    func showNews() { stage.present(NewsController(), as: .card) }

    func closeTerms() { stage.close() }
}

protocol LoginScreens {
    func makeWelcome() -> WelcomeController
    func makeReset(mail: String) -> UIViewController
}

struct LoginFactory: LoginScreens {
    func makeWelcome() -> WelcomeController { WelcomeController() }
    func makeReset(mail: String) -> UIViewController {
        let reset = ResetController()
        reset.mail = mail
        return reset
    }
}

final class WelcomeController: UIViewController {
    var onSignIn: (() -> Void)?
    var onForgotten: (() -> Void)?

    @objc func signInTapped() { onSignIn?() }
    @objc func forgottenTapped() { onForgotten?() }
}

final class ResetController: UIViewController {
    var mail = ""
}

final class TermsController: UIViewController {}
final class NewsController: UIViewController {}
