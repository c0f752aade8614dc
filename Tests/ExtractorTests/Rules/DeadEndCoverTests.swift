import Base
import NavigationModel
import TestSupport
import Testing

struct DeadEndCoverTests {
    static let examples = RuleExamples(
        "dead-end-cover",
        [
            .scaffolding: pair { tour in
                scaffolded(
                    "func tour() -> some View { Tour() }\nfunc start() { present(.tour, as: .fullScreenCover) }",
                    rest: tour)
            },
            .stinsen: pair { tour in
                let route = "@Route(.fullScreen) var tour = makeTour\nfunc makeTour() -> some View { Tour() }"
                return stinsenApp(route + "\nfunc start() { route(to: \\.tour) }", rest: tour)
            },
            .flowStacks: pair { tour in
                let home = "Button(\"Tour\") { navigator.presentCover(.tour) }"
                return flowStacksApp(cases: "case tour", arms: "case .tour: Tour()", home: home, rest: tour)
            },
            .swiftUI: pair { tour in
                mounted(
                    "Text(\"Home\").fullScreenCover(isPresented: $isShown) { Tour() }",
                    members: "@State private var isShown = false", rest: tour)
            },
            .uikit: .init(wrong: controllers(), right: controllers("func done() { dismiss(animated: true) }")),
        ])

    private static func controllers(_ tour: String = "", more: String = "") -> String {
        uikitApp(
            """
            func showTour() {
                let tour = TourController()
                tour.modalPresentationStyle = .fullScreen
                navigationController.present(tour, animated: true)
            }
            \(more)
            """,
            rest: """
                final class TourController: UIViewController {
                    private let title = UILabel()
                    \(tour)
                }
                """)
    }

    @Test(
        .enabled(if: NavigationSystem.uikit.isRead),
        arguments: [
            "var onDone: (() -> Void)?", "weak var delegate: TourDelegate?", "let model: TourModel",
            "func done() { finish(self) }", "func done() { presentingViewController?.dismiss(animated: true) }",
        ]) func controllerThatMayBeDismissedIsFine(_ tour: String)
    {
        let rest =
            "\nprotocol TourDelegate: AnyObject {}\nfinal class TourModel {}\nfunc finish(_ c: UIViewController) {}"
        #expect(findings(of: rule, in: Self.controllers(tour) + rest) == [])
    }

    @Test(.enabled(if: NavigationSystem.uikit.isRead)) func controllerThatItsCoordinatorDismissesIsFine() {
        let more = "func end() { navigationController.dismiss(animated: true) }"
        #expect(findings(of: rule, in: Self.controllers(more: more)) == [])
    }

    private static func pair(_ app: (String) -> String) -> RuleExamples.Pair {
        RuleExamples.Pair(
            wrong: app("struct Tour: View { var body: some View { Text(\"Tour\") } }"),
            right: app(
                """
                struct Tour: View {
                    @Environment(\\.dismiss) private var dismiss
                    var body: some View { Button("Done") { dismiss() } }
                }
                """))
    }

    @Test(
        .enabled(if: NavigationSystem.flowStacks.isRead),
        arguments: [
            "navigator.goBack()", "navigator.dismiss()", "navigator.goBackToRoot()", "navigator.dismissAll()",
            "navigator.routes.removeAll()", "navigator.routes = []",
        ]) func coverOfFlowStacksThatAnyCodeEndsIsFine(_ end: String)
    {
        let home = "Button(\"Tour\") { navigator.presentCover(.tour) }\nText(\"x\").task { \(end) }"
        let tour = "struct Tour: View { var body: some View { Text(\"Tour\") } }"
        let app = flowStacksApp(cases: "case tour", arms: "case .tour: Tour()", home: home, rest: tour)
        #expect(findings(of: rule, in: app) == [])
    }

    @Test(
        .enabled(if: NavigationSystem.stinsen.isRead),
        arguments: ["popLast()", "dismissCoordinator()", "popToRoot()", "root(\\.home)"])
    func coverOfStinsenThatAnyCodeEndsIsFine(_ end: String) {
        let tour = "struct Tour: View { var body: some View { Text(\"Tour\") } }"
        let members = """
            @Route(.fullScreen) var tour = makeTour
            func makeTour() -> some View { Tour() }
            func start() { route(to: \\.tour) }
            func end() { \(end) }
            """
        #expect(findings(of: rule, in: stinsenApp(members, rest: tour)) == [])
    }

