import Base
import NavigationModel
import PageElements

/// Looks for what a reader would miss in the texts of a site: names and links that lead nowhere.
struct TextCheck {
    let site: SiteContent

    /// Everything that is wrong, articles first.
    var remarks: [Remark] {
        var remarks = site.articles?.remarks ?? []
        if let library = site.articles {
            for (path, source) in library.texts.sorted(by: { $0.key < $1.key }) {
                let nodes = Cmark.parse(source.text).flatMap(\.flattened)
                remarks += self.remarks(of: nodes) { .article(path, line: source.firstLine + $0.line) }
                remarks += lostLinks(in: nodes, of: path, library) { .article(path, line: source.firstLine + $0.line) }
            }
        }
        if let landing = site.options.landing {
            let nodes = Cmark.parse(landing).flatMap(\.flattened)
            remarks += self.remarks(of: nodes) { .landing(line: $0.line) }
        }
        return remarks.sorted { $0.severity == .error && $1.severity != .error } + comments
    }

    /// The names between two back-ticks and the figures that are not known.
    private func remarks(of nodes: [MarkdownNode], at place: (MarkdownNode) -> Remark.Place) -> [Remark] {
        nodes.compactMap { node -> Remark? in
            switch node.kind {
            case .code(let name, isSymbol: true): return unknown(name, at: place(node))
            case .codeBlock(let info, _):
                do throws(ArticleFigure.Fault) {
                    _ = try ArticleFigure.asked(by: info, in: site.graph)
                    return nil
                } catch {
                    return Remark(.warning, at: place(node), error.message, word: error.word, known: error.known)
                }
            default: return nil
            }
        }
    }

    /// - Parameter owner: the type whose comment names it, which need not be named again.
    private func unknown(_ name: String, in owner: String? = nil, at place: Remark.Place) -> Remark? {
        for name in [name] + (owner.map { ["\($0)/\(name)"] } ?? []) {
            if site.addresses.symbol(name) != nil || isDeclared(name) { return nil }
        }
        return Remark(
            .warning, at: place, "there is no coordinator, destination or screen ``\(name)``", word: name,
            known: site.addresses.symbols)
    }

    /// Whether the source has a type of that name, or something of that name in it, though no page tells of it.
    private func isDeclared(_ name: String) -> Bool {
        let parts = name.split(separator: "/").flatMap { $0.split(separator: ".") }.map {
            String($0.prefix { $0 != "(" })
        }
        guard let last = parts.last else { return false }
        if site.options.members[last] != nil { return true }
        guard parts.count > 1, let members = site.options.members[parts[parts.count - 2]] else { return false }
        return members.isEmpty || members.contains(last) || last == "init"
    }

    private func lostLinks(
        in nodes: [MarkdownNode], of path: String, _ library: ArticleLibrary, at place: (MarkdownNode) -> Remark.Place
    ) -> [Remark] {
        nodes.compactMap { node in
            guard case .link(let url, _) = node.kind else {
                guard case .image(let url, _) = node.kind else { return nil }
                return lost(library.link(url, from: path), url, isPicture: true, at: place(node))
            }
            return lost(library.link(url, from: path), url, isPicture: false, at: place(node))
        }
    }

    private func lost(_ link: ArticleLink, _ url: String, isPicture: Bool, at place: Remark.Place) -> Remark? {
        switch link {
        case .nowhere(let reason, let word, let known):
            return Remark(.error, at: place, "'\(url)' \(reason)", word: word, known: known)
        case .page where isPicture:
            return Remark(.error, at: place, "'\(url)' is an article, not an image")
        case .picture where !isPicture:
            return Remark(.error, at: place, "'\(url)' is an image: write ![…](\(url)) to show it")
        default:
            return nil
        }
    }

    /// The names in doc comments that are not known, each once.
    private var comments: [Remark] {
        var seen: Set<Remark.Place> = []
        func check(_ documentation: String?, of owner: String, _ location: SourceLocation?) -> [Remark] {
            guard let documentation, let location, documentation.contains("``") else { return [] }
            return Cmark.parse(documentation).flatMap(\.flattened).compactMap { node in
                guard case .code(let name, isSymbol: true) = node.kind else { return nil }
                let place = Remark.Place.comment(
                    file: location.file, declaration: location.line, text: "``\(name)``")
                guard seen.insert(place).inserted else { return nil }
                return unknown(name, in: owner, at: place)
            }
        }
        var remarks: [Remark] = []
        for coordinator in site.graph.coordinators {
            remarks += check(coordinator.documentation, of: coordinator.name, coordinator.location)
            for destination in coordinator.destinations {
                remarks += check(destination.documentation, of: coordinator.name, destination.location)
            }
        }
        for screen in site.graph.screens {
            remarks += check(screen.documentation, of: screen.name, screen.location)
        }
        return remarks.sorted { $0.place.order < $1.place.order }
    }
}

extension Remark.Place {
    /// Doc comments in the order of the source.
    fileprivate var order: SourceLocation {
        guard case .comment(let file, let declaration, let text) = self else {
            return SourceLocation(file: "", line: 0, column: 0)
        }
        return SourceLocation(file: file, line: declaration, column: text.utf8.count)
    }
}
