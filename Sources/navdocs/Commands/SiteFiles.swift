import Arguments
import NavigationModel
import Platform
import Render

/// The files of a site, made on all cores and checked.
enum SiteFiles {
    /// Every file, sorted by path.
    /// - Parameter console: where it is told how far that is.
    /// - Throws: ``BrokenLinks`` where a link in them leads nowhere.
    static func made(by plan: Site.Plan, console: Console = Console(isQuiet: true)) throws -> [OutputFile] {
        try checked(made(of: plan.parts, console: console))
    }

    /// The files of a whole site, sorted by path.
    /// - Throws: ``BrokenLinks`` where a link in them leads nowhere.
    static func checked(_ files: [OutputFile]) throws -> [OutputFile] {
        let sorted = files.sorted { $0.path < $1.path }
        try BrokenLinks.check(sorted)
        return sorted
    }

    /// The files of some parts, in their order and not checked.
    static func made(of parts: [Site.Part], console: Console) throws -> [OutputFile] {
        let progress = Progress("Writing", console: console, total: parts.count)
        defer { progress.finish() }
        return try ParallelMap.results(
            of: parts,
            transform: { part in
                defer { progress.advance() }
                return Result { try part.files() }
            }
        ).flatMap { try $0.get() }
    }

    /// A site in one file, made for nothing else.
    static func singleFile(for analysis: NavigationAnalysis, options: SiteOptions) throws -> [UInt8] {
        try singleFile(
            of: try made(by: Site.plan(for: analysis, options: options)), analysis: analysis, options: options)
    }

    /// The site in one file; told in short where it would be too large otherwise.
    static func singleFile(of files: [OutputFile], analysis: NavigationAnalysis, options: SiteOptions) throws -> [UInt8]
    {
        let page = SingleFile.page(of: files, title: analysis.graph.title)
        if page.count <= SingleFile.roomy {
            try BrokenLinks.check([OutputFile(path: "index.html", contents: page)])
            return page
        }
        var options = options
        options.isCondensed = true
        let short = SingleFile.page(
            of: try made(by: Site.plan(for: analysis, options: options)), title: analysis.graph.title)
        try BrokenLinks.check([OutputFile(path: "index.html", contents: short)])
        return SingleFile.tightened(short)
    }
}
