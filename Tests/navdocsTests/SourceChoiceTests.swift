import Foundation
import Testing

/// `--exclude` and `--include`, and what is left out where nobody says anything.
@Suite struct SourceChoiceTests {
    private static func app(_ name: String) -> String {
        """
        import SwiftUI
        @main struct \(name): App { var body: some Scene { WindowGroup { \(name)View() } } }
        struct \(name)View: View { var body: some View { NavigationStack { Text("1") } } }

        """
    }

    private func files(_ folder: TemporaryFolder, _ arguments: String...) throws -> [String] {
        try Document(of: arguments, in: folder).files.map { String($0.prefix { $0 != "." }) }
    }

    private func folder() throws -> TemporaryFolder {
        var files: [String: String] = [:]
        for path in ["App/A", "App/Old/B", "Kit/Old/C", "Kit/D"] {
            files["\(path).swift"] = Sources.coordinator("\(path.suffix(1))Coordinator")
        }
        return try TemporaryFolder(files)
    }

    @Test(arguments: [
        ("Old", ["App/A", "Kit/D"]), ("Old/", ["App/A", "Kit/D"]), ("D.swift", ["App/A", "App/Old/B", "Kit/Old/C"]),
        ("D.swift/", ["App/A", "App/Old/B", "Kit/D", "Kit/Old/C"]), ("App/Old", ["App/A", "Kit/D", "Kit/Old/C"]),
        ("/Kit", ["App/A", "App/Old/B"]), ("**/Old/B*", ["App/A", "Kit/D", "Kit/Old/C"]),
        ("./*/?.swift", ["App/Old/B", "Kit/Old/C"]),
    ])
    func excludedFilesAreNotRead(_ pattern: String, _ left: [String]) throws {
        #expect(try files(try folder(), "--exclude", pattern) == left)
    }

    @Test func includedFilesAloneAreReadAndExcludedOnesNeither() throws {
        let folder = try folder()
        #expect(try files(folder, "--include", "App", "--include", "D.swift") == ["App/A", "App/Old/B", "Kit/D"])
        #expect(try files(folder, "--include", "App", "--exclude", "Old") == ["App/A"])
    }

    @Test func patternsOfAConfigurationCountFromItsFolder() throws {
        let folder = try folder()
        try folder.write("{ exclude: ['App/Old', 'D.swift'] }", to: ".navdocs.json")
        #expect(try files(folder) == ["App/A", "Kit/Old/C"])
        #expect(try files(folder, "App") == ["A"])
        // What is typed counts over it, and a file that is named is read.
        #expect(try files(folder, "--exclude", "Kit") == ["App/A", "App/Old/B"])
        #expect(try files(folder, "Kit/D.swift") == ["D"])
    }

    @Test func versionsAreReadWithoutThemToo() throws {
        let repository = try Repository(["App/A.swift": Sources.coordinator("ACoordinator")])
        try repository.folder.write(Sources.coordinator("BCoordinator"), to: "App/Old/B.swift")
        #expect(try repository.navdocs("diff", "main", "--exclude", "Old", "--exit-code").status == 0)
        try repository.commit()
        #expect(try repository.navdocs("diff", "HEAD~1", "HEAD", "--exclude", "Old", "--exit-code").status == 0)
        #expect(try repository.navdocs("diff", "HEAD~1", "HEAD", "--exit-code").status == 1)
    }

