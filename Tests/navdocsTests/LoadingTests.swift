import Foundation
import Testing

@Suite struct LoadingTests {
    @Test func foldersThatHoldNoSourceOfTheAppAreSkipped() throws {
        let folder = try TemporaryFolder([
            "App/A.swift": Sources.coordinator("A"), "App/Deep/er/B.swift": Sources.coordinator("B"),
            "App/.build/C.swift": Sources.coordinator("C"), "App/Pods/D.swift": Sources.coordinator("D"),
            "App/Carthage/E.swift": Sources.coordinator("E"), "App/DerivedData/F.swift": Sources.coordinator("F"),
            "App/.hidden/G.swift": Sources.coordinator("G"), "App/App.docc/H.swift": Sources.coordinator("H"),
            "App/Tests/I.swift": Sources.coordinator("I"), "App/AppUITests/J.swift": Sources.coordinator("J"),
            "App/Scene.xctemplate/M.swift": Sources.coordinator("M"),
            "App/K.txt": Sources.coordinator("K"), "App/.L.swift": Sources.coordinator("L"),
        ])
        let document = try Document(of: ["App"], in: folder)
        #expect(document.files == ["A.swift", "Deep/er/B.swift"])
        #expect(document.sourceFiles == 2)
        #expect(document.title == "App")
    }

