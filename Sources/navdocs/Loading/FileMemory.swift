import Extractor
import NavigationModel
import Synchronization

/// The files that this process read before, each as long as it stays as it is on the disk.
final class FileMemory: Sendable {
    private struct Kept {
        let stamp: FileStamp
        let file: RememberedFile<CachedFile>
        let repaired: NotUnderstood?
    }

    private let files = Mutex<[FilePath: Kept]>([:])
    private let last = Mutex<Reading?>(nil)

    /// What was read of the files when they were linked last; nil where none were.
    var reading: Reading? {
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
        read: () throws(DiskError) -> (CachedFile, repaired: NotUnderstood?)
    ) throws(DiskError) -> (file: any TextFile, repaired: NotUnderstood?) {
        // What changes while it is read has another stamp the next time.
        let stamp = FileStamp(of: place)
        if let kept = files.withLock({ $0[place] }), kept.stamp == stamp, kept.file.path == path,
            kept.file.module == module
        {
            return (kept.file, kept.repaired)
        }
        let (file, repaired) = try read()
        let remembered = RememberedFile(file)
        if let stamp {
            files.withLock { $0[place] = Kept(stamp: stamp, file: remembered, repaired: repaired) }
        }
        return (remembered, repaired)
    }

    /// Lets go of all but some files.
    func keep(only places: Set<FilePath>) {
        files.withLock { files in files = files.filter { places.contains($0.key) } }
    }
}

/// A file of an app whose text can be shown.
protocol TextFile: AppFile {
    var text: String { get }
}

extension CachedFile: TextFile {}

extension RememberedFile: TextFile where File: TextFile {
    var text: String { file.text }
}
