/// An article of the folder, with its place in the site.
struct Article: Sendable {
    /// Relative to the folder.
    let path: String
    /// Relative to the site: the page it is shown on.
    let address: String
    /// What lists call it.
    let title: String
    /// What its page calls it.
    let heading: String
    /// The Markdown, without front matter and the title.
    let text: String
    /// Smaller numbers stand first.
    let order: Int?
    /// The folders it stands in, outermost first.
    let folders: [String]

    init(_ source: ArticleFolder.Article, matter: FrontMatter, address: String) {
        path = source.path
        self.address = address
        let body = LandingArticle(matter.text)
        let name = Self.readable(source.path.split(separator: "/").last.map(String.init) ?? source.path)
        title = matter.title ?? body.title ?? name
        heading = body.title ?? matter.title ?? name
        text = body.text
        order = matter.order
        folders = source.path.split(separator: "/").dropLast().map(String.init)
    }

    /// Whether it speaks for the folder it stands in.
    var isIndex: Bool { Self.stem(path.split(separator: "/").last.map(String.init) ?? "").lowercased() == "index" }

    /// A file's or a folder's name as words.
    static func readable(_ name: String) -> String {
        stem(name).split { $0 == "-" || $0 == "_" || $0 == " " }.joined(separator: " ").sentence
    }

    /// A path without the ending of Markdown files.
    static func stem(_ path: String) -> String {
        for ending in [".md", ".markdown"] where path.lowercased().hasSuffix(ending) {
            return String(path.dropLast(ending.count))
        }
        return path
    }
}
