import Foundation
import Testing

/// `navdocs diff` with a branch that went on after this one left it.
@Suite struct MergeBaseTests {
    /// On `topic`, which added `MineCoordinator`; on `main`, somebody else added `TheirsCoordinator` since.
    private func repository() throws -> Repository {
        let repository = try Repository(["App/Home.swift": Sources.coordinator("HomeCoordinator")])
        try repository.git("checkout", "--quiet", "-b", "topic")
        try add("Mine", to: repository)
        try repository.git("checkout", "--quiet", "main")
        try add("Theirs", to: repository)
        try repository.git("checkout", "--quiet", "topic")
        return repository
    }

    private func add(_ name: String, to repository: Repository) throws {
        var source = Sources.coordinator("\(name)Coordinator", destination: name.lowercased())
        // Not what could be taken for the same with another name.
        if name == "Theirs" {
            source.replace(#"{ Text("hello") }"#, with: "{ TheirsView() }\nfunc more() -> some View { MoreView() }")
        }
        try repository.folder.write(source, to: "App/\(name).swift")
        try repository.commit()
    }

    private func commit(_ name: String, in repository: Repository) throws -> String {
        try repository.git("rev-parse", "--short=7", name).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    @Test func branchIsComparedWhereItWasLeft() throws {
        let repository = try repository()
        let base = try commit("main~1", in: repository)
        let tree = try repository.navdocs("diff", "main")
        #expect(tree.output.contains(", merge base of main and HEAD \(base) → working tree\n"), "\(tree.errors)")
        #expect(tree.output.contains("MineCoordinator is new"))
        #expect(!tree.output.contains("Theirs"))
        #expect(try repository.navdocs("diff", "main", "App").output.contains("Mine"))
        #expect(try !repository.navdocs("diff", "main:App", "App").output.contains("Theirs"))
        let branches = try repository.navdocs("diff", "main", "topic")
        #expect(branches.output.contains("merge base of main and topic \(base) → topic "))
        #expect(!branches.output.contains("Theirs"))
        let page = try repository.navdocs("build", "App", "--diff", "main", "--single-file", "-")
        #expect(page.output.contains("<code>merge base of main and HEAD</code>"))
    }

    @Test func rangesSayWhichCommitsAreMeant() throws {
        let repository = try repository()
        let base = try repository.navdocs("diff", "main...topic")
        #expect(base.output.contains("Mine"), "\(base.errors)")
        #expect(!base.output.contains("Theirs"))
        #expect(try repository.navdocs("diff", "main...").output.contains(" → HEAD "))
        let tips = try repository.navdocs("diff", "main..topic")
        #expect(tips.output.contains("MineCoordinator is new"), "\(tips.errors)")
        #expect(tips.output.contains("TheirsCoordinator is gone"))
        #expect(tips.output.contains(", main \(try commit("main", in: repository)) → topic "))
        let folders = try repository.navdocs("diff", "main..topic:App")
        #expect(folders.output.contains("TheirsCoordinator is gone"), "\(folders.errors)")
    }

    @Test func tagsAndCommitsAreTakenAsTheyAre() throws {
        let repository = try repository()
        try repository.git("tag", "v1", "main")
        for name in ["v1", "main~0", try commit("main", in: repository)] {
            #expect(try repository.navdocs("diff", name).output.contains("TheirsCoordinator is gone"))
        }
        #expect(try !repository.navdocs("diff", "v1...topic").output.contains("Theirs"))
    }

    @Test func branchThatIsBeingMergedIsNoChangeOfOnesOwn() throws {
        let repository = try repository()
        try repository.git("merge", "--quiet", "--no-commit", "main")
        let merging = try repository.navdocs("diff", "main")
        #expect(merging.output.contains("MineCoordinator is new"))
        #expect(!merging.output.contains("Theirs"))
        try repository.commit()
        #expect(try !repository.navdocs("diff", "main").output.contains("Theirs"))
    }

    @Test func whereNoMergeBaseIsFoundItIsSaid() throws {
        let repository = try repository()
        let clone = try TemporaryFolder()
        try repository.git(
            "clone", "--quiet", "--depth", "1", "--no-single-branch", "file://\(repository.folder.url.path)",
            clone.path("c").path)
        let shallow = try Program.run(["diff", "origin/main", "c"], in: clone)
        #expect(shallow.status == 2)
        #expect(
            shallow.errors == """
                error: this clone is shallow, and doesn't have the commit where HEAD diverged from origin/main
                  to get it: git fetch --unshallow; in GitHub Actions, set fetch-depth: 0. Or pass origin/main..HEAD to \
                compare the two revisions directly

                """)
        try repository.git("checkout", "--quiet", "--orphan", "other")
        try repository.commit()
        let strange = try repository.navdocs("diff", "main")
        #expect(strange.status == 2)
        #expect(
            strange.errors == """
                error: main and HEAD have no commit in common
                  to compare the two revisions directly, pass main..HEAD

                """)
    }

    @Test func rangeIsNoSingleVersionAndNoPath() throws {
        let repository = try repository()
        let two = try repository.navdocs("diff", "main..topic", "App")
        #expect(
            two.errors == """
                error: 'main..topic' names two versions, but a single revision is needed here
                  pass one revision; to compare these two, run 'navdocs diff main..topic'

                """)
        #expect(
            try repository.navdocs("build", "--diff", "main...topic").errors.hasPrefix("error: 'main...topic' names"))
        for path in ["../nowhere", "App/../nowhere", "main:../x"] {
            #expect(try !repository.navdocs("diff", path, "App").errors.contains("names two versions"))
        }
    }
}
