import Platform

extension CacheFolder {
    /// How many files are in it, and how many bytes they have together.
    var size: (files: Int, bytes: Int) {
        let entries = (try? Disk.entries(in: location)) ?? []
        let sizes = entries.filter { $0.kind == .file }.compactMap { entry in
            try? FileStatus(of: location.appending(entry.name)).size
        }
        return (sizes.count, sizes.reduce(0, +))
    }
}
