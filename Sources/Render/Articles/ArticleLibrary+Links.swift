import PageElements

/// Where a relative address in an article leads.
enum ArticleLink: Equatable {
    /// A page of the site, with an anchor where one is named.
    case page(String)
    /// A picture of the site.
    case picture(String)
    /// An address of the web, of mail, or of anything else with a scheme.
    case elsewhere
    /// Nothing that becomes part of the site.
    case nowhere(reason: String, word: String, known: [String])
}

extension ArticleLibrary {
    /// Where an address leads that stands in an article.
    /// - Parameters:
    ///   - url: as written.
    ///   - path: the article's path in the folder.
    func link(_ url: String, from path: String) -> ArticleLink {
        guard !RelativeAddress.hasScheme(url) else { return .elsewhere }
        let address = RelativeAddress(url)
        guard !address.path.isEmpty else { return anchored(path, address.anchor) }
        guard let target = address.resolved(from: path) else {
            return .nowhere(reason: "points outside \(name)", word: url, known: [])
        }
        if let picture = pictures[target] { return .picture(picture) }
        let candidates = [target] + ["index.md", "index.markdown"].map { target.isEmpty ? $0 : "\(target)/\($0)" }
        if let article = candidates.first(where: { articles[$0] != nil }) { return anchored(article, address.anchor) }
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        let known = (articles.keys.sorted() + pictures.keys.sorted()).map { RelativeAddress.path(to: $0, from: folder) }
        return .nowhere(reason: "isn't an article or an image in \(name)", word: address.path, known: known)
    }

    private func anchored(_ path: String, _ anchor: String?) -> ArticleLink {
        guard let article = articles[path] else { return .elsewhere }
        guard let anchor, !anchor.isEmpty else { return .page(article.address) }
        let anchors = HeadingAnchors.ids(of: Cmark.parse(article.text))
        let id = HeadingAnchors.prefix + anchor
        if anchors.contains(id) { return .page("\(article.address)#\(id)") }
        if HeadingAnchors.name(article.heading) == anchor { return .page(article.address) }
        return .nowhere(
            reason: "doesn't match a heading in \(path)", word: "#\(anchor)",
            known: anchors.map { "#" + $0.dropFirst(HeadingAnchors.prefix.count) })
    }
}
