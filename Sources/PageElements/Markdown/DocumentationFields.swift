import NavigationModel

/// What Swift's doc comments say in lists: `- Parameter id: …`, `- Parameters:` with a list below, `- Returns: …`.
enum DocumentationFields {
    private static let words = [
        "Parameters", "Returns", "Throws", "Note", "Tip", "Important", "Warning", "Attention", "Experiment",
        "Precondition", "Postcondition", "Requires", "Invariant", "Complexity", "SeeAlso", "Remark", "Bug", "Since",
    ]

    /// An item with its field's name made strong and the parameter it is about made code; any other node as it is.
    static func apply(to node: MarkdownNode) -> MarkdownNode {
        guard node.kind == .item, let field = node.leadingField else { return node }
        let words = field.label.split(separator: " ")
        var item = node
        if words.count == 2, words[0].lowercased() == "parameter" {
            item.replaceField(
                with: [strong("Parameter "), MarkdownNode(.code(String(words[1]), isSymbol: false))],
                rest: field.rest)
        } else if let word = Self.words.first(where: { $0.lowercased() == field.label.lowercased() }) {
            item.replaceField(with: [strong(word == "SeeAlso" ? "See also" : word)], rest: field.rest)
            if word == "Parameters" { item.children = item.children.map(namingParameters) }
        } else {
            return node
        }
        return item
    }

    private static func strong(_ text: String) -> MarkdownNode {
        MarkdownNode(.strong, [MarkdownNode(.text(text))])
    }

    private static func namingParameters(_ node: MarkdownNode) -> MarkdownNode {
        guard case .list = node.kind else { return node }
        var list = node
        list.children = node.children.map { item in
            guard let field = item.leadingField, !field.label.contains(" ") else { return item }
            var item = item
            item.replaceField(with: [MarkdownNode(.code(field.label, isSymbol: false))], rest: field.rest)
            return item
        }
        return list
    }
}

extension MarkdownNode {
    /// What stands before and after the first colon of an item's first text.
    fileprivate var leadingField: (label: String, rest: String)? {
        guard let paragraph = children.first, case .paragraph = paragraph.kind,
            case .text(let text) = paragraph.children.first?.kind, let colon = text.firstIndex(of: ":")
        else { return nil }
        return (String(text[..<colon]), String(text[text.index(after: colon)...]))
    }

    fileprivate mutating func replaceField(with label: [MarkdownNode], rest: String) {
        children[0].children.replaceSubrange(0..<1, with: label + [MarkdownNode(.text(":\(rest)"))])
    }
}
