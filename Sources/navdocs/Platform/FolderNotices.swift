import CSystem

/// What the system tells of folders in which something was written, came or went: at once, where it tells of that at all.
///
/// None tells of everything: Linux not of more than some thousands of folders, none of those that other machines share. So
/// this only saves the waiting for the next look at everything, and never the look.
package final class FolderNotices {
    private let notices: OpaquePointer?
    private let folders: [FilePath]

    /// What there is to read where there is news; negative where the system tells nothing.
    package let descriptor: Int32

    /// - Parameter folders: absolute.
    package init(of folders: some Sequence<FilePath>) {
        self.folders = Array(folders)
        let paths = CStrings(self.folders.map(\.bytes))
        notices = paths.pointers.map { UnsafePointer($0) }.withUnsafeBufferPointer {
            [count = self.folders.count] paths in
            navdocs_notices_start(paths.baseAddress, count)
        }
        descriptor = notices.map(navdocs_notices_descriptor) ?? -1
    }

    deinit { if let notices { navdocs_notices_stop(notices) } }

    /// The folders of which something was told since this was asked last.
    package func news() -> Set<FilePath> {
        var news: Set<FilePath> = []
        guard let notices else { return news }
        while true {
            let number = navdocs_notices_next(notices)
            guard folders.indices.contains(number) else { return news }
            news.insert(folders[number])
        }
    }
}
