import Base

/// Tells the module of a source file from where it stands, as build systems lay their folders out.
package struct ModuleNamer: Sendable {
    /// What a folder holds that makes it a project.
    package struct Project: Hashable, Sendable {
        /// Whether there is a `Package.swift`: its `Sources` and `Tests` hold a folder for each module.
        package var isPackage: Bool
        /// Whether there is an Xcode project or a Tuist `Project.swift`: the folders beside it are modules.
        package var isXcodeProject: Bool
        /// The names of targets by the folders that its manifest says they stand in, relative to the project.
        package var targets: [String: String] = [:]
        /// What the Xcode projects in the folder say that their targets compile, in the order of their names.
        package var xcodeTargets: [XcodeTargets] = []

        /// Whether it is a project at all.
        package var isProject: Bool { isPackage || isXcodeProject }

        /// The targets that are named as demos or samples.
        package var sampleModules: Set<String> {
            xcodeTargets.reduce(into: Set(targets.values.filter(SampleName.isSample))) { $0.formUnion($1.samples) }
        }

        /// What the targets are that are not the app itself, by their modules.
        package var roles: [String: EntryRole] {
            let samples = targets.values.filter(SampleName.isSample).map { ($0, EntryRole.sample) }
            return xcodeTargets.reduce(into: Dictionary(samples) { first, _ in first }) { roles, targets in
                roles.merge(targets.roles) { first, _ in first }
            }
        }

        /// - Parameter names: the names of what stands in the folder.
        package init(names: some Sequence<String>) {
            isPackage = false
            isXcodeProject = false
            for name in names {
                if name == "Package.swift" { isPackage = true }
                if name == "Project.swift" || name.hasSuffix(".xcodeproj") { isXcodeProject = true }
            }
        }
    }

    /// The folders above and with the root: `["Planets", "Sources"]`.
    private let trail: [String]
    private let projects: [String: Project]
    /// The folders of the projects that say what their targets compile, the innermost first.
    private let xcodeFolders: [[String]]
    /// The modules of the targets of the projects in these folders.
    private let xcodeModules: [[String]: Set<String>]
    /// Whether several targets of an Xcode project may compile one file.
    package let sharesFiles: Bool

    /// - Parameters:
    ///   - root: the name of the root folder.
    ///   - parent: the name of the folder that holds the root; it names the module where the root is a `Sources`.
    ///   - projects: the projects by folder, relative to the parent with `/` between components: `Planets/Sources`.
    ///     The parent itself is the empty path.
    package init(root: String, parent: String, projects: [String: Project]) {
        trail = [parent, root]
        self.projects = projects
        let folders = projects.filter { !$0.value.xcodeTargets.isEmpty }.keys.map { key in
            key.split(separator: "/").map(String.init)
        }
        xcodeModules = folders.reduce(into: [:]) { modules, folder in
            let targets = projects[folder.joined(separator: "/")]?.xcodeTargets ?? []
            modules[folder] = targets.reduce(into: []) { $0.formUnion($1.modules) }
        }
        sharesFiles = projects.values.contains { $0.xcodeTargets.contains(where: \.sharesFiles) }
        xcodeFolders = folders.sorted {
            ($1.count, $0.joined(separator: "/")) < ($0.count, $1.joined(separator: "/"))
        }
    }

    /// Whether a project says which files its targets compile.
    package var knowsTargets: Bool { !xcodeFolders.isEmpty }

    /// The module of a file.
    /// - Parameter path: relative to the root.
    package func module(of path: String) -> String {
        let owner = owner(of: path)
        return owner.isCompiled ? owner.module : "\(owner.module) (not compiled)"
    }

    /// The module that a file belongs to by where it stands, and whether it is compiled as a part of that, as far as projects tell.
    /// - Parameter path: relative to the root.
    package func owner(of path: String) -> (module: String, isCompiled: Bool) {
        let components = path.utf8.split(separator: UInt8(ascii: "/")).compactMap(String.init)
        let folders = trail + components.dropLast()
        let around = projects(around: folders)
        let manifest = named(folders, around) ?? conventional(folders, around)
        let target = compiled(Array(trail.dropFirst()) + components, around)
        if let manifest, manifest.depth >= target?.depth ?? 0 { return (manifest.module, true) }
        if let target { return (target.module, true) }
        let module = besideProject(folders, around) ?? trail[1]
        return (module, !isLeftOut(Array(trail.dropFirst()) + components, of: module, around))
    }

    /// Whether a file stands among those of a target of an Xcode project, none of which compiles it: what it declares is no
    /// part of the module, and may be declared again in what replaced it.
    private func isLeftOut(_ path: [String], of module: String, _ around: [Project?]) -> Bool {
        guard let folder = xcodeFolders.first(where: { path.starts(with: $0) }) else { return false }
        let isInPackage = path.indices.contains { index in
            index > folder.count && around.indices.contains(1 + index) && around[1 + index]?.isPackage == true
        }
        return !isInPackage && xcodeModules[folder]?.contains(module) == true
    }

    /// What is known of each of the folders around a file: at n, of the first n of them together.
    private func projects(around folders: [String]) -> [Project?] {
        var path = ""
        var found = [nil, projects[path]]
        for index in folders.indices.dropFirst() {
            path += index > 1 ? "/" + folders[index] : folders[index]
            found.append(projects[path])
        }
        return found
    }

    /// The modules of a file that several targets of an Xcode project around it compile; none for any other.
    /// - Parameter path: relative to the root.
    package func modules(of path: String) -> Set<String> {
        guard sharesFiles else { return [] }
        let components = trail.dropFirst() + path.split(separator: "/").map(String.init)
        return xcodeFolders.first { components.starts(with: $0) }.map { folder in
            let targets = projects[folder.joined(separator: "/")]?.xcodeTargets ?? []
            return targets.reduce(into: []) { $0.formUnion($1.modules(of: Array(components.dropFirst(folder.count)))) }
        } ?? []
    }

    /// A module, and in how many folders what says so stands; none for what is only the custom.
    private typealias Named = (module: String, depth: Int)

    /// The target that a manifest says stands in the folder, or around it: the innermost, of the nearest manifest.
    private func named(_ folders: [String], _ around: [Project?]) -> Named? {
        for count in (1...folders.count).reversed() {
            guard let targets = around[count]?.targets, !targets.isEmpty else { continue }
            for end in (count...folders.count).reversed() {
                if let name = targets[folders[count..<end].joined(separator: "/")] { return (name, count) }
            }
        }
        return nil
    }

    /// A `Sources` folder, or a package's `Tests`, the innermost first: the folder below it in a package, the folder
    /// above it elsewhere.
    private func conventional(_ folders: [String], _ around: [Project?]) -> Named? {
        for index in folders.indices.dropFirst().reversed() where ["Sources", "Tests"].contains(folders[index]) {
            let above = folders[index - 1]
            if around[index]?.isPackage == true {
                return (index + 1 < folders.count ? folders[index + 1] : above, index)
            }
            if folders[index] == "Sources", !above.isEmpty { return (above, 0) }
        }
        return nil
    }

    /// The target of an Xcode project that compiles a file: of the nearest project around it, else of one beside it.
    /// - Parameter path: the components of the file's path, relative to the folder that holds the root.
    private func compiled(_ path: [String], _ around: [Project?]) -> Named? {
        for folder in xcodeFolders where path.starts(with: folder) {
            let below = Array(path[folder.count...])
            let package = below.indices.last { $0 > 0 && around[1 + folder.count + $0]?.isPackage == true }
            if let module = module(of: below, package: package ?? 0, in: folder) { return (module, folder.count + 1) }
        }
        for folder in xcodeFolders where !path.starts(with: folder) {
            let shared = zip(path, folder).prefix { $0 == $1 }.count
            let way = Array(repeating: "..", count: folder.count - shared) + path[shared...]
            if let module = module(of: way, package: 0, in: folder) { return (module, 1) }
        }
        return nil
    }

    private func module(of path: [String], package: Int, in folder: [String]) -> String? {
        let targets = projects[folder.joined(separator: "/")]?.xcodeTargets ?? []
        for targets in targets where path.first != ".." || targets.reachesOut {
            if let module = targets.module(of: path, package: package) { return module }
        }
        return nil
    }

    /// The folder below the nearest project, or the project's own where the file stands right in it.
    private func besideProject(_ folders: [String], _ around: [Project?]) -> String? {
        for count in (2...folders.count).reversed() where around[count]?.isProject == true {
            return count < folders.count ? folders[count] : folders[count - 1]
        }
        return nil
    }
}
