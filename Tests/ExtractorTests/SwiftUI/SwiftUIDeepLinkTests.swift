import NavigationModel
import TestSupport
import Testing

/// Addresses that views answer by setting a state.
struct SwiftUIDeepLinkTests {
    private static let members = """
        @StateObject var model = Model()
        @State private var isOpen = false
        @State private var bird: Bird?
        @State private var place: Place?
        """

    private static let rest = """
        class Model: ObservableObject {
            @Published var pending: Place?
            @Published var isShown = false
            let asked = PassthroughSubject<Place, Never>()
            let shown = PassthroughSubject<Void, Never>()
            func ask() { isShown = true }
            func open(_ url: URL) { pending = Place(url) }
        }
        """

    private static func links(_ modifiers: String, _ rest: String = "") -> [String] {
        swiftUI(
            """
            Text("")
                .sheet(isPresented: $isOpen) { A() }
                .navigationDestination(item: $bird) { B(id: $0.id) }
                .fullScreenCover(isPresented: $model.isShown) { C() }
                .sheet(item: $place) { place in switch place { case .near: A()\\n case .far: B() } }
                \(modifiers)
            """.replacing("\\n", with: "\n"), members: members, rest: Self.rest + "\n" + rest
        ).deepLinks.notation
    }

    @Test(arguments: [
        ("if url.host() == \"a\" { isOpen = true }", "a by onOpenURL in Home: Home -sheet-> isOpen (A)"),
        ("isOpen.toggle()", "onOpenURL in Home by onOpenURL in Home: Home -sheet-> isOpen (A)"),
        ("bird = Bird(url)", "onOpenURL in Home by onOpenURL in Home: Home -push-> bird (B)"),
        ("place = .far(miles: 1)", "onOpenURL in Home by onOpenURL in Home: Home -sheet-> far (B)"),
        ("show(url)", "Home.show(_:) by onOpenURL in Home: Home -sheet-> isOpen (A)"),
        ("model.ask()", "Model.ask() by onOpenURL in Home: Home -fullScreenCover-> isShown (C)"),
    ]) func whatAStateShowsIsADeepLink(_ code: String, _ link: String) {
        let rest = "extension Home { func show(_ url: URL) { isOpen = true } }"
        #expect(Self.links(".onOpenURL { url in \(code) }", rest) == [link])
    }

    /// The modifier tells that the view shows it, whatever sets the state.
    @Test func linkIsNoTransitionOfItsOwn() {
        let read = swiftUI(
            "Text(\"\").sheet(isPresented: $isOpen) { A() }.onOpenURL { _ in isOpen = true }", members: Self.members,
            rest: Self.rest)
        #expect(read.called == ["Home -sheet-> .isOpen (A) call"])
        #expect(read.deepLinks.count == 1)
    }

    @Test(arguments: ["isOpen = false", "bird = nil", "print(url)"]) func whatGoesAwayIsNoDeepLink(_ code: String) {
        #expect(Self.links(".onOpenURL { url in \(code) }").isEmpty)
    }

    /// Code that watches the state which the handler sets.
    @Test(arguments: [
        ".onChange(of: model.pending) { isOpen = true }",
        ".onChange(of: model.pending) { open() }",
        ".onChange(of: model.pending, initial: true, open)",
        ".onReceive(model.$pending) { _ in open() }",
    ]) func whatWatchesAStateIsFollowed(_ watcher: String) {
        let links = Self.links(
            ".onOpenURL(perform: model.open)\n\(watcher)", "extension Home { func open() { isOpen = true } }")
        #expect(links.map { $0.drop { $0 != ":" } } == [": Home -sheet-> isOpen (A)"])
        #expect(links.allSatisfy { $0.contains("by onOpenURL in Home") })
    }

    @Test func whatIsSentIsFollowed() {
        let links = Self.links(
            ".onOpenURL { _ in model.asked.send(.near) }\n.onReceive(model.asked) { _ in isOpen = true }")
        #expect(links == ["onOpenURL in Home by onOpenURL in Home: Home -sheet-> isOpen (A)"])
    }

