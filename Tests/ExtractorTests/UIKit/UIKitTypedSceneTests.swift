import NavigationModel
import TestSupport
import Testing

/// Scenes of storyboards that are named by generic values, as code generators write them.
struct UIKitTypedSceneTests {
    private static let scenes = """
        import UIKit
        enum Scenes {
            enum Main: BoardType {
                static let boardName = "Main"
                static let initialScene = InitialScene<UIKit.UINavigationController>(board: Main.self)
                static let detail = Scene<DetailController>(board: Main.self, identifier: "Detail")
                static let detailStack = Scene<AppStack>(board: Main.self, identifier: "DetailStack")
                static let missing = Scene<UIKit.UINavigationController>(board: Main.self, identifier: "None")
            }
        }
        protocol BoardType { static var boardName: String { get } }
        extension BoardType {
            static var storyboard: UIStoryboard {
                let name = self.boardName
                return UIStoryboard(name: name, bundle: nil)
            }
        }
        struct Scene<T: UIViewController> {
            let board: BoardType.Type
            let identifier: String
            func instantiate() -> T {
                let identifier = self.identifier
                guard let made = board.storyboard.instantiateViewController(withIdentifier: identifier) as? T else {
                    fatalError()
                }
                return made
            }
        }
        struct InitialScene<T: UIViewController> {
            let board: BoardType.Type
            func instantiate() -> T {
                guard let made = board.storyboard.instantiateInitialViewController() as? T else { fatalError() }
                return made
            }
        }
        final class AppStack: UINavigationController {}
        final class DetailController: UIViewController {}
        final class ListController: UIViewController {}

        """

    private static let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="n"><scenes>
        <scene sceneID="1"><objects><navigationController id="n" sceneMemberID="viewController"><connections>
        <segue destination="l" kind="relationship" relationship="rootViewController" id="a"/>
        </connections></navigationController></objects></scene>
        <scene sceneID="2"><objects>
        <viewController id="l" customClass="ListController" sceneMemberID="viewController"/></objects></scene>
        <scene sceneID="3"><objects><navigationController storyboardIdentifier="DetailStack" id="s" customClass="AppStack"
        sceneMemberID="viewController"><connections>
        <segue destination="d" kind="relationship" relationship="rootViewController" id="b"/>
        </connections></navigationController></objects></scene>
        <scene sceneID="4"><objects><viewController storyboardIdentifier="Detail" id="d" customClass="DetailController"
        sceneMemberID="viewController"/></objects></scene>
        </scenes></document>
        """

    private func read(_ members: String) -> NavigationGraph {
        graph(of: [
            "App/Code.swift": Self.scenes + "final class HomeController: UIViewController {\n\(members)\n}",
            "App/Main.storyboard": Self.storyboard,
        ])
    }

    @Test(arguments: [
        ("Scenes.Main.detail.instantiate()", "DetailController"),
        ("Scenes.Main.detailStack.instantiate()", "DetailController"),
        ("Scenes.Main.initialScene.instantiate()", "ListController"),
    ]) func genericValueNamesItsScene(_ value: String, _ target: String) {
        let all = read("@objc func open() { present(\(value), animated: true) }").transitions.notation
        #expect(all == ["HomeController -sheet-> .\(target) (\(target)) call"], "\(all)")
    }

    @Test func sceneThatNoStoryboardHasIsNotUnderstood() {
        let found = read("@objc func open() { present(Scenes.Main.missing.instantiate(), animated: true) }")
        #expect(found.transitions.isEmpty)
    }
}
