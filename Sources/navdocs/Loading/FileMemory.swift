import Base
import Extractor
import NavigationModel
import Platform
import SwiftSource
import Synchronization

/// The files that this process read before, each as long as it stays as it is on the disk.
final class FileMemory: Sendable {
    private struct Kept {
        let stamp: FileStamp
        let file: AppFile
        let repaired: NotUnderstood?
    }

    /// What the folders around sources told.
    private struct KeptProjects {
        let projects: ProjectFolders
        let files: [FilePath?]
        /// How the project files stood; nil where that is not known.
        let manifests: [FileStamp?]?
        /// How the folders stood, as far as that is known.
        var folders: [FilePath: FileStamp?] = [:]
    }

    private let files = Mutex<[FilePath: Kept]>([:])
    private let kept = Mutex<KeptProjects?>(nil)
    /// The modules of files, by path, as those projects name them.
    private let modules = Mutex<[String: String]>([:])
    private let last = Mutex<PreviousRun?>(nil)

    /// What was read of the files when they were linked last; nil where none were.
    var reading: PreviousRun? {
        get { last.withLock { $0 } }
        set { last.withLock { $0 = newValue } }
    }

    /// A file, read only where it is not known as it stands there.
    /// - Parameters:
    ///   - place: absolute.
    ///   - path: what the file is called.
    ///   - module: the module its declarations belong to.
    ///   - read: the file, and where bytes of it were replaced.
    func file(
        at place: FilePath, path: String, module: String,
        read: () throws(DiskError) -> (file: AppFile, repaired: NotUnderstood?)
    ) throws(DiskError) -> (file: AppFile, repaired: NotUnderstood?) {
        // What changes while it is read has another stamp the next time.
        let stamp = FileStamp(of: place)
        if let kept = files.withLock({ $0[place] }), kept.stamp == stamp, kept.file.path == path,
            kept.file.module == module
        {
            return (kept.file, kept.repaired)
        }
        let (file, repaired) = try read()
        if let stamp {
            files.withLock { $0[place] = Kept(stamp: stamp, file: file, repaired: repaired) }
        }
        return (file, repaired)
    }

    /// What the folders around sources tell, worked out only where they are not known as they stand.
    func projects(of sources: FoundSources) -> ProjectFolders {
        guard sources.facts == nil else { return ProjectFolders(of: sources) }
        let files = [sources.root] + sources.files.map(\.location)
        let last = kept.withLock { $0 }
        let manifests = last?.projects.manifests.map { FileStamp(of: $0) }
        let folders = (last?.projects.names.keys).map { names in
            Dictionary(uniqueKeysWithValues: names.map { ($0, FileStamp(of: $0)) })
        }
        if var last, let folders, last.files == files, last.manifests == manifests,
            last.projects.names.allSatisfy({ folder, names in
                // A file that is replaced changes its folder, and none of the names.
                last.folders[folder] == folders[folder] || Set(sources.names(in: folder)) == Set(names)
            })
        {
            last.folders = folders
            kept.withLock { [last] in $0 = last }
            return last.projects
        }
        let projects = ProjectFolders(of: sources)
        // Only where the same was read the last time is it known how that stood before.
        let isKnown = last?.projects.manifests == projects.manifests
        modules.withLock { $0 = [:] }
        kept.withLock {
            $0 = KeptProjects(projects: projects, files: files, manifests: isKnown ? manifests : nil)
        }
        return projects
    }

    /// The module of a file.
    /// - Parameter namer: that of ``projects(of:)``, as it was asked last.
    func module(of path: String, by namer: ModuleNamer) -> String {
        if let known = modules.withLock({ $0[path] }) { return known }
        let module = namer.module(of: path)
        modules.withLock { $0[path] = module }
        return module
    }

    /// Lets go of all but some files.
    func keep(only places: Set<FilePath>) {
        files.withLock { files in files = files.filter { places.contains($0.key) } }
    }
}
