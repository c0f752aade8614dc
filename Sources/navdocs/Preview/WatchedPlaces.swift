import Platform

/// What a site is made of, on the disk: a change of any of it may change the site.
struct WatchedPlaces {
    /// Files that are read, and those that would be if they were there; absolute.
    private(set) var files: [FilePath] = []
    /// Folders in which files may come and go; absolute.
    private(set) var folders: [FilePath] = []
    /// The sources that were found in them; nil where they could not be.
    let found: FoundSources?

    /// Looks for them.
    /// - Parameters:
    ///   - before: what is watched besides while the sources cannot be found.
    ///   - configurations: where the configuration is, or would be.
    ///   - current: the folder the user is in.
    init(
        of site: SiteArguments, configurations: [FilePath], before: WatchedPlaces? = nil, in current: FilePath
    ) {
        func absolute(_ name: String) -> FilePath? { try? Disk.absolute(FilePath(name), from: current) }
        let sources = site.sources
        let named = (sources.paths + sources.facts).compactMap(absolute)
        var files = Set(named + configurations + [site.landing].compactMap(\.self).compactMap(absolute))
        var folders: Set<FilePath> = []
        found = try? sources.find(from: current)
        if let found {
            files.formUnion(found.facts == nil ? found.files.compactMap(\.location) : [])
            files.formUnion(found.unreachable.map { found.root.appending($0.path.bytes) })
            folders.formUnion(found.folders)
            files.formUnion(GitRepository(around: found.root)?.heads ?? [])
        } else if let before {
            files.formUnion(before.files)
            folders.formUnion(before.folders)
        }
        if let articles = try? SiteTexts.loader(site.articles, sources, in: current)?.location {
            let tree = (try? FolderTree(of: Folder(articles)))?.entries ?? []
            folders.insert(articles)
            folders.formUnion(tree.filter { $0.kind == .folder }.map { articles.appending($0.path.bytes) })
            files.formUnion(tree.filter { $0.kind != .folder }.map { articles.appending($0.path.bytes) })
        } else if let articles = site.articles.flatMap(absolute) {
            files.insert(articles)
        }
        // A folder that was named is there or not; what is in it is what its own files are.
        self.files = files.subtracting(folders).sorted()
        self.folders = folders.union(named.filter { (try? FileStatus(of: $0))?.kind == .folder }).sorted()
    }
}
