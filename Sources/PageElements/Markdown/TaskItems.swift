/// Task lists of GitHub Flavored Markdown (spec 0.29, §5.3): items that begin with `[ ]` or `[x]`.
enum TaskItems {
    /// An item with its mark made a box that cannot be pressed; any other node as it is.
    static func apply(to node: MarkdownNode) -> MarkdownNode {
        guard node.kind == .item, var paragraph = node.children.first, case .paragraph = paragraph.kind,
            let first = paragraph.children.first, case .text(let text) = first.kind,
            ["[ ]", "[x]", "[X]"].contains(text.prefix(3)), text.count == 3 || text.dropFirst(3).first == " "
        else { return node }
        let isDone = !text.hasPrefix("[ ]")
        let box = Tag.input(
            .named("type", "checkbox"), .named("disabled", "disabled"),
            isDone ? .named("checked", "checked") : nil, .aria("label", isDone ? "done" : "to do"))
        paragraph.children[0].kind = .text(String(text.dropFirst(3)))
        paragraph.children.insert(MarkdownNode(.inline(box.printed)), at: 0)
        var item = node
        item.children[0] = paragraph
        return item
    }
}
