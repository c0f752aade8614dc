import Foundation
import Testing

/// Submodules are read alike in both versions of a difference, and git is asked for nothing that is not here.
@Suite struct SubmoduleTests {
    /// An app with a coordinator of its own, and a submodule with another.
    private func repository() throws -> (app: Repository, kit: Repository) {
        let kit = try Repository(["Kit.swift": Sources.coordinator("KitCoordinator")])
        let app = try Repository(["App/Home.swift": Sources.coordinator("HomeCoordinator")])
        try app.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", kit.folder.url.path, "App/Kit")
        try app.commit()
        return (app, kit)
    }

    private func commit(_ name: String, to folder: String, of app: Repository) throws {
        try app.folder.write(Sources.coordinator(name), to: "\(folder)/\(name).swift")
        try app.git("-C", folder, "add", "--all")
        try app.git("-C", folder, "commit", "--quiet", "--message", "more")
    }

    @Test func unchangedSubmoduleIsNoDifference() throws {
        let (app, _) = try repository()
        for versions in [["HEAD"], ["HEAD", "App"], ["HEAD:App", "App"]] {
            let run = try Program.run(["diff"] + versions + ["--exit-code"], in: app.folder)
            #expect(run.status == 0, "\(run.output) \(run.errors)")
            #expect(run.errors == "")
        }
        try app.commit()
        #expect(try app.navdocs("diff", "HEAD~1", "HEAD", "--exit-code").status == 0)
    }

    @Test func whatChangedInASubmoduleIsTold() throws {
        let (app, _) = try repository()
        try commit("MoreCoordinator", to: "App/Kit", of: app)
        #expect(try app.navdocs("diff", "HEAD").output.contains("+ MoreCoordinator is new"))
        try app.commit()
        let run = try app.navdocs("diff", "HEAD~1", "HEAD")
        #expect(run.output.contains("+ MoreCoordinator is new") && !run.output.contains("KitCoordinator"))
    }

    @Test func submoduleInASubmoduleIsReadToo() throws {
        let (app, kit) = try repository()
        let path = kit.folder.url.path
        try app.git(
            "-C", "App/Kit", "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", path, "Inner")
        try app.git("-C", "App/Kit", "commit", "--quiet", "--all", "--message", "inner")
        try app.commit()
        try commit("DeepCoordinator", to: "App/Kit/Inner", of: app)
        let run = try app.navdocs("diff", "HEAD")
        #expect(run.output.contains("+ DeepCoordinator is new"), "\(run.output) \(run.errors)")
        #expect(!run.output.contains("+ KitCoordinator"))
    }

