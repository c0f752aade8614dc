/// Gives an article's headings ids, as GitHub names them, behind a prefix that keeps them apart from the page's own.
enum HeadingAnchors {
    static let prefix = "article-"

    /// The id of every heading, in order.
    static func ids(of nodes: [MarkdownNode]) -> [String] {
        var ids: [String] = []
        for node in nodes where node.isHeading {
            let base = prefix + name(node.plainText)
            var id = base
            var number = 0
            while ids.contains(id) {
                number += 1
                id = "\(base)-\(number)"
            }
            ids.append(id)
        }
        return ids
    }

    private static func name(_ heading: String) -> String {
        let kept = EscapedPunctuation.plain(heading).lowercased().filter {
            $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == " "
        }
        return String(kept.map { $0 == " " ? "-" : $0 })
    }
}

extension MarkdownNode {
    var isHeading: Bool {
        if case .heading = kind { true } else { false }
    }

    /// The level of a heading, or nil.
    var headingLevel: Int? {
        if case .heading(let level) = kind { level } else { nil }
    }
}