    @Test func patternsThatMatchNothingAreTold() throws {
        let folder = try folder()
        let typed = try Program.run(["export", "--format", "text", "--exclude", "Gone"], in: folder)
        #expect(
            typed.errors.contains("warning: no file matches 'Gone', which was passed with --exclude\n"),
            "\(typed.errors)")
        try folder.write("{\n  exclude: [\n    'Old',\n    'Gone',\n  ],\n}", to: ".navdocs.json")
        let said = try Program.run(["export", "--format", "text"], in: folder)
        #expect(
            said.errors.contains("warning: .navdocs.json:4: no file matches 'Gone', which is listed in 'exclude'\n"))
        #expect(try !Program.run(["export", "App", "--format", "text"], in: folder).errors.contains("Gone"))
        let all = try Program.run(["check", "--exclude", "*"], in: folder)
        #expect(all.status == 2)
        #expect(all.errors.hasPrefix("error: 'exclude' and 'include' leave no Swift files to read\n"))
        for wrong in ["!Old", "../Old", ""] {
            #expect(try Program.run(["check", "--exclude", wrong], in: folder).status == 2)
        }
    }

    @Test func samplesBesideAnAppAreLeftOutAndSaidToBe() throws {
        let folder = try TemporaryFolder([
            "Planets/PlanetsApp.swift": Self.app("Planets"), "PlanetsDemo/Demo.swift": Self.app("Demo"),
            "Examples/One/One.xcodeproj/project.pbxproj": "", "Examples/One/One.swift": Self.app("One"),
            // A part of the app that is only called so.
            "Planets/Sample/SampleList.swift": "struct SampleList: View { var body: some View { NavigationStack {} } }",
        ])
        let run = try Program.run(["build", "-o", "site"], in: folder)
        #expect(run.status == 0)
        #expect(
            run.errors.contains(
                "Left out the samples Examples, PlanetsDemo; to read them: --include '**'\n"),
            "\(run.errors)")
        let text = try Program.run(["export", "--format", "text"], in: folder).output
        #expect(text.contains("PlanetsView") && text.contains("SampleList"))
        #expect(!text.contains("DemoView") && !text.contains("OneView"))
        let all = try Program.run(["export", "--format", "text", "--include", "**"], in: folder)
        #expect(all.output.contains("DemoView") && all.output.contains("OneView"))
        #expect(try Program.run(["export", "PlanetsDemo", "--format", "text"], in: folder).output.contains("DemoView"))
    }

    @Test func samplesOfALibraryAreRead() throws {
        let folder = try TemporaryFolder([
            "Package.swift": "", "Sources/Kit/Kit.swift": "public struct Kit: View {}",
            "Example/Example.swift": Self.app("Example"),
        ])
        let run = try Program.run(["build", "-o", "site"], in: folder)
        #expect(!run.errors.contains("Left out"))
        #expect(try Program.run(["export", "--format", "text"], in: folder).output.contains("ExampleView"))
    }

    @Test func filesThatNoTargetCompilesAreLeftOutAndSaidToBe() throws {
        let references = ["Planets", "Moons"].map { name in
            """
            F\(name) = { isa = PBXFileReference; path = \(name).swift; sourceTree = "<group>"; };
            B\(name) = { isa = PBXBuildFile; fileRef = F\(name); };
            """
        }
        let project = """
            // !$*UTF8*$!
            { objects = {
                P = { isa = PBXProject; mainGroup = G; targets = ( T, ); };
                G = { isa = PBXGroup; children = ( A, ); sourceTree = "<group>"; };
                A = { isa = PBXGroup; children = ( FPlanets, FMoons, ); path = Planets; sourceTree = "<group>"; };
                \(references.joined(separator: "\n"))
                S = { isa = PBXSourcesBuildPhase; files = ( BPlanets, BMoons, ); };
                T = {
                    isa = PBXNativeTarget; buildPhases = ( S, ); name = Planets;
                    productType = "com.apple.product-type.application";
                };
            }; rootObject = P; }
            """
        var files = [
            "Planets.xcodeproj/project.pbxproj": project, "Planets/Planets.swift": Self.app("Planets"),
            "Planets/Moons.swift": "struct Moons: View { var body: some View { NavigationStack { MoonsView() } } }",
            "Planets/Old.swift": "struct Old: View { var body: some View { NavigationStack { OldView() } } }",
        ]
        let folder = try TemporaryFolder(files)
        let run = try Program.run(["build", "-o", "site"], in: folder)
        #expect(
            run.errors.contains("Left out a file that no target compiles; to read it: --include '**'\n"),
            "\(run.errors)")
        let read = try Program.run(["export", "--format", "json"], in: folder).output
        #expect(read.contains("\"Moons\"") && !read.contains("\"Old\""))
        for paths in [["--include", "**"], ["Planets/Old.swift"]] {
            let asked = try Program.run(["export", "--format", "json"] + paths, in: folder)
            #expect(asked.output.contains("\"Old\""), "\(asked.errors)")
        }
        // Where most of a module is told to be left out, something else than the project says what is compiled.
        files["Planets/Older.swift"] = files["Planets/Old.swift"]
        let other = try TemporaryFolder(files)
        #expect(try !Program.run(["build", "-o", "site"], in: other).errors.contains("Left out"))
    }
}
