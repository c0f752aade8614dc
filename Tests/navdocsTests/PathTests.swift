import Base
import Foundation
import NavigationModel
import TestSupport
import Testing

@Suite(.enabled(if: NavigationSystem.scaffolding.isRead)) struct PathTests {
    private static let app = """
        import SwiftUI
        import Scaffolding

        @main struct ShopApp: App {
            @State var coordinator = HomeCoordinator()
            var body: some Scene { WindowGroup { coordinator.view() } }
        }
        @MainActor @Observable @Scaffoldable
        final class HomeCoordinator: @MainActor FlowCoordinatable {
            var stack = FlowStack<HomeCoordinator>(root: .home)
            func home() -> some View { HomeView() }
            func detail(id: Int) -> some View { DetailView() }
        }
        struct HomeView: View {
            @Environment(HomeCoordinator.self) var coordinator
            var body: some View { Button("open") { coordinator.route(to: .detail(id: 1)) } }
        }
        struct DetailView: View { var body: some View { Text("detail") } }
        struct LonelyView: View { var body: some View { Text("x").sheet(isPresented: $shows) { FarView() } } }
        struct FarView: View { var body: some View { Text("far") } }
        """

    private func path(_ arguments: String...) throws -> Run {
        try Program.run(["path", "--quiet"] + arguments, in: TemporaryFolder(["App.swift": Self.app]))
    }

    @Test func tellsEveryStepWithCallAndPlace() throws {
        let run = try path("--to", "DetailView")
        #expect(run.status == 0)
        #expect(
            run.output == """
                DetailView: 3 steps from ShopApp

                  1. root HomeCoordinator, where the app starts
                     App.swift:6:28
                  2. root HomeView, HomeCoordinator.home, declared
                     App.swift:10:17
                  3. push DetailView, HomeCoordinator.detail
                     coordinator.route(to: .detail(id: 1))
                     App.swift:16:56

                """)
    }

    @Test func beginsWhereTheReaderSays() throws {
        let run = try path("--from", "HomeView", "--to", "HomeCoordinator.detail")
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("HomeCoordinator.detail: 1 step from HomeView\n"))
        let entry = try path("--from", "ShopApp", "--to", "HomeCoordinator")
        #expect(entry.output.hasPrefix("HomeCoordinator: 1 step from ShopApp\n"))
    }

    @Test func noWayIsAnAnswerOfItsOwn() throws {
        let back = try path("--from", "DetailView", "--to", "HomeView")
        #expect(back.status == 1)
        #expect(back.output == "There is no path from DetailView to HomeView.\n")
        let far = try path("--to", "FarView")
        #expect(far.status == 1)
        #expect(
            far.output.hasPrefix(
                "There is no path from an entry point to FarView.\nFarView: 1 step from LonelyView, which")
        )
    }

    @Test func aWrongNameIsAnErrorWithANearOne() throws {
        let run = try path("--to", "DetialView")
        #expect(run.status == 2)
        #expect(
            run.errors == "error: no screen, coordinator, destination or entry point named 'DetialView'\n"
                + "  did you mean 'DetailView'?\n")
        #expect(try path("--from", "Homeview", "--to", "DetailView").errors.contains("did you mean 'HomeView'?"))
        #expect(
            try path("--to", "Detail").errors
                == "error: no screen, coordinator, destination or entry point named 'Detail'\n"
                + "  did you mean 'DetailView' or 'HomeCoordinator.detail'?\n")
        let missing = try path()
        #expect(missing.status == 2)
        #expect(missing.errors.contains("'--to' is missing"))
    }

    @Test func writesMarkdown() throws {
        #expect(
            try path("--to", "DetailView", "--format", "markdown").output == """
                **`DetailView`**: 3 steps from `ShopApp`

                1. root `HomeCoordinator`, where the app starts, `App.swift:6`
                2. root `HomeView`, as `HomeCoordinator.home`, declared, `App.swift:10`
                3. push `DetailView`, as `HomeCoordinator.detail`, `coordinator.route(to: .detail(id: 1))`, `App.swift:16`

                """)
    }

    private struct Answer: Decodable {
        struct Journey: Decodable {
            let from: String
            let start: String
            let certainty: String
            let length: Int
            let steps: [Step]
        }
        struct Step: Decodable {
            struct Transition: Decodable {
                let from: String
                let style: String
                let call: String?
            }
            let step: String
            let to: String?
            let transition: Transition?
        }
        let schema: String
        let to: String
        let journeys: [Journey]
    }

    @Test func writesJSON() throws {
        let run = try path("--to", "DetailView", "--format", "json")
        let answer = try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
        #expect(answer.schema == "navdocs-path/1")
        #expect(answer.to == "DetailView")
        let journey = try #require(answer.journeys.first)
        #expect(
            (journey.from, journey.start, journey.certainty, journey.length) == ("ShopApp", "entryPoint", "certain", 3))
        #expect(journey.steps.map(\.step) == ["mounted", "transition", "transition"])
        #expect(journey.steps.last?.transition?.from == "HomeView")
        #expect(journey.steps.last?.transition?.style == "push")
        #expect(
            try path("--from", "DetailView", "--to", "HomeView", "--format", "json").output.contains("\"journeys\" : [")
        )
    }

    @Test func withoutAnEntryPointTheWayBeginsWhereNothingLeads() throws {
        let folder = try TemporaryFolder(["Home.swift": Sources.coordinator("HomeCoordinator")])
        let run = try Program.run(["path", "--to", "HomeCoordinator.home"], in: folder)
        #expect(run.status == 0)
        #expect(
            run.output.hasPrefix(
                "HomeCoordinator.home: 1 step from HomeCoordinator, which isn't presented by any known code")
        )
        #expect(run.errors.contains("No entry point was found"))
    }
}
