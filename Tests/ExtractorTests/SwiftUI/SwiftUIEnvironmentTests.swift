import NavigationModel
import TestSupport
import Testing

/// Paths and actions that views are handed through the environment.
struct SwiftUIEnvironmentTests {
    private static func read(_ provided: String, members: String, action: String, rest: String = "") -> NavigationGraph
    {
        swiftUI(
            """
            NavigationStack(path: $path) {
                Row().navigationDestination(for: Place.self) { place in
                    switch place { case .near: A()\n case .far(let miles): B(id: miles) }
                }
            }
            .sheet(isPresented: $isShown) { C() }
            \(provided)
            """,
            members: "@State private var path: [Place] = []\n@State private var isShown = false",
            rest: """
                struct Row: View {
                    \(members)
                    var body: some View { Button("") { \(action) } }
                }
                \(rest)
                """)
    }

    private static let box = """
        struct Go {
            let go: (Place) -> Void
            func callAsFunction(_ place: Place) { go(place) }
        }
        """

    @Test(arguments: [
        (".environment(\\.go) { place in path.append(place) }", "go(.near)"),
        (".environment(\\.go) { (place: Place) in path.append(place) }", "go(.near)"),
        (".environment(\\.go, { path.append($0) })", "self.go(.near)"),
        (".environment(\\.go, Go { path.append($0) })", "go(.near)"),
        (".environment(\\.go, Go(go: { path.append($0) }))", "go.go(.near)"),
    ]) func actionOfTheEnvironmentNavigatesWhereItIsRun(_ provided: String, _ action: String) {
        let read = Self.read(
            provided, members: "@Environment(\\.go) private var go", action: action, rest: Self.box)
        #expect(read.called.contains("Row -push-> Home.near (A) call"), "\(read.called)")
        #expect(!read.called.contains { $0.contains("far") })
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    @Test func actionThatDecidesItselfIsRunThroughTheEnvironment() {
        let read = Self.read(
            ".environment(\\.help) { path.append(.near) }", members: "@Environment(\\.help) private var help",
            action: "help()")
        #expect(read.called.contains("Row -push-> Home.near (A) indirect through Home.help"), "\(read.called)")
    }

    @Test(arguments: [
        ("@Environment(\\.go) private var stay", "go(.near)"), ("@Environment(\\.other) private var go", "go(.near)"),
        ("@Environment(\\.openURL) private var open", "open(url)"),
    ]) func anotherActionIsNone(_ members: String, _ action: String) {
        let read = Self.read(
            ".environment(\\.go) { path.append($0) }.environment(\\.openURL, OpenURLAction { _ in path.append(.near) })",
            members: members, action: action)
        #expect(!read.called.contains { $0.hasPrefix("Row ") }, "\(read.called)")
    }

    @Test(arguments: [
        ("@Environment(\\.route) private var route", "route.wrappedValue.append(.near)"),
        ("@Environment(\\.route) @Binding private var route", "route.append(.near)"),
        ("@Environment(\\.route) private var places", "places.wrappedValue.append(.near)"),
    ]) func bindingOfTheEnvironmentIsTheStateItIsBoundTo(_ members: String, _ action: String) {
        let read = Self.read(".environment(\\.route, $path)", members: members, action: action)
        #expect(read.called.contains("Row -push-> Home.near (A) call"), "\(read.called)")
    }
}
