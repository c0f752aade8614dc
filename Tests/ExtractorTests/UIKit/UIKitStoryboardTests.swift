import Base
import NavigationModel
import Testing

/// Storyboards, and the calls that show what stands in them.
struct UIKitStoryboardTests {
    @Test(arguments: [
        (#"kind="show""#, "push"), (#"kind="push""#, "push"), (#"kind="presentation""#, "sheet"),
        (#"kind="modal""#, "sheet"), (#"kind="popoverPresentation""#, "popover"),
        (#"kind="presentation" modalPresentationStyle="fullScreen""#, "fullScreenCover"),
        (#"kind="presentation" modalPresentationStyle="formSheet""#, "sheet"), (#"kind="showDetail""#, "split-detail"),
    ]) func segueOfAControlIsATransition(_ kind: String, _ style: String) {
        let read = app(scene("A", button: segue("B", kind)) + scene("B"))
        #expect(read.transitions.notation == ["A -\(style)-> .B (B) declared"])
        #expect(read.transitions.first?.location.file == "App/Main.storyboard")
        #expect(read.transitions.first?.location.line == 4)
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func gestureBesideTheControllerIsAControl() {
        let gesture =
            #"<tapGestureRecognizer id="g"><connections>\#(segue("B", #"kind="show""#))</connections></tapGestureRecognizer>"#
        let read = app(
            scene("A").replacing("</objects>", with: gesture + "</objects>") + scene("B"))
        #expect(read.transitions.notation == ["A -push-> .B (B) declared"])
    }

    @Test func whatAStackHoldsIsShown() {
        let read = app(
            scene("A", button: segue("N", #"kind="presentation""#)) + stack("N", root: "B") + scene("B"))
        #expect(read.transitions.notation == ["A -sheet-> .B (B) declared"])
    }

    @Test func tabsAreInTheirOrder() {
        let tabs = ["N", "B"].map { segue($0, #"kind="relationship" relationship="viewControllers""#) }.joined()
        let read = app(
            scene("T", element: "tabBarController", own: tabs) + stack("N", root: "A") + scene("A") + scene("B"))
        #expect(read.transitions.notation == ["T -tab-> .A (A) declared", "T -tab-> .B (B) declared"])
    }

    @Test func partOfAScreenIsContained() {
        let read = app(
            scene("A", button: segue("B", #"kind="embed""#) + segue("C", #"kind="show""#)) + scene("B") + scene("C"))
        #expect(read.screens.first { $0.name == "A" }?.contains.map(\.name) == ["B"])
        #expect(read.transitions.notation == ["A -push-> .C (C) declared"])
    }

    @Test(arguments: [("presentation", ExitStyle.dismiss), ("show", .back)])
    func segueBackIsAnExit(_ kind: String, _ style: ExitStyle) {
        let read = app(
            scene("A", button: segue("B", #"kind="\#(kind)""#))
                + scene("B", button: segue("E", #"kind="unwind" unwindAction="close:""#)))
        #expect(read.exits.map(\.style) == [style])
        #expect(read.exits.map(\.from.name) == ["B"])
        #expect(read.exits.map(\.evidence) == [.declared])
    }

    @Test func segueOfAClassOfItsOwnIsTold() {
        let read = app(scene("A", button: segue("B", #"kind="custom" customClass="Flip""#)) + scene("B"))
        #expect(read.transitions.isEmpty)
        #expect(read.notUnderstood.map(\.reason) == ["a custom class decides how the segue shows the screen"])
    }

    @Test(arguments: [
        #"performSegue(withIdentifier: "toB", sender: self)"#, "performSegue(withIdentifier: Names.b, sender: nil)",
        "performSegue(withIdentifier: Segue.b.rawValue, sender: nil)", "follow(.b)",
    ]) func callFollowsTheSegueThatItNames(_ call: String) {
        let read = app(
            scene("A", own: segue("B", #"kind="show" identifier="toB""#)) + scene("B"),
            a: "func go() { \(call) }",
            rest: """
                enum Names { static let b = "toB" }
                enum Segue: String { case b = "toB" }
                \(call.hasPrefix("follow") ? Self.follow : "")
                """)
        #expect(
            Set(read.transitions.notation.map { $0.replacing("indirect", with: "call") }) == [
                "A -push-> .B (B) call", "A -push-> .B (B) declared",
            ])
        #expect(read.notUnderstood.isEmpty)
    }

    private static let follow = """
        extension UIViewController {
            func follow(_ segue: Segue) { performSegue(withIdentifier: segue.rawValue, sender: self) }
        }
        """

    @Test func functionThatNobodyCallsFollowsNone() {
        let read = app(
            scene("A", own: segue("B", #"kind="show" identifier="toB""#)) + scene("B"),
            rest: "enum Segue: String { case b = \"toB\" }\n" + Self.follow)
        #expect(read.transitions.isEmpty)
        #expect(
            Set(read.notUnderstood.map(\.reason)) == [
                "the segue's identifier is a parameter of a function that no code calls",
                "no control triggers the segue, and no code that was read performs it",
            ])
    }

    @Test func segueThatNothingFollowsIsTold() {
        let read = app(scene("A", own: segue("B", #"kind="show" identifier="toB""#)) + scene("B"))
        #expect(read.transitions.isEmpty)
        #expect(
            read.notUnderstood.map(\.reason) == ["no control triggers the segue, and no code that was read performs it"]
        )
    }

    @Test func callThatNamesNoSegueIsTold() {
        let read = app(scene("A") + scene("B"), a: #"func go() { performSegue(withIdentifier: "toC", sender: nil) }"#)
        #expect(read.transitions.isEmpty)
        #expect(read.notUnderstood.map(\.reason) == ["no storyboard that was read has a segue with this identifier"])
    }

    @Test func segueThatIsChosenAtRunTimeIsInferred() {
        let read = app(
            scene("A", own: segue("B", #"kind="show" identifier="toB""#)) + scene("B"),
            a: "var name = \"\"\nfunc go() { performSegue(withIdentifier: name, sender: nil) }")
        #expect(
            Set(read.transitions.notation) == ["A -push-> .B (B) declared", "A -push-> .B (B) inferred"])
    }

    @Test(arguments: [
        #"UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "b")"#,
        #"storyboard!.instantiateViewController(withIdentifier: "b")"#,
        #"storyboard?.instantiateViewController(identifier: Names.b)"#,
        #"UIStoryboard(name: "Other", bundle: nil).instantiateInitialViewController()!"#,
        #"UIStoryboard.other.instantiateInitialViewController()!"#,
    ]) func sceneIsShownThatCodeInstantiates(_ made: String) {
        let read = app(
            scene("A") + scene("B", more: #"storyboardIdentifier="b""#),
            a: "func go() { navigationController?.pushViewController(\(made), animated: true) }",
            rest: """
                enum Names { static let b = "b" }
                extension UIStoryboard { static let other = UIStoryboard(name: "Other", bundle: nil) }
                """,
            other: (initial: "B", scenes: scene("B")))
        #expect(read.transitions.notation == ["A -push-> .B (B) call"])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func functionThatGivesACastStackGivesWhatItHolds() {
        let read = app(
            scene("A"),
            a: "func go() { present(makeStack(), animated: true) }",
            rest: """
                func makeStack() -> UINavigationController {
                    guard let stack = UIStoryboard(name: "Other", bundle: nil).instantiateInitialViewController()
                        as? UINavigationController
                    else { fatalError() }
                    (stack.viewControllers.first as? B)?.title = "B"
                    return stack
                }
                """,
            other: (initial: "N", scenes: stack("N", root: "B") + scene("B")))
        #expect(read.transitions.notation == ["A -sheet-> .B (B) call"])
    }

    @Test func stackOfAStoryboardThatIsCastIsWhatItHolds() {
        let read = app(
            scene("A") + stack("N", root: "B", more: #"storyboardIdentifier="n""#) + scene("B"),
            a: """
                func go() {
                    let stack = storyboard!.instantiateViewController(withIdentifier: "n") as! UINavigationController
                    present(stack, animated: true)
                }
                """)
        #expect(read.transitions.notation == ["A -sheet-> .B (B) call"])
    }

    @Test func referenceLeadsToAnotherStoryboard() {
        let reference = """
            <scene sceneID="s-R"><objects>
            <viewControllerPlaceholder storyboardName="Other" id="R" sceneMemberID="viewController"/>
            </objects></scene>
            """
        let read = app(
            scene("A", button: segue("R", #"kind="show""#)) + reference, other: (initial: "B", scenes: scene("B")))
        #expect(read.transitions.notation == ["A -push-> .B (B) declared"])
        let missing = app(scene("A", button: segue("R", #"kind="show""#)) + reference)
        #expect(missing.transitions.isEmpty && missing.notUnderstood.count == 1)
    }

    @Test func controllerThatAMethodMakesIsShown() {
        let read = app(
            scene("A", button: segue("H", #"kind="show" destinationCreationSelector="makeViewWithCoder:""#))
                + scene("H", element: "hostingController", isPlain: true),
            a: """
                @IBSegueAction func makeView(coder: NSCoder) -> UIViewController? {
                    UIHostingController(coder: coder, rootView: Poster())
                }
                """,
            rest: "struct Poster: View { var body: some View { Text(\"\") } }")
        #expect(read.transitions.notation == ["A -push-> .Poster (Poster) declared"])
    }

    @Test func classOfAPackageIsNamedAsItIsWritten() {
        let read = app(scene("A", button: segue("X", #"kind="show""#)) + scene("X"))
        #expect(read.transitions.notation == ["A -push-> .X (X) declared"])
        #expect(read.screens.first { $0.name == "X" }?.location?.file == "App/Main.storyboard")
    }

    @Test func sceneIsTheOneWhoseNamesAFunctionIsHanded() {
        let read = app(
            scene("A") + scene("B", more: #"storyboardIdentifier="b""#),
            a: #"func go() { present(Factory().make(board: "Main", identifier: "b"), animated: true) }"#,
            rest: """
                struct Factory {
                    func make<Made: UIViewController>(board: String, identifier: String) -> Made {
                        UIStoryboard(name: board, bundle: nil).instantiateViewController(withIdentifier: identifier) as! Made
                    }
                }
                """)
        #expect(read.transitions.notation == ["A -sheet-> .B (B) call"])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func sceneWithoutAClassIsCalledAsItsStoryboardCallsIt() {
        let read = app(
            scene("A", button: segue("L", #"kind="show""#))
                + scene("L", isPlain: true, more: #"title="Legend""#, button: segue("B", #"kind="show""#)) + scene("B"))
        #expect(
            read.transitions.notation == [
                "A -push-> .Legend (Main.storyboard) (Legend (Main.storyboard)) declared",
                "Legend (Main.storyboard) -push-> .B (B) declared",
            ])
    }

    // MARK: What is shown first

    @Test func mainStoryboardIsWhatThePropertyListNames() {
        let list = { (name: String) in
            """
            <?xml version="1.0"?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/x.dtd">
            <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>\(name)</string></dict></plist>
            """
        }
        let scenes = scene("A") + scene("B")
        #expect(app(scenes, list: list("Main")).entryPoints.map(\.to.name) == ["A"])
        #expect(app(scenes, list: list("Main")).entryPoints.map(\.name) == ["Main.storyboard"])
        #expect(app(scenes, list: list("Other")).entryPoints.isEmpty)
        #expect(app(scenes).entryPoints.map(\.to.name) == ["A"])
        let delegate = """
            @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
                    window?.rootViewController = B()
                    return true
                }
            }
            """
        #expect(app(scenes, rest: delegate).entryPoints.map(\.name) == ["AppDelegate"])
    }

    @Test func storyboardsOfOtherLanguagesAndLaunchScreensAreNotRead() {
        let text = storyboard("A", scene("A", button: segue("B", #"kind="show""#)) + scene("B"))
        let read = graph(of: [
            "App/Code.swift": code(), "App/Base.lproj/Main.storyboard": text, "App/de.lproj/Main.storyboard": text,
            "App/Launch.storyboard": text.replacing("<document", with: #"<document launchScreen="YES""#),
            "Mac/Main.storyboard": text.replacing("CocoaTouch", with: "Cocoa"),
        ])
        #expect(read.transitions.map(\.location.file) == ["App/Base.lproj/Main.storyboard"])
    }

    // MARK: Faults

    @Test(arguments: [
        ("<document><scene>", "no element found"),
        (
            #"<!DOCTYPE a [<!ENTITY b "c"><!ENTITY d "&b;&b;&b;">]><document>&d;</document>"#, "it declares entities"
        ), ("", "no element found"),
    ]) func brokenStoryboardIsTold(_ text: String, _ reason: String) {
        let read = graph(of: ["App/Code.swift": code(), "App/Main.storyboard": text])
        #expect(read.notUnderstood.map(\.reason) == ["the storyboard isn't valid (\(reason))"])
        #expect(read.notUnderstood.map(\.rule) == ["syntax-error"])
    }

    @Test func depthIsNoHarm() {
        let deep = String(repeating: "<view>", count: 50_000) + String(repeating: "</view>", count: 50_000)
        let read = app(scene("A", button: deep + segue("B", #"kind="show""#)) + scene("B"))
        #expect(read.transitions.count == 1)
    }

    @Test func storyboardsAreNoSwiftFiles() {
        #expect(app(scene("A", button: segue("B", #"kind="show""#)) + scene("B")).sourceFiles == 1)
    }
}

// MARK: Small storyboards

private func segue(_ destination: String, _ more: String) -> String {
    #"<segue destination="\#(destination)" \#(more) id="s"/>"#
}

/// A scene of a class; the segues of a button in it, and those of the controller itself.
private func scene(
    _ id: String, element: String = "viewController", isPlain: Bool = false, more: String = "", button: String = "",
    own: String = ""
) -> String {
    """
    <scene sceneID="s-\(id)"><objects>
    <\(element) id="\(id)" \(isPlain ? "" : #"customClass="\#(id)""#) \(more) sceneMemberID="viewController">
    <view key="view"><button id="u"><connections>\(button)</connections></button></view>
    <connections>\(own)</connections></\(element)></objects></scene>
    """
}

private func stack(_ id: String, root: String, more: String = "") -> String {
    scene(
        id, element: "navigationController", isPlain: true, more: more,
        own: segue(root, #"kind="relationship" relationship="rootViewController""#))
}

private func storyboard(_ initial: String, _ scenes: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="\(initial)"><scenes>
    \(scenes)
    </scenes></document>
    """
}

private func code(a: String = "", rest: String = "") -> String {
    """
    import SwiftUI
    import UIKit
    final class A: UIViewController {
        \(a)
    }
    final class B: UIViewController {}
    final class C: UIViewController {}
    final class T: UITabBarController {}
    \(rest)
    """
}

/// An app with a storyboard `Main`, and another one.
private func app(
    _ scenes: String, a: String = "", rest: String = "", other: (initial: String, scenes: String)? = nil,
    list: String? = nil
) -> NavigationGraph {
    var files = ["App/Code.swift": code(a: a, rest: rest), "App/Main.storyboard": storyboard("A", scenes)]
    if let other { files["App/Other.storyboard"] = storyboard(other.initial, other.scenes) }
    if let list { files["App/Info.plist"] = list }
    return graph(of: files)
}
