import Base
import NavigationModel
import Platform
import SwiftSource

/// What the folders around the sources tell: the modules and the app's name.
struct ProjectFolders {
    /// Names that say nothing about the app, so that the folder above names it.
    private static let plainNames: Set = ["Sources", "Source", "src"]

    let namer: ModuleNamer
    /// The name of the project at the root, or of the root folder.
    let title: String
    /// The targets that their manifests name as demos or samples.
    let sampleModules: Set<String>
    /// What the targets are that are not the app itself, by their modules.
    let roles: [String: EntryRole]
    /// The project files that could not be read.
    let damaged: [NotUnderstood]
    /// Project files that are reached by a link out of the repository, and were not read; absolute.
    let outside: [String]
    /// The names of what stands in the folders, and the project files that were read or are not there; all absolute.
    let names: [FilePath: [String]]
    let manifests: [FilePath]

    /// - Parameter sources: whose folders are looked into, up to the one that holds the root.
    init(of sources: FoundSources) {
        let root = sources.root
        let base = root.parent
        var projects: [String: ModuleNamer.Project] = [:]
        var names: [String: [String]] = [:]
        let files = sources.files.filter { $0.location != nil || $0.contents != nil }
        var folders = Set(files.map { root.appending($0.path.bytes).parent })
        folders.formUnion([root, base])
        for var folder in folders {
            while folder.isInside(base) {
                let key = folder.relative(to: base).text
                guard projects[key] == nil else { break }
                names[key] = sources.names(in: folder)
                projects[key] = ModuleNamer.Project(names: names[key] ?? [])
                folder = folder.parent
                if folder.components.isEmpty { break }
            }
        }
        var damaged: [NotUnderstood] = []
        var outside: [FilePath] = []
        var listed: [FilePath: [String]] = [:]
        var read: [FilePath] = []
        let holding = sources.facts == nil ? names.sorted { $0.key < $1.key } : []
        let found = ParallelMap.results(of: holding) { key, names in
            let folder = key.isEmpty ? base : base.appending(key)
            return (folder: folder, manifests: ProjectManifests(in: folder, names: names, of: sources))
        }
        for ((key, names), (folder, manifests)) in zip(holding, found) {
            listed[folder] = names
            read += manifests.places
            projects[key]?.targets = manifests.packageTargets
            projects[key]?.xcodeTargets = manifests.xcodeTargets
            damaged += manifests.damaged
            outside += manifests.outside
        }
        sampleModules = projects.values.reduce(into: []) { $0.formUnion($1.sampleModules) }
        roles = projects.values.reduce(into: [:]) { $0.merge($1.roles) { min($0, $1) } }
        self.damaged = damaged
        self.outside = outside.map(\.text)
        self.names = listed
        manifests = read
        namer = ModuleNamer(root: root.name, parent: base.name, projects: projects)
        let usesBase = Self.plainNames.contains(root.name) && !base.name.isEmpty
        let home = usesBase ? base : root
        title =
            Self.xcodeProject(in: names[home.relative(to: base).text] ?? [])
            ?? (home.name.isEmpty ? "App" : home.name)
    }

    /// The modules of the files that several targets compile, by their paths.
    /// - Parameter paths: of all files, relative to the root.
    func shared(among paths: [String]) -> [String: Set<String>] {
        guard namer.sharesFiles else { return [:] }
        let modules = ParallelMap.results(of: paths) { [namer] in namer.modules(of: $0) }
        return Dictionary(zip(paths, modules).filter { !$1.isEmpty }) { first, _ in first }
    }

    /// Whether a project stands in a folder or below it.
    func hasProject(below folder: FilePath) -> Bool {
        names.contains { place, names in place.isInside(folder) && ModuleNamer.Project(names: names).isProject }
    }

    /// The name of the folder's Xcode project, the first where there are several.
    private static func xcodeProject(in names: [String]) -> String? {
        let ending = ".xcodeproj"
        return names.first { $0.hasSuffix(ending) && $0 != ending }.map { String($0.dropLast(ending.count)) }
    }
}
