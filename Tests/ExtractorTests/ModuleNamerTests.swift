import Extractor
import SwiftSource
import Testing

@Suite struct ModuleNamerTests {
    /// A folder and the names of what it holds.
    typealias Layout = [String: [String]]

    private func module(
        of path: String, root: String = "Planets", parent: String = "Code", _ layout: Layout = [:]
    ) -> String {
        let projects = layout.mapValues { ModuleNamer.Project(names: $0) }
        return ModuleNamer(root: root, parent: parent, projects: projects).module(of: path)
    }

    @Test func sourcesBesidePackageHoldAFolderForEachModule() {
        let layout: Layout = ["Planets": ["Package.swift", "Sources"]]
        #expect(module(of: "Sources/Home/Views/HomeView.swift", layout) == "Home")
        #expect(module(of: "Tests/HomeTests/HomeTests.swift", layout) == "HomeTests")
    }

    @Test func fileRightInSourcesOfAPackageBelongsToThePackage() {
        #expect(module(of: "Sources/Home.swift", ["Planets": ["Package.swift"]]) == "Planets")
    }

    @Test func sourcesWithoutPackageBelongToTheFolderAbove() {
        #expect(module(of: "Modules/Home/Sources/Views/HomeView.swift") == "Home")
        #expect(module(of: "Modules/Home/Sources/A.swift", ["Planets/Modules/Home": ["Project.swift"]]) == "Home")
        #expect(module(of: "Sources/HomeView.swift") == "Planets")
    }

    @Test func innermostSourcesCount() {
        let layout: Layout = ["Planets": ["Package.swift"], "Planets/Local/Kit": ["Package.swift"]]
        #expect(module(of: "Local/Kit/Sources/Buttons/A.swift", layout) == "Buttons")
        #expect(module(of: "Sources/Home/Sources/A.swift", layout) == "Home")
    }

    @Test func rootCalledSourcesIsNamedByWhatHoldsIt() {
        #expect(module(of: "A.swift", root: "Sources", parent: "Planets") == "Planets")
        #expect(module(of: "Home/A.swift", root: "Sources", parent: "Planets", ["": ["Package.swift"]]) == "Home")
    }

    @Test func foldersBesideAnXcodeProjectAreModules() {
        let layout: Layout = ["Planets": ["Planets.xcodeproj"], "Planets/Widget": ["Info.plist"]]
        #expect(module(of: "Widget/Views/A.swift", layout) == "Widget")
        #expect(module(of: "A.swift", layout) == "Planets")
    }

    @Test func nearestProjectCounts() {
        let layout: Layout = ["Planets": ["Planets.xcodeproj"], "Planets/Demo": ["Demo.xcodeproj"]]
        #expect(module(of: "Demo/DemoApp/A.swift", layout) == "DemoApp")
    }

    @Test func withoutAnyProjectTheRootIsTheModule() {
        #expect(module(of: "Views/Home/A.swift") == "Planets")
    }

    private func module(of path: String, targets: [String: String]) -> String {
        var project = ModuleNamer.Project(names: ["Package.swift"])
        project.targets = targets
        return ModuleNamer(root: "Planets", parent: "Code", projects: ["Planets": project]).module(of: path)
    }

    @Test func targetOfAManifestNamesItsFolder() {
        let targets = ["App/Code": "Planets", "App/Code/Widget": "PlanetsWidget", "Sources/Kit": "PlanetsKit"]
        #expect(module(of: "App/Code/Home/A.swift", targets: targets) == "Planets")
        #expect(module(of: "App/Code/Widget/A.swift", targets: targets) == "PlanetsWidget")
        #expect(module(of: "Sources/Kit/A.swift", targets: targets) == "PlanetsKit")
        #expect(module(of: "Sources/Home/A.swift", targets: targets) == "Home")
        #expect(module(of: "A.swift", targets: ["": "All"]) == "All")
        #expect(module(of: "App/A.swift", targets: ["": "All"]) == "All")
    }

    @Test func manifestTellsWhereItsTargetsStand() {
        let targets = PackageManifest.targets(
            in: """
                // swift-tools-version: 6.0
                import PackageDescription
                let shared: [Target] = [.target(name: "Kit", dependencies: [], path: "./Code/Kit/")]
                let package = Package(
                    name: "Planets",
                    products: [.library(name: "Planets", targets: ["Planets"])],
                    targets: shared + [
                        .target(name: "Home"),
                        .executableTarget(name: "Planets", dependencies: ["Home", .product(name: "X", package: "y")], path: "App"),
                        .testTarget(name: "HomeTests", path: "Checks"),
                        .target(name: "Outside", path: "../Outside"),
                        .binaryTarget(name: "Binary", path: "Binary.xcframework"),
                    ])
                """)
        #expect(targets == ["Code/Kit": "Kit", "App": "Planets", "Checks": "HomeTests"])
    }

    @Test func testsWithoutPackageAreAnOrdinaryFolder() {
        #expect(module(of: "Tests/A.swift", ["Planets": ["Planets.xcodeproj"]]) == "Tests")
    }
}
