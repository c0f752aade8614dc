import NavigationModel
import Testing

/// What the declaration of a property says about its type.
struct PropertyTests {
    @Test(
        arguments: [
            ("@Environment(Router.self) var a", "Router", nil),
            ("@Environment(App.Router.self) var a", "App.Router", nil),
            ("@Environment(Router<Route>.self) var a", "Router", nil),
            ("@Environment(\\.router) var a", nil, "router"),
            ("@Environment(\\EnvironmentValues.router) private var a", nil, "router"),
            ("@SwiftUI.Environment(\\.dismiss) var a", nil, "dismiss"), ("@Dependency(\\.router) var a", nil, "router"),
            ("@Dependency(Router.self) var a", "Router", nil), ("@Injected(\\.router) var a", nil, "router"),
            ("@LazyInjected(\\.router) var a", nil, "router"), ("@State var a", nil, nil),
            ("@Fetched(\\.a) var a", nil, nil),
        ] as [(String, String?, String?)]) func injectionNamesATypeOrAKey(
            _ source: String, _ type: String?, _ key: String?
        )
    {
        let property = facts("struct S { \(source) }").types.first?.properties.first
        #expect(property?.environmentType?.description == type)
        #expect(property?.environmentKey == key)
    }

    @Test(arguments: [
        ("[Route]", "Array", ["Route"]), ("Set<Route>", "Set", ["Route"]),
        ("[Int: Route]", "Dictionary", ["Int", "Route"]),
        ("[String: [Route]]?", "Dictionary", ["String", "Array"]), ("Routes<Screen>!", "Routes", ["Screen"]),
        ("[() -> Void: Route]", "Dictionary", ["Any", "Route"]), ("any Routing", "Routing", []),
    ]) func annotationIsATypeWithItsArguments(_ text: String, _ name: String, _ arguments: [String]) {
        let type = facts("struct S { var a: \(text) }").types.first?.properties.first?.type
        #expect(type?.last == name)
        #expect(type?.arguments.map(\.description) == arguments)
    }

    @Test func attributesAreReadWithTheirArguments() {
        let property = facts("struct S { @Query(sort: \\.name) var a: [Item] }").types.first?.properties.first
        #expect(property?.attributes.map(\.name) == ["Query"])
        #expect(property?.attributes.first?.arguments.map(\.label) == ["sort"])
    }
}
