/// Gives an article's headings ids, as GitHub names them, behind a prefix that keeps them apart from the page's own.
package enum HeadingAnchors {
    package static let prefix = "article-"

    /// The id of every heading, in order.
    package static func ids(of nodes: [MarkdownNode]) -> [String] {
        var ids: [String] = []
        var taken: Set<String> = []
        var used: [String: Int] = [:]
        for node in nodes where node.headingLevel != nil {
            let base = prefix + name(node.plainText)
            var id = base
            while !taken.insert(id).inserted {
                used[base, default: 0] += 1
                id = "\(base)-\(used[base, default: 0])"
            }
            ids.append(id)
        }
        return ids
    }

    /// What GitHub calls a heading in addresses.
    package static func name(_ heading: String) -> String {
        let kept = EscapedPunctuation.plain(heading).lowercased().filter {
            $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == " "
        }
        return String(kept.map { $0 == " " ? "-" : $0 })
    }
}

extension MarkdownNode {
    /// The level of a heading, or nil.
    package var headingLevel: Int? {
        if case .heading(let level) = kind { level } else { nil }
    }
}