    @Test(arguments: [
        (["App", ""], "a path is empty"), (["App/notes.txt"], "App/notes.txt isn't a Swift file"),
    ]) func whatIsNoSourceIsAnError(_ paths: [String], _ message: String) throws {
        let folder = try TemporaryFolder(["App/A.swift": Sources.coordinator("A"), "App/notes.txt": "to do"])
        let run = try Program.run(["build"] + paths, in: folder)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("error: \(message)\n"))
    }

    @Test(arguments: [["App", "App"], ["App", "./App/"], ["App", "App/Deep"]]) func pathIsReadOnce(_ paths: [String])
        throws
    {
        let folder = try TemporaryFolder(["App/Deep/A.swift": Sources.coordinator("A")])
        let run = try Program.run(["export", "--format", "json"] + paths, in: folder)
        #expect(run.status == 0)
        #expect(!run.errors.contains("warning"), "\(run.errors)")
        #expect(try Document(of: paths, in: folder).sourceFiles == 1)
    }

    @Test(arguments: [
        (["App/Tests"], ["A.swift"]), (["App/Tests/A.swift"], ["A.swift"]), (["App/.build/B.swift"], ["B.swift"]),
        (["App", "App/Tests/A.swift"], ["D.swift", "Tests/A.swift"]),
        (["App/Pods/Kit", "App/Tests"], ["Pods/Kit/E.swift", "Tests/A.swift"]),
        (["./App/../App//Tests/"], ["A.swift"]),
    ]) func whatIsNamedIsRead(_ paths: [String], _ files: [String]) throws {
        let folder = try TemporaryFolder([
            "App/Tests/A.swift": Sources.coordinator("A"), "App/.build/B.swift": Sources.coordinator("B"),
            "App/C.txt": Sources.coordinator("C"), "App/D.swift": Sources.coordinator("D"),
            "App/Pods/Kit/E.swift": Sources.coordinator("E"),
        ])
        #expect(try Document(of: paths, in: folder).files == files)
    }

    @Test func pathsAreRelativeToTheCommonFolder() throws {
        let folder = try TemporaryFolder([
            "Example/App/Sources/A.swift": Sources.coordinator("A"), "Tests/AppTests/B.swift": Sources.coordinator("B"),
        ])
        let document = try Document(of: ["Example/App/Sources", "Tests/AppTests/B.swift"], in: folder)
        #expect(document.files == ["Example/App/Sources/A.swift", "Tests/AppTests/B.swift"])
        #expect(document.coordinators.map(\.module) == ["App", folder.url.lastPathComponent])
    }

    @Test func projectNamesAppAndModules() throws {
        let folder = try TemporaryFolder([
            "repo/Planets.xcodeproj/project.pbxproj": "", "repo/Planets/A.swift": Sources.coordinator("A"),
            "repo/Kit/Package.swift": "// swift-tools-version: 6.0",
            "repo/Kit/Sources/Rings/B.swift": Sources.coordinator("B"),
        ])
        let document = try Document(of: ["repo"], in: folder)
        #expect(document.title == "Planets")
        #expect(document.coordinators.map(\.module) == ["Planets", "Rings"])
        #expect(try Document(of: ["repo/Kit/Sources"], in: folder).title == "Kit")
    }

    @Test func manifestNamesTheModulesOfFoldersOnTheDiskAndInARevision() throws {
        let manifest = """
            import PackageDescription
            let package = Package(name: "P", targets: [.target(name: "Rings", path: "Code/Inner")])
            """
        let repository = try Repository([
            "Package.swift": manifest, "Code/Inner/A.swift": Sources.coordinator("A"),
            "Code/Other/A.swift": Sources.coordinator("A"),
        ])
        let document = try Document(of: ["."], in: repository.folder)
        #expect(document.coordinators.map(\.module).contains("Rings"))
        // Two types of one name are told apart by their modules: a revision has them too.
        #expect(document.coordinators.map(\.id).contains("Rings.A"))
        let run = try repository.navdocs("diff", "HEAD", ".", "--exit-code")
        #expect(run.status == 0, "\(run.output)")
    }

    private static func project(_ name: String, _ path: String) -> String {
        """
        { objects = {
            P = { isa = PBXProject; mainGroup = G; targets = ( T ); };
            G = { isa = PBXGroup; children = ( Y ); sourceTree = "<group>"; };
            Y = { isa = PBXFileSystemSynchronizedRootGroup; path = "\(path)"; sourceTree = "<group>"; };
            T = {
                isa = PBXNativeTarget; fileSystemSynchronizedGroups = ( Y ); name = "\(name)";
                productType = "com.apple.product-type.application";
            };
        }; rootObject = P; }
        """
    }

    /// The project stands above, in, and below the folder that is read.
    @Test(arguments: ["App", "App/Code", "."])
    func xcodeProjectNamesTheModulesOnTheDiskAndInARevision(_ path: String) throws {
        let repository = try Repository([
            "App/Sky.xcodeproj/project.pbxproj": Self.project("Sky-Map", "Code/Inner"),
            "App/Code/Inner/Deep/A.swift": Sources.coordinator("A"), "App/Code/Other/A.swift": Sources.coordinator("A"),
        ])
        let document = try Document(of: [path], in: repository.folder)
        #expect(document.coordinators.map(\.module).contains("Sky_Map"))
        #expect(document.coordinators.map(\.id).contains("Sky_Map.A"))
        let run = try repository.navdocs("diff", "HEAD", path, "--exit-code")
        #expect(run.status == 0, "\(run.output)")
        try repository.git("rm", "--quiet", "-r", "--cached", "App/Sky.xcodeproj")
        try repository.git("commit", "--quiet", "--message", "without")
        #expect(try repository.navdocs("diff", "HEAD", path, "--exit-code").status != 0)
    }

    @Test func damagedXcodeProjectIsToldAndNamesNothing() throws {
        let folder = try TemporaryFolder([
            "App/Sky.xcodeproj/project.pbxproj": "{\n<<<<<<< HEAD\n}", "App/Code/A.swift": Sources.coordinator("A"),
        ])
        let run = try Program.run(["export", "App", "--format", "json"], in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.output.contains(
                "not a valid Xcode project: expected a value, found '<'. Module names are taken from folders instead"))
        #expect(run.output.contains("\"Sky.xcodeproj/project.pbxproj\""))
        #expect(try Document(of: ["App"], in: folder).coordinators.map(\.module) == ["Code"])
    }

    @Test func linksAreFollowedOnceAndLoopsEnd() throws {
        let folder = try TemporaryFolder([
            "App/A.swift": Sources.coordinator("A"), "Shared/B.swift": Sources.coordinator("B"),
            "Beside/C.swift": Sources.coordinator("C"), ".git/HEAD": "",
        ])
        try folder.link("App/Again.swift", to: "A.swift")
        try folder.link("App/Loop", to: ".")
        try folder.link("App/Up", to: "..")
        try folder.link("App/Deep/Round", to: "../Deep")
        try folder.link("App/Shared", to: "../Shared")
        try folder.link("App/Shared2", to: "../Shared")
        try folder.link("Shared/Back", to: "../App")
        let document = try Document(of: ["App"], in: folder)
        #expect(document.files == ["A.swift", "Shared/B.swift"])
        #expect(document.sourceFiles == 2)
        #expect(document.notUnderstood.isEmpty)
    }

    @Test func linkThatLeadsNowhereIsListed() throws {
        let folder = try TemporaryFolder(["App/A.swift": Sources.coordinator("A")])
        try folder.link("App/Gone.swift", to: "nowhere.swift")
        try folder.link("App/Self.swift", to: "Self.swift")
        let document = try Document(of: ["App"], in: folder)
        #expect(document.files == ["A.swift"])
        #expect(document.notUnderstood.map(\.location.file) == ["Gone.swift", "Self.swift"])
        #expect(document.notUnderstood.first?.reason == "couldn't be read: no such file or directory")
    }

    @Test func sameFilesInAnyOrderGiveTheSameBytes() throws {
        let folder = try TemporaryFolder([
            "App/Z.swift": Sources.coordinator("A"), "App/M/Y.swift": Sources.coordinator("B"),
            "App/A.swift": Sources.coordinator("C"), "App/Tests/T.swift": Sources.coordinator("D"),
        ])
        try folder.link("App/B", to: "Z.swift")
        let paths = ["App/Z.swift", "App/M", "App", "App/Tests/T.swift", "App/A.swift", "./App/M/Y.swift"]
        func export(_ paths: [String]) throws -> String {
            let run = try Program.run(["export", "--format", "json"] + paths, in: folder)
            #expect(run.status == 0)
            return run.output
        }
        let expected = try export(paths)
        #expect(expected.contains("Tests/T.swift"))
        for first in paths.indices.dropFirst() {
            #expect(try export(Array(paths[first...] + paths[..<first])) == expected)
            let reversed = Array(paths[first...].reversed()) + paths[..<first]
            #expect(try export(reversed) == expected)
        }
    }

    @Test func localeAndTimeZoneChangeNothing() throws {
        let folder = try TemporaryFolder(["App/Ä.swift": Sources.coordinator("Äpfel"), "App/I.swift": "struct I {}"])
        var trees: [[String: Data]] = []
        let settings = [
            ["LANG": "C", "LC_ALL": "C", "TZ": "UTC"],
            ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Tokyo"],
            ["LANG": "de_DE.UTF-8", "LC_ALL": "", "TZ": "America/Lima", "HOME": "/nowhere"],
        ]
        for (index, environment) in settings.enumerated() {
            let run = try Program.run(["build", "App", "-o", "site\(index)"], in: folder, environment: environment)
            #expect(run.status == 0)
            trees.append(try folder.tree("site\(index)"))
        }
        #expect(trees[0]["index.html"] != nil)
        #expect(trees[1] == trees[0])
        #expect(trees[2] == trees[0])
    }

    @Test func sourceIsReadFromStandardInput() throws {
        let source = Sources.coordinator("Piped")
        let run = try Program.run(["export", "-", "--format", "json"], in: TemporaryFolder(), input: source)
        let document = try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
        #expect(document.coordinators.map(\.name) == ["Piped"])
        #expect(document.files == ["<stdin>"])
    }

    @Test func articleIsReadFromAFileOrStandardInput() throws {
        let folder = try TemporaryFolder(["App/A.swift": "struct A {}", "L.md": "# Welcome\n\nPlanets *ahead*."])
        #expect(try Program.run(["build", "App", "--landing", "L.md", "-o", "one"], in: folder).status == 0)
        let piped = try Program.run(
            ["build", "App", "--landing", "-", "-o", "two"], in: folder, input: try folder.text(of: "L.md"))
        #expect(piped.status == 0)
        #expect(try folder.text(of: "one/index.html").contains("Planets <em>ahead</em>."))
        #expect(try folder.tree("one") == folder.tree("two"))
    }
}
