import Platform

/// Where output goes that nobody names a place for.
enum UsualPlace {
    /// The folder that a site is written to.
    static let site = "navdocs-site"

    /// Refuses one that is a link out of the repository: nobody who runs this said so.
    /// - Parameter current: the folder the user is in.
    static func check(_ name: String, from current: FilePath) throws(OutputError) {
        let path = current.appending(name)
        guard (try? FileStatus(of: path, followingLinks: false))?.kind == .link, (try? FileStatus(of: path)) != nil
        else { return }
        if Territory(around: current).fault(of: path) != nil { throw .leadsOutside(name) }
    }
}
