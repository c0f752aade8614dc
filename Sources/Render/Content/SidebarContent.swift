import Base
import NavigationModel

/// What stands beside every page: how much there is of everything, the articles, and the coordinators as a tree.
struct SidebarContent: Hashable, Sendable {
    /// An article, or a section of articles.
    struct Entry: Hashable, Sendable {
        let title: String
        /// The article's page; nil for a section that no article speaks for.
        let address: String?
        /// What else is in a section.
        let inside: [Entry]
    }

    /// A coordinator where the tree has it first.
    struct Node: Hashable, Sendable {
        let coordinator: NodeReference
        /// Nil for one that was not read.
        let kind: CoordinatorKind?
        let children: [Node]
    }

    let screens: Int
    let deepLinks: Int
    let findings: Int
    let notUnderstood: Int
    let coordinators: Int
    /// Nil where no other version was named.
    let changes: Int?
    let articles: [Entry]
    let roots: [Node]
    /// What each coordinator stands under, by id; a root under itself.
    private let parents: [String: String]

    /// - Parameter changes: how much changed since another version; nil where none was named.
    init(_ analysis: NavigationAnalysis, _ tree: CoordinatorTree, articles: ArticleLibrary?, changes: Int?) {
        let graph = analysis.graph
        screens = graph.screens.count
        deepLinks = graph.deepLinks.count
        findings = analysis.findings.count
        notUnderstood = graph.notUnderstood.count
        coordinators = graph.coordinators.count
        self.changes = changes
        self.articles = articles?.entries.map(Self.entry) ?? []
        let kinds = Dictionary(graph.coordinators.map { ($0.id, $0.kind) }) { first, _ in first }
        var parents: [String: String] = [:]
        func nodes(_ hierarchy: [Hierarchy.Node]) -> [Node] {
            hierarchy.filter { !$0.isRepeated }.map { node in
                let id = node.coordinator.id
                for child in node.children where !child.isRepeated { parents[child.coordinator.id] = id }
                return Node(coordinator: node.coordinator, kind: kinds[id], children: nodes(node.children))
            }
        }
        roots = nodes(tree.roots)
        for root in roots { parents[root.coordinator.id] = root.coordinator.id }
        self.parents = parents
    }

    /// The coordinators from a root of the tree to one of them, by their ids; none for one that is not in the tree.
    func way(to coordinator: String?) -> Set<String> {
        var way: Set<String> = []
        var next = coordinator
        while let id = next, let parent = parents[id], way.insert(id).inserted { next = parent }
        return way
    }

    private static func entry(_ entry: ArticleLibrary.Entry) -> Entry {
        switch entry {
        case .article(let article): Entry(title: article.title, address: article.address, inside: [])
        case .section(let name, let index, let entries):
            Entry(title: name, address: index?.address, inside: entries.map(self.entry))
        }
    }
}
