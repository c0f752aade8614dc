import NavigationModel

extension Site {
    /// Some files of a site, made independently of all other parts.
    package struct Part: Sendable {
        /// The page among them; nil for none.
        package let page: String?
        /// Whether pages load one of them when they are used, rather than as they are loaded themselves.
        package let isLoadedLater: Bool
        /// Takes what they are made from out of the site, on any thread.
        package let content: @Sendable () -> any PartContent

        init(page: String? = nil, isLoadedLater: Bool = false, content: @escaping @Sendable () -> any PartContent) {
            self.page = page
            self.isLoadedLater = isLoadedLater
            self.content = content
        }

        /// Makes them, on any thread.
        package func files() throws -> [OutputFile] { try content().files() }
    }
}

/// A page with what is made together with it.
struct PageFiles: PartContent {
    private let content: any PageContent
    private let context: PageContext

    /// - Parameters:
    ///   - content: what the page is made from.
    ///   - context: what it shares with all others.
    init(_ content: any PageContent, _ context: PageContext) {
        self.content = content
        self.context = context
    }

    func files() throws -> [OutputFile] {
        let page = try content.page(context)
        return [OutputFile(path: page.path, text: PageFrame.document(page, context))] + page.files
    }

    static func == (left: PageFiles, right: PageFiles) -> Bool {
        left.context == right.context && AnyHashable(left.content) == AnyHashable(right.content)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(context)
        hasher.combine(AnyHashable(content))
    }
}

/// Files that are there already.
struct ReadyFiles: PartContent {
    private let ready: [OutputFile]

    init(_ ready: [OutputFile]) { self.ready = ready }

    func files() -> [OutputFile] { ready }
}

/// The document of the app: `navigation.json`.
struct DocumentFile: PartContent {
    private let analysis: NavigationAnalysis

    init(_ analysis: NavigationAnalysis) { self.analysis = analysis }

    func files() throws -> [OutputFile] {
        [OutputFile(path: Addresses.document, contents: try NavigationDocument.encode(analysis))]
    }
}
