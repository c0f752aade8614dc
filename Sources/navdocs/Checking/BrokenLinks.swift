import Render

/// Links that would lead a reader nowhere.
enum BrokenLinks: Explained, Equatable {
    /// So many in the user's articles, each told already.
    case inArticles(Int)

    var message: String {
        switch self {
        case .inArticles(let count): "\(count) broken link\(count == 1 ? "" : "s") in the articles; no site was written"
        }
    }

    var advice: String? {
        switch self {
        case .inArticles:
            "mend them: a relative link leads to an article or a picture in the same folder, anything else needs its "
                + "web address"
        }
    }
}
