import Base
import Extractor
import NavigationModel
import SwiftSource
import TestSupport
import Testing

struct SyntaxErrorTests {
    static let examples = RuleExamples(
        "syntax-error",
        [
            .scaffolding: broken(scaffolded()), .stinsen: broken(stinsenApp()),
            .tcaCoordinators: broken(tcaApp()), .composableArchitecture: broken(composableApp()),
            .flowStacks: broken(flowStacksApp()), .router: broken(routerApp()),
            .swiftUI: broken(mounted("Text(\"Home\")")),
            .xCoordinator: broken(xCoordinatorApp()),
            .rxFlow: broken(rxFlowApp()),
            .linkNavigator: broken(linkNavigatorApp()),
            .ownFramework: broken(ownFrameworkApp()),
            .uikit: broken(uikitApp()),
        ])

    private static func broken(_ app: String) -> RuleExamples.Pair {
        .init(wrong: app + "\nstruct Cut: View {\n    var body: some View {\n", right: app)
    }

    private let rule = "syntax-error"
    private static let conflict = """
        struct A {
        <<<<<<< HEAD
            let a = 1
        =======
            let a = 2
        >>>>>>> topic
        }
        """

    @Test(arguments: [
        (
            "struct A: View {\n    var body: some View {\n        Text(\"x\")\n",
            "3: `Text(\"x\")`: `}` is missing after this"
        ),
        ("struct A {}\n}\n", "2: `}`: unexpected code"),
        ("struct A: Vi", "1: `struct A: Vi`: `{` is missing after this"),
        (
            "struct A: View {\n    var body: some View { NavigationStack { B(0xZ) } }\n}",
            """
            2: `var body: some View { NavigationStack { B(0xZ) } }`: this isn't valid Swift
            """
        ),
        ("let a = NavigationStack {\n    let b =\n}", "2: `let b =`: something is missing after this"),
        (
            "@available (iOS 15, *)\nstruct A: View {\n    var body: some View { NavigationStack { B(0xZ) } }\n}",
            """
            3: `var body: some View { NavigationStack { B(0xZ) } }`: this isn't valid Swift
            """
        ),
        (conflict, "2: `<<<<<<< HEAD`: unresolved merge conflict"),
        (
            "func a() {\n    b()\n<<<<<<< HEAD\n    c()\n=======\n    d()\n>>>>>>> topic\n}",
            "3: `<<<<<<< HEAD`: unresolved merge conflict"
        ),
    ]) func firstFaultOfAFileIsFound(_ text: String, _ said: String) {
        let found = findings(of: rule, in: text)
        #expect(found == [said.replacing(": `", with: ": Syntax error at `", maxReplacements: 1) + "."])
    }

    @Test(arguments: [
        "let a = \"\"\"\n<<<<<<< HEAD\n=======\n>>>>>>> topic\n\"\"\"", "let a = b\n    << c", "/*\n<<<<<<< HEAD\n*/",
        "",
        "infix operator <<<<<<<\nlet a = 1 <<<<<<< 2", "let a = /[{(]/",
        "@available (iOS 15, *)\nstruct A: View {\n    var body: some View { NavigationStack { B() } }\n}",
    ]) func validFilesAreFine(_ text: String) {
        #expect(findings(of: rule, in: text) == [])
    }

    @Test func filesWithoutNavigationAreToldIfTheyEndTooEarly() {
        let files = ["App/App.swift": mounted("Text(\"Home\")"), "App/Cut.swift": "enum Cut {\n    func a() {"]
        #expect(findings(of: rule, in: files).count == 1)
        #expect(findings(of: rule, in: ["App/Cut.swift": "enum Cut {\n    func a() {"]).count == 1)
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func nothingIsSaidToBeNowhereWhileAFileIsBroken() {
        let app = scaffolded(
            "func late() -> some View { DetailView() }\nfunc late() -> some View { DetailView() }",
            rest: "struct Lost: View { var body: some View { NavigationStack { Text(\"x\") } } }")
        let whole = checked(["App/App.swift": app])
        #expect(whole.findings.map(\.rule) == ["duplicate-destination", "unused-destination", "unreachable-screen"])
        let cut = checked(["App/App.swift": app, "App/Cut.swift": "struct Cut {"])
        #expect(cut.findings.map(\.rule) == ["duplicate-destination", "syntax-error"])
        #expect(cut.graph.brokenFiles == ["App/Cut.swift"])
        #expect(cut.graph.notUnderstood.map(\.rule) == ["syntax-error"])
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func ofABrokenFileNothingElseIsSaid() {
        let app = scaffolded("func late() -> some View { DetailView() }\nfunc late() -> some View { DetailView() }")
        #expect(checked(["App/App.swift": app + "\nstruct Cut {"]).findings.map(\.rule) == ["syntax-error"])
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func suppressionsOfWhatIsNotAskedAreNotUnused() {
        let app = scaffolded(
            "func late() -> some View { DetailView() } // navdocs:ignore unused-destination - until 5.0")
        #expect(checked(["App/App.swift": app]).findings == [])
        let cut = checked(["App/App.swift": app, "App/Cut.swift": "struct Cut {"])
        #expect(cut.findings.map(\.rule) == ["syntax-error"])
    }

    @Test func documentKeepsThatAFileIsBrokenWhereTheRuleIsOff() throws {
        let app = checked(["App/Cut.swift": "struct Cut {"], rules: RuleSettings(["syntax-error": .off]))
        #expect(app.findings == [])
        let copy = try NavigationDocument.decode(NavigationDocument.encode(app))
        #expect(copy.graph.brokenFiles == ["App/Cut.swift"])
    }
}
