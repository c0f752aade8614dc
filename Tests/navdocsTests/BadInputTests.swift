import Foundation
import Testing

@Suite struct BadInputTests {
    struct Case: CustomTestStringConvertible {
        let arguments: [String]
        let errors: String
        var testDescription: String { arguments.joined(separator: " ") }
    }

    static let refused: [Case] = [
        Case(arguments: ["build", "Ap"], errors: "error: no such path: Ap\n  did you mean 'App'?\n"),
        Case(
            arguments: ["build", "App/Nothing/There"],
            errors: "error: no such path: App/Nothing/There\n  pass a folder or file of the app's source\n"),
        Case(
            arguments: ["build", "App/A.swift/B.swift"],
            errors: "error: no such path: App/A.swift/B.swift\n  pass a folder or file of the app's source\n"),
        Case(
            arguments: ["build", "Empty"],
            errors: "error: no Swift files in Empty\n"
                + "  pass the folder that contains the app's source\n"),
        Case(
            arguments: ["export", "OnlyTests"],
            errors:
                "error: no Swift files in OnlyTests\n  navdocs looked for files ending in .swift, but not in Pods, Tests: "
                + "build products, dependencies, hidden folders, test folders, .docc catalogs and Xcode templates are "
                + "only read if you name them\n"),
        Case(
            arguments: ["build", "/dev/zero"],
            errors: "error: /dev/zero isn't a file or a folder\n  pass a folder or file of the app's source\n"),
        Case(
            arguments: ["build", "App", "--landing", "Gone.md"],
            errors: "error: no such file: Gone.md\n  --landing needs a Markdown file\n"),
        Case(
            arguments: ["build", "App", "--landing", "App"],
            errors: "error: cannot read App: is a directory\n  make it readable, or leave it out\n"),
        Case(
            arguments: ["build", "a\u{202E}b\u{1B}[31m\n"],
            errors: #"error: no such path: a\u{202E}b\u{1B}[31m\u{A}"#
                + "\n  pass a folder or file of the app's source\n"),
    ]

