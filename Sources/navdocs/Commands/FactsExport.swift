import Arguments
import Platform

/// `navdocs export --format facts`: what is known of each file, for another run to link.
struct FactsExport: Sendable {
    private let sources: SourceArguments
    private let output: String
    private let root: String?
    private let module: String?

    /// Nil where facts are not asked for.
    /// - Parameters:
    ///   - root: as typed.
    ///   - others: options that were given and make no sense for facts.
    init?(
        _ sources: SourceArguments, output: String?, root: String?, module: String?, isAsked: Bool, others: [Option]
    ) throws(UsageError) {
        guard isAsked else {
            for (name, value) in [("root", root), ("module", module)] where value != nil {
                throw .conflict("'--\(name)' can only be used with '--format facts'", advice: "remove it")
            }
            return nil
        }
        if let other = others.first {
            throw .conflict(
                "'--\(other.name)' can't be used with '--format facts'",
                advice: "use it with the command that links the facts")
        }
        guard sources.facts.isEmpty else {
            throw .conflict(
                "'--facts' can't be used with '--format facts'",
                advice: "instead, pass all facts files to the command that links them")
        }
        guard let output else {
            throw .conflict(
                "'--format facts' needs '-o'", advice: "choose a file with -o FILE, or use -o - for standard output")
        }
        self.sources = sources
        self.output = output
        self.root = root
        self.module = module
    }

    func run(_ console: Console, in current: FilePath) throws -> ExitCode {
        let place = try output == "-" ? nil : FilePlace(output, from: current)
        var found = try sources.find(from: current)
        if let root { found = try found.rooted(at: try NamedPath(root, from: current).folder, name: root) }
        for path in found.withoutSwift { console.warn("no Swift files in \(path)") }
        for remark in found.unmatched { console.warn(remark) }
        let (bytes, unread) = try SourceLoader.facts(
            found, module: module, cache: try CacheFolder(sources.cache, in: current), console: console)
        for place in unread {
            console.warn("\(found.root.appending(place.location.file).relative(to: current).text): \(place.reason)")
        }
        try place.map { try $0.write(bytes) } ?? console.output(bytes)
        if let place { console.note("Wrote \(place.name)") }
        return .done
    }
}
