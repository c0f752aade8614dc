import Base
import NavigationModel
import TestSupport
import Testing

/// Code that moves leads people the same ways.
@Suite struct MovedWaysTests {
    private static func said(_ old: String, _ new: String, _ unread: [NotUnderstood] = []) -> [String] {
        let before = NavigationGraph(notation: old)
        var after = NavigationGraph(notation: new)
        after.notUnderstood = unread
        return NavigationDiffTests.said(before, after)
    }

    private static let app = """
        App => HomeView
        HomeView -push-> Router.detail (DetailView) call
        HomeView -push-> Router.list (ListView) call

        """

    /// What a sheet shows in place becomes a view of its own, with all that is done in it; and the other way round.
    @Test func extractedSheetIsNoDifference() {
        let inPlace =
            Self.app + """
                HomeView -sheet-> .isShown call
                HomeView -fullScreenCover-> .isOver (HelpView) call
                HomeView -push-> Router.more (MoreView) call
                """
        let typed =
            Self.app + """
                HomeView -sheet-> .isShown (LanguageView) call
                LanguageView -fullScreenCover-> .isOver (HelpView) call
                LanguageView -push-> Router.more (MoreView) call
                """
        #expect(Self.said(inPlace, typed).isEmpty)
        #expect(Self.said(typed, inPlace).isEmpty)
        #expect(Self.said(inPlace, typed.replacing(".isShown", with: ".other")) != [])
    }

    /// A view that was there before is something else than what was built in place.
    @Test func sheetThatShowsAKnownViewIsADifference() {
        let said = Self.said(
            Self.app + "HomeView -sheet-> .isShown call", Self.app + "HomeView -sheet-> .isShown (ListView) call")
        #expect(said.first == "+ HomeView now shows ListView as a sheet")
        #expect(!said.contains { $0.contains("no longer") })
    }

    /// Two parts of a screen hand a link to one part that both hold.
    @Test func severalWaysThatBecomeOneAreNoDifference() {
        let old =
            Self.app + """
                Top -sheet-> Router.help (HelpView) call
                Bottom -sheet-> Router.help (HelpView) call
                HomeView contains Top
                HomeView contains Bottom
                """
        let new =
            Self.app + """
                Info -sheet-> Router.help (HelpView) call
                HomeView contains Top
                HomeView contains Bottom
                Top contains Info
                Bottom contains Info
                """
        #expect(Self.said(old, new).isEmpty)
        #expect(Self.said(new, old).isEmpty)
    }

    /// A view of two platforms becomes one that both share, or stands in another type.
    @Test func typesOfOneNameThatBecomeOneAreNoDifference() {
        let old =
            Self.app + """
                SettingsView -push-> Router.about (AboutView) call
                Tv.SettingsView -push-> Router.about (AboutView) call
                HomeView -push-> Router.settings (SettingsView) call
                """
        let new =
            Self.app + """
                SettingsView -push-> Router.about (AboutView) call
                HomeView -push-> Router.settings (SettingsView) call
                """
        #expect(Self.said(old, new).filter { $0.contains("Router.about") } == [])
        #expect(Self.said(new, old).filter { $0.contains("Router.about") } == [])
    }