    @Test func submoduleThatIsNotHereAsItWasIsLeftOutOfBoth() throws {
        let (app, _) = try repository()
        let missing = String(repeating: "1", count: 40)
        try app.git("update-index", "--cacheinfo", "160000,\(missing),App/Kit")
        try app.git("commit", "--quiet", "--message", "elsewhere")
        let run = try app.navdocs("diff", "HEAD", "--exit-code")
        #expect(run.status == 0, "\(run.output)")
        #expect(
            run.errors
                == "warning: the submodule App/Kit isn't in this clone at the right commit, so it's left out of "
                + "both versions; 'git submodule update --init' may fetch it\n")
    }

    @Test func submoduleThatLeadsElsewhereIsNotRead() throws {
        let (app, _) = try repository()
        let other = try Repository(["Secret.swift": Sources.coordinator("SecretCoordinator")])
        let head = try other.git("rev-parse", "HEAD").trimmingCharacters(in: .whitespacesAndNewlines)
        try FileManager.default.removeItem(at: app.folder.path("App/Kit"))
        for isLink in [true, false] {
            if isLink {
                try app.folder.link("App/Kit", to: other.folder.url.path)
            } else {
                try FileManager.default.removeItem(at: app.folder.path("App/Kit"))
                try app.folder.write("gitdir: \(other.folder.url.path)/.git\n", to: "App/Kit/.git")
            }
            try app.git("update-index", "--cacheinfo", "160000,\(head),App/Kit")
            try app.git("commit", "--quiet", "--allow-empty", "--message", "elsewhere")
            let run = try app.navdocs("diff", "HEAD:App", "App/Home.swift")
            #expect(run.status == 0, "\(run.errors)")
            #expect(!run.output.contains("Secret"), "\(run.output)")
        }
    }

    @Test func hooksOfTheRepositoryAroundDoNotMislead() throws {
        let (app, _) = try repository()
        let environment = [
            "GIT_DIR": app.folder.path(".git").path, "GIT_INDEX_FILE": app.folder.path(".git/index").path,
        ]
        let run = try app.navdocs("diff", "HEAD", "--exit-code", environment: environment)
        #expect(run.status == 0, "\(run.output) \(run.errors)")
    }

    @Test func pointersOfLFSAreTold() throws {
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
        let app = try Repository([
            "App/Home.swift": Sources.coordinator("HomeCoordinator"), "App/Big.swift": pointer,
            "App/Navigation.docs/index.md": "# A\n\n![x](x.svg)", "App/Navigation.docs/x.svg": pointer,
        ])
        let told = "it's a Git LFS pointer, and the file itself hasn't been fetched"
        let document = try Document(of: ["App"], in: app.folder)
        #expect(document.notUnderstood.map(\.reason) == ["couldn't be read: \(told)"])
        #expect(document.notUnderstood.map(\.location.file) == ["Big.swift"])
        let run = try app.navdocs("build", "App", "-o", "site")
        #expect(run.errors.contains("warning: App/Navigation.docs/x.svg: \(told). Fetch it: git lfs pull\n"))
        #expect(run.errors.contains("App/Big.swift: couldn't be read: \(told)\n"), "\(run.errors)")
        let difference = try app.navdocs("diff", "HEAD", "App", "--exit-code")
        #expect(difference.status == 0)
        #expect(difference.errors.contains("Big.swift in HEAD: couldn't be read: \(told)\n"), "\(difference.errors)")
    }

    /// Git before 2.44 fetches what a partial clone does not have, by a program that the repository names.
    @Test func nothingIsFetchedWhateverTheRepositorySays() throws {
        let app = try Repository(["App/Home.swift": Sources.coordinator("HomeCoordinator")])
        try app.folder.write(Sources.coordinator("GoneCoordinator"), to: "App/Gone.swift")
        try app.commit()
        let object = try app.git("rev-parse", "HEAD:App/Gone.swift").trimmingCharacters(in: .whitespacesAndNewlines)
        let path = ".git/objects/\(object.prefix(2))/\(object.dropFirst(2))"
        try FileManager.default.removeItem(at: app.folder.path(path))
        let ran = app.folder.path("ran").path
        let settings = [
            "core.repositoryFormatVersion": "1", "extensions.partialClone": "origin", "remote.origin.promisor": "true",
            "remote.origin.url": "ext::touch \(ran)", "protocol.ext.allow": "always",
        ]
        for (key, value) in settings { try app.git("config", key, value) }
        // A newer git is kept from it by another variable.
        let old = "unset GIT_NO_LAZY_FETCH; exec \"$(PATH=${PATH#*:} command -v git)\" \"$@\""
        try app.folder.write(program: "#!/bin/sh\n\(old)\n", to: "bin/git")
        let paths = app.folder.path("bin").path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        let run = try app.navdocs("diff", "HEAD", "App", environment: ["PATH": paths])
        #expect(run.errors.contains("Gone.swift in HEAD: couldn't be read: its contents aren't in this clone\n"))
        #expect(!app.folder.exists("ran"))
    }
    /// Git before 2.44 is ended by a signal where what it fetches with ends first.
    @Test func gitThatEndsAtAMissingFileIsAskedForTheRest() throws {
        let app = try Repository(["App/Home.swift": Sources.coordinator("HomeCoordinator")])
        for name in ["Gone", "Lost"] {
            try app.folder.write(Sources.coordinator("\(name)Coordinator"), to: "App/\(name).swift")
        }
        try app.commit()
        for name in ["Gone", "Lost"] {
            let object = try app.git("rev-parse", "HEAD:App/\(name).swift")
                .trimmingCharacters(in: .whitespacesAndNewlines)
            let path = ".git/objects/\(object.prefix(2))/\(object.dropFirst(2))"
            try FileManager.default.removeItem(at: app.folder.path(path))
        }
        let script = """
            #!/bin/sh
            PATH=${PATH#*:}
            case "$*" in
            *--batch-check*)
                while read -r name; do
                    answer=$(echo "$name" | git "$@")
                    case $answer in *missing) kill -PIPE $$ ;; esac
                    echo "$answer"
                done ;;
            *) exec git "$@" ;;
            esac

            """
        try app.folder.write(program: script, to: "bin/git")
        let paths = app.folder.path("bin").path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        let run = try app.navdocs("diff", "HEAD", "App", environment: ["PATH": paths])
        for name in ["Gone", "Lost"] {
            let told = "\(name).swift in HEAD: couldn't be read: its contents aren't in this clone\n"
            #expect(run.errors.contains(told), "\(run.errors)")
        }
        #expect(!run.output.contains("HomeCoordinator"), "\(run.output)")
    }
}
