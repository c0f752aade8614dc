import Base
import NavigationModel
import Platform
import SwiftSource

/// What the manifests in a folder tell: `Package.swift`, and `project.pbxproj` of the Xcode projects there.
struct ProjectManifests {
    static let package = "Package.swift"
    static let xcodeProject = "project.pbxproj"
    private static let ending = ".xcodeproj"

    /// The names of the targets by the folders that the package says they stand in.
    private(set) var packageTargets: [String: String] = [:]
    /// In the order of the projects' names.
    private(set) var xcodeTargets: [XcodeTargets] = []
    /// The project files that could not be read.
    private(set) var damaged: [NotUnderstood] = []
    /// The files that tell it; absolute.
    private(set) var places: [FilePath] = []
    /// Those that are reached by a link out of the repository, and were not read; absolute.
    private(set) var outside: [FilePath] = []

    /// - Parameters:
    ///   - folder: absolute.
    ///   - names: of what stands in it.
    init(in folder: FilePath, names: [String], of sources: FoundSources) {
        if names.contains(Self.package) {
            places.append(folder.appending(Self.package))
            let bytes = try? contents(of: folder.appending(Self.package), in: folder, of: sources)
            packageTargets = bytes.map { PackageManifest.targets(in: String(decoding: $0, as: UTF8.self)) } ?? [:]
        }
        for name in names.sorted() where name.hasSuffix(Self.ending) {
            let path = folder.appending(name).appending(Self.xcodeProject)
            places.append(path)
            do throws(XcodeProject.Fault) {
                guard let bytes = try? contents(of: path, in: folder, of: sources) else { continue }
                let targets = try XcodeProject.targets(in: bytes)
                if !targets.isEmpty { xcodeTargets.append(targets) }
            } catch {
                damaged.append(Self.notice(of: error, in: path, root: sources.root))
            }
        }
    }

    /// Whether a path is that of a manifest that this reads, and the folder of its project.
    static func project(of path: FilePath) -> [[UInt8]]? {
        let components = path.components
        if path.name == package { return components.dropLast() }
        guard path.name == xcodeProject, path.parent.name.hasSuffix(ending) else { return nil }
        return components.dropLast(2)
    }

    /// The bytes of a manifest; none where there is no such file.
    private mutating func contents(
        of path: FilePath, in folder: FilePath, of sources: FoundSources
    ) throws(DiskError) -> [UInt8]? {
        if let bytes = sources.manifests[path] { return bytes }
        guard sources.listing[folder] == nil, try FileStatus(of: path).kind == .file else { return nil }
        let home = try Disk.resolved(folder)
        let isLinked = try Disk.resolved(path) != home.appending(path.relative(to: folder).bytes)
        guard !isLinked || Territory(around: home).fault(of: path) == nil else {
            outside.append(path)
            return nil
        }
        return try Disk.contents(of: path, atMost: .project)
    }

    private static func notice(of fault: XcodeProject.Fault, in path: FilePath, root: FilePath) -> NotUnderstood {
        let shown = path.isInside(root) ? path.relative(to: root).text : "../\(path.relative(to: root.parent).text)"
        return NotUnderstood(
            text: xcodeProject,
            reason: "not a valid Xcode project: \(fault.reason). Module names are taken from folders instead",
            help: "Open the project in Xcode, and fix the errors that Xcode reports.",
            location: SourceLocation(file: shown, line: fault.line, column: 1))
    }
}
