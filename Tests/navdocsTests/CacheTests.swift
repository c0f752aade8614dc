import Foundation
import Testing

/// What is kept between runs changes nothing but the time they take.
@Suite struct CacheTests {
    private let app = [
        "App/Home.swift": Sources.coordinator("Home"), "App/Trip.swift": Sources.coordinator("Trip"),
        "App/Model.swift": "final class Model { var isShown = false }",
    ]

    private func export(_ folder: TemporaryFolder, _ options: String...) throws -> Run {
        try Program.run(["export", "App", "--format", "json"] + options, in: folder)
    }

    /// The one file of the cache.
    private func pack(_ folder: TemporaryFolder) throws -> String {
        let names = try folder.names(in: "cache")
        #expect(names.count == 1)
        return "cache/\(names.first ?? "")"
    }

    @Test func secondRunSaysTheSame() throws {
        let folder = try TemporaryFolder(app)
        let cold = try export(folder, "--no-cache")
        #expect(cold.status == 0)
        #expect(!folder.exists("cache"))
        for _ in 0..<2 {
            let run = try export(folder, "--cache-dir", "cache", "--quiet")
            #expect(run.output == cold.output)
            #expect(run.errors == "")
        }
        #expect(try folder.names(in: "cache").count == 1)
    }

    @Test func runWithoutChangeWritesNothing() throws {
        let folder = try TemporaryFolder(app)
        _ = try export(folder, "--cache-dir", "cache")
        let before = try folder.text(of: "App/Home.swift").count + (try folder.tree("cache")).count
        let file = try folder.path(try pack(folder)).resourceValues(forKeys: [.contentModificationDateKey])
        _ = try export(folder, "--cache-dir", "cache")
        let after = try folder.path(try pack(folder)).resourceValues(forKeys: [.contentModificationDateKey])
        #expect(before > 0)
        #expect(file.contentModificationDate == after.contentModificationDate)
    }

    @Test func changedFileIsReadAnew() throws {
        let folder = try TemporaryFolder(app)
        _ = try export(folder, "--cache-dir", "cache")
        try folder.write(Sources.coordinator("Home", destination: "elsewhere"), to: "App/Home.swift")
        let warm = try export(folder, "--cache-dir", "cache")
        #expect(warm.output.contains("elsewhere"))
        #expect(warm.output == (try export(folder, "--no-cache")).output)
    }

    /// Each part of the file is spoilt in turn, and it is cut at many places.
    @Test func damagedCacheIsMadeAnew() throws {
        let folder = try TemporaryFolder(app)
        let cold = try export(folder, "--cache-dir", "cache")
        let pack = try pack(folder)
        let whole = try Data(contentsOf: folder.path(pack))
        var spoilt = stride(from: 0, to: whole.count, by: max(1, whole.count / 24)).map { index in
            var data = whole
            data[index] ^= 0xFF
            return data
        }
        spoilt += [0, 1, 15, 16, 48, 60, whole.count / 2, whole.count - 1].map { whole.prefix($0) }
        for data in spoilt {
            try folder.write(Data(data), to: pack)
            let run = try export(folder, "--cache-dir", "cache", "--quiet")
            #expect(run.output == cold.output)
            #expect(run.errors == "")
        }
        #expect(try Data(contentsOf: folder.path(pack)) == whole)
    }

    /// Two pictures that the list has swapped would both be drawn from whole bytes.
    @Test func damagedListOfPicturesIsNotTrusted() throws {
        let folder = try TemporaryFolder(app)
        let build = ["build", "App", "-o", "site", "--cache-dir", "cache", "--quiet"]
        #expect(try Program.run(build, in: folder).status == 0)
        let site = try folder.tree("site")
        // Entries begin after 56 bytes: kind, digest, age, place and size, in 48 bytes each. Pictures are of kind 1.
        let packs = try folder.names(in: "cache").map { "cache/\($0)" }
        let pack = try #require(packs.first { try Data(contentsOf: folder.path($0))[56] == 1 })
        var data = try Data(contentsOf: folder.path(pack))
        let pictures = (0..<Int(data[40])).map { 56 + $0 * 48 }
        #expect(pictures.count > 1)
        let places = pictures.map { data[($0 + 32)..<($0 + 48)] }
        for (picture, place) in zip(pictures, places.dropFirst() + places.prefix(1)) {
            data.replaceSubrange((picture + 32)..<(picture + 48), with: place)
        }
        try folder.write(data, to: pack)
        try FileManager.default.removeItem(at: folder.path("site"))
        #expect(try Program.run(build, in: folder).status == 0)
        #expect(try folder.tree("site") == site)
    }

    /// What another build of the program kept is none of this one's.
    @Test func cacheOfAnotherProgramIsNotRead() throws {
        let folder = try TemporaryFolder(app)
        _ = try export(folder, "--cache-dir", "cache")
        let pack = try pack(folder)
        let own = try Data(contentsOf: folder.path(pack))
        var program = try Data(contentsOf: Program.url)
        // The note with what the linker made of the program's bytes; without one, all of them count.
        let note = Data([3, 0, 0, 0] + "GNU\0".utf8)
        if let start = program.prefix(1 << 16).firstRange(of: note)?.upperBound {
            program[start] = UInt8(ascii: "x")
        } else {
            program.append(UInt8(ascii: "x"))
        }
        try folder.write(program: program, to: "navdocs")
        let run = try Program.run(
            folder.path("navdocs"), ["export", "App", "--format", "json", "--cache-dir", "cache"], in: folder)
        #expect(run.status == 0)
        #expect(try Data(contentsOf: folder.path(pack)) != own)
    }

