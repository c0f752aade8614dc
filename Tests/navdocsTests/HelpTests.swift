import Foundation
import Testing

@Suite struct HelpTests {
    private func help(_ arguments: String...) throws -> String {
        let run = try Program.run(arguments, in: TemporaryFolder())
        #expect(run.status == 0)
        #expect(run.errors == "")
        return run.output
    }

    @Test func overviewListsCommands() throws {
        let expected = """
            Documents the navigation of an iOS app from its source: coordinators,
            destinations, transitions and deep links, as a website, as graphs and as JSON.

            USAGE
              navdocs COMMAND [ARGUMENT]...

            COMMANDS
              build                     Write a website that documents the navigation of an
                                        app.
              preview                   Serve the site on this machine, and update it
                                        whenever you save.
              export                    Write the navigation as graphs, JSON or text.
              diff                      Compare the navigation of two versions of an app.
              path                      Find the shortest path to a screen.
              check                     Find navigation problems.
              open                      Open the page of a screen or coordinator in the
                                        browser.
              rules                     List the rules of 'navdocs check' with their levels.
              explain                   Explain a rule, with examples of wrong and right
                                        code.
              completions               Print a completion script for a shell.
              man                       Print the manual page of a command.
              config                    Show the effective configuration and where each
                                        value comes from.
              init                      Create a .navdocs.json for a project.
              doctor                    Check the installation, and show the source that
                                        would be read.
              help                      Show the help for a command.

            OPTIONS
              --version                 Show the version.
              -h, --help                Show this help.

            EXIT CODES
              0                         Done.
              1                         'navdocs path' found no path, 'navdocs check' found
                                        problems, or 'navdocs diff --exit-code' found a
                                        difference.
              2                         navdocs couldn't run; the reason is on standard
                                        error.

            Run 'navdocs help COMMAND' for more about a command.

            """
        #expect(try help() == expected)
        #expect(try help("help") == expected)
        #expect(try help("--help") == expected)
    }

