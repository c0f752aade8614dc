import Base
import NavigationModel
import PageElements

/// One thing that search finds.
struct SearchEntry: Hashable, Sendable {
    let kind: SearchKind
    let name: String
    /// What follows the name quietly: labels of parameters, a type. It is found too, after names.
    var note = ""
    /// Where it is: the coordinator, the module, the file.
    var place = ""
    /// The path of its page relative to the site's folder, with an anchor.
    let address: String
}

/// What kind of thing an entry is. Of two that fit a search equally well, the one of the earlier kind comes first.
enum SearchKind: Hashable, Sendable {
    case coordinator(CoordinatorKind)
    case host, screen, destination, deepLink, article, parameter
    case finding(Severity)
    /// A page about the whole app.
    case page

    /// The word beside every result.
    var word: String {
        switch self {
        case .coordinator: "coordinator"
        case .host: "navigation stack"
        case .screen: "screen"
        case .destination: "destination"
        case .deepLink: "deep link"
        case .article: "article"
        case .parameter: "parameter"
        case .finding: "finding"
        case .page: "page"
        }
    }

    var icon: Icon {
        switch self {
        case .coordinator(let kind): Icon(kind)
        case .host: .stack
        case .screen: .screen
        case .destination: .destination
        case .deepLink: .deepLink
        case .article: .article
        case .parameter: .parameter
        case .finding(let severity): Icon(severity)
        case .page: .page
        }
    }

    /// Every kind, earlier ones first.
    static let all: [SearchKind] =
        CoordinatorKind.allCases.map(SearchKind.coordinator) + [
            .host, .screen, .destination, .deepLink, .article, .parameter,
        ]
        + Severity.allCases.map(SearchKind.finding) + [.page]
}
