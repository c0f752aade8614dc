import NavigationModel
import TestSupport
import Testing

/// Code that people do not see and nobody is known to call, such as the methods of a facade.
@Suite struct UnknownOpenersTests {
    private static let app = """
        MainApp => HomeView
        HomeView -push-> Router.profile (ProfileView) call
        HomeView -push-> Router.list (ListView) call
        ListView -push-> Router.tag (TagView) call
        Facade -push-> Router.tag (TagView) call

        """

    private static func said(_ old: String, _ new: String) -> [String] {
        func version(_ notation: String) -> NavigationGraph {
            var graph = NavigationGraph(notation: notation)
            graph.screens.removeAll { $0.id == "Facade" }
            return graph
        }
        return NavigationDiffTests.said(version(old), version(new))
    }

    /// Who does it by themselves does not do it by a facade that only got callers meanwhile, or lost them.
    @Test func facadeThatGetsCallersHidesNoCallOfAScreen() {
        let new =
            app + """
                ProfileView -push-> Router.tag (TagView) call
                ListView -push-> Router.tag (TagView) indirect through Facade.open(_:)
                """
        #expect(Self.said(Self.app, new) == ["+ ProfileView now opens Router.tag as a push"])
        #expect(Self.said(new, Self.app) == ["- ProfileView no longer opens Router.tag as a push"])
    }

    /// Callers of a facade that are known now, or not any more, are told, and not as sure.
    @Test func callersOfAFacadeAreToldTogether() {
        let new =
            app + """
                ProfileView -push-> Router.tag (TagView) indirect through Facade.open(_:)
                HomeView -push-> Router.tag (TagView) indirect through Facade.open(_:)
                """
        #expect(
            Self.said(Self.app, new) == [
                "+ HomeView and ProfileView open Router.tag as a push, "
                    + "but these transitions weren't found in the old version",
                "    They lead by Facade, for which no caller was found in the old version",
            ])
        #expect(
            Self.said(new, Self.app).prefix(2) == [
                "- HomeView and ProfileView opened Router.tag as a push, "
                    + "but these transitions weren't found in the new version",
                "    They led by Facade, for which no caller was found in the new version",
            ])
        let fresh = app + "FreshView -push-> Router.tag (TagView) indirect through Facade.open(_:)"
        #expect(Self.said(Self.app, fresh).contains("+ FreshView now opens Router.tag as a push"))
    }

    /// What moves into a facade of which no caller is known, or out of it, is no difference.
    @Test func codeThatMovesIntoAFacadeIsNoDifference() {
        let inside = app + "Facade -sheet-> Router.profile (ProfileView) call"
        let outside = app + "ListView -sheet-> Router.profile (ProfileView) call"
        #expect(Self.said(inside, outside) == [])
        #expect(Self.said(outside, inside) == [])
    }

    private var app: String { Self.app }
}