    @Test(arguments: refused) func whatCannotBeReadIsExplained(_ bad: Case) throws {
        let folder = try TemporaryFolder([
            "App/A.swift": "struct A {}", "Empty/readme.txt": "", "OnlyTests/Tests/A.swift": "",
            "OnlyTests/Pods/B.swift": "",
        ])
        let run = try Program.run(bad.arguments, in: folder)
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors == bad.errors)
        #expect(try folder.names() == ["App", "Empty", "OnlyTests"])
    }

    @Test func emptyFolderBesideOthersIsAWarning() throws {
        let folder = try TemporaryFolder(["App/A.swift": "struct A {}", "Assets/readme.txt": ""])
        let run = try Program.run(["build", "App", "Assets"], in: folder)
        #expect(run.status == 0)
        #expect(run.errors.hasPrefix("warning: no Swift files in Assets\n"))
    }

    @Test func sourceWithoutCoordinatorsGivesASiteThatSaysSo() throws {
        let folder = try TemporaryFolder(["App/A.swift": "struct A {}"])
        #expect(try Program.run(["build", "App"], in: folder).status == 0)
        #expect(try folder.text(of: "navdocs-site/index.html").localizedCaseInsensitiveContains("no coordinators"))
    }

    @Test func textThatIsNotUTF8IsReadAndListed() throws {
        let folder = try TemporaryFolder()
        let text = Sources.coordinator("A")
        let source = Data(text.utf8) + Data("\n// caf".utf8) + Data([0xE9]) + Data("!\n".utf8)
        try folder.write(source, to: "App/A.swift")
        let document = try Document(of: ["App"], in: folder)
        #expect(document.files == ["A.swift"])
        let notice = try #require(document.notUnderstood.first)
        #expect(notice.reason == "not UTF-8; invalid bytes were replaced by U+FFFD")
        #expect(notice.location.line == text.count { $0.isNewline } + 2)
        #expect(notice.location.column == 7)
    }

    @Test func binaryPropertyListOfAFrameworkIsNothingToMention() throws {
        let app = ["App/A.swift": Sources.coordinator("A"), "App/Main.storyboard": "<document/>"]
        let folder = try TemporaryFolder(app)
        let list = Data("bplist00".utf8) + Data([0xD4, 0x01, 0xFF])
        try folder.write(list, to: "App/Kit.framework/Info.plist")
        #expect(try Document(of: ["App"], in: folder).notUnderstood.isEmpty)
        try folder.write(Data("<plist>".utf8) + Data([0xFF]), to: "App/Kit.framework/Info.plist")
        #expect(try Document(of: ["App"], in: folder).notUnderstood.count == 1)
    }

    @Test func fileThatCannotBeReadIsListedAndTheRestIsRead() throws {
        let folder = try TemporaryFolder(["App/A.swift": Sources.coordinator("A"), "App/B.swift": "struct B {}"])
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.path("App/B.swift").path)
        // Permissions do not hold for root; this file is readable for nobody.
        let isRoot = FileManager.default.isReadableFile(atPath: folder.path("App/B.swift").path)
        if isRoot {
            try FileManager.default.removeItem(at: folder.path("App/B.swift"))
            try folder.link("App/B.swift", to: "/proc/self/mem")
        }
        // A link out of the folder is followed only where it is named.
        let paths = isRoot ? ["App", "App/B.swift"] : ["App"]
        let run = try Program.run(["build"] + paths, in: folder)
        #expect(run.status == 0)
        #expect(run.errors.hasPrefix("warning: App/B.swift: couldn't be read: "))
        let document = try Document(of: paths, in: folder)
        #expect(document.files == ["A.swift"])
        #expect(document.notUnderstood.map(\.location.file) == ["B.swift"])
        let check = try Program.run(["check"] + paths, in: folder)
        #expect(check.status == 1)
        #expect(check.output.contains("couldn't be read") && check.output.contains("syntax-error"))
    }

    @Test func brokenSwiftIsReadAsFarAsItGoes() throws {
        let whole = Sources.coordinator("A")
        let folder = try TemporaryFolder([
            "App/A.swift": whole + "\nfunc broken( { } } ]] \"\"\" \u{0} case let",
            "App/B.swift": String(Sources.coordinator("B").dropLast(40)),
        ])
        #expect(try Document(of: ["App"], in: folder).coordinators.map(\.name) == ["A", "B"])
    }

    /// How much smaller what takes long is where the program is not optimised, as in `make check`.
    #if DEBUG
        static let slowness = 10
    #else
        static let slowness = 1
    #endif

    /// Source that is hard on a parser: the text, told in a log by a name.
    struct Hard: CustomTestStringConvertible {
        let testDescription: String
        let text: String

        init(_ name: String, _ text: String) {
            testDescription = name
            self.text = text
        }
    }

    static let hard: [Hard] = [
        Hard(
            "braces",
            String(repeating: "{ ", count: 10_000 / slowness) + String(repeating: "} ", count: 10_000 / slowness)),
        Hard("types", String(repeating: "struct A { ", count: 10_000 / slowness)),
        Hard("parentheses", "let a = " + String(repeating: "(", count: 100_000 / slowness)),
        Hard("calls", "func f() { x" + String(repeating: ".pop()", count: 100_000 / slowness) + " }"),
        Hard("sum", "let a = x.route(to: .b)" + String(repeating: " + 1", count: 50_000 / slowness)),
        Hard("interpolation", "let a = \"" + String(repeating: "\\(\"", count: 1_000 / slowness)),
        Hard("comments", String(repeating: "/* ", count: 100_000 / slowness)),
        Hard("conditions", String(repeating: "#if A\n", count: 1_000 / slowness)),
        Hard("else", "func f() { if a {} " + String(repeating: "else if b {} ", count: 10_000 / slowness) + "}"),
        Hard("closures", "let a = " + String(repeating: "{ b.route(to: .c) ", count: 5_000 / slowness)),
    ]

    @Test(arguments: hard) func deeplyNestedSourceIsRead(_ hard: Hard) throws {
        let inside = """
            import Scaffolding
            @Scaffoldable final class H: FlowCoordinatable { func g() -> some View { \(hard.text)
            """
        let folder = try TemporaryFolder([
            "App/A.swift": Sources.coordinator("A"), "App/Plain.swift": "import Scaffolding\n" + hard.text,
            "App/Inside.swift": inside,
        ])
        #expect(try Document(of: ["App"], in: folder).coordinators.map(\.name).contains("A"))
    }

    @Test func tenMegabytesOnOneLineAreRead() throws {
        let line =
            "let a = [" + String(repeating: "\"coordinator.route(to: .x)\", ", count: 360_000 / Self.slowness) + "]"
        #expect(line.utf8.count > 10_000_000 / Self.slowness)
        let folder = try TemporaryFolder([
            "App/A.swift": Sources.coordinator("A"), "App/Long.swift": "import Scaffolding; " + line,
        ])
        let document = try Document(of: ["App"], in: folder)
        #expect(document.coordinators.map(\.name) == ["A"])
        #expect(document.sourceFiles == 2)
    }

    @Test func unusualNamesStayInsideTheSite() throws {
        let names = ["😀", "`class`", "A\u{200F}B", "Ä"]
        let folder = try TemporaryFolder()
        for name in names {
            try folder.write(Sources.coordinator(name), to: "App/\(name) <&\"']]>\u{202E}/F.swift")
        }
        let run = try Program.run(["build", "App"], in: folder)
        #expect(run.status == 0)
        #expect(!run.errors.unicodeScalars.contains { $0.properties.isBidiControl })
        for file in try folder.tree("navdocs-site").keys {
            #expect(file.allSatisfy { $0.isASCII }, "\(file)")
        }
        #expect(try folder.names() == ["App", "navdocs-site"])
    }

    @Test func twoTypesOfOneNameAreBothThere() throws {
        let folder = try TemporaryFolder([
            "App/Package.swift": "", "App/Sources/One/A.swift": Sources.coordinator("A"),
            "App/Sources/Two/A.swift": Sources.coordinator("A"),
        ])
        let coordinators = try Document(of: ["App"], in: folder).coordinators
        #expect(coordinators.map(\.name) == ["A", "A"])
        #expect(Set(coordinators.map(\.id)).count == 2)
        let run = try Program.run(["export", "App", "--coordinator", "A"], in: folder)
        #expect(run.status == 2)
        #expect(
            run.errors == "error: 2 coordinators are named 'A'\n  use the id of one of them: "
                + coordinators.map(\.id).sorted().joined(separator: ", ") + "\n")
        #expect(try Program.run(["export", "App", "--coordinator", coordinators[0].id], in: folder).status == 0)
    }
}
