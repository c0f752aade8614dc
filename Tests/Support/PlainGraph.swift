import NavigationModel

extension GraphFixture {
    /// An app where views show others by themselves: from a screen and a row in it, from what is shown so, a coordinator,
    /// in place, and from a view that no coordinator shows.
    package static let plain = NavigationGraph(notation: plainNotation).holding("TipRow", in: "HomeView")

    /// The same without coordinators.
    package static let plainOnly = NavigationGraph(
        notation: """
            PlainApp => ContentView
            ContentView -sheet-> .showsAbout (AboutView)
            ContentView -push-> .detail (DetailView)
            DetailView -popover-> .tip inferred
            """)

    private static let plainNotation = """
        PlainApp => Home
        Home -root-> Home.home (HomeView) declared
        HomeView -push-> Home.detail (DetailView)
        HomeView -sheet-> .showsHelp (HelpView)
        TipRow -popover-> .tip
        HelpView -sheet-> .showsTerms (TermsView)
        DetailView -fullScreenCover-> .setup (Setup)
        DetailView -push-> .again (HomeView)
        Setup -root-> Setup.start (StartView) declared
        StartView -sheet-> .showsHelp (HelpView) inferred
        LonelyView -sheet-> .showsAbout (AboutView)
        LonelyView -sheet-> .home (Home)
        """
}

extension NavigationGraph {
    fileprivate func holding(_ part: String, in holder: String) -> NavigationGraph {
        var graph = self
        graph.title = "Plain"
        for index in graph.screens.indices where graph.screens[index].id == holder {
            graph.screens[index].contains.append(NodeReference(part))
        }
        return graph
    }
}
