import Base
import Foundation
import TestSupport
import Testing

/// Storyboards are found, bounded, kept and compared as files of Swift are.
@Suite(.enabled(if: NavigationSystem.uikit.isRead)) struct StoryboardFileTests {
    private static let code = """
        import UIKit
        final class Home: UIViewController {}
        final class Trip: UIViewController {}
        """

    private static func storyboard(_ kind: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="h"><scenes>
        <scene sceneID="1"><objects><viewController id="h" customClass="Home" sceneMemberID="viewController">
        <view><connections><segue destination="t" kind="\(kind)" id="s"/></connections></view></viewController></objects></scene>
        <scene sceneID="2"><objects><viewController id="t" customClass="Trip" sceneMemberID="viewController"/></objects></scene>
        </scenes></document>
        """
    }

    private static func app(_ kind: String = "show") -> [String: String] {
        ["App/Code.swift": code, "App/Base.lproj/Main.storyboard": storyboard(kind)]
    }

    private func text(_ folder: TemporaryFolder, _ options: String...) throws -> String {
        let run = try Program.run(["export", "App", "--format", "text"] + options, in: folder)
        #expect(run.status == 0)
        return run.output
    }

    @Test func folderIsReadWithItsStoryboards() throws {
        let folder = try TemporaryFolder(Self.app())
        #expect(try text(folder, "--no-cache").contains("transition Home push → Trip"))
        let left = try text(folder, "--no-cache", "--exclude", "*.storyboard")
        #expect(!left.contains("transition"))
    }

    @Test func storyboardsAloneAreNoApp() throws {
        let folder = try TemporaryFolder(["App/Main.storyboard": Self.storyboard("show")])
        let run = try Program.run(["export", "App", "--format", "text"], in: folder)
        #expect(run.status == 2)
        #expect(run.errors.contains("no Swift files in App"))
    }

    @Test func whatWasKeptSaysTheSame() throws {
        let folder = try TemporaryFolder(Self.app())
        let cold = try text(folder, "--no-cache")
        for _ in 0..<2 { #expect(try text(folder, "--cache-dir", "cache") == cold) }
        try folder.write(Self.storyboard("presentation"), to: "App/Base.lproj/Main.storyboard")
        #expect(try text(folder, "--cache-dir", "cache").contains("transition Home sheet → Trip"))
    }

    @Test func emptyFilesOfBothKindsAreTwoThings() throws {
        let folder = try TemporaryFolder(
            Self.app().merging(["App/Empty.swift": "", "App/Empty.storyboard": ""]) { $1 })
        let cold = try Program.run(["export", "App", "--format", "json", "--no-cache"], in: folder)
        for _ in 0..<2 {
            let warm = try Program.run(["export", "App", "--format", "json", "--cache-dir", "cache"], in: folder)
            #expect(warm.output == cold.output)
        }
        #expect(cold.output.contains("the storyboard isn't valid (no element found)"))
    }

    @Test func whatIsTooLargeIsToldAndLeftOut() throws {
        let large = Self.storyboard("show") + String(repeating: " ", count: 2 << 20)
        let folder = try TemporaryFolder(["App/Code.swift": Self.code, "App/Main.storyboard": large])
        let run = try Program.run(
            ["export", "App", "--format", "text", "--no-cache", "--max-file-size", "1"], in: folder)
        #expect(!run.output.contains("transition Home"))
        #expect(run.errors.contains("App/Main.storyboard"))
    }

    @Test func revisionsAreComparedWithTheirStoryboards() throws {
        let repository = try Repository(Self.app())
        try repository.folder.write(Self.storyboard("presentation"), to: "App/Base.lproj/Main.storyboard")
        let run = try repository.navdocs("diff", "main", "--exit-code")
        #expect(run.status == 1)
        #expect(run.output.contains("Trip"))
    }
}
