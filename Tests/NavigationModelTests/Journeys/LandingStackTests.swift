import Base
import NavigationModel
import TestSupport
import Testing

@Suite struct LandingStackTests {
    private let index: GraphIndex = {
        var graph = NavigationGraph(
            notation: """
                App => Root
                Root -root-> Root.tabs (Tabs) declared
                Tabs -tab-> Tabs.home (Home) declared
                Tabs -tab-> Tabs.more (MoreView) declared
                Home -root-> Home.list (ListView) declared
                ListView -push-> Home.detail (DetailView)
                ListView -sheet-> Home.settings (Settings)
                Settings -root-> Settings.first (FirstView) declared
                FirstView -push-> Settings.about (AboutView)
                """)
        for place in graph.coordinators.indices where graph.coordinators[place].id == "Tabs" {
            graph.coordinators[place].kind = .tab
        }
        return GraphIndex(graph)
    }()

    /// `Root: tabs / Home: list, detail` for each layer, a modal after its style.
    private func layers(_ hops: DeepLinkHop...) -> [String] {
        let link = DeepLink(
            name: "x", trigger: "x", coordinator: NodeReference("Root"), hops: hops, location: GraphFixture.nowhere)
        return LandingStack(link, index).layers.map { layer in
            let levels = layer.levels.map { level in
                "\(level.coordinator.id): "
                    + ((level.beginsOpen ? ["…"] : []) + level.entries.map(\.destination)).joined(separator: ", ")
            }
            return (layer.style.map { "\($0.rawValue) " } ?? "") + levels.joined(separator: " / ")
        }
    }

    private func hop(_ owner: String, _ name: String, _ style: Style, _ to: String, stops: Bool = false) -> DeepLinkHop
    {
        DeepLinkHop(
            coordinator: NodeReference(owner), destination: name, style: style, to: NodeReference(to), mismatched: stops
        )
    }

    @Test func withoutHopsCoordinatorsShowWhatTheyShowFirst() {
        #expect(layers(hop("Root", "tabs", .root, "Tabs")) == ["Root: tabs / Tabs: home / Home: list"])
    }

    @Test func aPushLiesOnWhatWasThere() {
        #expect(
            layers(hop("Tabs", "home", .tab, "Home"), hop("Home", "detail", .push, "DetailView"))
                == ["Root: tabs / Tabs: home / Home: list, detail"])
    }

    @Test func anotherTabTakesThePlaceOfTheFirst() {
        #expect(layers(hop("Tabs", "more", .tab, "MoreView")) == ["Root: tabs / Tabs: more"])
    }

    @Test func aSheetIsALayerOfItsOwn() {
        #expect(
            layers(hop("Home", "settings", .sheet, "Settings"), hop("Settings", "about", .push, "AboutView"))
                == ["Root: tabs / Tabs: home / Home: list", "sheet Home: settings / Settings: first, about"])
    }

    @Test func whatIsPushedBelowASheetLiesBelowIt() {
        #expect(
            layers(hop("Home", "settings", .sheet, "Settings"), hop("Home", "detail", .push, "DetailView"))
                == ["Root: tabs / Tabs: home / Home: list, detail", "sheet Home: settings / Settings: first"])
    }

    @Test func whatATabReplacesTakesItsSheetsAlong() {
        #expect(
            layers(hop("Home", "settings", .sheet, "Settings"), hop("Tabs", "more", .tab, "MoreView"))
                == ["Root: tabs / Tabs: more"])
    }

    /// `.sheet(isPresented: $showsHelp) { HelpView() }` in a view without a coordinator.
    @Test func whatAViewShowsByItselfLiesOnThat() {
        let link = { (hop: DeepLinkHop) in
            DeepLink(
                name: "x", trigger: "x", coordinator: NodeReference("AboutView"), hops: [hop],
                location: GraphFixture.nowhere)
        }
        let sheet = LandingStack(link(hop("AboutView", "showsHelp", .sheet, "HelpView")), index)
        #expect(sheet.layers.map { $0.levels.map(\.coordinator.id) } == [["AboutView"], ["AboutView"]])
        #expect(sheet.layers[1].levels[0].entries.map(\.destination) == ["showsHelp"])
        let push = LandingStack(link(hop("AboutView", "help", .push, "HelpView")), index)
        #expect(push.layers.map { $0.levels.map(\.coordinator.id) } == [["AboutView"]])
        #expect(push.layers[0].levels[0].entries.map(\.destination) == ["help"])
    }

    @Test func aHopThatStopsIsTheLastOne() {
        let link = DeepLink(
            name: "x", trigger: "x", coordinator: NodeReference("Root"),
            hops: [
                hop("Tabs", "more", .tab, "MoreView", stops: true), hop("Home", "detail", .push, "DetailView"),
            ], location: GraphFixture.nowhere)
        let stack = LandingStack(link, index)
        #expect(stack.stops)
        #expect(stack.layers.count == 1)
        #expect(stack.layers[0].levels.map(\.coordinator.id) == ["Root", "Tabs"])
    }

    @Test func whatCodeChoosesFirstIsLeftOpen() {
        let graph = NavigationGraph(
            notation: """
                Root -root-> Root.a (AView) declared
                Root -root-> Root.b (BView) declared
                BView -push-> Root.c (CView)
                """)
        let link = DeepLink(
            name: "x", trigger: "x", coordinator: NodeReference("Root"), hops: [hop("Root", "c", .push, "CView")],
            location: GraphFixture.nowhere)
        let level = LandingStack(link, GraphIndex(graph)).layers[0].levels[0]
        #expect(level.beginsOpen)
        #expect(level.entries.map(\.destination) == ["c"])
    }
}
