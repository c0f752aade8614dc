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

    /// - Parameters:
    ///   - root: the name of the root folder.
    ///   - parent: the name of the folder that holds the root; it names the module where the root is a `Sources`.
    ///   - projects: the projects by folder, relative to the parent with `/` between components: `Planets/Sources`.
    ///     The parent itself is the empty path.
    package init(root: String, parent: String, projects: [String: Project]) {
        trail = [parent, root]
        self.projects = projects
    }

    /// The module of a file.
    /// - Parameter path: relative to the root.
    package func module(of path: String) -> String {
        let folders = trail + path.split(separator: "/").dropLast().map(String.init)
        return named(folders) ?? conventional(folders) ?? besideProject(folders) ?? trail[1]
    }

    /// The target that a manifest says stands in the folder, or around it: the innermost, of the nearest manifest.
    private func named(_ folders: [String]) -> String? {
        for count in (1...folders.count).reversed() {
            guard let targets = projects[folders[1..<count].joined(separator: "/")]?.targets, !targets.isEmpty else {
                continue
            }
            for end in (count...folders.count).reversed() {
                if let name = targets[folders[count..<end].joined(separator: "/")] { return name }
            }
        }
        return nil
    }

    /// A `Sources` folder, or a package's `Tests`, the innermost first: the folder below it in a package, the folder
    /// above it elsewhere.
    private func conventional(_ folders: [String]) -> String? {
        for index in folders.indices.dropFirst().reversed() where ["Sources", "Tests"].contains(folders[index]) {
            let above = folders[index - 1]
            if project(at: folders[..<index])?.isPackage == true {
                return index + 1 < folders.count ? folders[index + 1] : above
            }
            if folders[index] == "Sources", !above.isEmpty { return above }
        }
        return nil
    }

    /// The folder below the nearest project, or the project's own where the file stands right in it.
    private func besideProject(_ folders: [String]) -> String? {
        for count in (2...folders.count).reversed() where project(at: folders[..<count]) != nil {
            return count < folders.count ? folders[count] : folders[count - 1]
        }
        return nil
    }

    private func project(at folders: ArraySlice<String>) -> Project? {
        let project = projects[folders.dropFirst().joined(separator: "/")]
        return project.flatMap { $0.isPackage || $0.isXcodeProject ? $0 : nil }
    }
}
