/// Source text for people to read: comments gone, white space folded.
package struct SourceSummary {
    /// The longest text kept, in characters; what is cut ends in `…`.
    private static let limit = 240
    /// The deepest nesting that is written.
    private static let deepest = 200

    private let tree: SyntaxTree
    private var text: [UInt8] = []

    private init(_ tree: SyntaxTree) {
        self.tree = tree
        text.reserveCapacity(80)
    }

    /// A node's text on one line.
    static func text(of node: Node, in tree: SyntaxTree) -> String {
        text(ofTokens: tree.first(node)..<tree.end(node), in: tree)
    }

    /// The text of tokens on one line.
    static func text(ofTokens tokens: Range<Int>, in tree: SyntaxTree) -> String {
        if tokens.count == 1 {
            let token = tree.tokens[tokens.lowerBound]
            if token.end - token.start <= limit { return tree.text(ofToken: tokens.lowerBound) }
        }
        var line = SourceSummary(tree)
        line.append(tokens)
        return line.shortened
    }

    /// A call's text on one line, its closures reduced to `{ … }`.
    package static func text(ofCall call: Node, in tree: SyntaxTree) -> String {
        var line = SourceSummary(tree)
        if let callee = tree.child(call), tree.kind(callee) == .memberAccess, let name = tree.token(callee),
            isModifierChain(tree.child(callee), in: tree)
        {
            // What a view is built of says nothing about where a modifier leads.
            line.text += "….".utf8
            let names = Int(tree.tokens[name].start)..<Int(tree.tokens[tree.end(callee) - 1].end)
            line.text += tree.bytes[names]
            line.append(call, from: tree.end(callee), after: callee, depth: 0)
        } else {
            line.append(call, from: tree.first(call), after: nil, depth: 0)
        }
        return line.shortened
    }

    /// Whether an expression is a modifier, or several, of a value made in place: `VStack { … }.padding()`.
    private static func isModifierChain(_ expression: Node?, in tree: SyntaxTree) -> Bool {
        var links = 0
        var next = expression
        while let call = next, tree.kind(call) == .call, links < 1_000 {
            guard let callee = tree.child(call) else { return false }
            if tree.kind(callee) == .memberAccess {
                links += 1
                next = tree.child(callee)
            } else {
                guard tree.kind(callee) == .reference, links > 0 || tree.trailingClosure(of: call) != nil else {
                    return false
                }
                return tree.word(callee).first?.isUppercase == true
            }
        }
        return false
    }

    // MARK: Writing

    /// Appends a node with its closures reduced.
    /// - Parameters:
    ///   - first: the token to begin with.
    ///   - child: the child after which to begin.
    private mutating func append(_ node: Node, from first: Int, after child: Node?, depth: Int) {
        guard text.count <= Self.limit * 4, depth < Self.deepest else { return }
        if tree.kind(node) == .closure { return appendClosure(node) }
        let tokens = first..<tree.end(node)
        guard tokens.contains(where: { tree.tokens[$0].kind == .leftBrace }) else { return append(tokens) }
        var position = first
        var next = child.map { tree.next($0) } ?? tree.child(node)
        while let inner = next {
            append(position..<tree.first(inner))
            append(inner, from: tree.first(inner), after: nil, depth: depth + (tree.kind(inner) == .argument ? 2 : 1))
            position = tree.end(inner)
            next = tree.next(inner)
        }
        append(position..<tree.end(node))
    }

    private mutating func appendClosure(_ closure: Node) {
        if let last = text.last, last != UInt8(ascii: " "), last != UInt8(ascii: "(") { text.append(UInt8(ascii: " ")) }
        text += "{ … }".utf8
        if tree.tokens[tree.end(closure) - 1].flags.contains(.spaceAfter) { text.append(UInt8(ascii: " ")) }
    }

    private mutating func append(_ tokens: Range<Int>) {
        var position = tokens.lowerBound
        while position < tokens.upperBound, text.count <= Self.limit * 4 {
            var last = position
            while last + 1 < tokens.upperBound, isAsWritten(between: last, and: last + 1) { last += 1 }
            append(tree.tokens[position], upTo: tree.tokens[last])
            position = last + 1
        }
    }

    /// Whether what stands between two tokens is written as it is: nothing, or one space.
    private func isAsWritten(between first: Int, and second: Int) -> Bool {
        let token = tree.tokens[second]
        guard token.flags.isDisjoint(with: [.breakBefore, .isMemberPeriod]), token.kind != .postfixQuestion else {
            return false
        }
        let end = tree.tokens[first].end
        return token.start == end || token.start == end + 1 && tree.bytes[Int(end)] == UInt8(ascii: " ")
    }

    /// - Parameter last: a token after it; all between the two is written as it is.
    private mutating func append(_ token: Token, upTo last: Token) {
        let isBroken = token.flags.contains(.breakBefore)
        let closes = isBroken && (token.kind == .rightParen || token.kind == .rightSquare)
        // A period with nothing before it begins a value, as in `[.home, .search]`.
        if closes || token.flags.contains(.isMemberPeriod) || token.kind == .postfixQuestion {
            if text.last == UInt8(ascii: " ") { text.removeLast() }
            if closes, text.last == UInt8(ascii: ",") { text.removeLast() }
        } else if token.flags.contains(.spaceBefore), let last = text.last, last != UInt8(ascii: " "),
            !isBroken || (last != UInt8(ascii: "(") && last != UInt8(ascii: "["))
        {
            text.append(UInt8(ascii: " "))
        }
        text += tree.bytes[Int(token.start)..<Int(last.end)]
        if last.flags.contains(.spaceAfter) { text.append(UInt8(ascii: " ")) }
    }

    private var shortened: String {
        var end = text.count
        while end > 0, text[end - 1] == UInt8(ascii: " ") { end -= 1 }
        let line = text.withUnsafeBufferPointer {
            String(decoding: UnsafeBufferPointer(rebasing: $0[..<end]), as: UTF8.self)
        }
        return end > Self.limit && line.count > Self.limit ? line.prefix(Self.limit - 1) + "…" : line
    }
}
