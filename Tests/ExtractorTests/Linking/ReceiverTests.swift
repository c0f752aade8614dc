import Base
import NavigationModel
import Presentation
import TestSupport
import Testing

/// Who a call is made on.
@Suite(.enabled(if: NavigationSystem.scaffolding.isRead)) struct ReceiverTests {
    /// In a view `V`, each of which makes `Home` show its detail.
    @Test(arguments: [
        "@Environment(Home.self) var home; var body: some View { Button(\"\") { home.route(to: .detail()) } }",
        "@Environment(Home.self) private var home: Home?; var body: some View { Button(\"\") { home?.route(to: .detail()) } }",
        "@Environment(App.Home.self) var home; var body: some View { Button(\"\") { home.route(to: .detail()) } }",
        "@EnvironmentObject var home: Home; var body: some View { Button(\"\") { home.route(to: .detail()) } }",
        "@ObservedObject var home: Home; var body: some View { Button(\"\") { self.home.route(to: .detail()) } }",
        "@Bindable var home: Home; var body: some View { Button(\"\") { home.route(to: .detail()) } }",
        "@State private var home = Home(); var body: some View { Button(\"\") { home.route(to: .detail()) } }",
        "@StateObject var home = Home(); var body: some View { Button(\"\") { home.route(to: .detail()) } }",
        "@State private var home: Home = .init(); var body: some View { Button(\"\") { home.route(to: .detail()) } }",
        "@Injected var home: Home; var body: some View { Button(\"\") { home.route(to: .detail()) } }",
        "@Environment(\\.home) var home; var body: some View { Button(\"\") { home.route(to: .detail()) } }",
        "@Environment(\\.lateHome) var home; var body: some View { Button(\"\") { home.route(to: .detail()) } }",
        "let home = Home(); var body: some View { Button(\"\") { home.route(to: .detail()) } }",
        "let home: Home; var body: some View { Button(\"\") { home.route(to: .detail()) } }",
        "let home: App.Home!; var body: some View { Button(\"\") { home!.route(to: .detail()) } }",
        "weak var home: Home?; func f() { home?.route(to: .detail()) }",
        "lazy var home = Home(); func f() { home.route(to: .detail()) }",
        "lazy var home: Home = { Home() }(); func f() { home.route(to: .detail()) }",
        "var home: Home { Home() }; func f() { home.route(to: .detail()) }",
        "var home = Container.shared.resolve(Home.self); func f() { home.route(to: .detail()) }",
        "func f(_ home: Home) { home.route(to: .detail()) }",
        "func f(home given: Home?) { given?.route(to: .detail()) }",
        "func f() { let home = Home(); home.route(to: .detail()) }",
        "func f() { let home: Home = make(); home.route(to: .detail()) }",
        "func f(any: Any) { (any as? Home)?.route(to: .detail()) }",
        "func f(any: Any) { guard let home = any as? Home else { return }; home.route(to: .detail()) }",
        "func f(any: Any) { if case let home as Home = any { print(home) }; let h = any as! Home; h.route(to: .detail()) }",
        "func f() { Home().route(to: .detail()) }",
        "func f() { Home.init().route(to: .detail()) }",
        "func f() { App.Home().route(to: .detail()) }",
        "func f() { make().route(to: .detail()) }; func make() -> Home { Home() }",
        "func f() { Factory.home().route(to: .detail()) }",
        "func f() { Factory.shared.route(to: .detail()) }",
        "func f() { globalHome.route(to: .detail()) }",
        "func f() { makeGlobally().route(to: .detail()) }",
        "let holder: Holder; func f() { holder.home.route(to: .detail()) }",
        "let holder: Holder?; func f() { holder?.inner?.home.route(to: .detail()) }",
        "func f(homes: [Int]) { homes.forEach { (home: Home) in home.route(to: .detail()) } }",
        "let home: any Opening; func f() { home.route(to: .detail()) }",
        "let home: some Opening; func f() { home.route(to: .detail()) }",
        "typealias H = Home; let home: H; func f() { home.route(to: .detail()) }",
        "let home: Alias; func f() { home.route(to: .detail()) }",
        "let home: Optional<Home>; func f() { home?.route(to: .detail()) }",
        "func f(child: Child) { child.ancestor(ofType: Home.self)?.route(to: .detail()) }",
        "func f() { try? Home().route(to: .detail()) }",
        "func f() async { await Home().route(to: .detail()) }",
        "func f(home: Home) { Task { @MainActor [home] in home.route(to: .detail()) } }",
        "func f(home: Home) { Task { [weak h = home] in h?.route(to: .detail()) } }",
        "func f(home: Home?) { home.map { $0.route(to: .detail()) } }",
        "func f(home: Home) { defer { home.route(to: .detail()) } }",
        "func f(home: Home) { do { home.route(to: .detail()) } catch {} }",
        "func f(home: Home) { for _ in 0..<2 { home.route(to: .detail()) } }",
        "func f(home: Home) { while true { home.route(to: .detail()) } }",
        "func f(home: Home) { func inner() { home.route(to: .detail()) }; inner() }",
        "init(home: Home) { home.route(to: .detail()) }",
        "var home: Home; var x = 1 { didSet { home.route(to: .detail()) } }",
    ]) func receiverIsTold(_ members: String) {
        let read = home(rest: rest(members))
        #expect(read.called == ["V -push-> Home.detail (DetailView) call"])
        #expect(read.notUnderstood.notation == [])
    }

    /// In the coordinator itself.
    @Test(arguments: [
        "func f() { route(to: .detail()) }",
        "func f() { self.route(to: .detail()) }",
        "func f() { Task { [weak self] in self?.route(to: .detail()) } }",
        "func f() { Task { [weak self] in guard let self else { return }; self.route(to: .detail()) } }",
        "func f() { Task { [weak self] in guard let self else { return }; route(to: .detail()) } }",
        "func f() { Task { [weak self] in guard let self = self else { return }; self.route(to: .detail()) } }",
        "func f() { Task { [weak self] in if let strong = self { strong.route(to: .detail()) } } }",
        "func f() { Task { [unowned self] in self.route(to: .detail()) } }",
        "func f() { Task { [unowned me = self] in me.route(to: .detail()) } }",
        "func f() { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.route(to: .detail()) } }",
        "func f() { popped().route(to: .detail()) }; func popped() -> Self { self }",
    ]) func coordinatorItselfIsTold(_ members: String) {
        let read = home(members)
        #expect(read.called == ["Home -push-> Home.detail (DetailView) call"])
        #expect(read.notUnderstood.notation == [])
    }

    @Test func dismissOfTheEnvironmentIsAnExitOfNoCoordinator() {
        let read = home(
            rest: """
                struct V: View {
                    @Environment(\\.dismiss) private var dismiss
                    @Environment(\\.navigator) private var navigator
                    @Environment(\\.destination) private var destination
                    var body: some View {
                        Button("") { dismiss() }
                        Button("") { navigator.dismiss() }
                        Button("") { self.destination.dismiss(returning: 1) }
                        Button("") { navigator.popToRoot() }
                    }
                }
                """)
        #expect(
            read.exits.map { "\($0.notation): \($0.call)" } == [
                "V <-dismiss- environment call: dismiss()", "V <-dismiss- environment call: navigator.dismiss()",
                "V <-back- environment call: navigator.popToRoot()",
                "V <-dismiss- environment call: self.destination.dismiss(returning: 1)",
            ])
    }

    @Test func unknownReceiverWithTheOnlyDestinationOfANameIsInferred() {
        let read = home(rest: rest("let home = Registry.current; func f() { home.route(to: .leaf) }"))
        #expect(read.called == ["V -push-> Child.leaf (LeafView) inferred"])
    }

    @Test func whatIsInferredStaysSoForThoseWhoCallIt() {
        let members = "let home = Registry.current; func open() { home.route(to: .leaf) }"
        let helper = "struct W: View { let v: V; var body: some View { Button(\"\") { v.open() } } }"
        let read = home(rest: rest(members) + "\n" + helper)
        #expect(
            read.called == [
                "V -push-> Child.leaf (LeafView) inferred", "W -push-> Child.leaf (LeafView) inferred through V.open()",
            ])
    }

    @Test func innermostTypeIsWhereItComesFrom() {
        let read = home(
            rest:
                "struct V: View { struct Row: View { let home: Home; var body: some View { Button(\"\") { home.route(to: .child) } } } }"
        )
        #expect(read.called == ["Row -push-> Home.child (Child) call"])
    }

    private func rest(_ members: String) -> String {
        """
        struct V: View {
        \(members)
        }
        enum Factory { static func home() -> Home { Home() }; static let shared = Home() }
        let globalHome = Home()
        func makeGlobally() -> Home { Home() }
        final class Holder { let home = Home(); var inner: Holder? }
        protocol Opening {}
        extension Home: Opening {}
        typealias Alias = Home
        extension EnvironmentValues { @Entry var home = Home(); var lateHome: Home { self[Key.self] } }
        """
    }
}
