import Extractor
import NavigationModel
import TestSupport
import Testing

/// Coordinators that are asked by routes, and handed around as what only stands for them; containers that show views.
struct UIKitErasedCoordinatorTests {
    /// An app whose coordinators are handed around as `AnyCoordinator`.
    private static func app(arms: String, members: String = "", model: String = "", rest: String = "") -> String {
        """
        import SwiftUI
        protocol Coordinator<Route>: AnyObject {
            associatedtype Route
            func navigate(to route: Route, context: AnyObject?)
            func start()
        }
        extension Coordinator {
            func navigate(to route: Route) { navigate(to: route, context: nil) }
            func asAnyCoordinator() -> AnyCoordinator<Route> { AnyCoordinator(self) }
        }
        class AnyCoordinator<Route>: Coordinator {
            private let doNavigate: (Route, AnyObject?) -> Void
            private let doStart: () -> Void
            init<F: Coordinator>(_ flow: F) where F.Route == Route {
                doNavigate = { route, context in flow.navigate(to: route, context: context) }
                doStart = { flow.start() }
            }
            func navigate(to route: Route, context: AnyObject?) { doNavigate(route, context) }
            func start() { doStart() }
        }
        protocol Stack: AnyObject {
            func push<Content: View>(_ view: Content, animated: Bool)
            func present<Content: View>(_ view: Content, animated: Bool)
            func present(_ controller: UIViewController, isCovering: Bool)
        }
        extension Stack {
            func push<Content: View>(_ view: Content) { push(view, animated: true) }
            func present(_ controller: UIViewController) { present(controller, isCovering: false) }
        }
        extension UINavigationController: Stack {
            func push<Content: View>(_ view: Content, animated: Bool) {
                let controller = UIHostingController(rootView: view)
                pushViewController(controller, animated: animated)
            }
            func present<Content: View>(_ view: Content, animated: Bool) {
                let controller = UIHostingController(rootView: view.tint(.red))
                present(controller, animated: animated)
            }
            func present(_ controller: UIViewController, isCovering: Bool) {
                if isCovering { controller.modalPresentationStyle = .overFullScreen }
                topmost.present(controller, animated: true, completion: nil)
            }
        }
        final class Store<State> { init(model: Model<State>) {} }
        class Model<State> {}
        enum BookRoute { case list, detail(id: Int), map, away }
        final class BookCoordinator: Coordinator {
            weak var stack: Stack?
            init(stack: Stack) { self.stack = stack }
            func start() { navigate(to: .list) }
            func navigate(to route: BookRoute, context: AnyObject?) {
                switch route {
                case .list: showList()
                \(arms)
                default: break
                }
            }
            private func showList() {
                let model = BooksModel(flow: asAnyCoordinator())
                stack?.push(BooksView(store: Store(model: model)))
            }
            \(members)
        }
        final class BooksModel: Model<Int> {
            let flow: AnyCoordinator<BookRoute>
            init(flow: AnyCoordinator<BookRoute>) { self.flow = flow }
            func receive() { \(model) }
        }
        struct BooksView: View { let store: Store<Int>; var body: some View { Text("Books") } }
        struct BookView: View { var body: some View { Text("Book") } }
        enum MapRoute { case map }
        final class MapCoordinator: Coordinator {
            weak var stack: Stack?
            init(stack: Stack) { self.stack = stack }
            func start() { navigate(to: .map) }
            func navigate(to route: MapRoute, context: AnyObject?) {
                switch route { case .map: stack?.push(MapView()) }
            }
        }
        struct MapView: View { var body: some View { Text("Map") } }
        \(rest)
        """
    }

    private func transitions(_ source: String) -> Set<String> {
        Set(
            analysis(of: source).graph.transitions.map {
                "\($0.from.name) \($0.style.rawValue) \($0.destination) \($0.to?.name ?? "–") \($0.evidence.rawValue)"
            })
    }

    @Test func aRouteLeadsFromTheViewWhoseModelAsksForIt() {
        let found = transitions(
            Self.app(
                arms: "case .detail: showDetail()", members: "private func showDetail() { stack?.push(BookView()) }",
                model: "flow.navigate(to: .detail(id: 1))"))
        #expect(found.contains("BookCoordinator root list BooksView declared"))
        #expect(found.contains("BooksView push detail BookView indirect"))
        #expect(!found.contains { $0.hasPrefix("BooksModel") || $0.contains("AnyCoordinator") })
    }

    @Test func anotherRouteDoesNotLeadThere() {
        let found = transitions(
            Self.app(
                arms: "case .detail: showDetail()", members: "private func showDetail() { stack?.push(BookView()) }",
                model: "flow.navigate(to: .away)"))
        #expect(!found.contains { $0.hasPrefix("BooksView") })
    }

    @Test func onlyTheFirstRouteIsShownFirst() {
        let graph = analysis(
            of: Self.app(
                arms: "case .detail: showDetail()", members: "private func showDetail() { stack?.push(BookView()) }")
        ).graph
        let flow = graph.coordinators.first { $0.name == "BookCoordinator" }
        #expect(flow?.initial == ["list"])
        #expect(flow?.destinations.map(\.name).sorted() == ["detail", "list"])
        #expect(!graph.coordinators.contains { $0.name == "AnyCoordinator" })
    }

    /// A child in a container of its own, which a parameter presents as a cover.
    @Test(arguments: [("", "sheet"), (", isCovering: true", "fullScreenCover")])
    func whatIsPresentedIsCoveredAsACallSays(argument: String, style: String) {
        let found = transitions(
            Self.app(
                arms: "case .map: showMap()",
                members: """
                    private func showMap() {
                        let inner = UINavigationController()
                        let flow = MapCoordinator(stack: inner).asAnyCoordinator()
                        flow.start()
                        stack?.present(inner\\(argument))
                    }
                    """.replacing("\\(argument)", with: argument), model: "flow.navigate(to: .map)"))
        #expect(found.contains("BooksView \(style) map MapCoordinator indirect"))
        #expect(
            !found.contains("BooksView \(style == "sheet" ? "fullScreenCover" : "sheet") map MapCoordinator indirect"))
    }

    @Test func aViewThatIsHandedInIsShownByWhoHandsItIn() {
        let found = transitions(
            Self.app(
                arms: "case .detail: stack?.present(BookView(), animated: true)",
                model: "flow.navigate(to: .detail(id: 2))"))
        #expect(found.contains("BooksView sheet detail BookView indirect"))
    }

    @Test(arguments: ["final class BookTests: AppTestCase", "final class Books: XCTestCase"])
    func aTestShowsNothing(declaration: String) {
        let found = transitions(
            Self.app(
                arms: "", rest: declaration + " { func testStack() { UINavigationController().push(BookView()) } }"))
        #expect(!found.contains { $0.contains("BookView") })
    }
}
