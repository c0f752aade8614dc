import Base
import NavigationModel
import TestSupport
import Testing

/// What is said of two versions when a file of one couldn't be read.
@Suite struct BrokenFilesTests {
    private static let whole = NavigationGraph(notation: NavigationDiffTests.app)
    private static let part = NavigationDiffTests.app.replacing("MainView -push-> Settings.about (AboutView)", with: "")

    /// A graph of which `App/Main.swift` is broken.
    private static func broken(_ notation: String) -> NavigationGraph {
        var graph = NavigationGraph(notation: notation)
        graph.notUnderstood.append(
            NotUnderstood(
                text: "struct MainView: View {", reason: "`}` is missing after this",
                location: SourceLocation(file: "App/Main.swift", line: 3, column: 1), rule: NotUnderstood.syntaxError))
        return graph
    }

    @Test func whatABrokenFileMayHoldIsNotLost() {
        #expect(NavigationDiffTests.said(Self.whole, NavigationGraph(notation: Self.part)).count > 2)
        let said = NavigationDiffTests.said(Self.whole, Self.broken(Self.part))
        #expect(said.count == 2)
        #expect(said.first?.hasSuffix("left out because App/Main.swift couldn't be read completely") == true)
        #expect(said.last == "    no path to AboutView was found")
        let diff = NavigationDiff(old: NavigationAnalysis(Self.whole), new: NavigationAnalysis(Self.broken("")))
        #expect(diff.lostCoordinators == [])
    }

    @Test func whatABrokenFileMayHaveHeldIsNotNew() {
        let said = NavigationDiffTests.said(Self.broken(Self.part), Self.whole)
        #expect(said.count == 1)
        #expect(said.first?.contains("App/Main.swift couldn't be read completely") == true)
    }

    @Test func whatIsThereIsStillSaid() {
        let more = Self.part.replacing("-sheet->", with: "-push->")
        let said = NavigationDiffTests.said(Self.whole, Self.broken(more))
        #expect(said.contains { $0.hasPrefix("~ ") && $0.contains("push") }, "\(said)")
        #expect(NavigationDiffTests.said(Self.broken(Self.part), Self.broken(Self.part)) == [])
    }

    /// What is broken in both versions and the same explains no difference; only that nothing else leads somewhere isn't sure.
    @Test func fileThatIsBrokenInBothHidesNoDifference() {
        let contents = Digest(of: "struct MainView: View {")
        func said(_ old: String, _ new: String, _ digest: Digest = contents) -> [String] {
            NavigationDiff(
                old: NavigationAnalysis(Self.broken(old)), new: NavigationAnalysis(Self.broken(new)),
                sources: ComparedSources(broken: (["App/Main.swift": contents], ["App/Main.swift": digest]))
            ).changes.flatMap { change in ["\(change.sign) \(change.sentence.text)"] + change.details.map(\.text) }
        }
        let lost = said(NavigationDiffTests.app, Self.part)
        #expect(lost.contains("- Settings.about is gone: push to AboutView"))
        #expect(
            lost.prefix(3) == [
                "- AboutView was shown before, but navdocs found nothing that shows it in the new version",
                "Settings.about is gone",
                "App/Main.swift couldn't be read completely, so some code may have been missed.",
            ])
        #expect(said(Self.part, NavigationDiffTests.app).contains("+ Settings.about is new: push to AboutView"))
        let other = Digest(of: "struct MainView: View { var")
        #expect(said(Self.part, NavigationDiffTests.app, other).count == 1)
    }
}
