import Foundation

/// What a run of the built program came to.
struct Run {
    let status: Int32
    let output: String
    let errors: String
}

/// The built program: the one that NAVDOCS names, by its path in the package, else the one that stands beside the tests.
enum Program {
    static let url: URL = {
        if let named = ProcessInfo.processInfo.environment["NAVDOCS"] {
            let support = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            return URL(fileURLWithPath: named, relativeTo: support.appending(path: "../../../")).standardizedFileURL
        }
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        let tests = bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])
        return tests.resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("navdocs")
    }()

    /// Runs it to its end.
    /// - Parameters:
    ///   - folder: where it runs; paths in the arguments are relative to it.
    ///   - input: what is piped in.
    ///   - environment: in place of what the tests have, variables that are nil taken away.
    static func run(
        _ arguments: [String], in folder: TemporaryFolder, input: String = "", environment: [String: String] = [:]
    ) throws -> Run {
        try run(url, arguments, in: folder, input: input, environment: environment)
    }

    /// Runs it with no file allowed to grow past 512 bytes, which fails as a full disk does.
    static func runOnFullDisk(_ arguments: [String], in folder: TemporaryFolder) throws -> Run {
        let shell = URL(fileURLWithPath: "/bin/sh")
        return try run(shell, ["-c", #"ulimit -f 1 && exec "$0" "$@""#, url.path] + arguments, in: folder)
    }

    /// Starts it, without a cache, and does not wait.
    static func start(_ arguments: [String], in folder: TemporaryFolder) throws -> Process {
        let process = Process()
        process.executableURL = url
        process.arguments = arguments + ["--no-cache"]
        process.currentDirectoryURL = folder.url
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    /// Runs any program to its end.
    static func run(
        _ program: URL, _ arguments: [String], in folder: TemporaryFolder, input: String = "",
        environment: [String: String] = [:]
    ) throws -> Run {
        // Files, not pipes: a pipe fills up while nobody reads.
        let streams = try TemporaryFolder(["in": input, "out": "", "err": ""])
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder.url
        // A cache of its own: a run must not depend on what ran before, and leaves nothing behind.
        let cache = ["XDG_CACHE_HOME": streams.path("cache").path]
        process.environment = ProcessInfo.processInfo.environment.merging(cache) { $1 }.merging(environment) { $1 }
        process.standardInput = try FileHandle(forReadingFrom: streams.path("in"))
        process.standardOutput = try FileHandle(forWritingTo: streams.path("out"))
        process.standardError = try FileHandle(forWritingTo: streams.path("err"))
        try process.run()
        process.waitUntilExit()
        return Run(
            status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
            output: try streams.text(of: "out"), errors: try streams.text(of: "err"))
    }
}
