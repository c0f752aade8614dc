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
            Documents how people move through a SwiftUI app, from its source: coordinators,
            destinations, transitions and deep links, as a site, as pictures and as JSON.

            USAGE
              navdocs COMMAND [ARGUMENT]...

            COMMANDS
              build                     Write a site that documents how people move through
                                        an app.
              preview                   Serve the site to this machine, and show at once
                                        what a change makes of it.
              export                    Write the pictures of a site, or its graph as JSON
                                        or text.
              diff                      Say what changed between two versions of an app's
                                        navigation, worst first.
              path                      Tell the shortest way to a screen: each step with
                                        its call and place.
              check                     Look for faults in how people move through an app.
              rules                     List what 'check' looks for, with how much it
                                        matters.
              explain                   Explain a rule, with wrong and right code.
              completions               Write what lets a shell complete commands, options
                                        and names.
              man                       Write the manual's page about a command, as man(1)
                                        reads it.
              config                    Tell what is in force, and who says so.
              init                      Look at a project, and write a commented
                                        .navdocs.json for it.
              doctor                    Tell whether all is there that navdocs needs, and
                                        what it would read.
              help                      Show what a command does and takes.

            OPTIONS
              --version                 Show the version.
              -h, --help                Show this help.

            EXIT CODES
              0                         Done.
              1                         The answer is no: 'navdocs path' found no way,
                                        'navdocs check' faults, 'navdocs diff --exit-code' a
                                        difference.
              2                         Could not run; the reason is on standard error.

            'navdocs help COMMAND' tells more about one of them.

            """
        #expect(try help() == expected)
        #expect(try help("help") == expected)
        #expect(try help("--help") == expected)
    }

    @Test func buildTellsItsOptions() throws {
        let expected = """
            Write a site that documents how people move through an app.

            USAGE
              navdocs build [PATH]... [-o DIR] [--single-file FILE] [--diff OLD]
                            [--landing FILE] [--articles DIR] [--inferred]
                            [--source-url FORM] [--title NAME] [--config FILE] [--no-config]
                            [--force] [--facts FILE]... [--exclude PATTERN]...
                            [--include PATTERN]...
                            [--platform ios|macos|tvos|watchos|visionos]
                            [--max-file-size MB] [--cache-dir DIR] [--no-cache] [--verbose]
                            [--quiet]

            ARGUMENTS
              PATH                      Folders and Swift files to read, or - for standard
                                        input. Build products, dependencies, hidden folders,
                                        .docc bundles and test folders inside a folder are
                                        skipped; what is named here is always read.
                                        (default: .)

            OPTIONS
              -o, --output DIR          The folder the site goes to. A site there is
                                        replaced as a whole. (default: navdocs-site)
              --single-file FILE        Write the whole site as one HTML file that refers to
                                        nothing outside, or - for standard output. With -o
                                        the folder is written too.
              --diff OLD                Add a page that tells what changed since OLD: a
                                        folder, a navigation.json or a git revision, as
                                        'navdocs diff' takes them. The one file opens on it.
              --landing FILE            A Markdown article for the first page, or - for
                                        standard input.
              --articles DIR            A folder of Markdown articles and their pictures,
                                        which become part of the site; its index.md is the
                                        first page. (default: Navigation.docs in the first
                                        PATH, where there is one)
              --inferred                Draw inferred transitions in pictures too. Otherwise
                                        they are hidden, apart from those that alone lead to
                                        something.
              --source-url FORM         Where file names on pages lead: github, gitlab or
                                        bitbucket, alone or with :owner/name; vscode or
                                        xcode, which put this machine's paths into the
                                        pages; an address with {path}, {line}, {column},
                                        {revision} or {absolutePath}; or none. The commit
                                        that is checked out goes into the pages. (default:
                                        what the Git remote tells)
              --title NAME              The app's name. (default: the Xcode project's, or
                                        the folder's)
              --config FILE             The configuration. (default: the .navdocs.json
                                        nearest to what is read, in its folder or above,
                                        inside its repository)
              --no-config               Follow no configuration: only what is typed counts.
              --force                   Write also where the folder holds files navdocs did
                                        not make. They are kept; one that stands where a
                                        page goes is kept with .bak added to its name.
              --facts FILE              Link what 'navdocs export --format facts' wrote, and
                                        read no source; once for each file. PATH is then the
                                        folder that was their --root.
              --exclude PATTERN         Leave out files and folders: Generated and
                                        *.pb.swift wherever they stand, Sources/Legacy from
                                        this folder on, **/Old/*.swift with any folders
                                        before it. In a configuration, patterns count from
                                        its folder.
              --include PATTERN         Read only files and folders like these; what
                                        --exclude says is left out all the same. (default:
                                        all, but no demo or sample targets beside an app)
              --platform ios|macos|tvos|watchos|visionos
                                        Leave out what the #ifs in the source do not compile
                                        for this platform. (default: all)
              --max-file-size MB        How large a file of source may be, in megabytes. A
                                        larger one is not read, and told. (default: 10)
              --cache-dir DIR           Where what was read is kept for the next run. It
                                        holds up to 1 GB and may be removed at any time.
                                        (default: navdocs in $XDG_CACHE_HOME or ~/.cache, on
                                        a Mac ~/Library/Caches)
              --no-cache                Read everything anew, and keep nothing for the next
                                        run.
              --verbose                 Say for each file which navigation systems were
                                        found in it.
              -q, --quiet               Print nothing but errors and what was asked for.
              --version                 Show the version.
              -h, --help                Show this help.

            EXAMPLES
              navdocs build App -o site
                  The site of the app in App, into the folder site.
              navdocs build --articles Guides --source-url github
                  The site of the folder you are in, with articles, and with links to the
                  source.
              navdocs build App --diff main --single-file review.html
                  One file for a review, which opens on what changed since it left the
                  branch main.

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
                                  [--max-file-size MB] [--cache-dir DIR] [--no-cache] [--quiet]
                """))
        #expect(!text.contains("standard input"))
        #expect(text.contains("\nEXAMPLES\n  navdocs preview\n"))
    }

    @Test func exportTellsItsOptions() throws {
        let expected = """
            Write the pictures of a site, or its graph as JSON or text.

            A name that ends in the format's own ending (.svg, .dot, .mmd) is a file; any
            other is a folder, where app.svg is the whole app and each coordinator has a
            file of its own. Files of the same name are replaced.

            To read the modules of an app apart, on several machines maybe, export the facts
            of each: navdocs export App/Cart --root App --format facts -o cart.facts. Then
            link them: navdocs build App --facts cart.facts --facts shop.facts. That gives
            the same as navdocs build App. All is done with one and the same program.

            USAGE
              navdocs export [PATH]... [--coordinator NAME]...
                             [--format svg|dot|mermaid|json|text|facts] [--inferred]
                             [-o FILE|DIR|-] [--root DIR] [--module NAME] [--title NAME]
                             [--config FILE] [--no-config] [--facts FILE]...
                             [--exclude PATTERN]... [--include PATTERN]...
                             [--platform ios|macos|tvos|watchos|visionos]
                             [--max-file-size MB] [--cache-dir DIR] [--no-cache] [--verbose]
                             [--quiet]

            ARGUMENTS
              PATH                      Folders and Swift files to read, or - for standard
                                        input. Build products, dependencies, hidden folders,
                                        .docc bundles and test folders inside a folder are
                                        skipped; what is named here is always read.
                                        (default: .)

            OPTIONS
              --coordinator NAME        Only this coordinator, by name or id. (default: the
                                        whole app, and in a folder every coordinator too)
              --format svg|dot|mermaid|json|text|facts
                                        svg, dot and mermaid are pictures, json is the whole
                                        document, text is one fact a line, sorted, to be
                                        read and to be kept for 'check --against', facts is
                                        what is known of each file before anything is
                                        linked, for --facts. (default: svg)
              --inferred                Draw inferred transitions in pictures too. Otherwise
                                        they are hidden, apart from those that alone lead to
                                        something.
              -o, --output FILE|DIR|-   Where it goes: a file, a folder for several
                                        pictures, or - for standard output. (default:
                                        standard output, but navdocs-graphs for svg and for
                                        several pictures)
              --root DIR                The folder of the whole app, to which paths in facts
                                        are relative. (default: the folder that holds all
                                        that is read)
              --module NAME             The module that all files of the facts are of.
                                        (default: what their folders tell)
              --title NAME              The app's name. (default: the Xcode project's, or
                                        the folder's)
              --config FILE             The configuration. (default: the .navdocs.json
                                        nearest to what is read, in its folder or above,
                                        inside its repository)
              --no-config               Follow no configuration: only what is typed counts.
              --facts FILE              Link what 'navdocs export --format facts' wrote, and
                                        read no source; once for each file. PATH is then the
                                        folder that was their --root.
              --exclude PATTERN         Leave out files and folders: Generated and
                                        *.pb.swift wherever they stand, Sources/Legacy from
                                        this folder on, **/Old/*.swift with any folders
                                        before it. In a configuration, patterns count from
                                        its folder.
              --include PATTERN         Read only files and folders like these; what
                                        --exclude says is left out all the same. (default:
                                        all, but no demo or sample targets beside an app)
              --platform ios|macos|tvos|watchos|visionos
                                        Leave out what the #ifs in the source do not compile
                                        for this platform. (default: all)
              --max-file-size MB        How large a file of source may be, in megabytes. A
                                        larger one is not read, and told. (default: 10)
              --cache-dir DIR           Where what was read is kept for the next run. It
                                        holds up to 1 GB and may be removed at any time.
                                        (default: navdocs in $XDG_CACHE_HOME or ~/.cache, on
                                        a Mac ~/Library/Caches)
              --no-cache                Read everything anew, and keep nothing for the next
                                        run.
              --verbose                 Say for each file which navigation systems were
                                        found in it.
              -q, --quiet               Print nothing but errors and what was asked for.
              --version                 Show the version.
              -h, --help                Show this help.

            EXAMPLES
              navdocs export App -o graphs
                  A picture of the whole app, and one of each coordinator.
              navdocs export App --coordinator HomeCoordinator -o home.svg
                  The picture of one coordinator.
              navdocs export App --format json -o navigation.json
                  Everything there is to know, for other programs.
              navdocs export App --format text -o Navigation.nav
                  A record to commit, for 'navdocs check --against'.

            """
        #expect(try help("export", "--help") == expected)
    }

    @Test func pathTellsItsOptions() throws {
        let expected = """
            Tell the shortest way to a screen: each step with its call and place.

            X and SCREEN are screens, coordinators, destinations written
            Coordinator.destination, or entry points. Ways only go forward, and by the tab
            bars around X. What is certain comes before what is inferred, however long.
            Where there is no way, navdocs says so and exits with 1.

            USAGE
              navdocs path [PATH]... [--from X] [--to SCREEN] [--format text|json|markdown]
                           [--title NAME] [--config FILE] [--no-config] [--facts FILE]...
                           [--exclude PATTERN]... [--include PATTERN]...
                           [--platform ios|macos|tvos|watchos|visionos] [--max-file-size MB]
                           [--cache-dir DIR] [--no-cache] [--verbose] [--quiet]

            ARGUMENTS
              PATH                      Folders and Swift files to read, or - for standard
                                        input. Build products, dependencies, hidden folders,
                                        .docc bundles and test folders inside a folder are
                                        skipped; what is named here is always read.
                                        (default: .)

            OPTIONS
              --from X                  Where to begin. (default: every entry point of the
                                        app)
              --to SCREEN               Where to go. Required.
              --format text|json|markdown
                                        text is for reading, json for other programs,
                                        markdown to paste. (default: text)
              --title NAME              The app's name. (default: the Xcode project's, or
                                        the folder's)
              --config FILE             The configuration. (default: the .navdocs.json
                                        nearest to what is read, in its folder or above,
                                        inside its repository)
              --no-config               Follow no configuration: only what is typed counts.
              --facts FILE              Link what 'navdocs export --format facts' wrote, and
                                        read no source; once for each file. PATH is then the
                                        folder that was their --root.
              --exclude PATTERN         Leave out files and folders: Generated and
                                        *.pb.swift wherever they stand, Sources/Legacy from
                                        this folder on, **/Old/*.swift with any folders
                                        before it. In a configuration, patterns count from
                                        its folder.
              --include PATTERN         Read only files and folders like these; what
                                        --exclude says is left out all the same. (default:
                                        all, but no demo or sample targets beside an app)
              --platform ios|macos|tvos|watchos|visionos
                                        Leave out what the #ifs in the source do not compile
                                        for this platform. (default: all)
              --max-file-size MB        How large a file of source may be, in megabytes. A
                                        larger one is not read, and told. (default: 10)
              --cache-dir DIR           Where what was read is kept for the next run. It
                                        holds up to 1 GB and may be removed at any time.
                                        (default: navdocs in $XDG_CACHE_HOME or ~/.cache, on
                                        a Mac ~/Library/Caches)
              --no-cache                Read everything anew, and keep nothing for the next
                                        run.
              --verbose                 Say for each file which navigation systems were
                                        found in it.
              -q, --quiet               Print nothing but errors and what was asked for.
              --version                 Show the version.
              -h, --help                Show this help.

            EXAMPLES
              navdocs path App --to SettingsView
                  How to get to a screen from where the app starts.
              navdocs path App --from HomeView --to HomeCoordinator.detail
                  How to get from one screen to a destination.
              navdocs path App --to SettingsView --format markdown
                  The same as a list to paste.

            """
        #expect(try help("path", "--help") == expected)
    }

    @Test func checkTellsItsOptions() throws {
        let expected = """
            Look for faults in how people move through an app.

            A comment '// navdocs:ignore RULE - why' suppresses a rule on its own line, or
            standing alone on the line or the declaration after it; '// navdocs:ignore-file
            RULE - why' in its file.

            Exits with 1 where a finding is an error, with --strict also where one is a
            warning.

            USAGE
              navdocs check [PATH]...
                            [--format text|json|sarif|github|gitlab|junit|markdown|xcode]
                            [-o FILE] [--strict] [--baseline FILE] [--write-baseline FILE]
                            [--against FILE] [--rule ID=LEVEL]... [--config FILE]
                            [--no-config] [--fix] [--facts FILE]... [--exclude PATTERN]...
                            [--include PATTERN]...
                            [--platform ios|macos|tvos|watchos|visionos]
                            [--max-file-size MB] [--cache-dir DIR] [--no-cache] [--verbose]
                            [--quiet]

            ARGUMENTS
              PATH                      Folders and Swift files to read, or - for standard
                                        input. Build products, dependencies, hidden folders,
                                        .docc bundles and test folders inside a folder are
                                        skipped; what is named here is always read.
                                        (default: .)

            OPTIONS
              --format text|json|sarif|github|gitlab|junit|markdown|xcode
                                        text is for people, xcode for build phases, the
                                        others for code hosts and CI services. (default:
                                        text)
              -o, --output FILE         Where the report goes: a file, or - for standard
                                        output. (default: -)
              --strict                  Let warnings fail as errors do.
              --baseline FILE           Leave out the findings that FILE lists, and fail
                                        where one of them is gone.
              --write-baseline FILE     Write all findings to FILE, as a baseline for later
                                        runs, and no report.
              --against FILE            Fail where the committed record in FILE, made by
                                        'navdocs export --format text', is not what the
                                        source says, and print the lines that differ.
              --rule ID=LEVEL           How much a rule's findings matter, whatever the
                                        configuration says: off, info, warning or error.
                                        'navdocs rules' lists the rules.
              --config FILE             The configuration. (default: the .navdocs.json
                                        nearest to what is read, in its folder or above,
                                        inside its repository)
              --no-config               Follow no configuration: only what is typed counts.
              --fix                     First mend what has only one right way to be mended,
                                        in place.
              --facts FILE              Link what 'navdocs export --format facts' wrote, and
                                        read no source; once for each file. PATH is then the
                                        folder that was their --root.
              --exclude PATTERN         Leave out files and folders: Generated and
                                        *.pb.swift wherever they stand, Sources/Legacy from
                                        this folder on, **/Old/*.swift with any folders
                                        before it. In a configuration, patterns count from
                                        its folder.
              --include PATTERN         Read only files and folders like these; what
                                        --exclude says is left out all the same. (default:
                                        all, but no demo or sample targets beside an app)
              --platform ios|macos|tvos|watchos|visionos
                                        Leave out what the #ifs in the source do not compile
                                        for this platform. (default: all)
              --max-file-size MB        How large a file of source may be, in megabytes. A
                                        larger one is not read, and told. (default: 10)
              --cache-dir DIR           Where what was read is kept for the next run. It
                                        holds up to 1 GB and may be removed at any time.
                                        (default: navdocs in $XDG_CACHE_HOME or ~/.cache, on
                                        a Mac ~/Library/Caches)
              --no-cache                Read everything anew, and keep nothing for the next
                                        run.
              --verbose                 Say for each file which navigation systems were
                                        found in it.
              -q, --quiet               Print nothing but errors and what was asked for.
              --version                 Show the version.
              -h, --help                Show this help.

            EXAMPLES
              navdocs check App --strict
                  Fail on warnings too.
              navdocs check App --rule unused-destination=off
                  Leave a rule out.
              navdocs check App --write-baseline navdocs-baseline.json
                  Note what is found today; '--baseline navdocs-baseline.json' leaves it out
                  from then on.
              navdocs check App --format sarif -o navdocs.sarif
                  A report for a code host.

            """
        #expect(try help("check", "--help") == expected)
    }

    @Test func diffTellsItsOptions() throws {
        let expected = """
            Say what changed between two versions of an app's navigation, worst first.

            OLD and NEW are each a folder, a Swift file, a site or navigation.json that
            navdocs wrote, - for such a document on standard input, or a git revision: main,
            HEAD~3, v1.2. A revision is read from git's objects, without touching the work
            tree: the folder you are in or, where the other version is a folder, that one;
            main:Sources/App names another. What exists as a path is taken for a path;
            refs/heads/main is always the branch. NEW is by default the folder you are in.

            Where OLD is a branch, NEW is compared with the commit where it left that
            branch, so that what others did there since is not told. main...topic does the
            same for any two revisions, main..topic compares them as they stand; a tag, a
            commit or main~2 is always that commit.

            Only meaning counts: moving code to other files, formatting and comments are no
            difference.

            USAGE
              navdocs diff OLD [NEW] [--format text|markdown|json|html|svg] [-o FILE|-]...
                           [--exit-code] [--github] [--source-url FORM] [--title NAME]
                           [--config FILE] [--no-config] [--exclude PATTERN]...
                           [--include PATTERN]...
                           [--platform ios|macos|tvos|watchos|visionos] [--max-file-size MB]
                           [--cache-dir DIR] [--no-cache] [--quiet]

            ARGUMENTS
              OLD [NEW]                 The version before, and the version after; OLD..NEW
                                        and OLD...NEW are both. (default of NEW: .)

            OPTIONS
              --format text|markdown|json|html|svg
                                        text is for reading, markdown for a comment, json
                                        for programs, svg a picture, html one file that
                                        opens on what changed, with the whole site of NEW
                                        behind it. (default: by the ending of FILE, else
                                        text)
              -o, --output FILE|-       Where it goes: a file, or - for standard output.
                                        Several files are written in one run, each in the
                                        format of its ending: .txt, .md, .json, .html, .svg.
                                        (default: -)
              --exit-code               Exit with 1 where there is a difference, with 0
                                        where there is none.
              --github                  Add the Markdown to the file named by
                                        GITHUB_STEP_SUMMARY, and different=true or false,
                                        changes=NUMBER and headline=TEXT to the one named by
                                        GITHUB_OUTPUT.
              --source-url FORM         Where file names on pages lead: github, gitlab or
                                        bitbucket, alone or with :owner/name; vscode or
                                        xcode, which put this machine's paths into the
                                        pages; an address with {path}, {line}, {column},
                                        {revision} or {absolutePath}; or none. The commit
                                        that is checked out goes into the pages. (default:
                                        what the Git remote tells)
              --title NAME              The app's name. (default: the Xcode project's, or
                                        the folder's)
              --config FILE             The configuration. (default: the .navdocs.json
                                        nearest to what is read, in its folder or above,
                                        inside its repository)
              --no-config               Follow no configuration: only what is typed counts.
              --exclude PATTERN         Leave out files and folders: Generated and
                                        *.pb.swift wherever they stand, Sources/Legacy from
                                        this folder on, **/Old/*.swift with any folders
                                        before it. In a configuration, patterns count from
                                        its folder.
              --include PATTERN         Read only files and folders like these; what
                                        --exclude says is left out all the same. (default:
                                        all, but no demo or sample targets beside an app)
              --platform ios|macos|tvos|watchos|visionos
                                        Leave out what the #ifs in the source do not compile
                                        for this platform. (default: all)
              --max-file-size MB        How large a file of source may be, in megabytes. A
                                        larger one is not read, and told. (default: 10)
              --cache-dir DIR           Where what was read is kept for the next run. It
                                        holds up to 1 GB and may be removed at any time.
                                        (default: navdocs in $XDG_CACHE_HOME or ~/.cache, on
                                        a Mac ~/Library/Caches)
              --no-cache                Read everything anew, and keep nothing for the next
                                        run.
              -q, --quiet               Print nothing but errors and what was asked for.
              --version                 Show the version.
              -h, --help                Show this help.

            EXAMPLES
              navdocs diff main
                  What the work tree changed since it left the branch main.
              navdocs diff HEAD~1..HEAD
                  What the last commit changed.
              navdocs diff HEAD~1 App -o review.html -o comment.md
                  What the last commit and the work tree changed, as a page and as a
                  comment.
              navdocs diff old.json App --exit-code
                  Fail where the app is not as the document old.json says.

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
