/// A node of a ``SyntaxTree``, by its number.
package struct Node: Hashable {
    let number: Int32
}

/// What the readers look at: a file's tokens, and its nodes as ranges of them.
///
/// It comes from ``FileParser``, or where that is not certain, from SwiftParser by way of ``TreeConverter``.
package final class SyntaxTree {
    /// A node as it is kept. Children are linked, each to the next.
    struct Record {
        var kind: NodeKind
        /// The tokens it is made of.
        var first: Int32
        var end: Int32
        /// The token that names it; -1 where none does.
        var token: Int32
        /// The second token that names it, as a parameter's inner name.
        var second: Int32 = -1
        var firstChild: Int32 = -1
        var next: Int32 = -1
    }

    package let bytes: [UInt8]
    /// Those of the file; the last is its end.
    let tokens: [Token]
    private let records: [Record]
    /// The values of string literals that were not parsed by the rules of ``StringLiteral``.
    private let values: [Int32: String?]
    /// Where the file is no valid Swift first.
    package let fault: SyntaxFault?

    init(
        bytes: [UInt8], tokens: [Token], records: [Record], values: [Int32: String?] = [:], fault: SyntaxFault? = nil
    ) {
        self.bytes = bytes
        self.tokens = tokens
        self.records = records
        self.values = values
        self.fault = fault
    }

    /// The whole file.
    package var file: Node { Node(number: Int32(records.count - 1)) }

    /// How many nodes there are; a child has a lower number than its parent.
    var count: Int { records.count }

    package func kind(_ node: Node) -> NodeKind { records[Int(node.number)].kind }
    func first(_ node: Node) -> Int { Int(records[Int(node.number)].first) }
    func end(_ node: Node) -> Int { Int(records[Int(node.number)].end) }

    /// The token that names a node.
    func token(_ node: Node) -> Int? {
        let token = records[Int(node.number)].token
        return token < 0 ? nil : Int(token)
    }

    /// The second token that names a node.
    func second(_ node: Node) -> Int? {
        let token = records[Int(node.number)].second
        return token < 0 ? nil : Int(token)
    }

    // MARK: Children

    package struct Children: Sequence, IteratorProtocol {
        fileprivate let records: [Record]
        fileprivate var current: Int32

        package mutating func next() -> Node? {
            guard current >= 0 else { return nil }
            defer { current = records[Int(current)].next }
            return Node(number: current)
        }
    }

    package func children(_ node: Node) -> Children {
        Children(records: records, current: records[Int(node.number)].firstChild)
    }

    func children(_ node: Node, _ kind: NodeKind) -> [Node] { children(node).filter { self.kind($0) == kind } }

    package func child(_ node: Node) -> Node? {
        let child = records[Int(node.number)].firstChild
        return child < 0 ? nil : Node(number: child)
    }

    /// What follows a child in its parent.
    func next(_ node: Node) -> Node? {
        let next = records[Int(node.number)].next
        return next < 0 ? nil : Node(number: next)
    }

    package func child(_ node: Node, _ kind: NodeKind) -> Node? { child(node) { $0 == kind } }

    func expression(in node: Node) -> Node? { child(node) { $0.isExpression } }
    package func type(in node: Node) -> Node? { child(node) { $0.isType } }
    package func pattern(in node: Node) -> Node? { child(node) { $0.isPattern } }

    private func child(_ node: Node, where isWanted: (NodeKind) -> Bool) -> Node? {
        var child = records[Int(node.number)].firstChild
        while child >= 0 {
            if isWanted(records[Int(child)].kind) { return Node(number: child) }
            child = records[Int(child)].next
        }
        return nil
    }

    // MARK: Text

    /// The UTF-8 of a range of the text.
    package func text(_ range: Range<Int>) -> String {
        bytes.withUnsafeBufferPointer { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) }
    }

    func text(ofToken token: Int) -> String { text(Int(tokens[token].start)..<Int(tokens[token].end)) }

    /// A node as written, less what stands around it.
    package func text(_ node: Node) -> String {
        let (first, end) = (first(node), end(node))
        return first < end ? text(start(node)..<Int(tokens[end - 1].end)) : ""
    }

    /// The name that a token stands for, without back-ticks.
    func name(ofToken token: Int) -> String {
        let (start, end) = (Int(tokens[token].start), Int(tokens[token].end))
        let tick = UInt8(ascii: "`")
        let isQuoted = end - start > 2 && bytes[start] == tick && bytes[end - 1] == tick
        return isQuoted ? text(start + 1..<end - 1) : text(start..<end)
    }

    /// The name of a node, empty where it has none.
    package func name(_ node: Node) -> String { token(node).map { name(ofToken: $0) } ?? "" }

    /// The text of the token that names a node.
    func word(_ node: Node) -> String { token(node).map { text(ofToken: $0) } ?? "" }

    /// Whether the token that names a node is a word.
    func isNamed(_ node: Node, _ word: StaticString) -> Bool {
        guard let token = token(node) else { return false }
        let (start, end) = (Int(tokens[token].start), Int(tokens[token].end))
        guard end - start == word.utf8CodeUnitCount else { return false }
        for index in 0..<word.utf8CodeUnitCount where bytes[start + index] != word.utf8Start[index] { return false }
        return true
    }

    /// Where a node begins, as an offset in UTF-8.
    package func start(_ node: Node) -> Int { Int(tokens[first(node)].start) }

    /// The value of a string without code in it.
    func value(ofString node: Node) -> String? {
        if let value = values[node.number] { return value }
        return StringLiteral.value(of: node, in: self)
    }
}
