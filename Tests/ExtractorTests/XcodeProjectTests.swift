import Extractor
import SwiftSource
import Testing

@Suite struct XcodeProjectTests {
    /// A project with the targets Planets, PlanetsWidget and PlanetsTests, where the app's files stand in groups.
    private static let grouped = """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objects = {
        /* Begin PBXProject section */
                P = { isa = PBXProject; mainGroup = G; targets = ( TTests, TWidget, TApp, TKit, ); };
                G = { isa = PBXGroup; children = ( GApp, GShared, F6, Other, ); sourceTree = "<group>"; };
                GApp = { isa = PBXGroup; children = ( F1, GHome, F5, G, ); path = App; sourceTree = "<group>"; };
                GHome = { isa = PBXGroup; children = ( F2 /* Home.swift */, ); name = Home; sourceTree = "<group>"; };
                GShared = { isa = PBXGroup; children = ( F3, F4, ); name = Shared; path = ../Shared; sourceTree = SOURCE_ROOT; };
                F1 = { isa = PBXFileReference; path = "Start + 1.swift"; sourceTree = "<group>"; };
                F2 = { isa = PBXFileReference; name = Home.swift; path = Views/Home.swift; sourceTree = "<group>"; };
                F3 = { isa = PBXFileReference; path = Both.swift; sourceTree = "<group>"; };
                F4 = { isa = PBXFileReference; path = Widget.swift; sourceTree = "<group>"; };
                F5 = { isa = PBXFileReference; path = Rings/Ring.swift; sourceTree = SOURCE_ROOT; };
                F6 = { isa = PBXFileReference; path = Gone.swift; sourceTree = SDKROOT; };
                B1 = { isa = PBXBuildFile; fileRef = F1; };
                B2 = { isa = PBXBuildFile; fileRef = F2; };
                B3 = { isa = PBXBuildFile; fileRef = F3; };
                B4 = { isa = PBXBuildFile; fileRef = F4; };
                B5 = { isa = PBXBuildFile; fileRef = F5; };
                B6 = { isa = PBXBuildFile; fileRef = F6; };
                SApp = { isa = PBXSourcesBuildPhase; files = ( B1, B2, B3, B6, Missing, ); };
                SWidget = { isa = PBXSourcesBuildPhase; files = ( B3, B4, ); };
                STests = { isa = PBXSourcesBuildPhase; files = ( B1, B2, ); };
                SKit = { isa = PBXSourcesBuildPhase; files = ( B5, ); };
                RApp = { isa = PBXResourcesBuildPhase; files = ( B4, ); };
                TApp = {
                    isa = PBXNativeTarget; buildPhases = ( RApp, SApp, ); name = "Planets-iOS 2";
                    productType = "com.apple.product-type.application";
                };
                TWidget = {
                    isa = PBXNativeTarget; buildPhases = ( SWidget, ); name = PlanetsWidget;
                    productType = "com.apple.product-type.app-extension";
                };
                TTests = {
                    isa = PBXNativeTarget; buildPhases = ( STests, ); name = PlanetsTests;
                    productType = "com.apple.product-type.bundle.unit-test";
                };
                TKit = {
                    isa = PBXNativeTarget; buildConfigurationList = L; buildPhases = ( SKit, ); name = "Rings iOS";
                    productType = "com.apple.product-type.framework";
                };
                L = { isa = XCConfigurationList; buildConfigurations = ( C1, C2, ); };
                C1 = { isa = XCBuildConfiguration; buildSettings = { PRODUCT_MODULE_NAME = Rings; }; name = Debug; };
                C2 = { isa = XCBuildConfiguration; buildSettings = { PRODUCT_MODULE_NAME = Rings; }; name = Release; };
            };
            rootObject = P /* Project object */;
        }
        """

