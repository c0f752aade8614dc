import Base
import NavigationModel
import TestSupport
import Testing

/// Closures that don't write the types of their parameters: what they are handed to declares these.
@Suite(.enabled(if: NavigationSystem.uikit.isRead)) struct ClosureParameterTests {
    /// The transitions of `Start`, whose `open` is some code.
    private func transitions(_ open: String, members: String = "", rest: String = "") -> [String] {
        graph(
            """
            import UIKit
            final class HelpController: UIViewController {}
            final class Web: UIViewController { func showHelp() { present(HelpController(), animated: true) } }
            final class Box<Value> {
                func whenThere(_ body: @escaping (Value) -> Void) {}
                func withAll(_ name: String, body: (String, [Value]) -> Void) {}
            }
            func with<Value>(_ value: Value, _ body: (Value) -> Void) { body(value) }
            protocol Changed {}
            extension Changed { func change(_ body: (Self) -> Void) { body(self) } }
            extension Web: Changed {}
            \(rest)
            final class Start: UIViewController {
                var web: Web!
                \(members)
                func open() { \(open) }
            }
            """
        ).transitions.notation.filter { $0.hasPrefix("Start ") }
    }

    private static let shown = ["Start -sheet-> .HelpController (HelpController) indirect through Web.showHelp()"]

    /// A function that hands something to a closure says of what type that is.
    @Test(arguments: [
        ("over { $0.showHelp() }", "func over(_ body: @escaping (Web) -> Void) { body(web) }"),
        ("over { web in web.showHelp() }", "func over(_ body: ((Web) -> Void)?) { body?(web) }"),
        (
            "over(animated: true) { _, web in web?.showHelp() }",
            "func over(animated: Bool, body: (Int, Web?) -> Void) {}"
        ),
        ("over { $0.showHelp() } then: { }", "func over(_ body: (Web) -> Void, then: () -> Void) {}"),
        ("over { } then: { $0.showHelp() }", "func over(_ body: () -> Void, then: (Web) -> Void) {}"),
        ("box.whenThere { $0.showHelp() }", "let box = Box<Web>()"),
        ("box.whenThere { $0.showHelp() }", "var box: Box<Web>?"),
        ("box.withAll(\"\") { _, all in all[0].showHelp() }", "var box: Box<Web>?"),
        ("with(web) { $0.showHelp() }", ""),
        ("web.change { $0.showHelp() }", ""),
        ("onWeb = { $0.showHelp() }", "var onWeb: ((Web) -> Void)?"),
    ]) func functionDeclaresWhatItHandsOn(_ open: String, _ members: String) {
        #expect(transitions(open, members: members) == Self.shown)
    }

    /// Values are made with closures, too.
    @Test(arguments: [
        "final class Opener { let then: (Web) -> Void; init(then: @escaping (Web) -> Void) { self.then = then } }",
        "struct Opener { let then: (Web) -> Void }",
    ]) func initializerDeclaresWhatItHandsOn(_ opener: String) {
        #expect(
            transitions("opener = Opener { $0.showHelp() }", members: "var opener: Opener?", rest: opener) == Self.shown
        )
    }

    /// What a library's promise or publisher hands on is its value.
    @Test(arguments: [
        ("pending.done { $0.showHelp() }", "Guarantee<Web>"),
        ("pending.then { web in web.showHelp() }", "Promise<Web>"),
        ("pending.sink(receiveCompletion: { _ in }, receiveValue: { $0.showHelp() })", "AnyPublisher<Web, Never>"),
        ("pending.sink { $0.showHelp() }", "PassthroughSubject<Web, Never>"),
    ]) func libraryHandsTheValueOn(_ open: String, _ type: String) {
        #expect(transitions(open, members: "var pending: \(type)") == Self.shown)
    }

    /// What else is handed on is of another type.
    @Test(arguments: [
        ("over { $0.showHelp() }", "func over(_ body: (Int) -> Void) {}"),
        ("over { $0.showHelp() }", "func over<Value>(_ body: (Value) -> Void) {}"),
        ("pending.sink { $0.showHelp() } receiveValue: { _ in }", "var pending: AnyPublisher<Int, Web>"),
        ("pending.catch { $0.showHelp() }", "var pending: Promise<Web>"),
        ("box.then { $0.showHelp() }", "var box: Box<Web>"),
        ("box.whenThere { $0.showHelp() }", "var box: Box<Int>"),
    ]) func otherValuesAreNoReceivers(_ open: String, _ members: String) {
        #expect(transitions(open, members: members) == [])
    }

    /// Closures in closures are each looked at once.
    @Test func nestedClosuresTakeNoTime() {
        let depth = 40
        let open =
            String(repeating: "$0.over { ", count: depth - 1) + "$0.web.showHelp()"
            + String(repeating: " }", count: depth - 1)
        let members = "func over(_ body: @escaping (Start) -> Void) { body(self) }"
        #expect(transitions("self.over { \(open) }", members: members) == Self.shown)
    }
}
