/// A folder of articles as it was read: nothing here touches the disk.
package struct ArticleFolder: Sendable {
    /// A Markdown file.
    package struct Article: Sendable {
        /// Relative to the folder, with `/` between components.
        package let path: String
        package let text: String

        package init(path: String, text: String) {
            self.path = path
            self.text = text
        }
    }

    /// As messages name it, such as `App/Navigation.docs`.
    package let name: String
    package let articles: [Article]
    /// The pictures, by their paths relative to the folder.
    package let pictures: [OutputFile]
    /// The path of the article on the first page; nil for none.
    package let landing: String?

    package init(name: String, articles: [Article], pictures: [OutputFile] = [], landing: String? = nil) {
        self.name = name
        self.articles = articles.sorted { $0.path < $1.path }
        self.pictures = pictures.sorted { $0.path < $1.path }
        self.landing = landing
    }
}
