/// The articles of a site, in the order they are read.
struct ArticleLibrary: Sendable {
    /// What a list of articles holds.
    indirect enum Entry: Sendable {
        case article(Article)
        /// A folder: its name, the article that speaks for it, and what else is in it.
        case section(String, index: Article?, [Entry])
    }

    /// Where the pictures stand in a site.
    static let pictureFolder = "articles/pictures/"

    /// The folder as messages name it.
    let name: String
    /// The article on the first page.
    let landing: Article?
    /// What the sidebar lists.
    let entries: [Entry]
    /// Every article with a page of its own, in the order of the list.
    let pages: [Article]
    let articles: [String: Article]
    /// The addresses of the pictures, by their paths in the folder.
    let pictures: [String: String]
    /// The pictures as files of the site.
    let files: [OutputFile]
    /// What is wrong with the front matter.
    let remarks: [Remark]
    /// The lines before an article's text, by its path.
    let texts: [String: (text: String, firstLine: Int)]

    init(_ folder: ArticleFolder) {
        name = folder.name
        let slugs = Slugs(folder.articles.map { Article.stem($0.path) })
        var articles: [Article] = []
        var remarks: [Remark] = []
        var texts: [String: (text: String, firstLine: Int)] = [:]
        for source in folder.articles {
            let matter = FrontMatter(of: source.text)
            let page = slugs[Article.stem(source.path)].map { "articles/\($0).html" } ?? ""
            let address = source.path == folder.landing ? Addresses.overview : page
            articles.append(Article(source, matter: matter, address: address))
            texts[source.path] = (matter.text, matter.lines)
            remarks += matter.faults.map { fault in
                Remark(
                    .warning, at: .article(source.path, line: fault.line), fault.message, word: fault.word,
                    known: fault.word == nil ? [] : FrontMatter.keys)
            }
        }
        let sorted = Self.entries(articles.filter { $0.path != folder.landing }, depth: 0)
        landing = articles.first { $0.path == folder.landing }
        entries = sorted
        pages = sorted.flatMap(\.articles)
        self.articles = Dictionary(articles.map { ($0.path, $0) }) { first, _ in first }
        self.remarks = remarks
        self.texts = texts
        (pictures, files) = Self.placed(folder.pictures)
    }

    /// The articles and sections of a folder, by order and then by name.
    private static func entries(_ articles: [Article], depth: Int) -> [Entry] {
        let here = articles.filter { $0.folders.count == depth }
        let below = Dictionary(grouping: articles.filter { $0.folders.count > depth }) { $0.folders[depth] }
        var placed = here.map { article in (order: article.order, name: article.path, entry: Entry.article(article)) }
        for (folder, inside) in below {
            let index = inside.first { $0.isIndex && $0.folders.count == depth + 1 }
            let rest = entries(inside.filter { $0.path != index?.path }, depth: depth + 1)
            let title = index?.title ?? Article.readable(folder)
            placed.append(
                (
                    index?.order, inside[0].folders.prefix(depth + 1).joined(separator: "/"),
                    .section(title, index: index, rest)
                ))
        }
        return placed.sorted { left, right in
            let orders = (left.order ?? .max, right.order ?? .max)
            guard orders.0 == orders.1 else { return orders.0 < orders.1 }
            let names = (left.name.lowercased(), right.name.lowercased())
            return names.0 == names.1 ? left.name < right.name : names.0 < names.1
        }.map(\.entry)
    }

    /// The pictures under names that are safe everywhere.
    private static func placed(_ pictures: [OutputFile]) -> (addresses: [String: String], files: [OutputFile]) {
        let slugs = Slugs(pictures.map(\.path))
        var addresses: [String: String] = [:]
        for picture in pictures {
            let ending = picture.path.split(separator: ".").last.map { $0.lowercased() } ?? ""
            addresses[picture.path] = "\(pictureFolder)\(slugs[picture.path] ?? "").\(ending)"
        }
        let files = pictures.compactMap { picture in
            addresses[picture.path].map { OutputFile(path: $0, contents: picture.contents) }
        }
        return (addresses, files)
    }
}

extension ArticleLibrary.Entry {
    /// Everything in it with a page of its own, in order.
    var articles: [Article] {
        switch self {
        case .article(let article): [article]
        case .section(_, let index, let entries): [index].compactMap { $0 } + entries.flatMap(\.articles)
        }
    }
}
