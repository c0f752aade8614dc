// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// The folder with SwiftSyntax and SwiftParser that every Swift toolchain ships for its own macros.
///
/// It stands beside the `swift` that runs this manifest: the first `swift` on PATH with links resolved, or
/// what Xcode's selected developer folder holds where `/usr/bin/swift` is only a launcher.
func hostLibraries() -> String {
    let environment = ProcessInfo.processInfo.environment
    var compilers = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swift" }
    let xcode = environment["DEVELOPER_DIR"] ?? "/var/db/xcode_select_link"
    compilers += [xcode, "/Applications/Xcode.app/Contents/Developer"].map {
        "\($0)/Toolchains/XcodeDefault.xctoolchain/usr/bin/swift"
    }
    for compiler in compilers where FileManager.default.isExecutableFile(atPath: compiler) {
        let bin = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
        let host = bin.deletingLastPathComponent().appendingPathComponent("lib/swift/host").path
        if FileManager.default.fileExists(atPath: "\(host)/SwiftParser.swiftmodule") { return host }
    }
    fatalError(
        """
        no SwiftSyntax found beside the Swift toolchain: expected <toolchain>/usr/lib/swift/host/SwiftParser.swiftmodule. \
        Use a toolchain from swift.org or Xcode 26, and have its `swift` first on PATH.
        """)
}

let host = hostLibraries()
let homebrew = ["/opt/homebrew", "/usr/local"].filter {
    FileManager.default.fileExists(atPath: "\($0)/include/graphviz/gvc.h")
}

/// For every target that depends on Extractor or Render, tests too: the compiler looks up its imports again.
let syntax: [SwiftSetting] = [.unsafeFlags(["-I", host])]
let syntaxLibraries: [LinkerSetting] = [
    .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]),
    .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
]

/// What colours code, beside what reads it.
let highlighting: [LinkerSetting] = syntaxLibraries + [.linkedLibrary("SwiftIDEUtils")]

/// libFuzzer, which only `Tests/Soak/soak.py fuzz` builds with.
let fuzzing = Context.environment["NAVDOCS_FUZZING"] != nil

/// Linking is a great many small values: with glibc's allocator a run takes a fifth longer. macOS' own is as good.
/// Sanitizers bring their own.
let allocator: [LinkerSetting] = fuzzing ? [] : [.linkedLibrary("mimalloc", .when(platforms: [.linux]))]

/// For the program itself, which is compiled last and alone: what takes time when it runs is in the other targets. For
/// reports, which are short, and tests, which run once.
let quick: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// Metadata of generic types is built from what the compiler knows. By default a run looks up the names of their parts when it
/// first needs them, and searches the conformances of all libraries for each: some four percent of the instructions of a run
/// of an app with 400 files.
let resolved: [SwiftSetting] = [
    .unsafeFlags(
        ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"],
        .when(platforms: [.linux], configuration: .release))
]

/// For what takes long to compile: optimized for size that takes a third less, and runs nearly as fast. The parser, facts and
/// types are optimized for speed.
let small: [SwiftSetting] = [.unsafeFlags(["-Osize"], .when(configuration: .release))] + resolved

/// Tests read small apps: what links those needs no optimizer there, which takes two fifths of a build.
let testing = Context.environment["NAVDOCS_TESTING"] != nil
let linking = testing ? quick : resolved
let linkingForSize = testing ? quick : small

