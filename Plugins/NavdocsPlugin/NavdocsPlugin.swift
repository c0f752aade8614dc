import Foundation
import PackagePlugin

/// `swift package navdocs COMMAND …`: the navdocs that this package builds, run in the folder of the package that depends on it.
///
/// `--target NAME` stands for the folder of a target. A site goes into the plugin's own folder unless `-o` names another, which
/// SwiftPM's sandbox has to be told of: `swift package --allow-writing-to-package-directory navdocs build -o site`.
@main
struct NavdocsPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let targets = try context.package.targets(named: extractor.extractOption(named: "target"))
        var words = extractor.remainingArguments + targets.map { $0.directoryURL.path }
        if words.first == "build", !words.contains(where: Self.namesOutput) {
            words += ["-o", context.pluginWorkDirectoryURL.appending(path: "site").path]
        }
        let status = try run(context.tool(named: "navdocs").url, words, in: context)
        // SwiftPM tells of every failure of a plugin alike, with 1: the report above says which it is.
        if status != 0 { exit(status) }
    }

    private static func namesOutput(_ word: String) -> Bool {
        word == "-o" || word == "--output" || word.hasPrefix("--output=")
    }

    private func run(_ program: URL, _ arguments: [String], in context: PluginContext) throws -> Int32 {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        // The sandbox lets nothing be written to the user's own folder.
        var environment = ProcessInfo.processInfo.environment
        environment["XDG_CACHE_HOME"] = context.pluginWorkDirectoryURL.path
        process.environment = environment
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
