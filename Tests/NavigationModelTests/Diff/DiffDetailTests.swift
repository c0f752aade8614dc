import Base
import NavigationModel
import TestSupport
import Testing

/// What is said of single facts, on the Planets graph.
@Suite struct DiffDetailTests {
    private func said(_ change: (inout NavigationGraph) -> Void) -> [String] {
        var new = GraphFixture.planets
        change(&new)
        return NavigationDiffTests.said(GraphFixture.planets, new)
    }

    private func saidOfFindings(_ change: (inout [Finding]) -> Void) -> [String] {
        let old = GraphFixture.analysis(of: GraphFixture.planets)
        var new = old
        change(&new.findings)
        return NavigationDiffTests.said(old, new)
    }

    private func coordinator(_ id: String, _ change: (inout Coordinator) -> Void) -> [String] {
        said { graph in
            for index in graph.coordinators.indices where graph.coordinators[index].id == id {
                change(&graph.coordinators[index])
            }
        }
    }

    private func destination(_ name: String, _ change: (inout Destination) -> Void) -> [String] {
        coordinator("HomeCoordinator") { coordinator in
            for index in coordinator.destinations.indices where coordinator.destinations[index].name == name {
                change(&coordinator.destinations[index])
            }
        }
    }

    @Test func droppedDeepLinkIsBroken() {
        #expect(
            said { $0.deepLinks.removeAll { $0.name == "planet" } } == [
                "- The deep link planet is gone; it led to PlanetView",
                "    AppCoordinator, root main, tab home, push planet",
            ])
    }

    @Test func newDeepLinkTellsItsWay() {
        #expect(
            said { graph in
                graph.deepLinks.append(
                    DeepLink(
                        name: "moon", trigger: "onOpenURL in PlanetsApp", coordinator: NodeReference("AppCoordinator"),
                        hops: [
                            DeepLinkHop(
                                coordinator: NodeReference("AppCoordinator"), destination: "login", style: .sheet)
                        ], location: GraphFixture.nowhere))
            } == ["+ The deep link moon is new; it leads to login", "    AppCoordinator, sheet login"])
    }

    @Test func deepLinkThatLandsElsewhereIsTold() {
        #expect(
            said { graph in
                graph.deepLinks[0].hops.removeLast()
            } == [
                "~ The deep link planet now leads to HomeCoordinator instead of PlanetView",
                "    AppCoordinator, root main, tab home",
                "    The path was AppCoordinator, root main, tab home, push planet",
            ])
    }

    @Test func deepLinkThatStopsIsTold() {
        #expect(
            said { graph in
                graph.deepLinks[0].hops[1].mismatched = true
                graph.deepLinks[0].hops[1].expects = "SearchCoordinator"
            } == [
                "~ The deep link planet now leads to HomeCoordinator instead of PlanetView",
                "    It stops there because its next step expects SearchCoordinator",
                "    AppCoordinator, root main, tab home, push planet",
                "    The path was AppCoordinator, root main, tab home, push planet",
            ])
    }

    @Test func deepLinkOnAnotherWayIsTold() {
        #expect(
            said { $0.deepLinks[0].hops[2].style = .sheet } == [
                "~ The deep link planet now takes a different path to PlanetView",
                "    AppCoordinator, root main, tab home, sheet planet",
                "    The path was AppCoordinator, root main, tab home, push planet",
            ])
        #expect(said { $0.deepLinks[0].name = "world" } == ["~ The deep link planet is now called world"])
        #expect(
            said { $0.deepLinks[0].trigger = "onOpenURL in Scene" } == [
                "~ The deep link planet is now handled by onOpenURL in Scene instead of onOpenURL in PlanetsApp"
            ])
    }

    /// A link may end on several screens, and be received at several places.
    @Test func deepLinkIsToldOnce() {
        func link(_ trigger: String, _ destination: String) -> DeepLink {
            DeepLink(
                name: "moon", trigger: trigger, coordinator: NodeReference("AppCoordinator"),
                hops: [
                    DeepLinkHop(coordinator: NodeReference("AppCoordinator"), destination: destination, style: .sheet)
                ], location: GraphFixture.nowhere)
        }
        let (one, two) = (link("onOpenURL in App", "login"), link("onOpenURL in App", "main"))
        let elsewhere = link("Handler.open(_:)", "login")
        func said(_ old: [DeepLink], _ new: [DeepLink], unread: [NotUnderstood] = []) -> [String] {
            var (before, after) = (GraphFixture.planets, GraphFixture.planets)
            before.notUnderstood += unread
            after.notUnderstood += unread.map { NotUnderstood(text: "other", reason: $0.reason, location: $0.location) }
            before.deepLinks = old
            after.deepLinks = new
            return NavigationDiffTests.said(before, after).filter { !$0.hasPrefix(" ") }
        }
        #expect(said([], [one, two]) == ["+ The deep link moon is new; it leads to login and main"])
        #expect(said([one, two], []) == ["- The deep link moon is gone; it led to login and main"])
        #expect(said([one], [one, two]) == ["+ The deep link moon now also leads to main"])
        #expect(said([one, two], [two]) == ["- The deep link moon no longer leads to login"])
        #expect(said([one], [one, elsewhere]) == ["+ The deep link moon is now also handled by Handler.open(_:)"])
        #expect(said([one, elsewhere], [one]) == ["- The deep link moon is no longer handled by Handler.open(_:)"])
        let unread = [NotUnderstood(text: "one", reason: "it is unknown", location: GraphFixture.nowhere)]
        #expect(
            said([], [one], unread: unread).contains(
                "+ The deep link moon, which leads to login, wasn't found in the old version"))
        #expect(
            said([one], [], unread: unread).contains(
                "- The deep link moon, which led to login, wasn't found in the new version"))
        #expect(
            said([one], [elsewhere]) == [
                "~ The deep link moon is now handled by Handler.open(_:) instead of onOpenURL in App"
            ])
    }

    @Test func parametersAreWhatACallerWrites() {
        #expect(
            destination("planet") { $0.parameters[0].type = "Planet" } == [
                "~ HomeCoordinator.planet now takes (id: Planet); it took (id: Planet.ID)"
            ])
        #expect(
            destination("home") {
                $0.parameters = [Parameter(label: nil, name: "sorted", type: "Bool", defaultValue: "true")]
            } == ["~ HomeCoordinator.home now takes (_: Bool = true); it took nothing"])
        #expect(destination("trip") { $0.parameters[0].name = "world" } == [])
    }

    @Test func circumstancesAreTold() {
        #expect(
            destination("moon") { $0.wrapper = "NavigationStack" } == [
                "~ HomeCoordinator.moon is now wrapped in NavigationStack"
            ])
        #expect(
            destination("moon") { $0.condition = "os(iOS)" } == [
                "~ HomeCoordinator.moon is now compiled only if os(iOS)"
            ])
        #expect(
            destination("moon") { $0.tab = Tab(title: "Moons") } == [
                "~ HomeCoordinator.moon now has the tab title Moons"
            ])
        #expect(
            destination("moon") { $0.targets.append(NodeReference("GalleryView")) } == [
                "~ HomeCoordinator.moon now also shows GalleryView"
            ])
    }

    @Test func coordinatorsTellWhatTheyAre() {
        #expect(
            coordinator("HomeCoordinator") { $0.kind = .stack } == [
                "~ HomeCoordinator is now a stack coordinator; it was a flow coordinator"
            ])
        #expect(
            coordinator("MainTabCoordinator") { $0.initial = ["search", "home", "profile"] } == [
                "~ MainTabCoordinator now has the tabs search, home and profile instead of home, search and profile"
            ])
        #expect(
            coordinator("HomeCoordinator") { $0.system = .stinsen } == [
                "~ HomeCoordinator now uses Stinsen; it used Scaffolding"
            ])
    }

    @Test func findingsAreNewOrFixed() {
        #expect(
            saidOfFindings { findings in
                findings.removeFirst()
                findings.append(
                    Finding(
                        rule: "unused", severity: .warning, message: "Nothing calls `moon`.",
                        location: GraphFixture.nowhere))
            } == [
                "! New warning: Nothing calls moon.", "    unused",
                "✓ Fixed: PassView covers the screen and nothing closes it.", "    dead-end-cover",
            ])
    }

    @Test func sameFindingTwiceIsOneMore() {
        #expect(saidOfFindings { $0.append($0[0]) }.count == 2)
    }

    @Test func codeThatIsNoLongerUnderstoodIsTold() {
        let call = NotUnderstood(text: "open(x)", reason: "x is not known", location: GraphFixture.nowhere)
        #expect(
            said { $0.notUnderstood.append(call) } == [
                "? 1 more call isn't understood, so other changes may be hidden", "    open(x): x is not known",
            ])
        #expect(
            said { $0.notUnderstood = [] } == [
                "✓ 1 call that wasn't understood is gone", "    routers[kind]?.open(id)",
            ])
    }

    /// People leave what they can swipe away or go back from, whichever code does so too.
    @Test func waysOutOfACoverAreTold() {
        func without(_ view: String) -> [String] {
            said { $0.exits.removeAll { $0.from.id == view } }
        }
        #expect(without("GalleryView") == ["- GalleryView no longer dismisses itself"])
        #expect(without("MoonView") == [])
    }

    @Test func worstComesFirst() {
        let old = GraphFixture.analysis(of: GraphFixture.planets)
        var new = old
        new.graph.deepLinks.removeLast()
        new.findings.removeLast()
        for index in new.graph.coordinators.indices where new.graph.coordinators[index].id == "HomeCoordinator" {
            new.graph.coordinators[index].destinations[1].parameters = []
        }
        let diff = NavigationDiff(old: old, new: new)
        #expect(diff.changes.map(\.gravity) == [.broken, .changed, .fixed])
        #expect(diff.headline == "1 deep link removed")
        #expect(diff.summary == "1 destination takes different parameters, 1 finding fixed")
    }
}