    /// Of the cases that the watcher looks for, the one that the state is set to.
    @Test(
        arguments: [("model.pending = .near", ["A"]), ("model.pending = Place(url)", ["A", "B"])],
        [
            "_, place in switch place { case .near: isOpen = true\ncase .far: bird = Bird(1)\ndefault: break }",
            "switch model.pending { case .near: isOpen = true\ncase .far: bird = Bird(1)\ndefault: break }",
        ]) func watcherIsEnteredForTheCase(_ set: (code: String, screens: [String]), _ watcher: String)
    {
        let links = Self.links(".onOpenURL { url in \(set.code) }\n.onChange(of: model.pending) { \(watcher) }")
        #expect(links.compactMap { $0.split(separator: "(").last?.first.map(String.init) } == set.screens, "\(links)")
    }

    /// What a subject publishes runs the code that receives it, unless that may be decided by what is published.
    @Test(arguments: [
        ("model.shown.send()", ".onReceive(model.shown) { path.append(1) }", true),
        (
            "model.asked.send(.near)", ".onReceive(model.asked) { place in if case .near = place { path.append(1) } }",
            true
        ),
        (
            "model.asked.send(.near)", ".onReceive(model.asked) { place in if case .far = place { path.append(1) } }",
            false
        ),
        (
            "model.asked.send(other)", ".onReceive(model.asked) { place in if case .far = place { path.append(1) } }",
            false
        ),
        ("model.asked.send(.near)", ".onReceive(model.asked) { place in show(place) }", false),
    ]) func whatIsPublishedIsShownByWhoPublishes(_ send: String, _ receiver: String, _ isTold: Bool) {
        let read = swiftUI(
            "NavigationStack(path: $path) { Row(model: model).navigationDestination(for: Int.self) { B(id: $0) }\n\(receiver) }",
            members: Self.members + "\n@State private var path: [Int] = []",
            rest: Self.rest + """

                extension Home { func show(_ place: Place) { if place == .far(miles: 1) { path.append(1) } } }
                struct Row: View {
                    let model: Model
                    let other: Place
                    var body: some View { Button("") { \(send) } }
                }
                """)
        #expect(read.called.contains { $0.hasPrefix("Row -push-> Home.Int (B) indirect") } == isTold, "\(read.called)")
    }

    @Test func watchersThatLeadNowhereAreNone() {
        #expect(Self.links(".onOpenURL(perform: model.open)\n.onChange(of: model.pending) { print(1) }").isEmpty)
        #expect(
            Self.links(".onOpenURL { _ in model.pending = nil }\n.onChange(of: model.pending) { isOpen = true }")
                .isEmpty)
    }

    /// Of several views that states decide between, a step names none.
    @Test func sheetOfSeveralViewsNamesNone() {
        let read = swiftUI(
            "Text(\"\").onOpenURL { _ in isOpen = true }.sheet(isPresented: $isOpen) { ZStack { if isNew { A() }; if isOld { B() } } }",
            members:
                "@State private var isOpen = false\n@State private var isNew = false\n@State private var isOld = false")
        #expect(read.deepLinks.notation == ["onOpenURL in Home by onOpenURL in Home: Home -sheet-> isOpen"])
    }

    /// An arm for a case that a property gives for no value is never entered.
    @Test(arguments: [
        ("case .near: .push\n case .far: .sheet", ["Home -push-> isPushed", "Home -sheet-> isOpen"]),
        ("case .near, .far: .push", ["Home -push-> isPushed"]),
    ]) func armOfACaseThatIsNeverGivenIsNotEntered(_ styles: String, _ expected: [String]) {
        let read = swiftUI(
            """
            NavigationStack { A() }.onOpenURL { _ in model.place = Place.far(miles: 1) }
                .onReceive(model.$place.removeDuplicates()) { place in
                    guard let place else { return }
                    switch place.style {
                    case .sheet: isOpen = true
                    case .push: isPushed = true
                    }
                }
                .sheet(isPresented: $isOpen) { A() }
                .navigationDestination(isPresented: $isPushed) { B() }
            """,
            members: """
                @StateObject var model = Model()
                @State private var isOpen = false
                @State private var isPushed = false
                """,
            rest: """
                enum Style { case sheet, push }
                extension Place { var style: Style { switch self { \(styles) } } }
                final class Model: ObservableObject { @Published var place: Place? }
                """)
        let steps = read.deepLinks.flatMap(\.hops).map { "Home -\($0.style.rawValue)-> \($0.destination)" }
        #expect(Set(steps) == Set(expected))
    }
}
