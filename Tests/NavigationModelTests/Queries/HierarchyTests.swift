import NavigationModel
import TestSupport
import Testing

/// The coordinators as a tree.
struct HierarchyTests {
    @Test func childrenStandUnderWhatShowsThem() {
        let lines = tree(
            """
            App => Top
            Top -root-> Top.main (Tabs) declared
            Top -root-> Top.login (LoginView)
            Tabs -tab-> Tabs.home (Home) declared
            Home -push-> Home.detail (DetailView)
            """)
        #expect(lines == ["Top", "  main root Tabs", "    home tab Home"])
    }

    @Test func whatIsShownTwiceIsExpandedOnce() {
        let lines = tree(
            """
            Top -root-> Top.a (Home)
            Top -root-> Top.b (Home)
            Home -push-> Home.child (Leaf)
            Leaf -push-> Leaf.x (X)
            """)
        #expect(lines == ["Top", "  a root Home", "    child push Leaf", "  b root Home …"])
    }

    @Test func cyclesEnd() {
        let lines = tree(
            """
            A -push-> A.b (B)
            B -push-> B.a (A)
            """)
        #expect(lines == ["A", "  b push B", "    a push A …"])
    }

    @Test func coordinatorThatShowsItselfIsStillARoot() {
        #expect(tree("A -push-> A.again (A)") == ["A", "  again push A …"])
    }

    @Test func whatNothingShowsComesAfterWhatIsMounted() {
        let lines = tree(
            """
            App => Z
            A -push-> A.x (X)
            Z -push-> Z.x (X)
            """)
        #expect(lines == ["Z", "A"])
    }

    @Test func whatAViewShowsByItselfStandsUnderItsCoordinator() {
        let lines = tree(
            """
            App => Top
            Top -root-> Top.home (HomeView) declared
            HomeView -sheet-> .help (HelpView)
            HelpView -fullScreenCover-> .setup (Setup)
            Setup -root-> Setup.start (StartView) declared
            """)
        #expect(lines == ["Top", "  setup by HelpView fullScreenCover Setup"])
    }

    @Test func whatAViewOfNoCoordinatorShowsIsARoot() {
        #expect(tree("LonelyView -sheet-> .login (Login)\nLogin -root-> Login.email (EmailView)") == ["Login"])
    }

    @Test func emptyGraphHasNoRoots() {
        #expect(tree("").isEmpty)
    }

    private func tree(_ notation: String) -> [String] {
        func lines(_ node: Hierarchy.Node, _ depth: Int) -> [String] {
            let opener = node.opener.map { "by \($0.id)" }
            let way = [node.destination, opener, node.style?.rawValue].compactMap { $0 }.map { $0 + " " }.joined()
            let line = String(repeating: "  ", count: depth) + way + node.coordinator.id + (node.isRepeated ? " …" : "")
            return [line] + node.children.flatMap { lines($0, depth + 1) }
        }
        return Hierarchy(GraphIndex(NavigationGraph(notation: notation))).roots.flatMap { lines($0, 0) }
    }
}
