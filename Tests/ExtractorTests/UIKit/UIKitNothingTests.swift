import NavigationModel
import TestSupport
import Testing

/// Projects without screens, in whose words are those of UIKit too.
struct UIKitNothingTests {
    private static let library = """
        import Foundation
        public protocol Coordinator: AnyObject { func start() }
        public final class SyncCoordinator: Coordinator {
            var children: [Coordinator] = []
            let router = Router()
            public func start() { children.forEach { $0.start() } }
            public func present(_ record: Record, animated: Bool = true) { router.push(record) }
            func dismiss(_ record: Record) { router.pop() }
        }
        public final class Router {
            var viewControllers: [Record] = []
            func push(_ record: Record) { viewControllers.append(record) }
            func show(_ record: Record, sender: Any?) { viewControllers = [record] }
            func pop() { viewControllers.removeLast() }
        }
        public struct Record {}
        """

    private static let server = """
        import Vapor
        @main
        enum Entrypoint {
            static func main() async throws {
                let app = try await Application.make(.production)
                try app.register(collection: TodoController())
                try await app.execute()
            }
        }
        struct TodoController: RouteCollection {
            let navigator = TodoNavigator()
            func boot(routes: RoutesBuilder) throws { routes.get("todos", use: show) }
            func show(req: Request) async throws -> Response {
                navigator.present(req.url, animated: false)
                return try await navigator.show(req, sender: self)
            }
        }
        final class TodoNavigator {
            func start() {}
            func present(_ url: URI, animated: Bool) { start() }
            func show(_ request: Request, sender: Any?) async throws -> Response { Response() }
        }
        """

    @Test(arguments: [library, server]) func withoutScreensThereIsNothing(_ code: String) {
        let read = graph(code)
        #expect(read.coordinators.isEmpty && read.screens.isEmpty && read.entryPoints.isEmpty)
        #expect(read.transitions.isEmpty && read.exits.isEmpty && read.deepLinks.isEmpty)
        #expect(read.notUnderstood.isEmpty)
    }
}