    private let rule = "dead-end-cover"
    private let shown = "Button(\"Tour\") { isShown = true }.fullScreenCover(isPresented: $isShown) { Tour() }"
    private let state = "@State private var isShown = false"

    @Test func coverThatNothingClosesIsFound() {
        let tour = "struct Tour: View { let page: Int = 1; var body: some View { Text(\"Tour\") } }"
        #expect(
            findings(of: rule, in: mounted(shown, members: state, rest: tour)).map { $0.drop { $0 != " " } } == [
                " Tour is a full-screen cover, and nothing dismisses it."
            ])
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func coverOfACoordinatorIsFound() {
        let tour = "struct Tour: View { var body: some View { Text(\"Tour\") } }"
        let members = """
            func tour() -> some View { Tour() }
            func start() { present(.tour, as: .fullScreenCover) }
            """
        #expect(findings(of: rule, in: scaffolded(members, rest: tour)).count == 1)
        #expect(findings(of: rule, in: scaffolded(members + "\nfunc end() { dismissModal() }", rest: tour)) == [])
        #expect(
            findings(
                of: rule, in: scaffolded(members.replacing("fullScreenCover", with: "sheet"), rest: tour)) == [])
    }

    @Test(arguments: [
        "@Environment(\\.dismiss) var dismiss; var body: some View { Button(\"Done\") { dismiss() } }",
        "@Environment(\\.closeTour) var close; var body: some View { Button(\"Done\") { close() } }",
        "@Binding var isShown: Bool; var body: some View { Text(\"Tour\") }",
        "let onDone: () -> Void; var body: some View { Text(\"Tour\") }",
        "@ObservedObject var model: Model; var body: some View { Text(\"Tour\") }",
        "let model: Model; var body: some View { Text(\"Tour\") }",
        "@EnvironmentObject var model: Model; var body: some View { Text(\"Tour\") }",
        "let player: AVPlayer; var body: some View { Text(\"Tour\") }",
        "var body: some View { Text(\"Tour\").closable() }",
        "var body: some View { Inner() }", "var body: some View { Text(\"Tour\").modifier(Closing()) }",
        "var body: some View { NavigationLink(\"Next\") { Inner() } }",
    ]) func coverThatMayBeClosedIsFine(_ tour: String) {
        let rest = """
            struct Tour: View { \(tour) }
            final class Model: ObservableObject {}
            struct Inner: View { @Environment(\\.dismiss) var dismiss; var body: some View { Button("Done") { dismiss() } } }
            extension View { func closable() -> some View { modifier(Closing()) } }
            struct Closing: ViewModifier {
                @Environment(\\.dismiss) var dismiss
                func body(content: Content) -> some View { content.onTapGesture { dismiss() } }
            }
            """
        #expect(findings(of: rule, in: mounted(shown, members: state, rest: rest)) == [])
    }

    @Test func coverWhoseStateChangesElsewhereIsFine() {
        let tour = "struct Tour: View { var body: some View { Text(\"Tour\") } }"
        let closing = shown + ".task { isShown = false }"
        #expect(findings(of: rule, in: mounted(closing, members: state, rest: tour)) == [])
        let held = "@StateObject private var model = Model()"
        let object = "final class Model: ObservableObject { @Published var isShown = false }"
        #expect(
            findings(
                of: rule,
                in: mounted(
                    shown.replacing("isShown", with: "model.isShown").replacing("$model", with: "$model"),
                    members: held, rest: tour + "\n" + object)) == [])
    }

    @Test(arguments: ["Watch App", "Swiftfin tvOS", "App/TV"])
    func platformsThatCloseCoversThemselvesAreFine(_ folder: String) {
        let tour = "struct Tour: View { var body: some View { Text(\"Tour\") } }"
        let files = ["\(folder)/Home.swift": mounted(shown, members: state, rest: tour)]
        #expect(findings(of: rule, in: files) == [])
    }
}