    @Test func buildTellsItsOptions() throws {
        let expected = """
            Write a website that documents the navigation of an app.

            USAGE
              navdocs build [PATH]... [-o DIR] [--single-file FILE] [--diff OLD]
                            [--app NAME=PATH]... [--landing FILE] [--articles DIR]
                            [--inferred] [--source-url FORM] [--title NAME] [--config FILE]
                            [--no-config] [--force] [--facts FILE]... [--exclude PATTERN]...
                            [--include PATTERN]...
                            [--platform ios|macos|tvos|watchos|visionos]
                            [--max-file-size MB] [-j N] [--cache-dir DIR] [--no-cache]
                            [--verbose] [--quiet] [--color auto|always|never]

            ARGUMENTS
              PATH                      Folders and Swift files to read, or - for standard
                                        input. navdocs skips build products, dependencies,
                                        tests, hidden folders, .docc catalogs and Xcode
                                        templates in a folder, unless you name them here.
                                        (default: .)

            OPTIONS
              -o, --output DIR          The folder for the site. An existing site is
                                        replaced. (default: navdocs-site)
              --single-file FILE        Write the whole site as one self-contained HTML
                                        file. FILE can be - for standard output. With -o,
                                        the site is also written to that folder.
              --diff OLD                Add a page with the changes since OLD. OLD can be
                                        anything that 'navdocs diff' accepts as OLD. With
                                        --single-file, the file opens on this page.
              --app NAME=PATH           Write a site for several apps. Pass --app once for
                                        each of them, with its name and its folder. Each app
                                        gets a subfolder of the output folder, and every
                                        page lets you switch between the apps.
              --landing FILE            A Markdown article for the start page, or - for
                                        standard input.
              --articles DIR            A folder of Markdown articles and images, which
                                        become part of the site. Its index.md becomes the
                                        start page. (default: Navigation.docs in the first
                                        PATH, if it exists)
              --inferred                Also draw inferred transitions in graphs. By
                                        default, they are hidden unless nothing else leads
                                        to the same target.
              --source-url FORM         Where links to the source lead: github, gitlab or
                                        bitbucket, optionally with :owner/name; vscode or
                                        xcode, with this machine's paths; a URL with {path},
                                        {line}, {column}, {revision} or {absolutePath}; or
                                        none. Links use the commit that is checked out.
                                        (default: the Git remote)
              --title NAME              The app's name. (default: the name of the Xcode
                                        project or folder)
              --config FILE             The configuration file. (default: the nearest
                                        .navdocs.json in the folder being read or above it,
                                        within the repository)
              --no-config               Ignore the configuration, and use only the command
                                        line.
              --force                   Write the site even if the folder contains files
                                        that navdocs didn't write. They are kept; if one has
                                        the same name as a page, .bak is added to its name.
              --facts FILE              Use the facts in this file, written by 'navdocs
                                        export --format facts', instead of reading source.
                                        PATH must be the folder that was passed as --root
                                        when the facts were exported. Can be repeated.
              --exclude PATTERN         Leave out files and folders that match PATTERN.
                                        Patterns such as Generated, *.pb.swift or
                                        **/Old/*.swift match in any folder. A pattern such
                                        as Sources/Legacy is relative to the current folder
                                        or, in a configuration, to the folder of the
                                        configuration.
              --include PATTERN         Read only files and folders that match PATTERN.
                                        --exclude takes precedence. (default: all, except
                                        demo and sample targets if there is also an app)
              --platform ios|macos|tvos|watchos|visionos
                                        Leave out code that isn't compiled for this
                                        platform. (default: all)
              --max-file-size MB        The maximum size of a source file in megabytes.
                                        Larger files are reported, but not read. (default:
                                        10)
              -j, --jobs N              The maximum number of cores to use. (default: the
                                        number of cores)
              --cache-dir DIR           The cache folder. It can grow to 1 GB, and you can
                                        delete it at any time. (default:
                                        $XDG_CACHE_HOME/navdocs or ~/.cache/navdocs; on a
                                        Mac, ~/Library/Caches/navdocs)
              --no-cache                Read everything again, and don't cache anything.
              --verbose                 Print the navigation systems found in each file.
              -q, --quiet               Print only errors and the result.
              --color auto|always|never
                                        When to color messages and the text reports of check
                                        and diff: auto (only on a terminal), always or
                                        never. (default: auto)
              --version                 Show the version.
              -h, --help                Show this help.

            EXAMPLES
              navdocs build App -o site
                  Build the site for the app in the folder App, and write it to the folder
                  site.
              navdocs build --articles Guides --source-url github
                  Build the site for the app in the current folder, with articles and links
                  to the source.
              navdocs build App --diff main --single-file review.html
                  Write one file for a review. It opens on the changes since the current
                  branch diverged from main.
              navdocs build --app Shop=Apps/Shop --app Driver=Apps/Driver
                  Write a site for two apps that lets you switch between them.

            """
        #expect(try help("build", "--help") == expected)
        #expect(try help("help", "build") == expected)
        #expect(try help("build", "nothing", "-h", "--wrong") == expected)
    }

