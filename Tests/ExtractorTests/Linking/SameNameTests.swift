import Base
import NavigationModel
import Presentation
import TestSupport
import Testing

/// Types of one name.
@Suite(.enabled(if: NavigationSystem.scaffolding.isRead)) struct SameNameTests {
    private let flow = """
        @Scaffoldable final class Home: FlowCoordinatable {
            func home() -> some View { HomeView() }
            func go() { route(to: .home) }
        }
        """

    @Test func twoModulesKeepTheirOwn() {
        let read = graph(of: [
            "Phone/Home.swift": flow, "Phone/HomeView.swift": "struct HomeView: View {}",
            "Watch/Home.swift": flow, "Watch/HomeView.swift": "struct HomeView: View {}",
        ])
        #expect(read.coordinators.map(\.id) == ["Phone.Home", "Watch.Home"])
        #expect(read.screens.map(\.id) == ["Phone.HomeView", "Watch.HomeView"])
        #expect(
            read.called == [
                "Phone.Home -push-> Phone.Home.home (Phone.HomeView) call",
                "Watch.Home -push-> Watch.Home.home (Watch.HomeView) call",
            ])
    }

    /// The project is made by a program, so that only folders tell the module.
    @Test func aliasOfATypeOfItsNameInAnotherModuleIsThat() {
        let read = graph(of: [
            "App/Home.swift": "import Feature\n" + flow,
            "Feature/Feature.swift":
                "import FeatureStart\npublic typealias HomeView = FeatureStart.HomeView",
            "Screens/Feature/Start/HomeView.swift": "import SwiftUI\npublic struct HomeView: View {}",
        ])
        #expect(read.screens.compactMap { $0.location?.file } == ["Screens/Feature/Start/HomeView.swift"])
    }

    @Test func privateTypesOfTwoFilesKeepTheirOwn() {
        func file(_ name: String) -> String {
            """
            @Scaffoldable final class \(name): FlowCoordinatable { func home() -> some View { HomeView() } }
            private struct HomeView: View {}
            """
        }
        let read = graph(of: ["App/A.swift": file("A"), "App/B.swift": file("B")])
        #expect(
            read.coordinators.flatMap(\.destinations).notation == [
                "home view App.HomeView@App/A.swift", "home view App.HomeView@App/B.swift",
            ])
    }

    @Test func privateTypeHidesTheOneOfItsModuleInItsFileOnly() {
        let read = graph(of: [
            "App/A.swift": flow + "\nprivate struct HomeView: View {}",
            "App/B.swift":
                "@Scaffoldable final class B: FlowCoordinatable { func b() -> some View { HomeView() } }\nstruct HomeView: View {}",
        ])
        #expect(read.destination("B.b")?.targets.map(\.id) == ["App.HomeView@App/B.swift"])
        #expect(read.destination("Home.home")?.targets.map(\.id) == ["App.HomeView@App/A.swift"])
    }

    @Test func nestedTypesAreToldApartByTheirNesting() {
        let read = home(
            """
            func a() -> some View { Left.Row() }
            func b() -> some View { Right.Row() }
            """, rest: "enum Left { struct Row: View {} }\nenum Right { struct Row: View {} }")
        #expect(read.destination("Home.a")?.targets.map(\.id) == ["Left.Row"])
        #expect(read.destination("Home.b")?.targets.map(\.id) == ["Right.Row"])
    }

    @Test func nestedTypeGoesBeforeTheOuterOneInside() {
        let read = home(
            "func a() -> some View { Row() }\nstruct Row: View {}", rest: "struct Row: View {}")
        let shown = read.screens.first { $0.id == read.destination("Home.a")?.targets.first?.id }
        let route = read.destination("Home.a")?.location.line
        #expect(shown?.location?.line == route.map { $0 + 1 })
    }

    @Test func moduleInFrontSaysWhichOneIsMeant() {
        let read = graph(of: [
            "App/Home.swift":
                "import Kit\n@Scaffoldable final class Home: FlowCoordinatable { func a() -> some View { Kit.Row() } }",
            "App/Row.swift": "struct Row: View {}", "Kit/Row.swift": "public struct Row: View {}",
        ])
        #expect(read.destination("Home.a")?.targets.map(\.name) == ["Row"])
        #expect(read.screens.filter { $0.name == "Row" }.map(\.module) == ["Kit"])
    }

    @Test func importedModuleGoesBeforeOneThatIsNot() {
        let read = graph(of: [
            "App/Home.swift":
                "import Kit\n@Scaffoldable final class Home: FlowCoordinatable { func a() -> some View { Row() } }",
            "Kit/Row.swift": "public struct Row: View {}", "Other/Row.swift": "public struct Row: View {}",
        ])
        #expect(read.screens.map(\.module) == ["Kit"])
    }

    @Test func extensionsBelongToTheTypeOfTheirModule() {
        let read = graph(of: [
            "Phone/Home.swift": flow, "Phone/HomeView.swift": "struct HomeView: View {}",
            "Watch/Home.swift": flow, "Watch/HomeView.swift": "struct HomeView: View {}",
            "Watch/Home+More.swift": "extension Home { func more() { present(.home) } }",
        ])
        #expect(
            read.called.filter { $0.contains("sheet") } == ["Watch.Home -sheet-> Watch.Home.home (Watch.HomeView) call"]
        )
    }

    /// Of two types that stand equally near, only the public one is seen by other modules: `Kit` may be re-exported.
    @Test(arguments: [("public ", ["Kit/HomeView.swift"]), ("", [])]) func publicTypeOfAnotherModuleIsMeant(
        _ access: String, _ files: [String]
    ) {
        let read = graph(of: [
            "Phone/Home.swift": flow, "Kit/HomeView.swift": "import SwiftUI\n\(access)struct HomeView: View {}",
            "Watch/HomeView.swift": "import SwiftUI\nstruct HomeView: View {}",
        ])
        #expect(read.screens.compactMap { $0.location?.file } == files)
        #expect(read.notUnderstood.isEmpty == !files.isEmpty)
    }
}