    /// A project whose app compiles a folder, without a file of it that the widget compiles.
    private static let synchronized = """
        { objects = {
            P = { isa = PBXProject; mainGroup = G; targets = ( TWidget, TApp, TOther ); };
            G = { isa = PBXGroup; children = ( GCode, ); sourceTree = "<group>"; };
            GCode = { isa = PBXGroup; children = ( Y, ); path = Code; sourceTree = "<group>"; };
            Y = {
                isa = PBXFileSystemSynchronizedRootGroup; exceptions = ( XApp, XWidget );
                path = "My App"; sourceTree = "<group>";
            };
            XApp = {
                isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
                membershipExceptions = ( "Widget/Only.swift", Info.plist, Old, Nobody.swift ); target = TApp;
            };
            XWidget = {
                isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
                membershipExceptions = ( "Widget/Only.swift", Theme.swift ); target = TWidget;
            };
            TApp = {
                isa = PBXNativeTarget; fileSystemSynchronizedGroups = ( Y ); name = Planets;
                productType = "com.apple.product-type.application";
            };
            TOther = {
                isa = PBXNativeTarget; name = Other; productType = "com.apple.product-type.application";
            };
            TWidget = {
                isa = PBXNativeTarget; name = PlanetsWidget; productType = "com.apple.product-type.app-extension";
            };
        }; rootObject = P; }
        """

    private func modules(
        _ text: String, of paths: [String], folder: String = "Repo/Planets", packages: [String] = []
    ) throws -> [String] {
        var project = ModuleNamer.Project(names: ["Planets.xcodeproj"])
        project.xcodeTargets = [try XcodeProject.targets(in: Array(text.utf8))]
        var projects = [folder: project]
        for package in packages { projects[package] = ModuleNamer.Project(names: ["Package.swift"]) }
        let namer = ModuleNamer(root: "Repo", parent: "", projects: projects)
        return paths.map { namer.module(of: $0) }
    }

    @Test func targetsNameTheFilesInTheirGroups() throws {
        let modules = try modules(
            Self.grouped,
            of: [
                "Planets/App/Start + 1.swift", "Planets/App/Views/Home.swift", "Planets/Rings/Ring.swift",
                "Planets/App/Unnamed.swift",
            ])
        #expect(modules == ["Planets_iOS_2", "Planets_iOS_2", "Rings", "App"])
    }

    @Test func fileThatNoTargetCompilesIsOfNoTargetsModule() throws {
        let paths = ["Planets/Rings/Ring.swift", "Planets/Rings/Old.swift", "Planets/Rings/Kit/Sources/Kit/A.swift"]
        let modules = try modules(Self.grouped, of: paths, packages: ["Repo/Planets/Rings/Kit"])
        #expect(modules == ["Rings", "Rings (not compiled)", "Kit"])
    }

    @Test func folderMayBeWrittenInAnotherCaseThanTheDisk() throws {
        let paths = ["Planets/App/views/Home.swift", "Planets/RINGS/Ring.swift"]
        #expect(try modules(Self.grouped, of: paths) == ["Planets_iOS_2", "Rings"])
    }

    @Test func appComesBeforeWidgetAndTestsWhereSeveralTargetsCompileAFile() throws {
        let modules = try modules(Self.grouped, of: ["Shared/Both.swift", "Shared/Widget.swift", "Shared/None.swift"])
        #expect(modules == ["Planets_iOS_2", "PlanetsWidget", "Repo"])
    }

    @Test func configurationsThatDisagreeLeaveTheTargetsName() throws {
        for other in ["Moons", "\"$(TARGET_NAME:c99extidentifier)\""] {
            let text = Self.grouped.replacing(
                "PRODUCT_MODULE_NAME = Rings; }; name = R", with: "PRODUCT_MODULE_NAME = \(other); }; name = R")
            #expect(text != Self.grouped)
            #expect(try modules(text, of: ["Planets/Rings/Ring.swift"]) == ["Rings_iOS"])
        }
    }

    @Test func synchronizedFoldersHoldTheFilesOfTheirTarget() throws {
        let modules = try modules(
            Self.synchronized,
            of: [
                "Planets/Code/My App/Deep/Home.swift", "Planets/Code/My App/Widget/Only.swift",
                "Planets/Code/My App/Theme.swift", "Planets/Code/My App/Old/A.swift",
                "Planets/Code/My App/Nobody.swift", "Planets/Code/Home.swift",
            ])
        #expect(modules == ["Planets", "PlanetsWidget", "Planets", "Code", "Code", "Code"])
    }

