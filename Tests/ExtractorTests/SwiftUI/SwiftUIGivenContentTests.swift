import TestSupport
import Testing

/// Modifiers and views of the app that present what they are given.
struct SwiftUIGivenContentTests {
    private static let item = """
        struct Cover<Item: Identifiable, C: View>: ViewModifier {
            @Binding var item: Item?
            let shown: (Item) -> C
            func body(content: Content) -> some View { content.fullScreenCover(item: $item) { shown($0).padding() } }
        }
        """

    @Test(arguments: [
        (
            ".card(isPresented: $isShown) { Card() }",
            "func card<C: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> C) -> some View { sheet(isPresented: isPresented) { content().padding() } }"
        ),
        (
            ".card(isPresented: $isShown, content: { Card() })",
            "func card<C: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> C) -> some View { sheet(isPresented: isPresented, content: content) }"
        ),
    ]) func functionPresentsItsParameter(_ modifier: String, _ function: String) {
        #expect(
            modifiedHome(modifier, "extension View { \(function) }") == [
                "Home -sheet-> .Card (Card) indirect through View.card(isPresented:content:)"
            ])
    }

    @Test func modifierPresentsWhatItIsMadeWith() {
        let made = modifiedHome(".modifier(Cover(item: $planet) { _ in Card() })", Self.item)
        #expect(made == ["Home -fullScreenCover-> .Card (Card) call"])
        let function =
            "extension View { func cover<I: Identifiable, C: View>(_ item: Binding<I?>, @ViewBuilder content: @escaping (I) -> C) -> some View { modifier(Cover(item: item, shown: content)) } }"
        #expect(
            modifiedHome(".cover($planet) { _ in Card() }", Self.item + function) == [
                "Home -fullScreenCover-> .Card (Card) indirect through View.cover(_:content:)"
            ])
    }

    private static let signature =
        "func routes<D: Hashable, C: View>(for data: D.Type, @ViewBuilder shown: @escaping (D) -> C) -> some View"
    private static let routes = """
        struct Routes<D: Hashable, C: View>: ViewModifier {
            var shown: (D) -> C
            init(for _: D.Type, shown: @escaping (D) -> C) { self.shown = shown }
            func body(content: Content) -> some View { content.navigationDestination(for: D.self) { shown($0).padding() } }
        }
        """

    /// A modifier of the app that is told of which type values are, and what they show.
    @Test(arguments: [
        "extension View { \(signature) { navigationDestination(for: D.self, destination: shown) } }",
        "extension View { \(signature) { navigationDestination(for: D.self) { item in shown(item).padding() } } }",
        "extension View { \(signature) { modifier(Routes(for: data, shown: shown)) } }\n\(routes)",
        "extension View { \(signature) { navigationDestination(for: data, destination: shown) } }",
        """
        extension View {
            \(signature) { modifier(newer(data, shown: shown)) }
            func newer<D: Hashable, C: View>(_ data: D.Type, shown: @escaping (D) -> C) -> some ViewModifier {
                if #available(iOS 17, *) { return Kept(data: data, shown: shown) } else { return EmptyModifier() }
            }
        }
        struct Kept<D: Hashable, C: View>: ViewModifier {
            let data: D.Type
            let shown: (D) -> C
            func body(content: Content) -> some View { content.navigationDestination(for: data, destination: shown) }
        }
        """,
    ]) func valuesAreShownByWhatIsHandedOn(_ modifier: String) {
        let read = graph(
            """
            import SwiftUI
            enum Route: Hashable { case card, other }
            final class Router: ObservableObject {
                @Published var path = NavigationPath()
                func push<T: Hashable>(_ route: T) { path.append(route) }
            }
            struct Root: View {
                @StateObject var router = Router()
                var body: some View {
                    NavigationStack(path: $router.path) {
                        Home(router: router).routes(for: Route.self) { route in
                            switch route {
                            case .card: Card()
                            case .other: Other()
                            }
                        }
                    }
                }
            }
            struct Home: View {
                let router: Router
                var body: some View { Button("") { router.push(Route.card) } }
            }
            struct Card: View { var body: some View { Text("") } }
            struct Other: View { var body: some View { Text("") } }
            \(modifier)
            """)
        #expect(read.transitions.notation.contains("Home -push-> Router.card (Card) call"))
        #expect(read.notUnderstood == [])
    }

    @Test(arguments: [
        ("shown($0)", ["Home -sheet-> .Card (Card) indirect through View.tall(item:content:)"]), ("Text(\"\")", []),
    ])
    func sameInEachCaseIsWhatIsPresented(_ other: String, _ expected: [String]) {
        let tall = """
            extension View {
                func tall<Item: Identifiable, C: View>(item: Binding<Item?>, content: @escaping (Item) -> C) -> some View {
                    modifier(Tall(item: item, isDeep: true, shown: content))
                }
            }
            struct Tall<Item: Identifiable, C: View>: ViewModifier {
                @Binding var item: Item?
                let isDeep: Bool
                let shown: (Item) -> C
                func body(content: Content) -> some View {
                    content.sheet(item: $item) {
                        Group { if isDeep { NavigationStack { shown($0).bold() } } else { \(other) } }
                    }
                }
            }
            """
        #expect(modifiedHome(".tall(item: $planet) { _ in Card() }", tall).filter { $0.contains("Card") } == expected)
    }

    /// What is handed on as a value, which is there or not.
    private static let drawer = """
        extension View {
            func drawer<C: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> C) -> some View {
                modifier(Drawer(isPresented: isPresented, card: isPresented.wrappedValue ? content() : nil))
            }
        }
        struct Drawer<C: View>: ViewModifier {
            @Binding var isPresented: Bool
            let card: C?
            func body(content: Content) -> some View {
                content.sheet(isPresented: $isPresented) { Group { if let card { Frame { card } } } }
            }
        }
        struct Frame<C: View>: View { @ViewBuilder var card: C; var body: some View { ZStack { Color.red; card.bold() } } }
        """

    @Test func whatIsThereOrNotIsWhatIsPresented() {
        #expect(
            modifiedHome(".drawer(isPresented: $isShown) { Card() }", Self.drawer) == [
                "Home -sheet-> .Card (Card) indirect through View.drawer(isPresented:content:)"
            ])
    }

    /// A dialog around its buttons is what is shown.
    @Test(arguments: ["", "trailing: { Button(\"No\") {} }"]) func viewAroundItsButtonsIsWhatIsShown(_ second: String) {
        let dialog = """
            struct Dialog<Buttons: View>: View {
                private let buttons: Buttons
                init(_ title: String, @ViewBuilder buttons: () -> Buttons) { self.buttons = buttons() }
                var body: some View { VStack { Text("Title"); buttons } }
            }
            struct Pair<Leading: View, Trailing: View>: View {
                let leading: Leading
                let trailing: Trailing
                var body: some View { HStack { leading; trailing } }
            }
            """
        #expect(
            modifiedHome(
                ".sheet(isPresented: $isShown) { Dialog(\"Sure?\") { Pair { Button(\"Yes\") {} } \(second) } }", dialog)
                == ["Home -sheet-> .isShown (Dialog) call"])
    }

    @Test func viewAroundAControlOfTheAppsOwnIsWhatIsShown() {
        let frame = """
            struct Frame<C: View>: View { @ViewBuilder let content: C; var body: some View { ZStack { Color.red; content } } }
            struct Big: View {
                enum Kind { case a, b }
                let kind: Kind
                var body: some View { Group { switch kind { case .a: plain("A"); case .b: Button("B") {} } }.padding() }
                private func plain(_ title: String) -> some View { Button(title) {} }
            }
            """
        #expect(
            modifiedHome(".sheet(isPresented: $isShown) { Frame { Big(kind: .a) } }", frame) == [
                "Home -sheet-> .isShown (Frame) call"
            ])
    }

    /// `alert` is a library's word, too.
    @Test func libraryFunctionOfTheSameNameIsNotTheAppsOwn() {
        let read = graph(
            """
            import SwiftUI
            extension View {
                func alert<C: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> C) -> some View {
                    sheet(isPresented: isPresented, content: content)
                }
            }
            struct Home: View {
                @State var isShown = false
                var body: some View {
                    Text("").alert("Sure?", isPresented: $isShown, actions: { Button("OK") {} }, message: { Text("Really") })
                }
            }
            """)
        #expect(read.transitions.isEmpty)
        // Nothing calls the function.
        #expect(read.notUnderstood.map(\.text) == ["sheet(isPresented: isPresented, content: content)"])
    }

    @Test(arguments: ["modifier(Gate())", "self.modifier(Gate())"])
    func modifierBehindAFunctionIsPartOfTheViewThatAppliesIt(_ code: String) {
        let read = graph(
            """
            import SwiftUI
            struct Home: View { var body: some View { Text("").gated() } }
            struct Other: View { @State var a = false; var body: some View { Text("").sheet(isPresented: $a) { Card() } } }
            struct Card: View { var body: some View { Text("") } }
            extension View { func gated() -> some View { \(code) } }
            struct Gate: ViewModifier {
                @State var isShown = false
                func body(content: Content) -> some View { content.sheet(isPresented: $isShown) { Card() } }
            }
            """)
        #expect(read.screens.first { $0.id == "Home" }?.contains.map(\.id) == ["Gate"])
        #expect(read.screens.first { $0.id == "Other" }?.contains == [])
    }

    /// One of two functions of a name, by whether the binding is of a Bool, which hands on to the other.
    @Test func methodOfTheItemTellsWhatIsShown() {
        #expect(
            modifiedHome(
                ".cover($page) { page in page.view() }",
                """
                \(Self.item)
                extension View {
                    func cover<I: Identifiable, C: View>(_ item: Binding<I?>, @ViewBuilder content: @escaping (I) -> C) -> some View {
                        modifier(Cover(item: item, shown: content))
                    }
                }
                extension Home { @State var page: Page? }
                enum Page: Identifiable {
                    case card
                    var id: Int { 0 }
                    func view() -> some View { switch self { case .card: return Card() } }
                }
                """) == ["Home -fullScreenCover-> .Card (Card) indirect through View.cover(_:content:)"])
    }

    @Test func presenterOfAPresenterIsOneToo() {
        let rest =
            Self.item + """
                struct Plain<C: View>: ViewModifier {
                    @Binding var isShown: Bool
                    let shown: () -> C
                    var fake: Binding<Fake?> { Binding(get: { nil }, set: { isShown = $0 != nil }) }
                    func body(content: Content) -> some View { content.cover(fake) { _ in shown() } }
                }
                extension View {
                    func cover<C: View>(_ isShown: Binding<Bool>, @ViewBuilder content: @escaping () -> C) -> some View {
                        modifier(Plain(isShown: isShown, shown: content))
                    }
                    func cover<I: Identifiable, C: View>(_ item: Binding<I?>, @ViewBuilder content: @escaping (I) -> C) -> some View {
                        modifier(Cover(item: item, shown: content))
                    }
                }
                """
        #expect(
            modifiedHome(".cover($isShown) { Card() }", rest) == [
                "Home -fullScreenCover-> .Card (Card) indirect through View.cover(_:content:)"
            ])
    }

    @Test(arguments: [
        "shown", "VStack { shown\n Spacer() }", "Frame { shown }", "VStack { Frame { shown }.padding()\n Divider() }",
    ])
    func givenViewMayStandInOthers(_ content: String) {
        let rest = """
            struct Frame<F: View>: View {
                let inside: F
                init(@ViewBuilder inside: () -> F) { self.inside = inside() }
                var body: some View { inside }
            }
            struct Panel<P: View>: ViewModifier {
                @Binding var isShown: Bool
                let shown: P
                init(isShown: Binding<Bool>, shown: () -> P) { _isShown = isShown; self.shown = shown() }
                func body(content: Content) -> some View { content.sheet(isPresented: $isShown) { \(content) } }
            }
            extension View {
                func panel<P: View>(_ isShown: Binding<Bool>, @ViewBuilder shown: @escaping () -> P) -> some View {
                    modifier(Panel(isShown: isShown, shown: shown))
                }
            }
            """
        #expect(
            modifiedHome(".panel($isShown) { Card() }", rest) == [
                "Home -sheet-> .Card (Card) indirect through View.panel(_:shown:)"
            ])
    }

    @Test func emptyViewIsNone() {
        #expect(modifiedHome(".modifier(Cover(item: $planet) { _ in EmptyView() })", Self.item).isEmpty)
    }

    @Test func modifierThatNothingMakesIsTold() {
        #expect(modifiedHome("", Self.item) == ["Cover -fullScreenCover-> .item call"])
    }

    @Test(arguments: [
        (
            "Row(target: { Card() })",
            "struct Row<T: View>: View { let target: () -> T\nvar body: some View { NavigationLink { target() } label: { Text(\"\") } } }"
        ),
        (
            "Row(target: Card())",
            "struct Row<T: View>: View { let target: T\nvar body: some View { NavigationLink(destination: target) { Text(\"\") } } }"
        ),
    ]) func linkLeadsWhereItsViewIsGiven(_ made: String, _ row: String) {
        #expect(modifiedHome(".overlay { \(made) }", row) == ["Home -push-> .Card (Card) call"])
    }

    /// A view that is given what its link leads to, and shown by a sheet of its own.
    @Test func shownViewLeadsToWhatItIsGiven() {
        let rest = """
            struct Details: View {
                let more: AnyView?
                var body: some View { List { if let more { NavigationLink { more } label: { Text("More") } } } }
            }
            """
        #expect(
            modifiedHome(".sheet(isPresented: $isShown) { NavigationStack { Details(more: AnyView(Card())) } }", rest)
                == [
                    "Details -push-> .Card (Card) indirect through Details.more",
                    "Home -sheet-> .isShown (Details) call",
                ])
        // What is a part of the view leads on from there.
        #expect(modifiedHome("\nDetails(more: AnyView(Card()))", rest) == ["Home -push-> .Card (Card) call"])
    }

    @Test func modifierInAClosureThatChangesTheViewIsApplied() {
        let read = modifiedHome(
            ".ifLet(planet) { view, planet in view.explaining(planet) }",
            """
            extension View {
                @ViewBuilder func ifLet<T>(_ value: T?, @ViewBuilder _ change: (Self, T) -> some View) -> some View {
                    if let value { change(self, value) } else { self }
                }
                func explaining(_ planet: Planet) -> some View { modifier(Explaining(planet: planet)) }
            }
            struct Explaining: ViewModifier {
                let planet: Planet
                @State var isShown = false
                func body(content: Content) -> some View { content.sheet(isPresented: $isShown) { Card() } }
            }
            """)
        #expect(read.map { $0.components(separatedBy: " indirect")[0] } == ["Home -sheet-> .isShown (Card)"])
    }
}
