import NavigationModel
import TestSupport
import Testing

/// What looks like navigation and is not.
struct NoNavigationTests {
    @Test(arguments: [
        "func f(map: MKMapView) { map.route(from: 1) }",
        "func f() { var items = [1]; items.popLast(); items.removeLast(); _ = items.dropLast() }",
        "struct Stack { var items = [1]; mutating func f() { pop() }; mutating func pop() { items.removeLast() } }",
        "func f() { let view = Text(\"\").sheet(isPressed: 1); view.present(1) }",
        "struct V: View { @Environment(\\.openURL) var openURL; var body: some View { Button(\"\") { openURL(url) } } }",
        "#Preview { Home().view }",
        "#Preview(\"x\") { let home = Home(); Button(\"\") { home.route(to: .detail()) } }",
        "struct P: PreviewProvider { static var previews: some View { Button(\"\") { Home().route(to: .detail()) } } }",
        "// Home().route(to: .detail())",
        "/* Home().route(to: .detail()) */",
        "/// Home().route(to: .detail())\nfunc f() {}",
        "let text = \"Home().route(to: .detail())\"",
        "let text = \"\"\"\nHome().route(to: .detail())\n\"\"\"",
        "let text = #\"Home().route(to: .detail())\"#",
        "func f(player: Player) { player.select(index: 1); player.present(\"x\"); player.pop(); player.dismiss() }",
        "let home = Home()",
        "func f(home: Home) { _ = home.route; print(home.present) }",
    ]) func nothingIsRead(_ code: String) {
        let read = home(rest: "import UIKit\n\(code)")
        #expect(read.called == [])
        #expect(read.exits.notation == [])
        #expect(read.notUnderstood.notation == [])
        #expect(read.entryPoints.isEmpty)
    }

    @Test func controllersPresentByThemselves() {
        let read = home(
            rest: """
                final class OldController: UIViewController {
                    func show() {
                        present(UIViewController(), animated: true)
                        // Home().route(to: .detail())
                        dismiss(animated: true)
                    }
                }
                """)
        #expect(read.called == [])
        #expect(read.exits.allSatisfy { $0.coordinator == nil })
    }

    @Test func interpolatedCodeRunsLikeAnyOther() {
        let read = home(
            rest: "struct V: View { let home: Home; var body: some View { Text(\"\\(home.route(to: .child))\") } }")
        #expect(read.called == ["V -push-> Home.child (Child) call"])
    }

    @Test func methodOfOnesOwnByTheLibrarysNameWins() {
        let read = home(
            """
            func present(_ text: String) { print(text) }
            func go() { present(".detail") }
            """)
        #expect(read.called == [])
    }

    @Test func routesNamedLikeModifiersNeedACoordinator() {
        let read = home(
            """
            func sheet() -> some View { DetailView(id: 1) }
            func go() { route(to: .sheet) }
            """, rest: "struct V: View { var body: some View { Text(\"\").sheet(item: $x) { _ in Text(\"\") } } }")
        #expect(read.called == ["Home -push-> Home.sheet (DetailView) call", "V -sheet-> .x (Text) call"])
    }
}
