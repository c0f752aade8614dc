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
}
