import NavigationModel
import TestSupport
import Testing

/// Storyboards and scenes that callers name: by the case of an enum, by its raw value, by a text.
struct UIKitNamedBoardTests {
    private func board(_ name: String) -> String {
        let stack = #"<segue destination="d\#(name)" kind="relationship" relationship="rootViewController" id="r"/>"#
        return """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="f"><scenes>
            <scene><objects><viewController id="f" customClass="\(name)First" sceneMemberID="viewController"/>
            </objects></scene>
            <scene><objects><viewController id="d\(name)" customClass="\(name)Detail" storyboardIdentifier="Detail"
            sceneMemberID="viewController"/></objects></scene>
            <scene><objects><navigationController id="n" storyboardIdentifier="DetailStack"
            sceneMemberID="viewController"><connections>\(stack)</connections></navigationController></objects></scene>
            </scenes></document>
            """
    }

    /// What functions of a view controller show, each by its name.
    private func shown(_ code: String, _ functions: [String]) -> [String] {
        let names = ["Login", "Feed", "Chat", "Help", "Team"]
        let classes = names.map {
            "final class \($0)First: UIViewController {}\nfinal class \($0)Detail: UIViewController {}"
        }
        let holders = functions.enumerated().map { position, body in
            "final class Screen\(position): UIViewController { func tap() { \(body) } }"
        }
        var files = ["App/Code.swift": (["import UIKit", code] + classes + holders).joined(separator: "\n")]
        for name in names { files["App/\(name).storyboard"] = board(name) }
        return graph(of: files).transitions.map { "\($0.from.name) \($0.style) \($0.destination)" }
    }

    private static let named = """
        enum Board {
            case login(String), feed, chat, help, team
            var name: String {
                switch self {
                case .login: return "Login"
                case .feed: return "Feed"
                case .chat: return "Chat"
                case .help: return "Help"
                default: return "Team"
                }
            }
            func make() -> UIStoryboard { return UIStoryboard(name: name, bundle: nil) }
            func first() -> UIViewController? { let board = make() ; return board.instantiateInitialViewController() }
            func scene(_ identifier: String) -> UIViewController? {
                let board = make()
                return board.instantiateViewController(withIdentifier: identifier)
            }
        }
        """

    private static let opener = """
        enum Names { static let stack = "DetailStack" }
        final class Opener {
            static func open(_ board: Board, scene: String? = nil) {
                var next: UIViewController?
                if let name = scene { next = board.scene(name) } else { next = board.first() }
                if let window = UIApplication.shared.windows.first, let next = next { window.set(root: next) }
            }
        }
        extension UIWindow { func set(root next: UIViewController) { rootViewController = next } }
        """

    @Test func caseAndTextDecideTheScene() {
        let shown = shown(
            Self.named + Self.opener,
            [
                "Opener.open(.feed)", #"Opener.open(.login(""))"#, #"Opener.open(.login(""), scene: "Detail")"#,
                "Opener.open(.chat, scene: Names.stack)", "Opener.open(.team)",
            ])
        #expect(
            shown == [
                "Screen0 root FeedFirst", "Screen1 root LoginFirst", "Screen2 root LoginDetail",
                "Screen3 root ChatDetail", "Screen4 root TeamFirst",
            ])
    }

    @Test(arguments: ["self.rawValue", "rawValue"]) func rawValueNamesTheBoard(name: String) {
        let code = """
            enum Board: String {
                case login = "Login", feed = "Feed", Chat, help = "Help", team = "Team"
                var first: UIViewController? {
                    UIStoryboard(name: \(name), bundle: nil).instantiateInitialViewController()
                }
            }
            extension UIViewController { func open(_ board: Board) { present(board.first!, animated: true) } }
            """
        let shown = shown(code, ["open(.feed)", "open(.Chat)"])
        #expect(shown == ["Screen0 sheet FeedFirst", "Screen1 sheet ChatFirst"])
    }

    @Test func textDecidesWhatAFactoryMakes() {
        let code = """
            extension UIViewController {
                func make(_ name: String) -> UIViewController {
                    switch name {
                    case "login": return LoginFirst()
                    case "feed": return FeedFirst()
                    default: return HelpFirst()
                    }
                }
                func open(_ name: String) { present(make(name), animated: true) }
            }
            """
        let shown = shown(code, [#"open("feed")"#, #"open("login")"#, #"open("more")"#])
        #expect(shown == ["Screen0 sheet FeedFirst", "Screen1 sheet LoginFirst", "Screen2 sheet HelpFirst"])
    }

    @Test(arguments: [
        ("FeedFirst()", ["FeedFirst"]), ("Page(1)", ["FeedFirst", "LoginFirst"]),
        (#"URL(string: "a")"#, ["FeedFirst", "LoginFirst"]), ("nil", ["LoginFirst"]),
    ]) func whatMayBeNilDecidesNothing(value: String, screens: [String]) {
        let code = """
            struct Page { init?(_ number: Int) { return nil } }
            extension UIViewController {
                func open(_ page: Any?) {
                    if let page { present(FeedFirst(), animated: true) } else { present(LoginFirst(), animated: true) }
                }
            }
            """
        #expect(Set(shown(code, ["open(\(value))"])) == Set(screens.map { "Screen0 sheet \($0)" }))
    }

    @Test(arguments: [
        "UIApplication.shared.windows.first?", "UIApplication.shared.windows[0]", "UIApplication.shared.keyWindow?",
        "view.window?", "UIApplication.shared.windows.first { $0.isKeyWindow }?",
        "UIApplication.shared.windows.filter { $0.isKeyWindow }.first?",
    ]) func whatTheAppAddsToWindowsIsRunOfAny(window: String) {
        let code = "extension UIWindow { func set(root next: UIViewController) { rootViewController = next } }"
        #expect(shown(code, ["\(window).set(root: FeedFirst())"]) == ["Screen0 root FeedFirst"])
    }

    @Test func protocolOfControllersRunsWhatTheAppAddsToThem() {
        let code = """
            extension UIViewController { func open(_ next: UIViewController) { present(next, animated: true) } }
            protocol Asking { func ask() }
            extension Asking where Self: UIViewController {
                func ask() {
                    let open = { [weak self] in self?.open(FeedFirst()) }
                    open()
                }
            }
            extension Screen0: Asking {}
            """
        #expect(shown(code, ["ask()"]) == ["Screen0 sheet FeedFirst"])
    }
}