let package = Package(
    name: "navdocs",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "navdocs", targets: ["navdocs"]),
        .plugin(name: "NavdocsPlugin", targets: ["NavdocsPlugin"]),
    ],
    targets: [
        .target(name: "Base", dependencies: ["CResources"], swiftSettings: resolved),
        .target(name: "NavigationModel", dependencies: ["Base"], swiftSettings: small),
        .target(name: "Facts", dependencies: ["Base"], swiftSettings: resolved),
        .target(name: "Types", dependencies: ["Base", "Facts"], swiftSettings: linking),
        .target(
            name: "Presentation", dependencies: ["Base", "NavigationModel", "Facts", "Types"],
            swiftSettings: linkingForSize),
        .target(
            name: "Linking", dependencies: ["Base", "NavigationModel", "Facts", "Types", "Presentation"],
            swiftSettings: linking),
        .target(
            name: "Rules", dependencies: ["Base", "NavigationModel", "Facts", "Types", "Presentation", "Linking"],
            swiftSettings: linkingForSize),
        .target(
            name: "Reducers", dependencies: ["Base", "NavigationModel", "Facts", "Types", "Presentation", "Linking"],
            swiftSettings: linkingForSize),
        .target(
            name: "ViewControllers", dependencies: ["Base", "Facts", "Types", "Presentation", "Linking"],
            swiftSettings: linkingForSize),
        .target(
            name: "Triggers",
            dependencies: ["Base", "Facts", "Types", "Presentation", "Linking", "ViewControllers"],
            swiftSettings: linkingForSize),
        .target(
            name: "Controllers",
            dependencies: [
                "Base", "NavigationModel", "Facts", "Types", "Presentation", "Linking", "ViewControllers", "Triggers",
            ],
            swiftSettings: linkingForSize),
        .target(
            name: "Navigators",
            dependencies: ["Base", "NavigationModel", "Facts", "Types", "Presentation", "Linking"],
            swiftSettings: linkingForSize),
        .target(
            name: "SwiftSource", dependencies: ["Base", "Facts"],
            swiftSettings: syntax + resolved, linkerSettings: syntaxLibraries),
        .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
        .target(name: "Storyboards", dependencies: ["Base", "Facts", "CExpat"], swiftSettings: small),
        .target(
            name: "Extractor",
            dependencies: [
                "Base", "NavigationModel", "Facts", "SwiftSource", "Storyboards", "Types", "Presentation", "Linking",
                "Rules",
                "Reducers", "ViewControllers", "Controllers", "Navigators",
            ],
            swiftSettings: syntax + linkingForSize, linkerSettings: syntaxLibraries),
        .target(
            name: "CGraphviz",
            cSettings: [.unsafeFlags(homebrew.flatMap { ["-I", "\($0)/include"] })],
            linkerSettings: [
                .unsafeFlags(homebrew.flatMap { ["-L", "\($0)/lib"] }),
                .linkedLibrary("gvc"), .linkedLibrary("cgraph"),
            ]),
        .target(name: "Drawing", dependencies: ["Base", "NavigationModel", "CGraphviz"], swiftSettings: small),
        .target(name: "Reports", dependencies: ["Base", "NavigationModel", "Drawing"], swiftSettings: quick),
        .systemLibrary(
            name: "CCmark", pkgConfig: "libcmark",
            providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
        .target(
            name: "PageElements", dependencies: ["Base", "NavigationModel", "Drawing", "CCmark"],
            swiftSettings: syntax + small, linkerSettings: highlighting),
        .target(
            name: "Render", dependencies: ["Base", "NavigationModel", "Drawing", "PageElements"],
            exclude: ["Assets"],
            swiftSettings: syntax + small),
        .target(name: "Preview", dependencies: ["Base", "Render"], swiftSettings: syntax + small),
        .systemLibrary(
            name: "CMicroHTTPD", pkgConfig: "libmicrohttpd",
            providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
        .target(name: "CHTTPServer", dependencies: ["CMicroHTTPD"]),
        .target(name: "SVGSafety", swiftSettings: small),
        .target(name: "CResources"),
        .target(
            name: "CSystem", path: "Sources/navdocs/Platform/System/C",
            linkerSettings: [.linkedFramework("CoreServices", .when(platforms: [.macOS]))]),
        .target(
            name: "Platform", dependencies: ["CSystem"], path: "Sources/navdocs/Platform", exclude: ["System/C"]),
        .target(
            name: "Arguments", dependencies: ["Base", "NavigationModel", "Platform", "Reports"], swiftSettings: quick),
        .executableTarget(
            name: "navdocs",
            dependencies: [
                "Base", "NavigationModel", "SwiftSource", "Linking", "Rules", "Extractor", "Drawing", "Reports",
                "PageElements", "Render", "Preview", "Platform", "Arguments", "CHTTPServer", "SVGSafety",
            ],
            exclude: [
                "Platform",
                "Completions/navdocs.bash", "Completions/navdocs.zsh", "Completions/navdocs.fish",
                "Setup/github-workflow.yml", "Setup/gitlab-ci.yml",
            ],
            swiftSettings: syntax + quick, linkerSettings: allocator),
        .plugin(
            name: "NavdocsPlugin",
            capability: .command(
                intent: .custom(verb: "navdocs", description: "Document and check how people move through an app.")),
            dependencies: ["navdocs"]),
        .target(
            name: "TestSupport", dependencies: ["NavigationModel", "Facts"], path: "Tests/Support", swiftSettings: quick
        ),
        .systemLibrary(name: "CFuzzer", path: "Tests/Soak/CFuzzer"),
        .executableTarget(
            name: "soak",
            dependencies: [
                "Extractor", "SwiftSource", "Linking", "Rules", "Facts", "NavigationModel", "Drawing", "Reports",
                "PageElements", "Render", "SVGSafety", "TestSupport",
            ]
                + (fuzzing ? ["CFuzzer"] : []),
            path: "Tests/Soak/Sources", swiftSettings: syntax + (fuzzing ? [.define("FUZZING")] : [])),
        .testTarget(
            name: "NavigationModelTests",
            dependencies: ["Base", "NavigationModel", "Facts", "Types", "Rules", "Extractor", "TestSupport"],
            swiftSettings: syntax + quick),
        .testTarget(
            name: "ExtractorTests",
            dependencies: [
                "Base", "Extractor", "SwiftSource", "Types", "Linking", "Rules", "Facts", "NavigationModel",
                "TestSupport",
            ],
            swiftSettings: syntax + quick),
        .testTarget(
            name: "RenderTests",
            dependencies: [
                "Base", "Drawing", "Reports", "PageElements", "Render", "Extractor", "NavigationModel", "TestSupport",
            ],
            swiftSettings: syntax + quick),
        .testTarget(
            name: "PreviewTests", dependencies: ["Preview", "Render", "TestSupport"], swiftSettings: syntax + quick),
        .testTarget(name: "SVGSafetyTests", dependencies: ["SVGSafety"], swiftSettings: quick),
        .testTarget(name: "navdocsTests", dependencies: ["navdocs", "Platform", "TestSupport"], swiftSettings: quick),
    ],
    swiftLanguageModes: [.v6]
)