    @Test func folderThatCannotBeWrittenIsSaidOnce() throws {
        let folder = try TemporaryFolder(app.merging(["taken": ""]) { $1 })
        let run = try Program.run(
            ["export", "App", "--format", "json"], in: folder,
            environment: ["XDG_CACHE_HOME": folder.path("taken").path])
        #expect(run.status == 0)
        #expect(run.output == (try export(folder, "--no-cache")).output)
        #expect(run.errors.components(separatedBy: "warning: cannot write to the cache").count == 2)
    }

    @Test func fullDiskIsNoReasonToFail() throws {
        let folder = try TemporaryFolder(app)
        let run = try Program.runOnFullDisk(["export", "App", "--format", "text", "--cache-dir", "cache"], in: folder)
        #expect(run.status == 0)
        #expect(run.errors.contains("warning: cannot write to the cache in cache: "))
        #expect(try folder.names(in: "cache") == [])
    }

    @Test func leftoverOfAKilledRunIsTakenOver() throws {
        let folder = try TemporaryFolder(app)
        _ = try export(folder, "--cache-dir", "cache")
        let pack = try pack(folder)
        let whole = try Data(contentsOf: folder.path(pack))
        try folder.write("half", to: pack.replacingOccurrences(of: ".pack", with: ".new"))
        try folder.write("", to: pack)
        _ = try export(folder, "--cache-dir", "cache")
        #expect(try folder.tree("cache") == [String(pack.dropFirst("cache/".count)): whole])
    }

    /// What stands in the folder under the name of a file of ours leads nowhere else.
    @Test func linkInTheFolderIsNotFollowed() throws {
        let folder = try TemporaryFolder(app)
        _ = try export(folder, "--cache-dir", "cache")
        let pack = try pack(folder)
        try folder.write("mine", to: "mine")
        try FileManager.default.removeItem(at: folder.path(pack))
        try folder.link(pack.replacingOccurrences(of: ".pack", with: ".new"), to: "../mine")
        let run = try export(folder, "--cache-dir", "cache")
        #expect(run.status == 0)
        #expect(try folder.text(of: "mine") == "mine")
    }

    @Test func severalRunsAtOnceLeaveAWholeCache() throws {
        let folder = try TemporaryFolder(app)
        let cold = try export(folder, "--no-cache")
        let processes = try (0..<4).map { _ in
            let process = Process()
            process.executableURL = Program.url
            process.arguments = ["export", "App", "--format", "json", "--cache-dir", "cache", "-o", "/dev/null"]
            process.currentDirectoryURL = folder.url
            process.standardError = FileHandle.nullDevice
            try process.run()
            return process
        }
        for process in processes {
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
        }
        _ = try pack(folder)
        #expect(try export(folder, "--cache-dir", "cache").output == cold.output)
    }

    @Test func wrongBytesAreToldEveryTime() throws {
        let folder = try TemporaryFolder(app)
        try folder.write(Data("struct A { // \u{FF}".utf8) + [0xFF], to: "App/Wrong.swift")
        let cold = try export(folder, "--cache-dir", "cache")
        #expect(cold.errors.contains("not UTF-8"))
        let warm = try export(folder, "--cache-dir", "cache")
        #expect(warm.output == cold.output)
        #expect(warm.errors.contains("not UTF-8"))
    }
}

/// What a build keeps of the site before.
@Suite struct UnchangedOutputTests {
    private let app = ["App/Home.swift": Sources.coordinator("Home"), "App/Trip.swift": Sources.coordinator("Trip")]

    private func time(_ path: String, _ folder: TemporaryFolder) throws -> Date? {
        try folder.path(path).resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    }

    @Test func fileThatStaysAsItWasKeepsItsTime() throws {
        let folder = try TemporaryFolder(app)
        let options = ["build", "App", "-o", "site", "--quiet", "--cache-dir", "cache"]
        #expect(try Program.run(options, in: folder).status == 0)
        let long = Date(timeIntervalSince1970: 1_000_000_000)
        for file in try folder.tree("site").keys {
            try FileManager.default.setAttributes(
                [.modificationDate: long], ofItemAtPath: folder.path("site/\(file)").path)
        }
        try folder.write(Sources.coordinator("Trip", destination: "elsewhere"), to: "App/Trip.swift")
        #expect(try Program.run(options, in: folder).status == 0)
        #expect(try time("site/assets/style.css", folder) == long)
        #expect(try time("site/navigation.json", folder) != long)
        #expect(try Program.run(["build", "App", "-o", "new", "--quiet", "--no-cache"], in: folder).status == 0)
        #expect(try folder.tree("site") == folder.tree("new"))
        #expect(try folder.names().filter { $0.hasPrefix(".") } == [])
    }

    /// A file of the site that someone changed is the site's again; one that is a link is not followed.
    @Test func changedFilesAreWrittenAnew() throws {
        let folder = try TemporaryFolder(app)
        let options = ["build", "App", "-o", "site", "--quiet", "--cache-dir", "cache"]
        #expect(try Program.run(options, in: folder).status == 0)
        let whole = try folder.tree("site")
        try folder.write("mine", to: "site/index.html")
        try folder.write(try #require(whole["assets/style.css"]), to: "style.css")
        try FileManager.default.removeItem(at: folder.path("site/assets/style.css"))
        try folder.link("site/assets/style.css", to: "../../style.css")
        #expect(try Program.run(options, in: folder).status == 0)
        #expect(try folder.tree("site") == whole)
        let style = try folder.path("site/assets/style.css").resourceValues(forKeys: [.isSymbolicLinkKey])
        #expect(style.isSymbolicLink == false)
    }
}
