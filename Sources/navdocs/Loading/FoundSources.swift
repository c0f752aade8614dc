import Base
import Extractor
import NavigationModel
import Platform

/// The files of an app, found but not read.
struct FoundSources: Sendable {
    /// A file to read.
    struct File: Sendable {
        /// Where it is read from; nil for standard input, and where it is read already.
        let location: FilePath?
        /// Relative to the root, with `/` between components.
        let path: FilePath
        /// What is in it, where it is not on the disk.
        var contents: [UInt8]?
        /// Whether the user named it, so that it may be a pipe.
        var isNamed = false

        /// Whether it is Swift, and no storyboard or what names one.
        var isSwift: Bool { [.swift, nil].contains(SourceKind(name: path.name)) }
    }

    /// Something that looks like source and cannot be reached.
    struct Unreachable: Sendable {
        /// Relative to the root.
        let path: FilePath
        let reason: String
        var isTooLarge = false
    }

    /// What is linked in place of the files.
    struct Facts: Sendable {
        /// In the order of the files.
        let files: [AppFile]
        /// Sorted by place.
        let unread: [NotUnderstood]
    }

    /// The folder all paths are relative to, absolute.
    var root: FilePath
    /// The folders and files that were named, absolute; none for standard input.
    var inputs: [FilePath] = []
    /// The folders that were looked into, absolute.
    var folders: [FilePath] = []
    /// Sorted by path.
    var files: [File] = []
    /// Sorted by path.
    var unreachable: [Unreachable] = []
    /// Links that point outside the repository and were not followed, as the user would name them, sorted.
    var outside: [String] = []
    /// The paths as typed that hold no Swift though others do, sorted.
    var withoutSwift: [String] = []
    /// Folders that were not entered because of their name, absolute.
    var skipped: [FilePath] = []
    /// Where submodules stand that the clone does not have as the revision has them, absolute, links resolved.
    var missingSubmodules: [FilePath] = []
    /// Whether demo and sample targets are read though there is an app beside them.
    var readsSamples = false
    /// What is to be told of patterns that match nothing.
    var unmatched: [String] = []
    /// The names of what stands in each folder, by absolute path, where it is not the disk that tells.
    var listing: [FilePath: [String]] = [:]
    /// What is in the manifests of the projects, by absolute path, where it is not the disk that tells.
    var manifests: [FilePath: [UInt8]] = [:]
    /// The only platform that counts; nil for all.
    var platform: AppPlatform?
    /// How large a file may be.
    var limit = ReadLimit.source
    /// Where it is not the source that is read.
    var facts: Facts?
}

extension FoundSources {
    /// Those of the files that are Swift: storyboards alone are no app.
    var swiftFiles: [File] { files.filter(\.isSwift) }

    /// Leaves out what only says which storyboards are shown first, where there is no storyboard.
    mutating func leaveOutNeedless() {
        guard !files.contains(where: { SourceKind(name: $0.path.name) == .storyboard }) else { return }
        files.removeAll { SourceKind(name: $0.path.name) == .propertyList && !$0.isNamed }
    }

    /// The same files with paths relative to another folder, which holds all of them.
    /// - Parameter name: the folder as typed.
    func rooted(at folder: FilePath, name: String) throws(FactsError) -> FoundSources {
        func path(of path: FilePath) throws(FactsError) -> FilePath {
            let whole = root.appending(path.bytes)
            guard whole.isInside(folder) else { throw .outside(path.text, root: name) }
            return whole.relative(to: folder)
        }
        var rooted = self
        rooted.root = folder
        rooted.files = []
        rooted.unreachable = []
        for file in files {
            rooted.files.append(
                File(
                    location: file.location, path: try path(of: file.path), contents: file.contents,
                    isNamed: file.isNamed))
        }
        for place in unreachable {
            rooted.unreachable.append(
                Unreachable(path: try path(of: place.path), reason: place.reason, isTooLarge: place.isTooLarge))
        }
        return rooted
    }

    /// Without what stands in some folders.
    /// - Parameter folders: absolute, links resolved.
    func without(_ folders: [FilePath]) -> FoundSources {
        let root = (try? Disk.resolved(root)) ?? root
        func isLeft(_ path: FilePath) -> Bool {
            let place = root.appending(path.components)
            return !folders.contains { place.isInside($0) }
        }
        var left = self
        left.files = files.filter { isLeft($0.path) }
        left.unreachable = unreachable.filter { isLeft($0.path) }
        return left
    }

    /// The names of what stands in a folder; none where it cannot be told.
    func names(in folder: FilePath) -> [String] {
        if let names = listing[folder] { return names }
        return ((try? Disk.names(in: folder)) ?? []).map { String(decoding: $0, as: UTF8.self) }
    }
}