    @Test func packagesKeepTheirModulesInsideAProjectAndBesideIt() throws {
        let inside = "Repo/Planets/Code/My App/Kit"
        #expect(
            try modules(Self.synchronized, of: ["Planets/Code/My App/Kit/Sources/Moons/A.swift"], packages: [inside])
                == ["Moons"])
        let code = "Planets/Code/My App/Sources/Home/A.swift"
        #expect(try modules(Self.synchronized, of: [code]) == ["Planets"])
        #expect(try modules(Self.synchronized, of: [code], packages: ["Repo"]) == ["Planets"])
    }

    @Test func nearestProjectNamesTheFile() throws {
        var outer = ModuleNamer.Project(names: ["Planets.xcodeproj"])
        outer.xcodeTargets = [try XcodeProject.targets(in: Array(Self.grouped.utf8))]
        var inner = ModuleNamer.Project(names: ["Home.xcodeproj"])
        let text = Self.synchronized.replacing("path = Code;", with: "").replacing(
            "path = \"My App\";", with: "path = Home;"
        )
        .replacing("name = Planets;", with: "name = Home;")
        inner.xcodeTargets = [try XcodeProject.targets(in: Array(text.utf8))]
        let namer = ModuleNamer(root: "Repo", parent: "", projects: ["Repo": outer, "Repo/App": inner])
        #expect(namer.module(of: "App/Home/A.swift") == "Home")
        #expect(namer.module(of: "App/Views/Home.swift") == "Planets_iOS_2")
    }

    @Test(arguments: [
        ("", 1, "expected a value, found the end of the file"),
        ("{\n<<<<<<< HEAD\n}", 2, "expected a value, found '<'"),
        ("{ a = b\n}", 2, "expected ';', found '}'"), ("{ a = \"b; }", 1, "a string isn't closed"),
        ("{ a = ( b c ); }", 1, "expected ',' or ')', found 'c'"),
        ("{ a = b; } c", 1, "expected the end of the file, found 'c'"),
        ("/* a", 1, "a comment isn't closed"),
        ("{ a = \"\\UD800\"; }", 1, "expected a character code, found 'U'"),
        ("{ a = \"\\777\"; }", 1, "expected an ASCII character code, found '7'"),
        (String(repeating: "(", count: 100_000), 1, "too many nested brackets"),
        ("{ objects = { P = { isa = PBXGroup; }; }; rootObject = P; }", 1, "it contains no project"),
        ("<?xml version=\"1.0\"?>", 1, "expected a value, found '<'"),
    ]) func whatIsNoProjectIsSaidToBeNone(_ text: String, _ line: Int, _ reason: String) {
        let fault = #expect(throws: XcodeProject.Fault.self) { try XcodeProject.targets(in: Array(text.utf8)) }
        #expect(fault?.line == line)
        #expect(fault?.reason == reason)
    }

    @Test func projectTooLargeIsNotRead() {
        let bytes = [UInt8](repeating: UInt8(ascii: " "), count: XcodeProject.largest + 1)
        let fault = #expect(throws: XcodeProject.Fault.self) { try XcodeProject.targets(in: bytes) }
        #expect(fault?.reason == "it is larger than 8 MB")
    }

    @Test func everyCutOfAProjectEndsWell() {
        let bytes = Array(Self.grouped.utf8)
        for end in bytes.indices where bytes[end...].contains(UInt8(ascii: "}")) {
            #expect(throws: XcodeProject.Fault.self) { try XcodeProject.targets(in: Array(bytes[..<end])) }
        }
    }

    @Test func escapesInNamesAreRead() throws {
        let text = Self.synchronized.replacing("\"My App\"", with: "\"M\\U00fcr \\\"A\\\"\\061\"")
        #expect(try modules(text, of: ["Planets/Code/Mür \"A\"1/A.swift"]) == ["Planets"])
    }
}