    @Test func previewTellsItsOptions() throws {
        let text = try help("help", "preview")
        #expect(
            text.contains(
                """
                USAGE
                  navdocs preview [PATH]... [--port N] [--open] [--landing FILE]
                                  [--articles DIR] [--inferred] [--source-url FORM]
                                  [--title NAME] [--config FILE] [--no-config] [--facts FILE]...
                                  [--exclude PATTERN]... [--include PATTERN]...
                                  [--platform ios|macos|tvos|watchos|visionos]
                                  [--max-file-size MB] [-j N] [--cache-dir DIR] [--no-cache]
                                  [--quiet]
                """))
        #expect(!text.contains("standard input"))
        #expect(text.contains("\nEXAMPLES\n  navdocs preview\n"))
    }

    @Test func exportTellsItsOptions() throws {
        let expected = """
            Write the navigation as graphs, JSON or text.

            If the name after -o has the extension of the format (.svg, .dot, .mmd), it's
            the name of a file. Otherwise it's the name of a folder for app.svg (the whole
            app) and a file for each coordinator. Files with the same name are replaced.

            To read the modules of an app separately, for example on several machines,
            export the facts of each module: navdocs export App/Cart --root App --format
            facts -o cart.facts. Then link them: navdocs build App --facts cart.facts
            --facts shop.facts. The result is the same as with navdocs build App. Run all of
            these commands with the same version of navdocs.

            USAGE
              navdocs export [PATH]... [--coordinator NAME]...
                             [--format svg|dot|mermaid|json|text|facts] [--inferred]
                             [-o FILE|DIR|-] [--root DIR] [--module NAME] [--title NAME]
                             [--config FILE] [--no-config] [--facts FILE]...
                             [--exclude PATTERN]... [--include PATTERN]...
                             [--platform ios|macos|tvos|watchos|visionos]
                             [--max-file-size MB] [-j N] [--cache-dir DIR] [--no-cache]
                             [--verbose] [--quiet] [--color auto|always|never]

            ARGUMENTS
              PATH                      Folders and Swift files to read, or - for standard
                                        input. navdocs skips build products, dependencies,
                                        tests, hidden folders, .docc catalogs and Xcode
                                        templates in a folder, unless you name them here.
                                        (default: .)

            OPTIONS
              --coordinator NAME        Export only the coordinator with this name or id.
                                        (default: the whole app and, if the output is a
                                        folder, every coordinator)
              --format svg|dot|mermaid|json|text|facts
                                        The format: svg, dot or mermaid for graphs; json for
                                        all data; text for a sorted record of the
                                        navigation, to read or to compare with 'check
                                        --against'; or facts for the data of each file, to
                                        use with --facts. (default: svg)
              --inferred                Also draw inferred transitions in graphs. By
                                        default, they are hidden unless nothing else leads
                                        to the same target.
              -o, --output FILE|DIR|-   The file to write, a folder for several graphs, or -
                                        for standard output. (default: the folder
                                        navdocs-graphs for svg or several graphs, otherwise
                                        standard output; required for facts)
              --root DIR                The folder that contains the whole app. Paths in
                                        facts are relative to it. (default: the folder that
                                        contains all files that are read)
              --module NAME             The module that all exported files belong to.
                                        (default: found in Package.swift, the Xcode project
                                        or the names of folders)
              --title NAME              The app's name. (default: the name of the Xcode
                                        project or folder)
              --config FILE             The configuration file. (default: the nearest
                                        .navdocs.json in the folder being read or above it,
                                        within the repository)
              --no-config               Ignore the configuration, and use only the command
                                        line.
              --facts FILE              Use the facts in this file, written by 'navdocs
                                        export --format facts', instead of reading source.
                                        PATH must be the folder that was passed as --root
                                        when the facts were exported. Can be repeated.
              --exclude PATTERN         Leave out files and folders that match PATTERN.
                                        Patterns such as Generated, *.pb.swift or
                                        **/Old/*.swift match in any folder. A pattern such
                                        as Sources/Legacy is relative to the current folder
                                        or, in a configuration, to the folder of the
                                        configuration.
              --include PATTERN         Read only files and folders that match PATTERN.
                                        --exclude takes precedence. (default: all, except
                                        demo and sample targets if there is also an app)
              --platform ios|macos|tvos|watchos|visionos
                                        Leave out code that isn't compiled for this
                                        platform. (default: all)
              --max-file-size MB        The maximum size of a source file in megabytes.
                                        Larger files are reported, but not read. (default:
                                        10)
              -j, --jobs N              The maximum number of cores to use. (default: the
                                        number of cores)
              --cache-dir DIR           The cache folder. It can grow to 1 GB, and you can
                                        delete it at any time. (default:
                                        $XDG_CACHE_HOME/navdocs or ~/.cache/navdocs; on a
                                        Mac, ~/Library/Caches/navdocs)
              --no-cache                Read everything again, and don't cache anything.
              --verbose                 Print the navigation systems found in each file.
              -q, --quiet               Print only errors and the result.
              --color auto|always|never
                                        When to color messages and the text reports of check
                                        and diff: auto (only on a terminal), always or
                                        never. (default: auto)
              --version                 Show the version.
              -h, --help                Show this help.

            EXAMPLES
              navdocs export App -o graphs
                  Write a graph of the whole app, and one for each coordinator.
              navdocs export App --coordinator HomeCoordinator -o home.svg
                  Write the graph of one coordinator.
              navdocs export App --format json -o navigation.json
                  Write all the data for other programs.
              navdocs export App --format text -o Navigation.nav
                  Write the navigation as text. If you commit it, 'navdocs check --against'
                  compares it with the app.

            """
        #expect(try help("export", "--help") == expected)
    }

    @Test func pathTellsItsOptions() throws {
        let expected = """
            Find the shortest path to a screen.

            START and SCREEN are screens, coordinators, destinations
            (Coordinator.destination) or entry points. A path only goes forward. If START is
            in a tab, the path can also switch to the other tabs. A path that is certain is
            preferred to a shorter one that is inferred. If there is no path, the exit code
            is 1.

            USAGE
              navdocs path [PATH]... [--from START] --to SCREEN
                           [--format text|json|markdown] [--title NAME] [--config FILE]
                           [--no-config] [--facts FILE]... [--exclude PATTERN]...
                           [--include PATTERN]...
                           [--platform ios|macos|tvos|watchos|visionos] [--max-file-size MB]
                           [-j N] [--cache-dir DIR] [--no-cache] [--verbose] [--quiet]
                           [--color auto|always|never]

            ARGUMENTS
              PATH                      Folders and Swift files to read, or - for standard
                                        input. navdocs skips build products, dependencies,
                                        tests, hidden folders, .docc catalogs and Xcode
                                        templates in a folder, unless you name them here.
                                        (default: .)

            OPTIONS
              --from START              The starting point. (default: every entry point of
                                        the app)
              --to SCREEN               The end point.
              --format text|json|markdown
                                        The format: text for the terminal, json for other
                                        programs, or markdown for an issue or a review.
                                        (default: text)
              --title NAME              The app's name. (default: the name of the Xcode
                                        project or folder)
              --config FILE             The configuration file. (default: the nearest
                                        .navdocs.json in the folder being read or above it,
                                        within the repository)
              --no-config               Ignore the configuration, and use only the command
                                        line.
              --facts FILE              Use the facts in this file, written by 'navdocs
                                        export --format facts', instead of reading source.
                                        PATH must be the folder that was passed as --root
                                        when the facts were exported. Can be repeated.
              --exclude PATTERN         Leave out files and folders that match PATTERN.
                                        Patterns such as Generated, *.pb.swift or
                                        **/Old/*.swift match in any folder. A pattern such
                                        as Sources/Legacy is relative to the current folder
                                        or, in a configuration, to the folder of the
                                        configuration.
              --include PATTERN         Read only files and folders that match PATTERN.
                                        --exclude takes precedence. (default: all, except
                                        demo and sample targets if there is also an app)
              --platform ios|macos|tvos|watchos|visionos
                                        Leave out code that isn't compiled for this
                                        platform. (default: all)
              --max-file-size MB        The maximum size of a source file in megabytes.
                                        Larger files are reported, but not read. (default:
                                        10)
              -j, --jobs N              The maximum number of cores to use. (default: the
                                        number of cores)
              --cache-dir DIR           The cache folder. It can grow to 1 GB, and you can
                                        delete it at any time. (default:
                                        $XDG_CACHE_HOME/navdocs or ~/.cache/navdocs; on a
                                        Mac, ~/Library/Caches/navdocs)
              --no-cache                Read everything again, and don't cache anything.
              --verbose                 Print the navigation systems found in each file.
              -q, --quiet               Print only errors and the result.
              --color auto|always|never
                                        When to color messages and the text reports of check
                                        and diff: auto (only on a terminal), always or
                                        never. (default: auto)
              --version                 Show the version.
              -h, --help                Show this help.

            EXAMPLES
              navdocs path App --to SettingsView
                  Show how to get to a screen from where the app starts.
              navdocs path App --from HomeView --to HomeCoordinator.detail
                  Show how to get from one screen to a destination.
              navdocs path App --to SettingsView --format markdown
                  Show the path as a Markdown list.

            """
        #expect(try help("path", "--help") == expected)
    }

    @Test func checkTellsItsOptions() throws {
        let expected = """
            Find navigation problems.

            At the end of a line, the comment '// navdocs:ignore RULE - reason' suppresses a
            rule on that line. On a line of its own, it suppresses the rule on the line or
            declaration after it. '// navdocs:ignore-file RULE - reason' suppresses the rule
            in the whole file.

            The exit code is 1 if a finding is an error or, with --strict, a warning.

            USAGE
              navdocs check [PATH]...
                            [--format text|json|sarif|github|gitlab|junit|markdown|xcode]
                            [-o FILE] [--strict] [--baseline FILE] [--write-baseline FILE]
                            [--against FILE] [--rule ID=LEVEL]... [--blame] [--config FILE]
                            [--no-config] [--fix] [--facts FILE]... [--exclude PATTERN]...
                            [--include PATTERN]...
                            [--platform ios|macos|tvos|watchos|visionos]
                            [--max-file-size MB] [-j N] [--cache-dir DIR] [--no-cache]
                            [--verbose] [--quiet] [--color auto|always|never]

            ARGUMENTS
              PATH                      Folders and Swift files to read, or - for standard
                                        input. navdocs skips build products, dependencies,
                                        tests, hidden folders, .docc catalogs and Xcode
                                        templates in a folder, unless you name them here.
                                        (default: .)

            OPTIONS
              --format text|json|sarif|github|gitlab|junit|markdown|xcode
                                        The format of the report: text for people, xcode for
                                        build phases, and the others for GitHub, GitLab and
                                        other CI services. (default: text)
              -o, --output FILE         The file for the report, or - for standard output.
                                        (default: -)
              --strict                  Treat warnings as errors.
              --baseline FILE           Leave out the findings listed in FILE, and fail if
                                        one of them no longer exists.
              --write-baseline FILE     Write all findings to FILE as a baseline for later
                                        runs, instead of a report.
              --against FILE            Compare the source with the record in FILE, written
                                        by 'navdocs export --format text'. Print the lines
                                        that differ, and fail if there are any.
              --rule ID=LEVEL           Set the level of a rule for this run: off, info,
                                        warning or error. 'navdocs rules' lists the rules.
              --blame                   Show the last commit that changed the line of each
                                        finding (only in the formats text and json).
              --config FILE             The configuration file. (default: the nearest
                                        .navdocs.json in the folder being read or above it,
                                        within the repository)
              --no-config               Ignore the configuration, and use only the command
                                        line.
              --fix                     Fix problems that have only one correct fix, then
                                        check.
              --facts FILE              Use the facts in this file, written by 'navdocs
                                        export --format facts', instead of reading source.
                                        PATH must be the folder that was passed as --root
                                        when the facts were exported. Can be repeated.
              --exclude PATTERN         Leave out files and folders that match PATTERN.
                                        Patterns such as Generated, *.pb.swift or
                                        **/Old/*.swift match in any folder. A pattern such
                                        as Sources/Legacy is relative to the current folder
                                        or, in a configuration, to the folder of the
                                        configuration.
              --include PATTERN         Read only files and folders that match PATTERN.
                                        --exclude takes precedence. (default: all, except
                                        demo and sample targets if there is also an app)
              --platform ios|macos|tvos|watchos|visionos
                                        Leave out code that isn't compiled for this
                                        platform. (default: all)
              --max-file-size MB        The maximum size of a source file in megabytes.
                                        Larger files are reported, but not read. (default:
                                        10)
              -j, --jobs N              The maximum number of cores to use. (default: the
                                        number of cores)
              --cache-dir DIR           The cache folder. It can grow to 1 GB, and you can
                                        delete it at any time. (default:
                                        $XDG_CACHE_HOME/navdocs or ~/.cache/navdocs; on a
                                        Mac, ~/Library/Caches/navdocs)
              --no-cache                Read everything again, and don't cache anything.
              --verbose                 Print the navigation systems found in each file.
              -q, --quiet               Print only errors and the result.
              --color auto|always|never
                                        When to color messages and the text reports of check
                                        and diff: auto (only on a terminal), always or
                                        never. (default: auto)
              --version                 Show the version.
              -h, --help                Show this help.

            EXAMPLES
              navdocs check App --strict
                  Also fail on warnings.
              navdocs check App --rule unused-destination=off
                  Turn off a rule.
              navdocs check App --write-baseline navdocs-baseline.json
                  Record today's findings. '--baseline navdocs-baseline.json' leaves them
                  out from then on.
              navdocs check App --format sarif -o navdocs.sarif
                  Write a SARIF report, for example for GitHub code scanning.

            """
        #expect(try help("check", "--help") == expected)
    }

    @Test func diffTellsItsOptions() throws {
        let expected = """
            Compare the navigation of two versions of an app.

            OLD and NEW are each a folder, a Swift file, a site, a navigation.json (or - to
            read one from standard input), or a Git revision such as main, HEAD~3 or v1.2.
            Revisions are read from Git's objects, without touching the working tree. From a
            revision, navdocs reads the current folder or, if the other version is a folder,
            that folder; main:Sources/App names another folder. If a path has the same name
            as a revision, the path is used; refs/heads/main always means the branch. NEW
            defaults to the current folder.

            If OLD is a branch, NEW is compared with the commit where the two diverged (the
            merge base), so that later changes on that branch aren't reported. main...topic
            does the same for any two revisions. main..topic compares them as they are. A
            tag, a commit or main~2 always stands for exactly that version.

            Changes are listed by importance. Changes to formatting or comments aren't
            listed, and neither is code that moves to another file.

            USAGE
              navdocs diff OLD [NEW] [--format text|markdown|json|html|svg] [-o FILE|-]...
                           [--exit-code] [--github] [--source-url FORM] [--title NAME]
                           [--config FILE] [--no-config] [--exclude PATTERN]...
                           [--include PATTERN]...
                           [--platform ios|macos|tvos|watchos|visionos] [--max-file-size MB]
                           [-j N] [--cache-dir DIR] [--no-cache] [--quiet]
                           [--color auto|always|never]

            ARGUMENTS
              OLD [NEW]                 The versions to compare. You can also write OLD..NEW
                                        or OLD...NEW. (NEW defaults to the current folder)

            OPTIONS
              --format text|markdown|json|html|svg
                                        The format: text for the terminal, markdown for a
                                        pull request comment, json for programs, svg for a
                                        graph, or html for one file that opens on the
                                        changes and contains the whole site for NEW.
                                        (default: taken from the extension of FILE,
                                        otherwise text)
              -o, --output FILE|-       The file to write, or - for standard output. Can be
                                        repeated; the extension of each file determines its
                                        format: .txt, .md, .json, .html, .svg. (default: -)
              --exit-code               Exit with code 1 if there is a difference, and with
                                        0 otherwise.
              --github                  Write the difference as Markdown to the step summary
                                        of GitHub Actions, and set three outputs:
                                        'different' (true or false), 'changes' (a number)
                                        and 'headline' (text).
              --source-url FORM         Where links to the source lead: github, gitlab or
                                        bitbucket, optionally with :owner/name; vscode or
                                        xcode, with this machine's paths; a URL with {path},
                                        {line}, {column}, {revision} or {absolutePath}; or
                                        none. Links use the commit that is checked out.
                                        (default: the Git remote)
              --title NAME              The app's name. (default: the name of the Xcode
                                        project or folder)
              --config FILE             The configuration file. (default: the nearest
                                        .navdocs.json in the folder being read or above it,
                                        within the repository)
              --no-config               Ignore the configuration, and use only the command
                                        line.
              --exclude PATTERN         Leave out files and folders that match PATTERN.
                                        Patterns such as Generated, *.pb.swift or
                                        **/Old/*.swift match in any folder. A pattern such
                                        as Sources/Legacy is relative to the current folder
                                        or, in a configuration, to the folder of the
                                        configuration.
              --include PATTERN         Read only files and folders that match PATTERN.
                                        --exclude takes precedence. (default: all, except
                                        demo and sample targets if there is also an app)
              --platform ios|macos|tvos|watchos|visionos
                                        Leave out code that isn't compiled for this
                                        platform. (default: all)
              --max-file-size MB        The maximum size of a source file in megabytes.
                                        Larger files are reported, but not read. (default:
                                        10)
              -j, --jobs N              The maximum number of cores to use. (default: the
                                        number of cores)
              --cache-dir DIR           The cache folder. It can grow to 1 GB, and you can
                                        delete it at any time. (default:
                                        $XDG_CACHE_HOME/navdocs or ~/.cache/navdocs; on a
                                        Mac, ~/Library/Caches/navdocs)
              --no-cache                Read everything again, and don't cache anything.
              -q, --quiet               Print only errors and the result.
              --color auto|always|never
                                        When to color messages and the text reports of check
                                        and diff: auto (only on a terminal), always or
                                        never. (default: auto)
              --version                 Show the version.
              -h, --help                Show this help.

            EXAMPLES
              navdocs diff main
                  Show what changed in the working tree since it diverged from the branch
                  main.
              navdocs diff HEAD~1..HEAD
                  Show what the last commit changed.
              navdocs diff HEAD~1 App -o review.html -o comment.md
                  Write the changes in the last commit and the working tree, as a page and
                  as a comment.
              navdocs diff old.json App --exit-code
                  Fail if the app differs from old.json.

            """
        #expect(try help("diff", "--help") == expected)
    }

    @Test func versionIsToldEverywhere() throws {
        let version = try help("--version")
        #expect(version.wholeMatch(of: /navdocs \d+\.\d+\.\d+\n/) != nil)
        #expect(try help("build", "--version") == version)
        #expect(try help("export", "--version") == version)
    }
}
