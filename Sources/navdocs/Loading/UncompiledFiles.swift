import Platform
import SwiftSource

/// Swift files in the folders of an Xcode project's targets that none of its targets compiles: what was taken out of an app, and stays
/// beside it. Nobody who uses the app gets there.
struct UncompiledFiles {
    /// How many there are.
    let count: Int
    private let paths: Set<FilePath>

    /// - Parameter projects: around the sources.
    init?(in sources: FoundSources, _ projects: ProjectFolders) {
        guard projects.namer.knowsTargets else { return nil }
        let files = sources.files.filter { $0.isSwift && !$0.isNamed }
        let owners = ParallelMap.results(of: files) { [namer = projects.namer] in namer.owner(of: $0.path.text) }
        var compiled: [String: Int] = [:]
        var left: [String: [FilePath]] = [:]
        for (file, owner) in zip(files, owners) {
            if owner.isCompiled {
                compiled[owner.module, default: 0] += 1
            } else {
                left[owner.module, default: []].append(file.path)
            }
        }
        // Where most of a module isn't compiled, something else than the project says what is.
        paths = Set(left.filter { compiled[$0.key, default: 0] > $0.value.count }.values.joined())
        count = paths.count
        if paths.isEmpty { return nil }
    }

    /// The sources without them.
    func leftOut(of sources: FoundSources) -> FoundSources {
        var rest = sources
        rest.files.removeAll { paths.contains($0.path) }
        return rest
    }
}
