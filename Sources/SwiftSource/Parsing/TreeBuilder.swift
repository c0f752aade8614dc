/// Links nodes into a ``SyntaxTree``, children before their parents.
struct TreeBuilder {
    /// The children of a node that is still to be made.
    struct Children {
        fileprivate(set) var first: Int32 = -1
        fileprivate(set) var last: Int32 = -1

        var isSingle: Bool { first >= 0 && first == last }
    }

    private(set) var records: [SyntaxTree.Record] = []

    init(capacity: Int) { records.reserveCapacity(capacity) }

    /// Makes a node of tokens.
    mutating func add(
        _ kind: NodeKind, _ tokens: Range<Int>, token: Int = -1, second: Int = -1, _ children: Children = Children()
    ) -> Node {
        records.append(
            SyntaxTree.Record(
                kind: kind, first: Int32(tokens.lowerBound), end: Int32(tokens.upperBound), token: Int32(token),
                second: Int32(second), firstChild: children.first))
        return Node(number: Int32(records.count - 1))
    }

    /// Adds a node to the children of one.
    mutating func append(_ node: Node, to children: inout Children) {
        if children.last >= 0 { records[Int(children.last)].next = node.number } else { children.first = node.number }
        children.last = node.number
    }

    /// Takes nodes away that were made in vain.
    mutating func removeNodes(from count: Int) { records.removeSubrange(count...) }

    func kind(_ node: Node) -> NodeKind { records[Int(node.number)].kind }
    func first(_ node: Node) -> Int { Int(records[Int(node.number)].first) }

    /// The only child of a node, which takes its place.
    func unwrapped(_ node: Node) -> Node { Node(number: records[Int(node.number)].firstChild) }

    /// The children of a node, for another one to take over.
    func children(of node: Node) -> Children {
        var children = Children()
        children.first = records[Int(node.number)].firstChild
        children.last = children.first
        while children.last >= 0, records[Int(children.last)].next >= 0 {
            children.last = records[Int(children.last)].next
        }
        return children
    }

    /// Puts a node before children.
    mutating func prepend(_ node: Node, to children: inout Children) {
        records[Int(node.number)].next = children.first
        if children.first < 0 { children.last = node.number }
        children.first = node.number
    }
}