    /// What new code may still do that is not understood is not said to be gone.
    @Test func wayThatUnreadCodeMayTakeIsNotGone() {
        let old = Self.app + "ListView -push-> Router.detail (DetailView) call"
        let place = SourceLocation(file: "App/A.swift", line: 7, column: 1)
        let unread = NotUnderstood(text: "path.append($0)", reason: "it is unknown", location: place)
        #expect(Self.said(old, Self.app).first == "- ListView no longer opens Router.detail as a push")
        #expect(
            Self.said(old, Self.app, [unread]).prefix(2) == [
                "- ListView opened Router.detail as a push, but this transition wasn't found in the new version",
                "    The call at App/A.swift:7 isn't understood, and may be this transition.",
            ])
    }

    /// A way back that moves into a part of its view.
    @Test func wayBackThatMovesIsNoDifference() {
        let old = NavigationGraph(
            notation: Self.app.replacing("-push-", with: "-fullScreenCover-") + "DetailView contains Row")
        func with(_ from: String) -> NavigationGraph {
            var graph = old
            graph.exits = [
                Exit(
                    from: NodeReference(from), coordinator: nil, style: .dismiss, call: "dismiss()",
                    location: GraphFixture.nowhere)
            ]
            return graph
        }
        #expect(NavigationDiffTests.said(with("DetailView"), with("Row")).isEmpty)
        #expect(NavigationDiffTests.said(with("Row"), with("DetailView")).isEmpty)
        #expect(NavigationDiffTests.said(with("DetailView"), with("ListView")).count == 2)
    }

    /// Of what nothing led to before, a new screen is no worse.
    @Test func newScreenOfAPartThatNothingLedToIsNotWithoutAPath() {
        let old = Self.app + "LooseView -push-> Router.one (OneView) call"
        let new = old + "\nLooseView -push-> Router.two (TwoView) call"
        #expect(Self.said(old, new).contains { $0.contains("no path to it") } == false)
        let alone = old + "\nFreshView -push-> Router.two (TwoView) call"
        #expect(Self.said(old, alone).contains { $0.contains("no path to it") })
    }

    /// What a sheet or a destination shows gets a view around it, which only holds a stack.
    @Test func viewAroundAViewIsNoDifference() {
        let plain =
            Self.app + """
                HomeView -sheet-> .isShown (HelpView) call
                HomeView -sheet-> Router.info (InfoView) call
                """
        let wrapped =
            Self.app + """
                HomeView -sheet-> .isShown (HelpSheet) call
                HelpSheet -root-> .root (HelpView) declared
                HomeView -sheet-> Router.info (InfoSheet) call
                InfoSheet contains InfoView
                """
        #expect(Self.said(plain, wrapped) == [])
        #expect(Self.said(wrapped, plain) == [])
        #expect(
            Self.said(
                plain, wrapped.replacing("HelpSheet -root-> .root (HelpView)", with: "HelpSheet -root-> .root (Other)"))
                != [])
    }

    /// A part of a screen is on it, whether it stands first in its stack or beside other parts.
    @Test func partThatStandsFirstIsNoDifference() {
        let part = Self.app + "HomeView contains ContentPart"
        let first = Self.app + "HomeView contains ContentPart\nHomeView -root-> .root (ContentPart) declared"
        #expect(Self.said(part, first).filter { $0.contains("as the root") || $0.contains("was shown") } == [])
        #expect(Self.said(first, part).filter { $0.contains("as the root") || $0.contains("no longer") } == [])
        #expect(Self.said(Self.app, first).contains("+ HomeView now shows ContentPart as the root"))
        // Nor is what it opens any farther.
        let opens = "\nContentPart -sheet-> .isShown (ListView) call"
        #expect(Self.said(part + opens, first + opens).filter { $0.contains("farther") } == [])
    }

    /// What a view showed by itself belongs to a coordinator that was not known before.
    @Test func coordinatorOfWaysThatAreThereIsNotTold() {
        let plain = Self.app + "ListView -sheet-> .isShown (HelpView) call"
        let owned = Self.app + "ListView -sheet-> ListReducer.help (HelpView) call"
        #expect(Self.said(plain, owned) == [])
        #expect(Self.said(owned, plain) == [])
        let more = owned + "\nListView -sheet-> ListReducer.info (InfoView) call"
        #expect(Self.said(plain, more).contains("+ ListReducer is new: a flow coordinator with 2 destinations"))
    }

    /// What the old version may have done in code that is not there any more isn't said to be new.
    @Test func wayThatUnreadCodeMayHaveTakenIsNotNew() {
        var old = NavigationGraph(notation: Self.app)
        old.notUnderstood = [
            NotUnderstood(text: "path.append($0)", reason: "it is unknown", location: GraphFixture.nowhere)
        ]
        func said(_ way: String) -> Bool {
            NavigationDiffTests.said(old, NavigationGraph(notation: Self.app + way))
                .contains { $0.hasSuffix(", but this transition wasn't found in the old version") }
        }
        #expect(said("ListView -push-> Router.detail (DetailView) call"))
        #expect(!said("FreshView -push-> Router.detail (DetailView) call"))
        #expect(!said("ListView -push-> .fresh (FreshView) call"))
    }

    /// Views of two platforms become one with another name.
    @Test func typesOfOneNameThatAreRenamedToOneAreNoDifference() {
        func version(_ names: [String]) -> String {
            Self.app + "HomeView -push-> Router.settings (\(names[0])) call\n"
                + names.map { "\($0) -push-> Router.about (AboutView) call" }.joined(separator: "\n")
        }
        let said = Self.said(version(["SettingsView", "Tv.SettingsView"]), version(["SettingsScreen"]))
        #expect(said == ["~ SettingsView is now called SettingsScreen"])
    }

    /// Code that only selects a tab, or that a rule tells to show nothing, is no way to anything else; and a type that is gone opens
    /// nothing by any code.
    @Test func codeThatCannotBeAWayHedgesNothing() {
        let old = Self.app + "ListView -push-> Router.detail (DetailView) call"
        func code(_ selectsTab: Bool, _ rule: String?) -> NotUnderstood {
            NotUnderstood(
                text: "select(it)", reason: "it is chosen at run time", location: GraphFixture.nowhere, rule: rule,
                selectsTab: selectsTab)
        }
        let sure = "- ListView no longer opens Router.detail as a push"
        #expect(Self.said(old, Self.app, [code(true, nil)]).first == sure)
        #expect(Self.said(old, Self.app, [code(false, "unshown-case")]).first == sure)
        #expect(Self.said(old, Self.app, [code(false, nil)]).first != sure)
        let tab = Self.app + "ListView -tab-> Router.detail (DetailView) call"
        #expect(Self.said(tab, Self.app, [code(true, nil)]).first?.contains("wasn't found") == true)
        var new = NavigationGraph(
            notation: Self.app.replacing("HomeView -push-> Router.list (ListView) call", with: ""))
        new.notUnderstood = [code(false, nil)]
        func said(_ types: (Set<String>, Set<String>)) -> [String] {
            NavigationDiff(
                old: NavigationAnalysis(NavigationGraph(notation: Self.app)), new: NavigationAnalysis(new),
                sources: ComparedSources(types: types)
            ).changes.map(\.sentence.text)
        }
        #expect(said((["ListView", "HomeView"], ["HomeView"])).contains("ListView is no longer shown"))
        #expect(!said((["ListView", "HomeView"], ["HomeView", "ListView"])).contains("ListView is no longer shown"))
    }

    /// A way that is compiled for some platforms only says so.
    @Test func wayOfSomePlatformsSaysSo() {
        var new = NavigationGraph(notation: Self.app + "ListView -push-> Router.detail (DetailView) call")
        for index in new.transitions.indices where new.transitions[index].from.id == "ListView" {
            new.transitions[index].platforms = .visionOS
        }
        let said = NavigationDiffTests.said(NavigationGraph(notation: Self.app), new)
        #expect(said == ["+ ListView now opens Router.detail as a push (visionOS only)"])
    }
}
