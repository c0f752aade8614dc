import Platform
import SwiftSource

/// The demo and sample targets among sources that hold an app too: they show how its parts are used, and nobody who uses
/// the app gets there.
struct SampleTargets {
    private typealias File = FoundSources.File

    /// Their folders, or their names where they have none of their own, sorted; none where there is no app beside them.
    let names: [String]
    private let paths: Set<FilePath>

    /// - Parameter projects: around the sources.
    init(in sources: FoundSources, _ projects: ProjectFolders) {
        var samples: [String: [File]] = [:]
        var inFolders: [String: [File]] = [:]
        // A large app has many files in few folders.
        var isSample: [String: Bool] = [:]
        // Where no target is a sample, none needs to be looked up.
        let modules =
            projects.sampleModules.isEmpty
            ? []
            : ParallelMap.results(of: sources.files.map(\.path.text)) { [namer = projects.namer] in namer.module(of: $0)
            }
        for (position, file) in sources.files.enumerated() where !file.isNamed {
            let folders = file.path.components.dropLast().map { String(decoding: $0, as: UTF8.self) }
            let end = folders.firstIndex { name in
                if let known = isSample[name] { return known }
                let isOne = SampleName.isSample(name)
                isSample[name] = isOne
                return isOne
            }
            let folder = end.map { folders[...$0].joined(separator: "/") }
            if !modules.isEmpty, projects.sampleModules.contains(modules[position]) {
                samples[folder ?? modules[position], default: []].append(file)
                continue
            }
            if let folder { inFolders[folder, default: []].append(file) }
        }
        // A folder of that name in the app's own target is a part of the app.
        for (folder, files) in inFolders
        where projects.hasProject(below: sources.root.appending(folder)) || Self.start(in: files, sources) {
            samples[folder, default: []] += files
        }
        let paths = Set(samples.values.joined().map(\.path))
        guard !paths.isEmpty, Self.start(in: sources.files.filter { !paths.contains($0.path) }, sources) else {
            names = []
            self.paths = []
            return
        }
        names = samples.keys.sorted()
        self.paths = paths
    }

    /// The sources without them.
    func leftOut(of sources: FoundSources) -> FoundSources {
        var rest = sources
        rest.files.removeAll { paths.contains($0.path) }
        rest.unreachable.removeAll { place in
            names.contains { place.path.text.hasPrefix("\($0)/") }
        }
        return rest
    }

    /// Whether an app starts in one of some files; those whose names say so are looked at first.
    private static func start(in files: [File], _ sources: FoundSources) -> Bool {
        let likely = files.filter { $0.path.name.contains("App") || $0.path.name == "main.swift" }
        let others = files.filter { !$0.path.name.contains("App") && $0.path.name != "main.swift" }
        return (likely + others).contains { file in
            guard file.isSwift else { return false }
            let bytes =
                file.contents ?? file.location.flatMap { try? Disk.contents(of: $0, atMost: sources.limit) } ?? []
            return AppStart.isIn(bytes)
        }
    }
}
